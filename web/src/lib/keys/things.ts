// The things on the table as the keyboard goes through them. A group of things (a hand, a market, a city) is one stop of
// the Tab key; arrows move among its things and on to the next group.
import { nearest, type Direction } from "./nearest";

const GROUP = "[role=group], [role=tabpanel], [data-region], [data-drawer], section, main, body";

export function onScreen(one: Element): boolean {
  return one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
}

/** All things that are shown, in the order of the page. */
export function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".thing")].filter(onScreen);
}

export function groupOf(thing: Element): Element {
  return thing.closest(GROUP) ?? document.body;
}

/** What a digit chooses: the things that can be chosen, then the answers that are no things. */
export function choosable(): HTMLElement[] {
  const answers = [...document.querySelectorAll<HTMLElement>("[data-act=loose], [data-act=pass]")];
  return [...things().filter((one) => one.matches(".can")), ...answers.filter(onScreen)];
}

/** Focus the next thing in a direction, one of the same group rather than another; whether there was one. */
export function move(from: HTMLElement, direction: Direction): boolean {
  const all = things().filter((one) => one !== from);
  const group = groupOf(from);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const outside = (i: number): boolean => all[i] !== undefined && groupOf(all[i]) !== group;
  const next = all[nearest(from.getBoundingClientRect(), boxes, direction, outside)];
  next?.focus();
  return next !== undefined;
}

/** Before the Tab key moves on: of every group one thing can be come to, the one last looked at or the first that can be
 * chosen. */
export function oneStopEach(): void {
  const groups = new Map<Element, HTMLElement[]>();
  for (const thing of things()) groups.set(groupOf(thing), [...(groups.get(groupOf(thing)) ?? []), thing]);
  for (const members of groups.values()) {
    const stop =
      members.find((one) => one === document.activeElement) ??
      members.find((one) => one.matches(".can.pending, .can[data-stop]")) ??
      members.find((one) => one.matches(".can")) ??
      members.find((one) => one.matches("[data-stop]")) ??
      members[0];
    for (const one of members) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** A thing that was looked at is where its group is come back to. */
export function remember(thing: HTMLElement): void {
  for (const one of groupOf(thing).querySelectorAll("[data-stop]")) one.removeAttribute("data-stop");
  thing.dataset["stop"] = "";
}
