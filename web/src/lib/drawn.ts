// What of a game can be played in this browser: a drawn table may know fewer options than the rules have.
import { gameOf } from "../games/shelf";
import { game as fetchGame } from "./net/api";
import type { GameInfo } from "./net/wire";
import { broken, filled } from "./terms";

const known = (game: string, option: string): boolean => gameOf(game).draws?.includes(option) ?? true;

/** A game with the options that its table draws, and the numbers of players that can play with them. */
export function drawn(game: GameInfo): GameInfo {
  const options = game.options.filter((one) => known(game.name, one.name));
  if (options.length === game.options.length) return game;
  const names = new Set(["seats", ...options.map((one) => one.name)]);
  return {
    ...game,
    options,
    seats: game.seats.filter((seats) => !broken(game, filled(game, seats, {}))),
    terms: game.terms.filter((term) =>
      [term.when, term.needs, term.either].every((part) =>
        Object.keys(part).every((name) => names.has(name)),
      ),
    ),
  };
}

/** Whether the table of a game draws all that these options bring. */
export function draws(game: GameInfo, options: Record<string, string>): boolean {
  return game.options.every(
    (one) => known(game.name, one.name) || (options[one.name] ?? one.values[0]) === one.values[0],
  );
}

/** A match that is played with options which no table here draws. */
export class Undrawn extends Error {}

export async function mustDraw(game: string, options: Record<string, string>): Promise<void> {
  if (gameOf(game).draws && !draws(await fetchGame(game), options)) throw new Undrawn(game);
}
