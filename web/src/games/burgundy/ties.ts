// How the answers of a turn hang together: a die, a stored tile and a hex make one answer, in any order of touching.
import type { Ties } from "../../lib/choose/hand";
import type { Choice, Value } from "../../lib/net/wire";

const isRecord = (value: Value | undefined): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const numeric = (value: Value | undefined): number => (typeof value === "number" ? value : 0);

/** The die an answer is given with, 0 for none. */
export function dieOf(choice: Choice): 0 | 1 | 2 {
  if (choice.targets.includes("die:1")) return 1;
  return choice.targets.includes("die:2") ? 2 : 0;
}

export const workersOf = (choice: Choice): number => numeric(choice.facts["workers"]);

const isPlacing = (choice: Choice): boolean => /^(place|plant) /.test(choice.text);

/** The stored tiles that an answer would place. */
function tilesOf(choice: Choice): string[] {
  if (!isPlacing(choice)) return [];
  const { tile, tiles } = choice.facts;
  if (isRecord(tiles)) return Object.keys(tiles);
  return typeof tile === "string" ? [tile] : [];
}

/** The points an answer brings; where it asks which tile, those of the one in hand, else of the best. */
export function pointsOf(choice: Choice, tile: string | null): number {
  const { points, tiles } = choice.facts;
  if (!isRecord(tiles)) return numeric(points);
  return tile ? numeric(tiles[tile]) : Math.max(0, ...Object.values(tiles).map(numeric));
}

const stored = (target: string): string | null =>
  target.startsWith("storage:") ? target.slice("storage:".length) : null;

/** What an answer leads to: it is begun by touching what will be asked about, too. */
export const opened = (choice: Choice): string[] => {
  const { opens } = choice.facts;
  return Array.isArray(opens) ? opens.filter((one) => typeof one === "string") : [];
};

function touches(choice: Choice, target: string): boolean {
  if (choice.targets.includes(target) || opened(choice).includes(target)) return true;
  const tile = stored(target);
  return tile !== null && tilesOf(choice).includes(tile);
}

/** What a die is for, or an action in its place; purchases and powers are something else. */
const BY_DIE = /^(take|place|sell|workers|harvest|plant) /;

/** Only in a turn and with what needs a die or a tile: purchases and powers go with anything in hand. */
function goes(choice: Choice, held: string): boolean {
  if (touches(choice, held)) return true;
  if (held.startsWith("die:")) return dieOf(choice) === 0;
  return stored(held) !== null && !BY_DIE.test(choice.text);
}

/** A die, and a stored tile that is to be placed. */
const toolIn =
  (choices: () => Choice[]) =>
  (target: string): boolean =>
    target.startsWith("die:") ||
    (stored(target) !== null && !choices().some((one) => one.targets.includes(target)));

/** With the die that costs the fewest workers; where two cost as many, the person says which. */
function meant(choices: Choice[]): Choice[] {
  const least = Math.min(...choices.map(workersOf));
  return choices.filter((choice) => workersOf(choice) === least);
}

export const tiesOf = (choices: () => Choice[]): Ties => ({
  touches,
  goes,
  isTool: toolIn(choices),
  meant,
});
