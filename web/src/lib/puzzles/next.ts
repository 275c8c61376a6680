// Which puzzle comes next.
import { isDue } from "./again";
import type { Progress } from "./progress";
import { rightIn, type Run } from "./run";
import type { Listed } from "./types";

/** Among so many that fit as well, not always the same one. */
const CHOICE = 5;
/** A race begins so much below one's level, and every right answer raises it. */
const EASIER = 300;
const HARDER = 40;

/** Those of a run that it has not shown yet. */
function left(all: readonly Listed[], run: Run): Listed[] {
  return all.filter(
    (one) => one.game === run.game && (!run.theme || one.theme === run.theme) && !run.seen.includes(one.id),
  );
}

/** The next puzzle of a run; null when all of them have been shown. In training what has to come back comes first, then
 * what is new and near to one's rating, then what was answered longest ago. A race climbs from what is easy. */
export function next(
  all: readonly Listed[],
  progress: Progress,
  run: Run,
  rating: number,
  day: number,
): Listed | null {
  const open = left(all, run);
  const due = (one: Listed): number => progress.done[one.id]?.again?.due ?? 0;
  const back = open.filter((one) => isDue(progress.done[one.id]?.again, day));
  if (run.mode === "train" && back.length) return back.toSorted((a, b) => due(a) - due(b))[0] ?? null;
  const fresh = open.filter((one) => !progress.done[one.id]);
  const level = run.mode === "train" ? rating : rating - EASIER + HARDER * rightIn(run);
  const pool = fresh.length ? fresh : open;
  if (run.mode === "train" && !fresh.length)
    return (
      pool.toSorted((a, b) => (progress.done[a.id]?.day ?? 0) - (progress.done[b.id]?.day ?? 0))[0] ?? null
    );
  const near = pool
    .toSorted((a, b) => Math.abs(a.rating - level) - Math.abs(b.rating - level) || (a.id < b.id ? -1 : 1))
    .slice(0, CHOICE);
  return near[(day + 3 * run.seen.length) % near.length] ?? null;
}

/** How many of a game or theme have to come back today. */
export function dueOf(all: readonly Listed[], progress: Progress, day: number): number {
  return all.filter((one) => isDue(progress.done[one.id]?.again, day)).length;
}
