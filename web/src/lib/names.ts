// Saying keys, ids and numbers of a game to one reader: the same way as the package's own i18n/speech.py, over the same
// catalogue. Ids of the wire become names.
import { attr, has, t, type Args } from "./i18n/index.svelte";
import type { Blocked, Choice, Question, Value } from "./net/wire";

export const SEATS = ["seat", "governor", "owner", "other"];
export const NOTHING = "none";
export type Names = (seat: number) => string;

/** Keys are words with dashes: dots and spaces of question and answer ids become dashes, underscores stay. */
export function key(id: string): string {
  return id.replaceAll(/[. ]/g, "-");
}

export function thing(id: string, form = ""): string {
  if (!has(`name-${id}`)) return id;
  return (form && attr(`name-${id}`, form)) || t(`name-${id}`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const brief = (id: string): string => thing(id, "short");

/** A name for the ear: what is seen comes first, and the whole name behind it where that is short. */
export function spoken(id: string, seen: string): string {
  return seen === thing(id) ? seen : `${seen}, ${thing(id)}`;
}

export const help = (id: string): string => attr(`name-${id}`, "help");
export const rule = (id: string): string => attr(`name-${id}`, "rule");

export function cause(id: string): string {
  for (const one of [`cause-${id}`, `name-${id}`, `source-${id}`]) if (has(one)) return t(one);
  return id;
}

/** The terms of a sum: causes with numbers. */
export function pairs(value: Value | undefined): { cause: string; number: number }[] {
  const found: { cause: string; number: number }[] = [];
  if (Array.isArray(value)) {
    for (const part of value) {
      if (part && typeof part === "object" && !Array.isArray(part)) {
        const { cause: id, number } = part;
        if (typeof id === "string" && typeof number === "number") found.push({ cause: id, number });
      }
    }
  } else if (value && typeof value === "object") {
    for (const [id, number] of Object.entries(value))
      if (typeof number === "number") found.push({ cause: id, number });
  }
  return found;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A sum as a person would write it; the cause of its first term goes without saying unless all are wanted. */
function sum(value: Value, full = false): string {
  return pairs(value)
    .map((one, i) => {
      if (i) return `${one.number < 0 ? "−" : "+"} ${Math.abs(one.number)} ${cause(one.cause)}`;
      return full ? `${one.number} ${cause(one.cause)}` : `${one.number}`;
    })
    .join(" ");
}

/** A list in words; equal ones are said once, with their number. */
export function listed(items: string[]): string {
  const said = [...new Set(items)].map((item) => {
    const count = items.filter((one) => one === item).length;
    return count === 1 ? item : t("times", { name: item, count });
  });
  if (said.length < 2) return said.join("");
  return `${said.slice(0, -1).join(", ")} ${t("list-last").trim()} ${said.at(-1)}`;
}

function named(name: string, value: string): Args {
  return { [name]: thing(value), [`${name}_the`]: thing(value, "the"), [`${name}_id`]: value };
}

/** One of several: a thing, a number, or a player with numbers. */
function item(value: Value, names: Names, me: number): string {
  if (value && typeof value === "object" && !Array.isArray(value))
    return Object.entries(value)
      .map(([name, one]) =>
        SEATS.includes(name) && typeof one === "number" ? seated(one, names, me) : item(one, names, me),
      )
      .join(" ");
  return typeof value === "string" ? thing(value) : String(value);
}

export function seated(seat: number, names: Names, me: number): string {
  return seat === me ? attr("you", "name") : names(seat);
}

/** Amounts of things; the terms of a sum; things in a list, each as the form `item` of its fact says it. */
function several(name: string, value: Value, names: Names, me: number): string {
  if (!Array.isArray(value))
    return listed(
      pairs(value)
        .filter((one) => one.number)
        .map((one) => t("amount", { name: thing(one.cause), count: one.number })),
    );
  if (pairs(value).length) return sum(value);
  const known = has(`fact-${name}`) && attr(`fact-${name}`, "item", args({}, names, me));
  if (known)
    return listed(
      value.flatMap((one) =>
        one && typeof one === "object" && !Array.isArray(one)
          ? [attr(`fact-${name}`, "item", args(one, names, me))]
          : [],
      ),
    );
  return listed(value.map((one) => item(one, names, me)));
}

/** Arguments as the catalogue expects them. */
export function args(values: Record<string, Value>, names: Names, me: number): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (SEATS.includes(name) && typeof value === "number") {
      made["own"] ??= value === me ? "yes" : "no";
      made[name] = value < 0 ? NOTHING : seated(value, names, me);
      made[`${name}_id`] = value < 0 ? NOTHING : String(value);
    } else if (typeof value === "number") {
      made[name] = value;
      made[`${name}_signed`] = signed(value);
      made[`${name}_id`] = String(value);
    } else if (typeof value === "string") Object.assign(made, named(name, value));
    else if (value) {
      made[name] = several(name, value, names, me);
      made[`${name}_n`] = Object.keys(value).length;
      if (!Array.isArray(value)) {
        made[`${name}_names`] = listed(Object.keys(value).map((id) => thing(id)));
        made[`${name}_sum`] = pairs(value).reduce((all, one) => all + one.number, 0);
      } else if (pairs(value).length) made[`${name}_full`] = sum(value, true);
    }
  }
  return made;
}

export function reasonText(block: Blocked, names: Names, me: number): string {
  return t(`reason-${block.reason}`, args(block.args, names, me));
}

export function askText(ask: string, values: Record<string, Value>, names: Names, me: number): string {
  return t(`ask-${key(ask)}`, args(values, names, me));
}

/** Why it is asked: the phases in progress, outermost first; steps that say nothing are left out. */
export function trailText(question: Pick<Question, "ask" | "trail">): string[] {
  const said = question.trail
    .filter((step) => step !== question.ask)
    .map((step) => {
      const [first = "", ...rest] = step.split(" ");
      return has(`trail-${key(first)}`) ? t(`trail-${key(first)}`, lettered(rest)) : "";
    });
  return [...new Set(said)].filter(Boolean).map((step, i) => (i ? step : capital(step)));
}

/** What is worth knowing of an answer, in words; those facts left out that are shown otherwise. */
export function factTexts(choice: Choice, names: Names, me: number, without: string[] = []): string[] {
  const [verb = "", ...rest] = choice.text.split(" ");
  const made: Args = {
    ...lettered(rest, choice.facts, names, me),
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

/** Arguments with the words that are left of a notation as `a`, `b`, `c`. */
function lettered(
  rest: string[],
  facts: Record<string, Value> = {},
  names: Names = (seat) => `${seat + 1}`,
  me = -9,
): Args {
  const letters: Record<string, Value> = {};
  for (const [i, word] of rest.entries())
    letters["abcd"[i] ?? "d"] = /^\d+$/.test(word) ? Number(word) : word;
  return args({ ...facts, ...letters }, names, me);
}

/** The word on the button that closes a question. */
export function passText(choice: Choice, ask: string): string {
  return attr(`ask-${key(ask)}`, "pass") || actText(choice, ask);
}

/** An answer in words: as this question says it, else by the longest known beginning of its notation. */
export function actText(choice: Pick<Choice, "text"> & { facts?: Record<string, Value> }, ask = ""): string {
  const words = choice.text.split(" ");
  const made = (rest: string[]): Args => lettered(rest, choice.facts);
  const own = ask ? attr(`ask-${key(ask)}`, words[0] ?? "", made(words.slice(1))) : "";
  if (own) return own;
  for (let n = words.length; n > 0; n -= 1) {
    const id = `act-${key(words.slice(0, n).join("-"))}`;
    if (has(id)) return t(id, made(words.slice(n)));
  }
  return choice.text;
}
