// A run through puzzles: training without end, until the first mistake, or for three minutes. Its time goes only while a
// question is open and looked at, and a page that is loaded again goes on with it.
export const MODES = ["train", "clean", "rush"] as const;
export type Mode = (typeof MODES)[number];

export const RUSH = 180_000; // milliseconds
/** Without a mistake one question may be left out. */
const SKIPS = 1;

export interface Run {
  mode: Mode;
  game: string;
  /** Of one theme; of all of them when empty. */
  theme: string;
  /** What was answered in it, in order. */
  results: boolean[];
  /** The puzzles that were shown, and the one that was answered last. */
  seen: string[];
  last: string;
  /** Time that is left of three minutes; elsewhere 0. */
  left: number;
  skips: number;
  over: boolean;
}

export function begun(mode: Mode, game: string, theme = ""): Run {
  const left = mode === "rush" ? RUSH : 0;
  return {
    mode,
    game,
    theme,
    results: [],
    seen: [],
    last: "",
    left,
    skips: mode === "clean" ? SKIPS : Infinity,
    over: false,
  };
}

export const rightIn = (run: Run): number => run.results.filter(Boolean).length;

export function shown(run: Run, id: string): Run {
  return run.seen.includes(id) ? run : { ...run, seen: [...run.seen, id] };
}

export function told(run: Run, right: boolean, id = ""): Run {
  if (run.over) return run;
  return { ...run, results: [...run.results, right], last: id, over: run.mode === "clean" && !right };
}

export function skipped(run: Run): Run {
  return { ...run, skips: Math.max(0, run.skips - 1) };
}

/** So much time has gone with an open question. */
export function spent(run: Run, time: number): Run {
  if (run.mode !== "rush" || run.over) return run;
  const left = Math.max(0, run.left - Math.max(0, time));
  return { ...run, left, over: left === 0 };
}

/** Only what trains is rated: in a race other things count than the best answer. */
export const counts = (run: Run): boolean => run.mode === "train";

/** A clock that stands while nobody can answer. Times are given to it, in milliseconds. */
export class Clock {
  private since: number | null = null;
  private before = 0;

  go(now: number): void {
    this.since ??= now;
  }

  stop(now: number): void {
    this.before = this.read(now);
    this.since = null;
  }

  get going(): boolean {
    return this.since !== null;
  }

  read(now: number): number {
    return this.before + (this.since === null ? 0 : Math.max(0, now - this.since));
  }
}

/** What a text in the storage says of a run; null if it says none. */
export function readRun(text: string | null): Run | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { mode, game, theme, results, seen, last, left, skips, over } = kept as Record<string, unknown>;
    const known = MODES.find((one) => one === mode);
    if (!known || typeof game !== "string" || typeof theme !== "string") return null;
    const fresh = begun(known, game, theme);
    return {
      ...fresh,
      results: Array.isArray(results) ? results.map((one) => one === true) : [],
      seen: Array.isArray(seen) ? seen.filter((one): one is string => typeof one === "string") : [],
      last: typeof last === "string" ? last : "",
      left: typeof left === "number" && left >= 0 ? Math.min(fresh.left, left) : fresh.left,
      skips: typeof skips === "number" && skips >= 0 ? Math.min(fresh.skips, skips) : fresh.skips,
      over: over === true,
    };
  } catch {
    return null;
  }
}
