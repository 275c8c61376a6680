// Where things lie in the window: marked things and places, and the tabs behind which they may be.
import type { Places } from "./flight";

export interface Spot {
  key: string;
  rect: DOMRect;
  /** How its corners are rounded. */
  round: string;
  element: HTMLElement;
  /** It lies behind this button. */
  door: boolean;
}

/** The layer on which things fly: what is on it lies nowhere. */
export const LAYER = "flights";

function seen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest(`.${LAYER}`);
}

const MARKS = ["target", "zone", "holds"] as const;
type Mark = (typeof MARKS)[number];
/** What is marked so, by each of its words, in the order of the page. */
type Marked = Record<Mark, Map<string, HTMLElement[]>>;

let marked: Marked | null = null;

function read(): Marked {
  const found: Marked = { target: new Map(), zone: new Map(), holds: new Map() };
  for (const element of document.querySelectorAll<HTMLElement>(MARKS.map((mark) => `[data-${mark}]`).join()))
    for (const mark of MARKS) {
      const value = element.dataset[mark];
      const words = mark === "target" ? [value ?? ""] : new Set(value?.split(/\s+/));
      for (const word of words) {
        const known = found[mark].get(word);
        if (known) known.push(element);
        else if (word) found[mark].set(word, [element]);
      }
    }
  return found;
}

/** Look for many places: the page is read once, and must not change meanwhile. */
export function looking<T>(work: () => T): T {
  if (marked) return work();
  marked = read();
  try {
    return work();
  } finally {
    marked = null;
  }
}

function last(among: readonly HTMLElement[], taken?: Set<Element>): HTMLElement | undefined {
  const found = among.filter(seen);
  const free = found.filter((one) => !taken?.has(one));
  // Of equal things those leave that have been picked or touched, and the last one is the newest.
  const meant = free.find((one) => one.classList.contains("on") || one === document.activeElement);
  return meant ?? free.at(-1) ?? found.at(-1);
}

/** A thing or a place by its key; `place/kind` is what lies there of a kind, or is marked so (`data-part`). */
function called(key: string, { target, zone }: Marked): HTMLElement[] {
  const [place = "", kind] = key.split("/");
  const zones = zone.get(place) ?? [];
  if (kind === undefined)
    return [...(target.get(key) ?? []).filter((one) => !zones.includes(one)), ...zones].sort(inOrder);
  const parts = [`data-part="${kind}"`, `data-target$=":${kind}"`, `data-target*=":${kind}:"`];
  const inside = parts.map((part) => `[${part}]`).join();
  return [...new Set(zones.flatMap((one) => [...one.querySelectorAll<HTMLElement>(inside)]))].sort(inOrder);
}

const inOrder = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Whether it is one thing of its own, and no pile: what can be chosen, or a piece of a drawing (`data-piece`). */
export const isOne = (element: HTMLElement): boolean =>
  "target" in element.dataset || "piece" in element.dataset;

/** What shows one of these places, and what counts there (`data-count`). */
export function spots(places: Places): Element[] {
  const found = spot(places);
  if (!found || found.door) return [];
  return [found.element, ...document.querySelectorAll(`[data-count=${JSON.stringify(found.key)}]`)];
}

/** A place as it lies now: all that is asked of the page is asked here, before anything is drawn there. */
function lying(key: string, element: HTMLElement, door: boolean): Spot {
  const { borderRadius } = getComputedStyle(element);
  return { key, rect: element.getBoundingClientRect(), round: borderRadius, element, door };
}

/** The first of these places that can be seen; of equal things one that is not taken yet. */
export function spot(places: Places, taken?: Set<Element>): Spot | null {
  const page = marked ?? read();
  for (const key of places) {
    const element = last(called(key, page), taken);
    if (element) {
      taken?.add(element);
      return lying(key, element, false);
    }
    const [kind = ""] = key.split(/[:/]/);
    const doors = [...new Set([...(page.holds.get(key) ?? []), ...(page.holds.get(kind) ?? [])])];
    const door = last(doors.sort(inOrder));
    if (door) return lying(key, door, true);
  }
  return null;
}
