// When each flight of a group begins, and how long all of it takes.
import type { Deed, Flight, Gain, Places, Show } from "./flight";
import type { Tempo } from "./pace";

export const FLIGHT = 420;
const APART = 60;
/** Like things leave one by one up to here; the rest leaves together. */
const SINGLE = 6;
/** Somebody else's decision takes no longer than this, however much it brings. */
const CHAIN = 2500;
const RING = 500;
const IDLE = 700;

export interface Timed {
  flight: Flight;
  at: number;
  ms: number;
  /** How many it stands for, where that is more than one. */
  fan: number;
}

export interface Plan {
  flights: Timed[];
  rings: { at: number; ms: number; places: Places }[];
  gains: { at: number; gain: Gain }[];
  deeds: { at: number; ms: number; deed: Deed }[];
  length: number;
}

/** Like events in a row follow each other as like things do. */
export interface Told {
  /** The same for events of one kind by one player. */
  run: string;
  show: Show;
}

export function plan(told: Told[], tempo: Tempo, mine: boolean): Plan {
  const made: Plan = { flights: [], rings: [], gains: [], deeds: [], length: 0 };
  let [begun, next, end, nth] = [0, 0, 0, 0];
  let run = "";
  for (const one of told) {
    nth = one.run === run ? nth + 1 : 0;
    const at = nth ? begun + (nth <= SINGLE ? APART : 0) : next;
    const length = add(made, one.show, at);
    end = Math.max(end, at + length);
    next = Math.max(next, at + (one.show.next ?? length));
    begun = at;
    run = one.run;
  }
  made.length = made.flights.length || made.rings.length ? end : IDLE;
  return scaled(made, tempo, mine);
}

/** Put an event where it belongs; how long it takes. */
function add(made: Plan, show: Show, at: number): number {
  let length = 0;
  for (const flight of show.flights ?? []) {
    const count = flight.count ?? 1;
    const ms = flight.ms ?? FLIGHT;
    const from = at + (flight.after ?? 0);
    for (let i = 0; i < Math.min(count, SINGLE); i += 1)
      made.flights.push({ flight, at: from + i * APART, ms, fan: 1 });
    if (count > SINGLE) made.flights.push({ flight, at: from + SINGLE * APART, ms, fan: count - SINGLE });
    length = Math.max(length, (flight.after ?? 0) + ms + Math.min(count - 1, SINGLE) * APART);
  }
  for (const places of show.rings ?? []) made.rings.push({ at, ms: RING, places });
  if (show.rings?.length) length = Math.max(length, RING);
  // Points may rise while the next thing happens already.
  for (const gain of show.gains ?? []) made.gains.push({ at, gain });
  for (const deed of show.deeds ?? []) made.deeds.push({ at: at + (deed.after ?? 0), ms: deed.ms, deed });
  return length;
}

/** How long a move is marked where nothing flies, whatever it was. */
export const standing = (tempo: Tempo): number => (tempo.factor ? tempo.rings : 0);

function scaled(made: Plan, tempo: Tempo, mine: boolean): Plan {
  if (!tempo.flies) return { ...made, length: standing(tempo) };
  const longest = mine ? Infinity : CHAIN * Math.max(1, tempo.factor);
  const factor = Math.min(tempo.factor, longest / made.length);
  return {
    flights: made.flights.map((one) => ({ ...one, at: one.at * factor, ms: one.ms * factor })),
    rings: made.rings.map((one) => ({ ...one, at: one.at * factor, ms: one.ms * factor })),
    gains: made.gains.map((one) => ({ ...one, at: one.at * factor })),
    deeds: made.deeds.map((one) => ({ ...one, at: one.at * factor, ms: one.ms * factor })),
    length: made.length * factor,
  };
}
