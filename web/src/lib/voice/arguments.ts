// Values of the wire as arguments of a text: the twin of the package's own i18n/voice/arguments.py.
import { attr, has, t, type Args } from "../i18n/index.svelte";
import type { Value } from "../net/wire";
import { cause, listed, NOTHING, seated, thing, type Reader } from "./names";

export const SEATS = ["seat", "governor", "owner", "other"];

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

function named(name: string, value: string): Args {
  return { [name]: thing(value), [`${name}_the`]: thing(value, "the"), [`${name}_id`]: value };
}

/** One of several: a thing, a number, or a player with numbers. */
function item(value: Value, reader: Reader): string {
  if (value && typeof value === "object" && !Array.isArray(value))
    return Object.entries(value)
      .map(([name, one]) =>
        SEATS.includes(name) && typeof one === "number" ? seated(one, reader) : item(one, reader),
      )
      .join(" ");
  return typeof value === "string" ? thing(value) : String(value);
}

/** Amounts of things; the terms of a sum; things in a list, each as the form `item` of its fact says it. */
function several(name: string, value: Value, reader: Reader): string {
  if (!Array.isArray(value))
    return listed(
      pairs(value)
        .filter((one) => one.number)
        .map((one) => t("amount", { name: thing(one.cause), count: one.number })),
    );
  if (pairs(value).length) return sum(value);
  const known = has(`fact-${name}`) && attr(`fact-${name}`, "item", args({}, reader));
  if (known)
    return listed(
      value.flatMap((one) =>
        one && typeof one === "object" && !Array.isArray(one)
          ? [attr(`fact-${name}`, "item", args(one, reader))]
          : [],
      ),
    );
  return listed(value.map((one) => item(one, reader)));
}

/** Arguments as the catalogue expects them. */
export function args(values: Record<string, Value>, reader: Reader): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (SEATS.includes(name) && typeof value === "number") {
      made["own"] ??= value === reader.me ? "yes" : "no";
      made[name] = value < 0 ? NOTHING : seated(value, reader);
      made[`${name}_id`] = value < 0 ? NOTHING : String(value);
    } else if (typeof value === "number") {
      made[name] = value;
      made[`${name}_signed`] = signed(value);
      made[`${name}_id`] = String(value);
    } else if (typeof value === "string") Object.assign(made, named(name, value));
    else if (value) {
      made[name] = several(name, value, reader);
      made[`${name}_n`] = Object.keys(value).length;
      if (!Array.isArray(value)) {
        made[`${name}_names`] = listed(Object.keys(value).map((id) => thing(id)));
        made[`${name}_sum`] = pairs(value).reduce((all, one) => all + one.number, 0);
      } else if (pairs(value).length) made[`${name}_full`] = sum(value, true);
    }
  }
  return made;
}

/** Arguments with the words that are left of a notation as `a`, `b`, `c`. */
export function lettered(rest: string[], facts: Record<string, Value>, reader: Reader): Args {
  const letters: Record<string, Value> = {};
  for (const [i, word] of rest.entries())
    letters["abcd"[i] ?? "d"] = /^\d+$/.test(word) ? Number(word) : word;
  return args({ ...facts, ...letters }, reader);
}
