// One group on its way over the table: where its things lie before the position changes, and where they go.
import type { GameEvent } from "../net/wire";
import { subject } from "../voice/events";
import type { Deed, Eyes, Flight, Places, Show, Shows } from "./flight";
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
    return { key: "circle", rect, round: getComputedStyle(element).borderRadius, element, door: false };
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

/** Find where it is shown, as the table lies now. What is answered plays it there, and says how long it moves. */
export function aim(layer: Layer, staged: Staged[], group: Group, at: Tempo): () => number {
  const made = plan(staged, at, group.mine);
  const taken = new Set<Element>();
  const goals = made.flights.map(({ flight }) => spot(flight.to, taken));
  const shining = made.rings.map(({ places }) => {
    const told = staged.find((one) => one.show.rings?.includes(places));
    const few = told ? changed(told) : [];
    return few.length ? few : [spot(places)];
  });
  const gains = (at.flies ? made.gains : []).map(({ gain, at: delay }) => {
    const [from, to] = [spot(gain.from), spot(gain.to)];
    return () => from && to && layer.gain(from, to, gain.text, delay, at.factor);
  });
  const deeds = (at.flies ? made.deeds : []).map(({ deed, at: delay, ms }) => {
    const there = spot(deed.at);
    return () => there && perform(layer, deed, there, delay, ms);
  });
  return () => {
    for (const [n, { flight, at: delay, ms, fan }] of made.flights.entries()) {
      const told = staged.find((one) => one.show.flights?.includes(flight));
      const from = told?.from[told.show.flights?.indexOf(flight) ?? -1] ?? null;
      const to = goals[n] ?? null;
      const kind = told?.event.kind ?? "";
      if (from && to) travel(layer, flight, from, to, { delay, ms, fan, kind, ...group }, at);
      else if (from ?? to) layer.ring((from ?? to)!, group.seat, at.rings || RING, !to, delay);
    }
    for (const [n, { at: delay, ms }] of made.rings.entries()) {
      for (const there of shining[n] ?? [])
        if (there) layer.ring(there, group.seat, at.flies ? ms : at.rings, false, at.flies ? delay : 0);
    }
    for (const show of [...gains, ...deeds]) show();
    return made.length;
  };
}

function perform(layer: Layer, deed: Deed, there: Spot, delay: number, ms: number): void {
  if (deed.how === "glow") layer.glow(there, delay, ms);
  // Behind a tab it cannot be seen to leave.
  else if (!there.door && deed.how === "drop") layer.drop(there, delay, ms);
  else if (!there.door && deed.how === "sail") layer.sail(there, deed.was, deed.is, delay, ms);
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
