// What is in hand while an answer takes more than one touch, and which answers that leaves.
import type { Choice } from "../net/wire";

/** How answers and things hang together. */
export interface Ties {
  /** Whether an answer has to do with a thing. */
  touches(choice: Choice, target: string): boolean;
  /** Whether an answer can still be meant while this thing is in hand. */
  goes(choice: Choice, held: string): boolean;
  /** Whether a thing is only taken in hand and is no answer by itself: a die, a tile to be placed. */
  isTool(target: string): boolean;
  /** Of the answers of a thing those that are meant by touching it. */
  meant(choices: Choice[]): Choice[];
}

const named = (choice: Choice, target: string): boolean => choice.targets.includes(target);

/** Where a game says nothing else: things go together that one answer names (a good, then its ship). */
export const PAIRS: Ties = {
  touches: named,
  goes: named,
  isTool: () => false,
  meant: (choices) => choices,
};

/** The answers of a thing with what is in hand. Another thing takes the place of one in hand, but a tool stays there:
 * what it does not reach is no answer. */
export function left(ties: Ties, choices: Choice[], target: string, hand: readonly string[]): Choice[] {
  const on = choices.filter((choice) => ties.touches(choice, target));
  const fitting = (held: readonly string[]): Choice[] =>
    held.length ? on.filter((choice) => held.every((one) => ties.goes(choice, one))) : on;
  const both = fitting(hand);
  if (both.length) return both;
  return fitting(ties.isTool(target) ? [] : hand.filter((one) => ties.isTool(one)));
}

/** The only answer that touching a thing can mean now; a tool alone means none. */
function answer(ties: Ties, choices: Choice[], target: string, hand: readonly string[]): Choice | undefined {
  const others = hand.filter((one) => one !== target);
  if (ties.isTool(target) && others.every((one) => ties.isTool(one))) return undefined;
  const found = ties.meant(left(ties, choices, target, others));
  return found.length === 1 ? found[0] : undefined;
}

const zone = (target: string): string => target.slice(0, target.indexOf(":"));

/** A thing is taken up beside what goes with it, in place of another of its zone, or put down. */
function taken(ties: Ties, choices: Choice[], target: string, hand: readonly string[]): string[] {
  if (hand.includes(target)) return hand.filter((one) => one !== target);
  let on = choices.filter((choice) => ties.touches(choice, target));
  const kept = hand.toReversed().filter((held) => {
    const both = zone(held) === zone(target) ? [] : on.filter((choice) => ties.goes(choice, held));
    if (both.length) on = both;
    return both.length > 0;
  });
  return [...kept.toReversed(), target];
}

/** What comes of touching a thing that has answers: the one that is meant, or what is in hand from now on. */
export function touched(
  ties: Ties,
  choices: Choice[],
  target: string,
  hand: readonly string[],
): { only: Choice | undefined; hand: readonly string[] } {
  const only = answer(ties, choices, target, hand);
  return { only, hand: only ? hand : taken(ties, choices, target, hand) };
}
