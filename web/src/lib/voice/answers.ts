// Questions, answers, facts and reasons in words: the twin of the package's own i18n/voice/answers.py.
import { attr, has, hasForm, t } from "../i18n/index.svelte";
import type { Blocked, Choice, Menu, Question, Sum, Value, Way } from "../net/wire";
import { args, lettered, termsText } from "./arguments";
import { factKinds } from "./fields";
import { cause, plain, thing, type Reader } from "./names";

/** What is said of a question; its menu is for the asked seat alone. */
type Asked = Pick<Question, "ask" | "trail"> & { menu: Pick<Menu, "args" | "least" | "most"> | null };

export function questionText(asked: Asked, reader: Reader): string {
  const { least = 0, most = 0, args: values = {} } = asked.menu ?? {};
  return t(`ask-${plain(asked.ask)}`, args({ least, most, ...values }, factKinds(), reader));
}

/** Why it is asked, outermost first; the question itself and steps that say nothing are left out. */
export function trailText(asked: Asked, reader: Reader): string[] {
  const said = asked.trail
    .filter((step) => step !== asked.ask)
    .map((step) => {
      const [first = "", ...rest] = step.split(" ");
      return t(`trail-${plain(first)}`, lettered(rest, asked.menu?.args ?? {}, reader));
    });
  return [...new Set(said)].filter(Boolean);
}

/** An answer in words: as this question says it, else by the longest known beginning of its notation. */
export function actionText(
  choice: Pick<Choice, "text"> & { facts?: Record<string, Value> },
  ask: string,
  reader: Reader,
): string {
  const words = choice.text.split(" ");
  const [verb = "", ...rest] = words;
  const facts = choice.facts ?? {};
  const question = `ask-${plain(ask)}`;
  if (hasForm(question, verb)) return attr(question, verb, lettered(rest, facts, reader));
  for (let n = words.length; n > 0; n -= 1) {
    const id = `act-${plain(words.slice(0, n).join("-"))}`;
    if (has(id)) return t(id, lettered(words.slice(n), facts, reader));
  }
  return t(`act-${plain(choice.text)}`);
}

/** What is worth knowing of an answer, in words; those facts left out that are shown otherwise. */
export function factTexts(
  choice: Pick<Choice, "text" | "facts">,
  reader: Reader,
  without: string[] = [],
): string[] {
  const [verb = "", ...rest] = choice.text.split(" ");
  const [first = ""] = Object.keys(choice.facts);
  const made = { ...lettered(rest, choice.facts, reader), verb, first };
  return Object.entries(choice.facts)
    .filter(([name, value]) => !without.includes(name) && isShown(value))
    .map(([name]) => t(`fact-${name}`, made))
    .filter(Boolean);
}

/** Numbers always, also 0; what is not so or not there, never. */
function isShown(value: Value): boolean {
  if (value === false || value === "" || value === null) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** A thing by its target key: by its zone, where the zone has words of its own, or by its name. */
export function targetText(target: string, reader: Reader): string {
  const [zone = "", id = ""] = target.split(":");
  if (!has(`zone-${zone}`)) return thing(id);
  return t(`zone-${zone}`, args({ kind: /^\d+$/.test(id) ? Number(id) : id }, {}, reader));
}

/** In a few words, as marks have it. */
export function reasonText(block: Pick<Blocked, "reason" | "args">, reader: Reader): string {
  return t(`reason-${block.reason}`, args(block.args, factKinds(), reader));
}

/** The same in a sentence, for whoever asks why. */
export function obstacleText(block: Pick<Blocked, "reason" | "args">, reader: Reader): string {
  const key = `reason-${block.reason}`;
  return hasForm(key, "why")
    ? attr(key, "why", args(block.args, factKinds(), reader))
    : reasonText(block, reader);
}

/** What it comes to in numbers: "5 cost − 1 Builder = 4 > 3 in hand"; empty where there is no sum. */
export function sumText(given: Sum | null | undefined): string {
  if (!given) return "";
  const total = given.terms.length > 1 ? [`= ${given.total}`] : [];
  return [termsText(given.terms), ...total, `> ${given.have} ${cause(given.what)}`].join(" ");
}

/** What would make it legal, in a sentence; empty where nothing would. */
export function wayText(ways: readonly Way[], reader: Reader): string {
  if (!ways.length) return "";
  const said = ways.map((way) => t(`way-${way.key}`, args(way.args, factKinds(), reader)));
  const [last = "", ...before] = said.reverse();
  const first = before.reverse().join(t("list-between"));
  return t("would-help", { ways: first ? first + t("list-or") + last : last });
}
