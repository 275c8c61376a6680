// Luck or skill: how long the bars are and where their common line stands, and what is left without luck.
import type { ReviewSplit } from "../net/wire";

/** Below this much for every party a game is called one of little luck. */
const LITTLE = 0.15;

export const PARTS = ["luck", "errors", "gifts"] as const;
export type Part = (typeof PARTS)[number];

type Sums = Pick<ReviewSplit, Part>;

/** What a part gave, or took. */
export const signedPart = (split: Sums, part: Part): number =>
  part === "errors" ? -split.errors : split[part];

/** The common line of all bars, as a share of the width, and how much of it a whole share of the victory is. */
export function axis(splits: readonly Sums[]): { zero: number; unit: number } {
  const all = splits.flatMap((split) => PARTS.map((part) => signedPart(split, part)));
  const [taken, given] = [Math.max(0.05, -Math.min(0, ...all)), Math.max(0.05, ...all)];
  return { zero: taken / (taken + given), unit: 1 / (taken + given) };
}

/** What is left of the result without luck: never less than nothing, nor more than all. */
export const withoutLuck = ({ result, luck }: Pick<ReviewSplit, "result" | "luck">): number =>
  Math.max(0, Math.min(1, result - luck));

export const isLittleLuck = (splits: readonly Pick<ReviewSplit, "luck">[]): boolean =>
  splits.length > 1 && splits.every(({ luck }) => Math.abs(luck) < LITTLE);
