// Which step of a guide is open, told by how far the match has come and what has been read.
import type { GuideStep } from "../net/wire";

/** A step that only is read: it ends with a word of the reader's. */
export const isRead = (step: GuideStep): boolean => step.codes.length === 0;

/** Whether a step lies behind: answered, read, or one before an answer that was given. */
function isPast(step: GuideStep, steps: readonly GuideStep[], row: number, read: number): boolean {
  if (!isRead(step)) return row >= step.rows + step.codes.length;
  return (
    step.number <= read || steps.some((one) => one.number > step.number && !isRead(one) && row > one.rows)
  );
}

/** The open step, or nothing while the others play, or at the end. `read`: the last step that was read to its end. */
export function stepAt(steps: readonly GuideStep[], row: number, read: number): GuideStep | null {
  const next = steps.find((step) => !isPast(step, steps, row, read));
  return next && next.rows <= row ? next : null;
}

/** How many steps lie behind. */
export function doneAt(steps: readonly GuideStep[], row: number, read: number): number {
  const next = steps.findIndex((step) => !isPast(step, steps, row, read));
  return next < 0 ? steps.length : next;
}

/** Codes by how often they occur. */
function counted(codes: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}

/** Whether two answers are the same, in whatever order; what only closes a series counts as little as it says. */
export function sameAnswer(
  given: readonly number[],
  wanted: readonly number[],
  closing: readonly number[],
): boolean {
  const plain = (codes: readonly number[]): readonly number[] => {
    const rest = codes.filter((code) => !closing.includes(code));
    return rest.length ? rest : codes;
  };
  const [one, other] = [counted(plain(given)), counted(plain(wanted))];
  return one.size === other.size && [...one].every(([code, times]) => other.get(code) === times);
}

/** Rules of a step as one reads them: `SJ 12, 15`. */
export function rulesText(rules: readonly string[]): string {
  let book = "";
  return rules
    .map((rule) => {
      const [name = "", number] = rule.split(" ");
      const short = number !== undefined && name === book ? number : rule;
      book = name;
      return short;
    })
    .join(", ");
}
