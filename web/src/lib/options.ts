// What an option changes, in a sentence. It ends with the number of its rule in brackets, which is shown apart.
import { attr } from "./i18n/index.svelte";

const RULE = /\s*\(((?:SJ|PR|VE|CoB|E)\s?[A-Z]?\d[^)]*)\)\s*$/;

export function optionHelp(name: string, game: string): { text: string; rule: string } {
  const help = attr(`option-${name}`, "help", undefined, game);
  return { text: help.replace(RULE, ""), rule: RULE.exec(help)?.[1] ?? "" };
}
