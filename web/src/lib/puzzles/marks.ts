// What a puzzle that has been answered tells of the things on its table.
import type { Choice, ReviewOption } from "../net/wire";
import type { Mark } from "../play.svelte";
import { percent, say, signed } from "./words";

/** An answer in words, with what it is worth. */
export interface Weighed {
  option: ReviewOption;
  text: string;
  kind: Mark["kind"];
  mine: boolean;
}

const offBy = (difference: number): string => signed(difference, percent(Math.abs(difference)));

/** Those of the best answer and of mine are marked; another thing tells what it costs where it is an answer by itself, and
 * of no other. `given` may be an answer that was not weighed. */
export function marksOf(
  choices: readonly Choice[],
  weighed: readonly Weighed[],
  given: number | null,
  right: boolean,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const of = (code: number): string[] => choices.find((one) => one.code === code)?.targets ?? [];
  const [best, ...others] = weighed;
  const counted = new Map<string, number>();
  for (const { option } of weighed)
    for (const target of of(option.code)) counted.set(target, (counted.get(target) ?? 0) + 1);
  for (const { option, kind } of others) {
    const [target, ...more] = of(option.code);
    if (kind === "other" && target && !more.length && counted.get(target) === 1)
      marks.set(target, { kind, text: offBy(option.share - (best?.option.share ?? 0)) });
  }
  // The first of its things says it in words.
  const put = (code: number, kind: Mark["kind"], text: string): void => {
    for (const [i, target] of of(code).entries())
      if ((marks.get(target)?.kind ?? "other") === "other") marks.set(target, { kind, text: i ? "" : text });
  };
  if (best) put(best.option.code, "best", say("mark-best"));
  if (given !== null && given !== best?.option.code) put(given, right ? "best" : "mine", say("mark-mine"));
  return marks;
}
