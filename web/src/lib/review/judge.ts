// Who judged, and how long the depths take.
import { LEVELS, levelName } from "../levels";
import type { Depth, Review, ReviewState } from "../net/wire";
import { percent, points } from "./figures";
import { said } from "./words";

export const DEPTHS: readonly Depth[] = ["quick", "standard", "deep"];

/** What an answer takes an idle server, in seconds. */
const EACH: Record<Depth, number> = { quick: 0.05, standard: 0.2, deep: 1.2 };

const JUDGES = { net: "web-review-judge-net", heuristic: "web-review-judge-heuristic" } as const;

/** A level goes by its name; who is neither that nor known here, by its own. */
export function judgeName(judge: string): string {
  if (judge === "net" || judge === "heuristic") return said(JUDGES[judge]);
  return (LEVELS as readonly string[]).includes(judge) ? levelName(judge) : judge;
}

/** How long it takes, or is left, in words: nobody needs it more exactly than that. */
export function duration(seconds: number): string {
  if (seconds < 50) return said("web-review-seconds", { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  return said("web-review-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
}

export const takes = (depth: Depth, answers: number): string => duration(EACH[depth] * answers);

export const left = ({ seconds }: Pick<ReviewState, "seconds">): string =>
  seconds === null ? "" : said("web-review-left", { time: duration(seconds) });

/** What no difference below is called an error: in points, or in share where points are too coarse to tell. */
export function marginOf(review: Pick<Review, "margin" | "margin_points">): string {
  if (review.margin_points < 0.05) return percent(review.margin, 1);
  return said("web-review-cost-points", { points: points(review.margin_points) });
}
