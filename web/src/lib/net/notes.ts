// What this browser saw of a table before its draws: the commitment, and the words that were given from here. The page that
// checks a match compares with it. What was noted first stands: a server that changes its mind is found out.
import { Kept } from "./kept";
import type { TableInfo } from "./wire";

const MOST = 300;

/** `dealt`: the set-up had been drawn already when it was noted. `words` are by seat. */
export interface Noted {
  commitment: string;
  at: number;
  dealt: boolean;
  words: Record<string, string>;
}

const store = new Kept<Noted>("commitments");

function put(table: string, change: (old: Noted | undefined) => Noted | undefined): void {
  const kept = store.all();
  const made = change(kept[table]);
  if (!made) return;
  kept[table] = made;
  const newest = Object.entries(kept)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  store.put(Object.fromEntries(newest));
}

/** Anybody who stands up takes his words along. */
export function forgetWords(table: string): void {
  put(table, (old) => old && { ...old, words: {} });
}

/** A table as the server tells of it; noted if it is new and nobody has answered yet. */
export function noteTable(info: TableInfo): void {
  const dealt = info.status !== "open";
  if (!info.commitment || (dealt && (info.status !== "running" || info.rows > 0))) return;
  put(info.id, (old) =>
    old ? undefined : { commitment: info.commitment, at: Date.now(), dealt, words: {} },
  );
}

/** The commitment that a table was asked for with, at the time it was given. */
export function notePromise(table: string, commitment: string, at: number): void {
  put(table, () => ({ commitment, at, dealt: false, words: {} }));
}

export function noteWords(table: string, seat: number, words: string): void {
  put(table, (old) => old && { ...old, words: { ...old.words, [seat]: words } });
}

export function noted(table: string): Noted | null {
  return store.all()[table] ?? null;
}

/** Where only the commitment is known, as in a file. */
export function notedAs(commitment: string): Noted | null {
  return Object.values(store.all()).find((one) => one.commitment === commitment) ?? null;
}

/** Whether the server now shows another commitment than at first. */
export function broken(info: TableInfo): boolean {
  const before = noted(info.id);
  return before !== null && before.commitment !== info.commitment;
}
