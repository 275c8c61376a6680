// Questions, answers, facts and reasons in words: the twin of the package's own i18n/voice/answers.py.
import { attr, has, t, type Args } from "../i18n/index.svelte";
import type { Blocked, Choice, Question, Value } from "../net/wire";
import { args, lettered } from "./arguments";
import { capital, plain, type Reader } from "./names";

export function questionText(ask: string, values: Record<string, Value>, reader: Reader): string {
  return t(`ask-${plain(ask)}`, args(values, reader));
}

/** Why it is asked: the phases in progress, outermost first; steps that say nothing are left out. */
export function trailText(question: Question, reader: Reader): string[] {
  const said = question.trail
    .filter((step) => step !== question.ask)
    .map((step) => {
      const [first = "", ...rest] = step.split(" ");
      return has(`trail-${plain(first)}`) ? t(`trail-${plain(first)}`, lettered(rest, {}, reader)) : "";
    });
  return [...new Set(said)].filter(Boolean).map((step, i) => (i ? step : capital(step)));
}

/** An answer in words: as this question says it, else by the longest known beginning of its notation. */
export function actionText(
  choice: Pick<Choice, "text"> & { facts?: Record<string, Value> },
  ask: string,
  reader: Reader,
): string {
  const words = choice.text.split(" ");
  const made = (rest: string[]): Args => lettered(rest, choice.facts ?? {}, reader);
  const own = ask ? attr(`ask-${plain(ask)}`, words[0] ?? "", made(words.slice(1))) : "";
  if (own) return own;
  for (let n = words.length; n > 0; n -= 1) {
    const id = `act-${plain(words.slice(0, n).join("-"))}`;
    if (has(id)) return t(id, made(words.slice(n)));
  }
  return choice.text;
}

/** The word on the button that closes a question. */
export function passText(choice: Choice, ask: string, reader: Reader): string {
  return attr(`ask-${plain(ask)}`, "pass") || actionText(choice, ask, reader);
}

/** What is worth knowing of an answer, in words; those facts left out that are shown otherwise. */
export function factTexts(choice: Choice, reader: Reader, without: string[] = []): string[] {
  const [verb = "", ...rest] = choice.text.split(" ");
  const made: Args = {
    ...lettered(rest, choice.facts, reader),
    verb,
    first: Object.keys(choice.facts)[0] ?? "",
  };
  return Object.entries(choice.facts)
    .filter(([name, value]) => !without.includes(name) && isShown(value) && has(`fact-${name}`))
    .map(([name]) => t(`fact-${name}`, made))
    .filter(Boolean);
}

/** Numbers always, also 0; what is not so or not there, never. */
function isShown(value: Value): boolean {
  if (value === false || value === "" || value === null) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

export function reasonText(block: Blocked, reader: Reader): string {
  return t(`reason-${block.reason}`, args(block.args, reader));
}
