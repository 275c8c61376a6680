// What somebody has answered, as this browser keeps it: ratings by game, every puzzle once, the days, the last ones.
// Whatever lies in the storage, something sensible comes of it.
import { after, type Again, PAUSES } from "./again";
import { answered as ratedBy, rested, UNRATED, type Rating } from "./glicko";

export const VERSION = 1;
/** So many points of a rating's curve, days and answers are kept. */
const CURVE = 120;
const DAYS = 800;
const LAST = 50;

export interface Rated extends Rating {
  /** The day of the last answer that counted. */
  day: number;
}

/** A puzzle that was answered. */
export interface Done {
  game: string;
  theme: string;
  right: number;
  wrong: number;
  /** Whether it was right the last time. */
  known: boolean;
  again: Again | null;
  day: number;
}

export interface Answer {
  id: string;
  game: string;
  theme: string;
  right: boolean;
  /** What it did to the rating; null where it did not count. */
  change: number | null;
  day: number;
}

export interface Progress {
  v: typeof VERSION;
  ratings: Record<string, Rated>;
  curve: Record<string, Rated[]>;
  done: Record<string, Done>;
  days: number[];
  last: Answer[];
  /** Right answers in a row, and the most there were. */
  run: number;
  record: number;
  /** The most that a mode brought, by mode and game. */
  best: Record<string, number>;
}

export const NONE: Progress = {
  v: VERSION,
  ratings: {},
  curve: {},
  done: {},
  days: [],
  last: [],
  run: 0,
  record: 0,
  best: {},
};

/** What a puzzle is, as far as an answer to it goes. */
export interface Asked extends Rating {
  id: string;
  game: string;
  theme: string;
}

export function ratingOf(progress: Progress, game: string, day: number): Rating {
  const kept = progress.ratings[game];
  return kept ? rested(kept, day - kept.day) : UNRATED;
}

/** After an answer; `counts` says whether the rating moves with it. */
export function answered(
  progress: Progress,
  asked: Asked,
  right: boolean,
  day: number,
  counts: boolean,
): Progress {
  const { id, game, theme } = asked;
  const before = ratingOf(progress, game, day);
  const now: Rated = { ...(counts ? ratedBy(before, asked, right) : before), day };
  const change = counts ? Math.round(now.rating) - Math.round(before.rating) : null;
  const kept = progress.done[id];
  const run = right ? progress.run + 1 : 0;
  const done: Done = {
    game,
    theme,
    right: (kept?.right ?? 0) + Number(right),
    wrong: (kept?.wrong ?? 0) + Number(!right),
    known: right,
    again: after(kept?.again ?? null, right, day),
    day,
  };
  const curve = counts ? [...(progress.curve[game] ?? []), now].slice(-CURVE) : (progress.curve[game] ?? []);
  return {
    ...progress,
    ratings: counts ? { ...progress.ratings, [game]: now } : progress.ratings,
    curve: curve.length ? { ...progress.curve, [game]: curve } : progress.curve,
    done: { ...progress.done, [id]: done },
    days: progress.days.at(-1) === day ? progress.days : [...new Set([...progress.days, day])].slice(-DAYS),
    last: [{ id, game, theme, right, change, day }, ...progress.last].slice(0, LAST),
    run,
    record: Math.max(progress.record, run),
  };
}

/** After a run of a mode. */
export function finished(progress: Progress, mode: string, game: string, right: number): Progress {
  const key = `${mode} ${game}`;
  return { ...progress, best: { ...progress.best, [key]: Math.max(progress.best[key] ?? 0, right) } };
}

/** Days in a row up to today, or up to yesterday while today is still to come. */
export function streak(days: readonly number[], today: number): number {
  const all = new Set(days);
  let day = all.has(today) ? today : today - 1;
  let count = 0;
  for (; all.has(day); day -= 1) count += 1;
  return count;
}

/** Of a theme: how many puzzles were answered, and how many of them right at the last time. */
export function standing(progress: Progress, ids: readonly string[]): { done: number; right: number } {
  const found = ids.flatMap((id) => progress.done[id] ?? []);
  return { done: found.length, right: found.filter((one) => one.known).length };
}

// Reading

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string";
const count = (value: unknown): number => (isNumber(value) && value > 0 ? Math.floor(value) : 0);

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Of a record those entries of which something can be made. */
function each<T>(value: unknown, read: (one: Record<string, unknown>) => T | null): Record<string, T> {
  const made: Record<string, T> = {};
  for (const [key, one] of Object.entries(fields(value))) {
    const found = read(fields(one));
    if (found !== null) made[key] = found;
  }
  return made;
}

function many<T>(value: unknown, read: (one: Record<string, unknown>) => T | null): T[] {
  return Array.isArray(value) ? value.flatMap((one) => read(fields(one)) ?? []) : [];
}

function readRated({ rating, deviation, day }: Record<string, unknown>): Rated | null {
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(day) || deviation <= 0) return null;
  return { rating: Math.max(0, Math.min(4000, rating)), deviation: Math.min(350, deviation), day };
}

function readAgain(value: unknown): Again | null {
  const { step, due } = fields(value);
  return isNumber(step) && isNumber(due) && PAUSES[step] !== undefined ? { step, due } : null;
}

function readDone(one: Record<string, unknown>): Done | null {
  const { game, theme, day } = one;
  if (!isText(game) || !isText(theme) || !isNumber(day)) return null;
  const [right, wrong] = [count(one["right"]), count(one["wrong"])];
  return { game, theme, right, wrong, known: one["known"] === true, again: readAgain(one["again"]), day };
}

function readAnswer({ id, game, theme, right, change, day }: Record<string, unknown>): Answer | null {
  if (!isText(id) || !isText(game) || !isText(theme) || !isNumber(day)) return null;
  return { id, game, theme, right: right === true, change: isNumber(change) ? change : null, day };
}

/** What a text in the storage says; of another version, or of none, nothing. */
export function read(text: string | null): Progress {
  let kept: Record<string, unknown>;
  try {
    kept = fields(JSON.parse(text ?? "null"));
  } catch {
    return NONE;
  }
  if (kept["v"] !== VERSION) return NONE;
  const curve: Record<string, Rated[]> = {};
  for (const [game, points] of Object.entries(fields(kept["curve"]))) curve[game] = many(points, readRated);
  const best: Record<string, number> = {};
  for (const [key, value] of Object.entries(fields(kept["best"]))) best[key] = count(value);
  const days = Array.isArray(kept["days"]) ? kept["days"].filter(isNumber) : [];
  return {
    v: VERSION,
    ratings: each(kept["ratings"], readRated),
    curve,
    done: each(kept["done"], readDone),
    days: [...new Set(days)].toSorted((a, b) => a - b),
    last: many(kept["last"], readAnswer),
    run: count(kept["run"]),
    record: count(kept["record"]),
    best,
  };
}
