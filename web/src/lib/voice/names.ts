// Ids, seats and causes by their names: the twin of the package's own i18n/voice/names.py, over the same catalogue.
import { attr, has, readable, t } from "../i18n/index.svelte";

export const NOTHING = "none";

/** To whom something is said: who sits where, and which seat reads (or a number that is no seat). */
export interface Reader {
  name(seat: number): string;
  readonly me: number;
}

/** Keys are words with dashes: dots and spaces of question and answer ids become dashes, underscores stay. */
export function plain(id: string): string {
  return id.replaceAll(/[. ]/g, "-");
}

export function thing(id: string, form = ""): string {
  if (!has(`name-${id}`)) return readable(`name-${id}`);
  return (form && attr(`name-${id}`, form)) || t(`name-${id}`);
}

export const brief = (id: string): string => thing(id, "short");
export const help = (id: string): string => attr(`name-${id}`, "help");
export const rule = (id: string): string => attr(`name-${id}`, "rule");

/** A name for the ear: what is seen comes first, and the whole name behind it where that is short. */
export function spoken(id: string, seen: string): string {
  return seen === thing(id) ? seen : `${seen}, ${thing(id)}`;
}

/** What a player is called; a party behind the seats, which is nobody's, has a name of the game's own. */
export function called(seat: number, name: string | undefined, seats: number): string {
  if (seats && seat >= seats && has("party-name")) return t("party-name");
  return name || t("seat", { number: seat + 1 });
}

export function seated(seat: number, reader: Reader): string {
  return seat === reader.me ? attr("you", "name") : reader.name(seat);
}

export function cause(id: string): string {
  for (const one of [`cause-${id}`, `name-${id}`, `source-${id}`]) if (has(one)) return t(one);
  return t(`cause-${id}`);
}

/** A list in words; equal ones are said once, with their number. */
export function listed(items: string[]): string {
  const said = [...new Set(items)].map((item) => {
    const count = items.filter((one) => one === item).length;
    return count === 1 ? item : t("times", { name: item, count });
  });
  if (said.length < 2) return said.join("");
  return said.slice(0, -1).join(t("list-between")) + t("list-last") + said.at(-1);
}

/** The first letter large, as in every language we speak and whatever the browser's own is. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
