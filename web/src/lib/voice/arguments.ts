// Values of events, facts and questions as arguments of a text: the twin of the package's own i18n/voice/arguments.py.
import { attr, hasForm, t, type Args } from "../i18n/index.svelte";
import type { Kind, Term, Value } from "../net/wire";
import { factKinds, type Kinds } from "./fields";
import { cause, listed, NOTHING, plain, seated, thing, type Reader } from "./names";

type Values = Readonly<Record<string, Value>>;

/** Arguments as the catalogue expects them; what they stand for is declared. */
export function args(values: Values, kinds: Kinds, reader: Reader): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(values)) {
    const kind = kinds[name];
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (typeof value === "number")
      Object.assign(made, kind === "seat" ? player(name, value, made, reader) : counted(name, value));
    else if (typeof value === "string") Object.assign(made, named(name, value, kind));
    else if (value) Object.assign(made, several(name, value, kinds, reader));
  }
  return made;
}

/** A player; the first one among the arguments decides `own`. */
function player(name: string, seat: number, before: Args, reader: Reader): Args {
  const known = seat >= 0;
  return {
    own: before["own"] ?? (known && seat === reader.me ? "yes" : "no"),
    [name]: known ? seated(seat, reader) : "",
    [`${name}_id`]: known ? String(seat) : NOTHING,
  };
}

function counted(name: string, value: number): Args {
  return { [name]: value, [`${name}_signed`]: signed(value), [`${name}_id`]: String(value) };
}

function named(name: string, value: string, kind?: Kind): Args {
  const own = kind !== "source" && kind !== "label";
  const said = kind === "source" ? t(`source-${value}`) : kind === "label" ? value : thing(value);
  return { [name]: said, [`${name}_the`]: own ? thing(value, "the") : said, [`${name}_id`]: plain(value) };
}

/** Amounts of things; the terms of a sum; players; things in a list, each as the form `item` of its fact says it. */
function several(name: string, value: Value[] | Values, kinds: Kinds, reader: Reader): Args {
  if (!isList(value)) return amounts(name, value);
  const count = { [`${name}_n`]: value.length };
  if (termsOf(value).length) return { ...count, [name]: sum(value), [`${name}_full`]: sum(value, true) };
  const said = (): string[] => {
    if (kinds[name] === "seats")
      return value.flatMap((seat) => (typeof seat === "number" ? [seated(seat, reader)] : []));
    if (hasForm(`fact-${name}`, "item"))
      return value.filter(isAmounts).map((part) => attr(`fact-${name}`, "item", args(part, kinds, reader)));
    return value.map((part) => item(part, kinds, reader));
  };
  return { ...count, [name]: listed(said()) };
}

/** So many of each thing, as the form `item` of the fact counts them. */
function amounts(name: string, value: Values): Args {
  const amount = (one: Args): string =>
    hasForm(`fact-${name}`, "item") ? attr(`fact-${name}`, "item", one) : t("amount", one);
  const numbers = Object.entries(value).filter((one): one is [string, number] => typeof one[1] === "number");
  const some = numbers.filter(([, count]) => count);
  return {
    [name]: listed(some.map(([id, count]) => amount({ name: thing(id), count }))),
    [`${name}_n`]: Object.keys(value).length,
    [`${name}_names`]: listed(Object.keys(value).map((id) => thing(id))),
    [`${name}_sum`]: numbers.reduce((all, [, count]) => all + count, 0),
  };
}

/** A sum as a person would write it; the cause of its first term goes without saying unless all are wanted. */
function sum(value: Value[], full = false): string {
  return termsText(termsOf(value), full);
}

export function termsText(terms: readonly Term[], full = true): string {
  return terms
    .map((one, i) => {
      if (i) return `${one.number < 0 ? "−" : "+"} ${Math.abs(one.number)} ${cause(one.cause)}`;
      return full ? `${one.number} ${cause(one.cause)}` : `${one.number}`;
    })
    .join(" ");
}

/** One of several: a thing, a number, or a player with numbers. */
function item(value: Value, kinds: Kinds, reader: Reader): string {
  if (isAmounts(value))
    return Object.entries(value)
      .map(([name, one]) =>
        kinds[name] === "seat" && typeof one === "number" ? seated(one, reader) : item(one, kinds, reader),
      )
      .join(" ");
  return typeof value === "string" ? thing(value) : String(value);
}

/** Arguments with the words that are left of a notation as `a`, `b`, `c`. */
export function lettered(rest: string[], facts: Values, reader: Reader): Args {
  const letters = rest.slice(0, 4).map((word, i) => ["abcd"[i], /^\d+$/.test(word) ? Number(word) : word]);
  const known = Object.keys(facts).length ? "yes" : "no";
  return { ...args({ ...facts, ...Object.fromEntries(letters) }, factKinds(), reader), known };
}

/** The terms of a sum, each a cause and a number; none if it is something else. */
export function termsOf(value: Value | undefined): Term[] {
  if (!isList(value)) return [];
  return value.flatMap((part) => {
    if (!isAmounts(part)) return [];
    const { cause: id, number } = part;
    return typeof id === "string" && typeof number === "number" ? [{ cause: id, number }] : [];
  });
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function isList(value: Value | Values | undefined): value is Value[] {
  return Array.isArray(value);
}

function isAmounts(value: Value): value is Record<string, Value> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
