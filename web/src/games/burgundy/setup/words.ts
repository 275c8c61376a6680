// The words of this game, wherever they are said: pages other than its table have no game of their own.
import { attr, has, t, type Args } from "../../../lib/i18n/index.svelte";
import { optionHelp } from "../../../lib/options";

export const GAME = "burgundy";
/** The first expansions of the book have numbers, which are those of their rules. */
const NUMBERED = 10;

export const text = (key: string, args?: Args): string => t(key, args, GAME);
export const known = (key: string): boolean => has(key, GAME);

export const optionName = (name: string): string => text(`option-${name}`);
/** What it changes, in one sentence. */
export const optionBrief = (name: string): string =>
  attr(`option-${name}`, "brief", undefined, GAME) || optionHelp(name, GAME).text;
/** What its values are about, where it has several. */
export const optionAsks = (name: string): string =>
  attr(`option-${name}`, "ask", undefined, GAME) || optionName(name);
export const ruleOf = (name: string): string => optionHelp(name, GAME).rule;

export function valueName(name: string, value: string): string {
  const key = `option-${name}-${value}`;
  return attr(key, "short", undefined, GAME) || (known(key) ? text(key) : value.replaceAll(".", ", "));
}

/** The number of an expansion in the book, or nothing. */
export function numberOf(name: string): number | null {
  const number = Number(/^E (\d+)/.exec(ruleOf(name))?.[1]);
  return number <= NUMBERED ? number : null;
}

/** A component by its name; those that only have a number are called by it. */
export const componentName = (id: string): string => {
  const key = [`web-bu-part-${id}`, `name-${id}`].find(known);
  return key ? text(key) : id.replaceAll("_", " ");
};
