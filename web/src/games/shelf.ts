// The games of the client: every folder here that has an `index.ts`. A game without one is shown as the plain one.
import type { Game } from "./game";
import { game as plain } from "./plain";

export interface Shelved extends Game {
  name: string;
  /** A colour of CSS: one ink for boxes, play buttons and marks. The game's `ink.css` says it as `--g-<name>`. */
  ink: string;
}

const found = import.meta.glob<Game>(["./*/index.ts", "!./plain/index.ts"], { eager: true, import: "game" });

/** In the order of their boxes. */
export const SHELF: readonly Shelved[] = Object.entries(found)
  .map(([path, game]) => shelved(path.split("/")[1] ?? "", game))
  .toSorted((a, b) => a.box.place - b.box.place);

function shelved(name: string, game: Game): Shelved {
  return { ...game, name, ink: `var(--g-${name}, var(--ink-2))` };
}

export function isKnown(name: string): boolean {
  return SHELF.some((one) => one.name === name);
}

export function gameOf(name: string): Shelved {
  return SHELF.find((one) => one.name === name) ?? { ...shelved(name, plain), title: name };
}

/** The table of a game, drawn or plain. */
export function tableOf(name: string): ReturnType<NonNullable<Game["table"]>> {
  return (gameOf(name).table ?? plain.table)();
}
