// The puzzle of a day, from the date and the list alone: everybody has the same one, here and in the terminal.
const DAY = 86_400_000;
/** A step through the puzzles of a game that shares no factor with how many there are, unless these are its multiples. */
const STEP = 7919;

/** Days since 1970-01-01 of the date that the clock on the wall shows. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** Noon of that day, to be written as a date. */
export function dateOf(day: number): Date {
  const there = new Date(day * DAY);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), 12);
}

export interface Offered {
  game: string;
  puzzles: readonly { id: string }[];
}

/** The games take turns in the order of their names; those without puzzles are none. In a game the puzzles are walked in
 * the order of their ids, a fixed step at a time. Both orders are those of the characters, not of a language. */
export function daily(day: number, all: readonly Offered[]): { game: string; id: string } | null {
  const games = all.filter((one) => one.puzzles.length).toSorted((a, b) => order(a.game, b.game));
  const today = games[day % games.length];
  if (!today) return null;
  const ids = today.puzzles.map((one) => one.id).toSorted(order);
  const id = ids[(Math.floor(day / games.length) * STEP) % ids.length];
  return id === undefined ? null : { game: today.game, id };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
