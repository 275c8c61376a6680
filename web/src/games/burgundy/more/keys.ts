// Keys that lead to what expansions have on the table, for whoever plays without a pointer.
import { onScreen } from "../../../lib/keys/things";
import type { Play } from "../../../lib/play.svelte";
import type { Addition, Lead } from "./addition";

/** Let the keys of these expansions lead until the function that is returned is called. */
export function leadBy(keys: Play["keys"], added: readonly Addition[]): () => void {
  const leads = added.flatMap((one) => Object.entries(one.keys ?? {}));
  for (const [key, { name }] of leads) {
    // What two of them lead to by the same key is one stop.
    const to = new Set(leads.flatMap(([one, lead]) => (one === key ? lead.to : [])));
    keys.set(key, { name, does: () => lead([...to]) });
  }
  return () => {
    for (const [key] of leads) keys.delete(key);
  };
}

/** To the first of these that is shown; pressed again there, to the next. What opens is opened. */
function lead(to: Lead["to"]): void {
  const stops = to.flatMap((one) => stopAt(one) ?? []);
  const here = stops.findIndex((one) => one === document.activeElement);
  const next = stops[(here + 1) % stops.length];
  next?.focus();
  if (next?.matches("[data-opens]:not([aria-expanded=true])")) next.click();
}

function stopAt(wanted: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter(onScreen);
  return found.find((one) => one.matches(".can")) ?? found[0];
}

/** Where a part of the shelf is, by its zone: what lies there, itself where nothing does, on phones the button that opens it. */
export function onShelf(zone: string): string {
  const holds = `:has([data-zone^="${zone}:"])`;
  return `.part${holds} .thing, .part${holds}:not(:has(.thing)), [data-opens=shelf]${holds}, [data-opens=shelf]:not(:has(*))`;
}
