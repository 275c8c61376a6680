// How far somebody has come in the guided games, game by game, as this browser remembers it, and the way into one.
import { GUIDED } from "./i18n/index.svelte";
import { guide as makeGuide } from "./net/api";
import { go } from "./route.svelte";

/** How far somebody has come in a game's guide. */
export interface Progress {
  /** The table at which it is played, or was. */
  table: string;
  /** The step that is open, from 1. */
  step: number;
  /** How many there are. */
  steps: number;
  /** The day on which the last step was first reached, as YYYY-MM-DD. */
  done: string | null;
  /** Skipped, or at its end: there is nothing to come back to. */
  left: boolean;
}

const key = (game: string): string => `guide:${game}`;

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null) return false;
  const one = kept as Record<string, unknown>;
  return (
    typeof one["table"] === "string" && typeof one["step"] === "number" && typeof one["steps"] === "number"
  );
}

export function progressOf(game: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (!isProgress(kept)) return null;
    return { ...kept, done: typeof kept.done === "string" ? kept.done : null, left: kept.left === true };
  } catch {
    return null;
  }
}

function put(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing can be guided all the same; it begins again where the match stands.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Nothing was kept.
  }
}

/** Where a guide that was left is taken up again. */
export function resumeAddress(game: string): string | null {
  const kept = progressOf(game);
  return kept && kept.table && !kept.left ? `/t/${kept.table}` : null;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** A step has begun. The last one is the end of the guide, on whatever day it was first reached. */
export function keepStep(game: string, table: string, step: number, steps: number): void {
  const kept = progressOf(game);
  const same = kept?.table === table && kept.left;
  put(game, { table, step, steps, done: kept?.done ?? (step >= steps ? today() : null), left: same });
}

/** The guide of this table has been left for good. */
export function keepLeft(game: string, table: string): void {
  const kept = progressOf(game);
  if (kept?.table === table) put(game, { ...kept, left: true });
}

export const hasGuide = (game: string): boolean => GUIDED.includes(game);

/** A guided game at a table of its own: make it, and go there. */
export async function start(game: string): Promise<void> {
  const { table } = await makeGuide(game);
  const kept = progressOf(game);
  put(game, {
    table: table.id,
    step: 1,
    steps: table.guide?.steps.length ?? 0,
    done: kept?.done ?? null,
    left: false,
  });
  go(`/t/${table.id}`);
}
