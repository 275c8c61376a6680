// One group on its way over the table: where its things lie before the position changes, and where they go.
import type { GameEvent } from "../net/wire";
import { subject } from "../voice/events";
import type { Eyes, Flight, Places, Show, Shows } from "./flight";
import type { Layer } from "./layer";
import type { Tempo } from "./pace";
import { isOne, spot, type Spot } from "./places";
import { plan, type Told } from "./timing";

const RING = 600;
const ROOM = 3;

/** An event with what shows it, and where that began before the position changed. */
export interface Staged extends Told {
  event: GameEvent;
  from: (Spot | null)[];
  /** What its circles showed. */
  circles: string[];
}

/** Before the position changes: what shows these events, and where it lies now. */
export function stage(events: GameEvent[], shows: Shows, eyes: Eyes): Staged[] {
  const taken = new Set<Element>();
  return events.map((event, i) => {
    const cause = events.slice(0, i).findLast((one) => one.kind !== event.kind);
    const show: Show = shows(event, { ...eyes, cause }) ?? {};
    const from = (show.flights ?? []).map((flight) => spot(flight.from, taken));
    const shown = circles(show).map(state);
    return { event, show, from, circles: shown, run: `${event.kind} ${subject(event)}` };
  });
}

/** The circles at the places that are compared, in order. */
function circles(show: Show): HTMLElement[] {
  return (show.circles ?? []).flatMap((places) => {
    const there = spot(places);
    return there && !there.door ? [...there.element.querySelectorAll<HTMLElement>("[data-circle]")] : [];
  });
}

const state = (circle: HTMLElement): string => circle.dataset["circle"] ?? "";

/** Those circles that show something else now; none where other ones are drawn. */
function changed(told: Staged): Spot[] {
  const now = circles(told.show);
  if (now.length !== told.circles.length) return [];
  const found = now.filter((one, i) => state(one) !== told.circles[i]);
  return found.map((element) => {
    const box = element.getBoundingClientRect();
    // Around it: what it shows stays to be seen.
    const rect = new DOMRect(box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM);
    return { key: "circle", rect, element, door: false };
  });
}

/** All places where something leaves or lands. */
export function ends(staged: Staged[]): Places[] {
  return staged.flatMap((one) => (one.show.flights ?? []).flatMap(({ from, to }) => [from, to]));
}

/** What is left to show of an event that has been flown already. */
export function landed(one: Staged): Staged[] {
  const { deeds } = one.show;
  return deeds ? [{ ...one, show: { deeds } }] : [];
}

export interface Group {
  seat: number;
  mine: boolean;
  /** The position has changed with it just now: what lands is not seen before. */
  fresh: boolean;
}

/** Play it; how long it moves. */
export function draw(layer: Layer, staged: Staged[], group: Group, at: Tempo): number {
  const made = plan(staged, at, group.mine);
  const taken = new Set<Element>();
  for (const { flight, at: delay, ms, fan } of made.flights) {
    const told = staged.find((one) => one.show.flights?.includes(flight));
    const from = told?.from[told.show.flights?.indexOf(flight) ?? -1] ?? null;
    const to = spot(flight.to, taken);
    const kind = told?.event.kind ?? "";
    if (from && to) travel(layer, flight, from, to, { delay, ms, fan, kind, ...group }, at);
    else if (from ?? to) layer.ring((from ?? to)!, group.seat, at.rings || RING, !to, delay);
  }
  for (const { places, at: delay, ms } of made.rings) {
    const told = staged.find((one) => one.show.rings?.includes(places));
    const few = told ? changed(told) : [];
    for (const there of few.length ? few : [spot(places)])
      if (there) layer.ring(there, group.seat, at.flies ? ms : at.rings, false, at.flies ? delay : 0);
  }
  for (const { gain, at: delay } of at.flies ? made.gains : []) {
    const [from, to] = [spot(gain.from), spot(gain.to)];
    if (from && to) layer.gain(from, to, gain.text, delay, at.factor);
  }
  for (const { deed, at: delay, ms } of at.flies ? made.deeds : []) {
    const there = spot(deed.at);
    if (there && deed.how === "glow") layer.glow(there, delay, ms);
    // Behind a tab it cannot be seen to leave.
    else if (there && !there.door && deed.how === "drop") layer.drop(there, delay, ms);
    else if (there && !there.door && deed.how === "sail") layer.sail(there, deed.was, deed.is, delay, ms);
  }
  return made.length;
}

function travel(
  layer: Layer,
  { face, back, fit = false, grow = false, way: stops }: Flight,
  from: Spot,
  to: Spot,
  way: { delay: number; ms: number; fan: number; kind: string } & Group,
  at: Tempo,
): void {
  if (!at.flies) {
    if (from.element !== to.element) layer.ring(from, way.seat, at.rings, true);
    layer.ring(to, way.seat, at.rings);
    return;
  }
  const over = stops?.flatMap((stop) => {
    const there = spot(stop.at);
    return there && !there.door ? [{ box: there.rect, hop: !!stop.hop }] : [];
  });
  // What goes on the ground is drawn where it lies, and must not be seen there twice.
  const lies = over ? !to.door : way.fresh && isOne(to.element);
  if (fit && lies) layer.veil(to.element, way.delay + way.ms);
  if (!grow && !over) layer.path(from, to, way.seat, way.delay, way.ms);
  layer.fly({ ...way, from, to, face, back, fit, grow, way: over, arc: at.arcs });
}
