// Options of a game: what they change, and what those come to that are chosen for each seat.
import { attr } from "./i18n/index.svelte";
import type { OptionInfo } from "./net/wire";

const RULE = /\s*\(([A-Z][A-Za-z]{0,2}\s?[A-Z]?\d[^)]*)\)\s*$/;

/** A sentence; it ends with the number of its rule in brackets, which is shown apart. */
export function optionHelp(name: string, game: string): { text: string; rule: string } {
  const help = attr(`option-${name}`, "help", undefined, game);
  return { text: help.replace(RULE, ""), rule: RULE.exec(help)?.[1] ?? "" };
}

/** What an option of names comes to: one for each seat, none where its value is no name. */
export function eachOf(option: OptionInfo, value: string, seats: number): string[] {
  if (option.values.includes(value)) return [];
  const names = value.split(".");
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? option.each[seat] ?? "");
}
