// An exchange of gold: what the tokens laid out would bring, as the server tells it for every sum.
import type { Chooser } from "../../lib/choose/chooser.svelte";
import type { Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";

export interface Brings {
  gold: number;
  steps: number;
  lost: number;
  to: number;
  jumps: number[];
  borders: string[];
}

const isRecord = (value: Value | undefined): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const numberOf = (value: Value | undefined): number => (typeof value === "number" ? value : 0);
const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);

export const isPaying = (play: Play): boolean => !!play.chooser && play.scene.question?.ask === "gold.give";

/** The answer that begins an exchange, where it is offered. */
export const offer = (play: Play): Choice | undefined => play.chooser?.on("tokens:own")[0];

/** How many steps could be bought at most. */
export const most = (choice: Choice): number => listOf(choice.facts["landings"]).length;

function read(value: Value | undefined): Brings | null {
  if (!isRecord(value)) return null;
  return {
    gold: numberOf(value["gold"]),
    steps: numberOf(value["steps"]),
    lost: numberOf(value["lost"]),
    to: numberOf(value["to"]),
    jumps: listOf(value["jumps"]).filter((one) => typeof one === "number"),
    borders: listOf(value["borders"]).filter((one) => typeof one === "string"),
  };
}

const worth = (token: string): number => Number(token.split(":")[1] ?? 0);

/** What is picked, together with what was laid out before, would bring. */
export function brings(chooser: Chooser): Brings | null {
  const sums = listOf(chooser.question.menu?.args["brings"]);
  const picked = chooser.picked.reduce((sum, code) => {
    const token = chooser.choices.find((choice) => choice.code === code)?.targets[0];
    return sum + (token ? worth(token) : 0);
  }, 0);
  return read(sums[picked]);
}
