// The decisions that were given as puzzles from this browser, by match: what became of them is asked for again.
import { Kept } from "../net/kept";

const store = new Kept<number[]>("gifts");

export const isGiven = (key: string, ply: number): boolean => (store.all()[key] ?? []).includes(ply);

export function noteGiven(key: string, ply: number): void {
  const kept = store.all();
  kept[key] = [...new Set([...(kept[key] ?? []), ply])];
  store.put(kept);
}
