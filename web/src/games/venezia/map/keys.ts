// The keys of the map besides the arrows: Home goes to the best site, and pages from quarter to quarter.
import type { Chart } from "./chart";
import { ranked, type Site } from "./sites";

export interface Sited {
  chart: Chart;
  sites: readonly Site[];
  me: number;
}

const BY: Record<string, number> = { PageDown: 1, PageUp: -1 };

/** The site that a key leads to from another one, or from none; nothing where the key does something else. */
export function led(key: string, from: string | undefined, { chart, sites, me }: Sited): Site | undefined {
  const order = ranked(sites, me);
  if (key === "Home") return order[0];
  const by = BY[key];
  if (by === undefined) return undefined;
  const there = chart.quarters.map(({ id }) => id).filter((id) => order.some((one) => one.quarter === id));
  const at = there.indexOf(sites.find((one) => one.target === from)?.quarter ?? "");
  const next = there[(at + by + there.length) % there.length];
  return order.find((one) => one.quarter === next);
}

export function pages(
  node: HTMLElement,
  given: Sited,
): { update: (given: Sited) => void; destroy: () => void } {
  let now = given;
  const heard = (event: KeyboardEvent): void => {
    const on = event.target instanceof HTMLElement ? event.target.dataset["target"] : undefined;
    const to = led(event.key, on, now);
    if (!to) return;
    event.preventDefault();
    node.querySelector<HTMLElement>(`[data-target="${to.target}"]`)?.focus();
  };
  node.addEventListener("keydown", heard);
  return {
    update: (next) => (now = next),
    destroy: () => node.removeEventListener("keydown", heard),
  };
}
