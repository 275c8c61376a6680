// What the coach points at, as it lies in the window: things by their keys, buttons of the question, and the regions that
// stay light.
import type { Box } from "../kit/beside";
import { looking, spot } from "../motion/places";

export interface Mark {
  element: HTMLElement;
  box: Box;
  /** It lies behind this button, which opens it. */
  door: boolean;
}

const inWindow = (box: Box): boolean =>
  box.width > 0 &&
  box.left < innerWidth &&
  box.top < innerHeight &&
  box.left + box.width > 0 &&
  box.top + box.height > 0;

/** What of an element can be seen, where a larger picture is moved about in its place. */
function shown(element: Element): Box {
  const box = element.getBoundingClientRect();
  const room = element.closest("[data-panned]")?.parentElement?.getBoundingClientRect();
  // A rectangle of the browser's keeps its numbers to itself when it is copied.
  if (!room) return { left: box.left, top: box.top, width: box.width, height: box.height };
  const left = Math.min(Math.max(box.left, room.left), room.right);
  const top = Math.min(Math.max(box.top, room.top), room.bottom);
  const wide = Math.min(box.right, room.right) - left;
  const high = Math.min(box.bottom, room.bottom) - top;
  return { left, top, width: Math.max(0, wide), height: Math.max(0, high) };
}

/** How far labels stand out of a thing, at most. */
const OUT = 20;

/** With the labels that stand out of its edges: what it costs, how much lies there. */
function whole(element: HTMLElement): Box {
  const box = shown(element);
  if (!("target" in element.dataset) || element.closest("[data-panned]")) return box;
  let [left, top, right, bottom] = [box.left, box.top, box.left + box.width, box.top + box.height];
  for (const part of element.querySelectorAll("span, svg, b, em")) {
    const one = part.getBoundingClientRect();
    const far = Math.max(box.left - one.left, box.top - one.top, one.right - right, one.bottom - bottom);
    if (!one.width || one.width <= 1 || far > OUT) continue;
    [left, top] = [Math.min(left, one.left), Math.min(top, one.top)];
    [right, bottom] = [Math.max(right, one.right), Math.max(bottom, one.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

function mark(element: HTMLElement, door = false): Mark {
  return { element, box: whole(element), door };
}

export function find(selector: string): Mark | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].map((one) => mark(one));
  return found.find((one) => inWindow(one.box)) ?? null;
}

/** A thing that can be touched, rather than the place where it lies. */
function touchable(key: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(key)}"]`)];
  const seen = all.filter((one) => one.getClientRects().length && inWindow(shown(one)));
  return (
    seen.find((one) => one.matches(".can:not(.on)")) ??
    seen.find((one) => !one.matches(".on")) ??
    seen[0] ??
    null
  );
}

/** What lies in a place may be marked by that place alone: `front:1:palazzo` is a `palazzo` in `front:1`. */
function places(key: string): string[] {
  const [zone, owner, kind] = key.split(":");
  return kind === undefined ? [] : [`${zone}:${owner}/${kind}`, `${zone}:${owner}`];
}

/** The button behind which a thing of mine or on offer lies (`data-leads`: keys, or kinds of keys). */
function leading(key: string): HTMLElement | null {
  const [kind = ""] = key.split(":");
  const all = [...document.querySelectorAll<HTMLElement>(`[data-leads~="${key}"], [data-leads~="${kind}"]`)];
  return all.find((one) => one.getClientRects().length) ?? null;
}

/** Where a window has no room for a place, what stands for it: the button with everything of that player. */
function covering(key: string): HTMLElement | null {
  const hidden = document.querySelector<HTMLElement>(
    `[data-zone~="${key}"], [data-target="${CSS.escape(key)}"]`,
  );
  const over = hidden?.closest<HTMLElement>("button, [data-region]") ?? null;
  return over?.getClientRects().length && !over.matches("[data-region=q]") ? over : null;
}

/** Things that mean nothing else than what is wanted, where its own keys lie under something that is touched instead. */
export function meaning(wanted: (target: string) => boolean): Mark[] {
  return [...document.querySelectorAll<HTMLElement>(".thing.can[data-target]")]
    .filter((one) => one.getClientRects().length && wanted(one.dataset["target"] ?? ""))
    .map((one) => mark(one))
    .filter((one) => inWindow(one.box));
}

/** All that has one of these keys: the first of them that can be seen before the others. */
export function marked(keys: readonly string[]): Mark[] {
  const found = looking(() =>
    keys.flatMap((key) => {
      const thing = touchable(key);
      if (thing) return [mark(thing)];
      const one = spot([key, ...places(key)]);
      if (one && !one.door) return [mark(one.element)];
      const door = leading(key) ?? one?.element;
      if (door && door.ariaSelected !== "true") return [mark(door, true)];
      const over = covering(key);
      return over ? [mark(over)] : [];
    }),
  ).filter((one) => inWindow(one.box));
  const first = found.filter((one) => !one.door);
  return first.length ? first : found.slice(0, 1);
}

export const boxOf = (selector: string): Box | null => find(selector)?.box ?? null;

/** A box with a rim. */
export const round = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const sameBox = (one: Box | null | undefined, other: Box | null | undefined): boolean =>
  one === other ||
  (!!one &&
    !!other &&
    Math.abs(one.left - other.left) < 0.5 &&
    Math.abs(one.top - other.top) < 0.5 &&
    Math.abs(one.width - other.width) < 0.5 &&
    Math.abs(one.height - other.height) < 0.5);
