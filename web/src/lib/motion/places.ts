// Where things lie in the window: marked things and places, and the tabs behind which they may be.
import type { Places } from "./flight";

export interface Spot {
  key: string;
  rect: DOMRect;
  element: HTMLElement;
  /** It lies behind this button. */
  door: boolean;
}

/** The layer on which things fly: what is on it lies nowhere. */
export const LAYER = "flights";

function seen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest(`.${LAYER}`);
}

function last(selector: string, taken?: Set<Element>): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const free = found.filter((one) => !taken?.has(one));
  // Of equal things those leave that have been picked or touched, and the last one is the newest.
  const meant = free.find((one) => one.classList.contains("on") || one === document.activeElement);
  return meant ?? free.at(-1) ?? found.at(-1);
}

/** A thing or a place by its key; `place/kind` is what lies there of a kind, or is marked so (`data-part`). */
function selector(key: string): string {
  const [place, kind] = key.split("/");
  const zone = `[data-zone~=${JSON.stringify(place)}]`;
  if (kind === undefined) return `[data-target=${JSON.stringify(key)}], ${zone}`;
  const parts = [`data-part="${kind}"`, `data-target$=":${kind}"`, `data-target*=":${kind}:"`];
  return parts.map((part) => `${zone} [${part}]`).join(", ");
}

/** Whether it is one thing of its own, and no pile: what can be chosen, or a piece of a drawing (`data-piece`). */
export const isOne = (element: HTMLElement): boolean =>
  "target" in element.dataset || "piece" in element.dataset;

/** What shows one of these places, and what counts there (`data-count`). */
export function spots(places: Places): Element[] {
  const found = spot(places);
  if (!found || found.door) return [];
  return [found.element, ...document.querySelectorAll(`[data-count=${JSON.stringify(found.key)}]`)];
}

/** The first of these places that can be seen; of equal things one that is not taken yet. */
export function spot(places: Places, taken?: Set<Element>): Spot | null {
  for (const key of places) {
    const element = last(selector(key), taken);
    if (element) {
      taken?.add(element);
      return { key, rect: element.getBoundingClientRect(), element, door: false };
    }
    const [kind = ""] = key.split(/[:/]/);
    const door = last(`[data-holds~=${JSON.stringify(key)}], [data-holds~=${JSON.stringify(kind)}]`);
    if (door) return { key, rect: door.getBoundingClientRect(), element: door, door: true };
  }
  return null;
}
