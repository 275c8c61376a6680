// The boards by the sets they come in, and what the option that deals duchies says.
import { eachOf } from "../../../lib/options";
import type { ComponentGroup, GameInfo } from "../../../lib/net/wire";
import { printOf, type DuchyPrint } from "../duchies";
import { DUCHIES, find } from "./ways";

/** One tab: the boards of a set, and the option that chooses among them. */
export interface BoardSet {
  name: string;
  /** Duchies are for everybody; other boards belong to a way to play. */
  option: string;
  boards: DuchyPrint[];
}

const BASE = "base";
/** Values of the option by which any duchy may come. */
export const BOOK = "book";
export const RANDOM = "random";
export const SAME = "same";
const WIDE: readonly string[] = [BOOK, RANDOM, SAME];

/** The values of the option that draw from a set. */
export const draws = (game: GameInfo): string[] =>
  (find(game, DUCHIES)?.values ?? []).filter((value) => !WIDE.includes(value));

export function boardSets(game: GameInfo, groups: ComponentGroup[]): BoardSet[] {
  const printed = (name: string): DuchyPrint[] =>
    (groups.find((one) => one.name === name)?.components ?? []).map(printOf);
  const duchies = printed("duchies");
  const drawn = draws(game);
  const set = (board: DuchyPrint): string =>
    drawn.find((value) => board.when[DUCHIES]?.includes(value)) ?? BASE;
  const sets = [BASE, ...drawn].map((name) => ({
    name,
    option: DUCHIES,
    boards: duchies.filter((board) => set(board) === name),
  }));
  const others = ["team", "solo"].map((name) => ({ name, option: name, boards: printed(`${name}_boards`) }));
  return [...sets, ...others].filter(({ boards }) => boards.length > 0);
}

/** How duchies are dealt: by the book, by lot, one for all, one for each. */
export type Deal = "book" | "lot" | "one" | "each";
export function dealOf(game: GameInfo, value: string): Deal {
  if (value === BOOK) return "book";
  if (find(game, DUCHIES)?.values.includes(value)) return "lot";
  return value.includes(".") ? "each" : "one";
}

/** The duchy of each seat where they are named. */
export function taken(game: GameInfo, value: string, seats: number): string[] {
  const option = find(game, DUCHIES);
  if (!option || option.values.includes(value)) return [];
  return value.includes(".") ? eachOf(option, value, seats) : Array.from({ length: seats }, () => value);
}
