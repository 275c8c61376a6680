// When what is picked is an answer.
import type { Chooser } from "../../lib/choose/chooser.svelte";
import { brings } from "./gold";

/** The cards that the picks bring: the pile gives all that are still due at once. */
function cards(chooser: Chooser): number {
  return chooser.picked.reduce((sum, code) => {
    const brought = chooser.choices.find((choice) => choice.code === code)?.facts["cards"];
    return sum + (typeof brought === "number" ? brought : 0);
  }, 0);
}

/** VE 48: only what buys a step is a payment. VE 52: so many cards, however they are picked. */
export function suffices(chooser: Chooser): boolean | undefined {
  if (chooser.question.ask === "gold.give") return (brings(chooser)?.steps ?? 0) > 0;
  if (chooser.question.ask === "draw.take") return cards(chooser) >= chooser.least;
  return undefined;
}
