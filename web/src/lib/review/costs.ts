// What the decisions of a seat cost: the costliest first, the sum of the others, and where each stands in the replay.
import type { Review, ReviewJudged } from "../net/wire";

/** So many are shown and numbered at once. */
export const SHOWN = 5;

type Judged = Pick<Review, "decisions">;

export const decisionsOf = ({ decisions }: Judged, seat: number): ReviewJudged[] =>
  decisions.filter((one) => one.seat === seat).toSorted((a, b) => a.ply - b.ply);

/** The errors of a seat, the costliest first; what is within its margin is none, whatever it cost. */
export function errorsOf(review: Judged, seat: number): ReviewJudged[] {
  return decisionsOf(review, seat)
    .filter((one) => one.error)
    .toSorted((a, b) => b.cost - a.cost || b.points - a.points || a.ply - b.ply);
}

/** What is not among the shown: how many decisions, and what those of them that are errors cost in all. */
export function restOf(review: Judged, seat: number, shown = SHOWN): { count: number; points: number } {
  const errors = errorsOf(review, seat);
  return {
    count: decisionsOf(review, seat).length - Math.min(shown, errors.length),
    points: errors.slice(shown).reduce((sum, one) => sum + one.points, 0),
  };
}

/** The errors by the number of the move of a replay they are part of: of several in one move the costliest. */
export function errorsByMove(
  { decisions }: Judged,
  moves: readonly { number: number; from: number; to: number }[],
): Map<number, ReviewJudged> {
  const found = new Map<number, ReviewJudged>();
  for (const one of decisions.filter((judged) => judged.error)) {
    const move = moves.find(({ from, to }) => from <= one.ply && one.ply < to);
    const kept = move && found.get(move.number);
    if (move && (!kept || kept.cost < one.cost)) found.set(move.number, one);
  }
  return found;
}

/** The three best answers, and the chosen one behind them if it is none of them; by their place among all. */
export function shownOptions({ options, chosen }: Pick<ReviewJudged, "options" | "chosen">): number[] {
  const best = options.slice(0, 3).map((_, place) => place);
  return chosen < best.length || !options[chosen] ? best : [...best, chosen];
}
