// The games of the client: every folder here that has an `index.ts`. A game of another package has none: its table is
// drawn from what its view says lies where (`zones`).
import { has, readable, t } from "../lib/i18n/index.svelte";
import type { GameInfo } from "../lib/net/wire";
import { capital } from "../lib/voice/names";
import type { Game } from "./game";
import { game as zones } from "./zones";

export interface Shelved extends Game {
  name: string;
  /** A colour of CSS: one ink for boxes, play buttons and marks. The game's `ink.css` says it as `--g-<name>`. */
  ink: string;
}

const found = import.meta.glob<Game>(["./*/index.ts", "!./zones/index.ts"], { eager: true, import: "game" });

/** In the order of their boxes. */
export const SHELF: readonly Shelved[] = Object.entries(found)
  .map(([path, game]) => shelved(path.split("/")[1] ?? "", game))
  .toSorted((a, b) => a.box.place - b.box.place);

function shelved(name: string, game: Game): Shelved {
  return { ...game, name, ink: `var(--g-${name}, var(--g-other))` };
}

export function isKnown(name: string): boolean {
  return SHELF.some((one) => one.name === name);
}

export function gameOf(name: string): Shelved {
  return SHELF.find((one) => one.name === name) ?? { ...shelved(name, zones), title: titled(name) };
}

/** What its own texts call a game, once they are here; else its name. */
function titled(name: string): string {
  const key = `game-${name}`;
  return has(key, name) ? t(key, undefined, name) : capital(readable(key));
}

/** All that can be played here: ours, then those of other packages. */
export function playable(known: GameInfo[]): readonly Shelved[] {
  return [...SHELF, ...known.filter((one) => !isKnown(one.name)).map((one) => gameOf(one.name))];
}

/** The table of a game, and its lanes in a replay: its own, or drawn from its zones. */
export function tableOf(name: string): ReturnType<NonNullable<Game["table"]>> {
  return (gameOf(name).table ?? zones.table)();
}
export function lanesOf(name: string): ReturnType<NonNullable<Game["lanes"]>> {
  return (gameOf(name).lanes ?? zones.lanes)();
}
