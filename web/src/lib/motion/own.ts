// My own move before the server's word: what it moves for certain flies at once and waits where it lands.
import type { GameEvent } from "../net/wire";
import { subject } from "../voice/events";
import type { Eyes, Flight, Show, Shows } from "./flight";
import type { Group } from "./group";
import type { Layer } from "./layer";
import type { Tempo } from "./pace";
import { isOne, looking, spot, type Spot } from "./places";
import type { Thrown } from "./thrown";
import { plan } from "./timing";

interface Away {
  thrown: Thrown | null;
  flight: Flight;
  from: Spot;
  /** Puts the thing back where it lay. */
  restore: () => void;
}

export class Own {
  private readonly layer: Layer;
  /** Those that the server has not told yet. */
  private events: GameEvent[];
  private away: Away[] = [];

  constructor(layer: Layer, shows: Shows, eyes: Eyes, events: GameEvent[], at: Tempo) {
    this.layer = layer;
    const all = events.map((event, i) => ({
      event,
      show:
        shows(event, { ...eyes, cause: events.slice(0, i).findLast((one) => one.kind !== event.kind) }) ??
        ({} as Show),
      run: `${event.kind} ${subject(event)}`,
    }));
    // What turns over where it lies shows something new, and what goes on the ground is there once: they wait for the
    // server's word.
    const told = all.filter(({ show }) => !show.flights?.some((flight) => flight.grow || flight.way));
    this.events = told.map(({ event }) => event);
    const [left, met] = [new Set<Element>(), new Set<Element>()];
    const found = looking(() =>
      plan(told, at, true).flights.map((planned) => {
        const { from, to, soon = [] } = planned.flight;
        return { ...planned, from: spot(from, left), to: spot([...soon, ...to], met) };
      }),
    );
    for (const { flight, at: delay, ms, fan, from, to } of found) {
      if (!from || !to) continue;
      const kind = told.find((one) => one.show.flights?.includes(flight))?.event.kind ?? "";
      this.leave(flight, from, to, { delay, ms, fan, kind, seat: eyes.me }, at);
    }
  }

  private leave(
    flight: Flight,
    from: Spot,
    to: Spot,
    way: { delay: number; ms: number; fan: number; kind: string; seat: number },
    at: Tempo,
  ): void {
    if (!at.flies) {
      this.layer.ring(from, way.seat, at.rings, true);
      this.layer.ring(to, way.seat, at.rings);
      return;
    }
    // What lies on the table as one thing of its own leaves it; a pile stays.
    const { target } = from.element.dataset;
    const thing = flight.fit && !from.door && (target ? target === from.key : isOne(from.element));
    const restore = thing ? this.layer.hide(from.element) : () => undefined;
    const { face, back, fit = false } = flight;
    this.layer.path(from, to, way.seat, way.delay, way.ms);
    const thrown = this.layer.fly({ ...way, from, to, face, back, fit, arc: at.arcs, held: true });
    this.away.push({ thrown, flight, from, restore });
  }

  /** Those events of a group that have been flown, each once. */
  flown(group: Group): Set<GameEvent> {
    if (!group.mine) return new Set();
    const found = new Set<GameEvent>();
    this.events = this.events.filter((event) => {
      const same = group.events.find((one) => !found.has(one) && equal(one, event));
      if (same) found.add(same);
      return !same;
    });
    return found;
  }

  /** The position shows it now: what is in the air goes on to where it lies. */
  settle(): void {
    const met = new Set<Element>();
    for (const { thrown, flight, restore } of this.away.splice(0)) {
      restore();
      const to = spot(flight.to, met);
      if (thrown && to) {
        const reveal = flight.fit && !to.door ? this.layer.hide(to.element) : () => undefined;
        thrown.settle(to.rect, reveal);
      }
    }
  }

  /** Refused: all of it flies back. */
  refuse(): void {
    for (const { thrown, from, restore } of this.away.splice(0)) thrown?.back(from.rect, restore);
  }

  /** Nothing of it is shown any longer. */
  release(): void {
    for (const { restore } of this.away.splice(0)) restore();
  }
}

function equal(one: GameEvent, other: GameEvent): boolean {
  const keys = Object.keys(other);
  return (
    Object.keys(one).length === keys.length &&
    keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  );
}
