// What was answered wrong comes back after some days, each time later, until it has been right as often.
export const PAUSES = [3, 10, 30] as const;

export interface Again {
  /** Which of the pauses it waits out. */
  step: number;
  /** The day from which on it is due. */
  due: number;
}

/** What waits after an answer of this day, given what waited before; nothing once it is known. A right answer before its
 * day proves little: it changes nothing. */
export function after(before: Again | null, right: boolean, day: number): Again | null {
  if (!right) return { step: 0, due: day + PAUSES[0] };
  if (!before) return null;
  if (day < before.due) return before;
  const step = before.step + 1;
  const pause = PAUSES[step];
  return pause === undefined ? null : { step, due: day + pause };
}

export function isDue(again: Again | null | undefined, day: number): boolean {
  return !!again && again.due <= day;
}
