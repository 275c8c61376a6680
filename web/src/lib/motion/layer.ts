// The layer above the table on which things fly, rings shine and points rise. Nothing on it can be touched or is read.
import { Air } from "./air";
import type { Face } from "./flight";
import { along, frames, within, type Box, type Stopped } from "./path";
import type { Spot } from "./places";
import { Thrown } from "./thrown";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const RING = 600;
const PATH = 1200;
const RISE = 700;
/** What has grown is left to be read, and fades. */
const LINGER = 900;
/** How far a ship sails, in its own lengths. */
const AWAY = 1.2;
/** How far something falls that is set down. */
const DROP = 30;

export interface Journey {
  from: Spot;
  to: Spot;
  face: Face;
  back?: Face | undefined;
  delay: number;
  ms: number;
  arc: boolean;
  fit: boolean;
  grow?: boolean;
  fan: number;
  seat: number;
  /** What it tells: the kind of event. */
  kind: string;
  /** The places it goes over, where it does not fly. */
  way?: Stopped[] | undefined;
  /** My own, not yet confirmed: it stays where it landed. */
  held?: boolean;
}

/** The colour of a seat; of nobody's moves that of a choice. */
const colour = (seat: number): string => (seat < 0 ? "var(--can-line)" : `var(--seat-${(seat % 5) + 1})`);

export class Layer extends Air {
  /** Let a thing fly; what is answered can be turned back or sent elsewhere while it is in the air. */
  fly(way: Journey): Thrown {
    const node = this.draw("fly");
    Object.assign(node.dataset, { kind: way.kind, from: way.from.key, to: way.to.key, face: way.face.name });
    node.style.setProperty("--s", colour(way.seat));
    const sides = [this.side(node, way.face, way.back ? "front" : "")];
    if (way.back) sides.push(this.side(node, way.back, "back"));
    this.drawn.set(node, () => sides.forEach((end) => end()));
    if (way.fan > 1) node.append(Object.assign(document.createElement("b"), { textContent: `×${way.fan}` }));
    if (way.held) node.append(Object.assign(document.createElement("em"), { textContent: "✓" }));
    const { width, height } = node.getBoundingClientRect();
    const shape = { width, height, arc: way.arc, fit: way.fit, grow: !!way.grow };
    const timing = { duration: way.ms, delay: way.delay, easing: EASE, fill: "both" as const };
    if (way.back) this.turn(node, timing);
    const land = (): void => {
      this.ring(way.to, way.seat, RING);
      if (way.to.door) this.pulse(way.to.element);
      document.dispatchEvent(new CustomEvent("ludoteca:landed", { detail: told }));
    };
    const told = {
      kind: way.kind,
      seat: way.seat,
      from: way.from.key,
      to: way.to.key,
      start: way.from.rect.toJSON() as Box,
      end: way.to.rect.toJSON() as Box,
      face: way.face.name,
      back: way.back?.name ?? "",
      fan: way.fan,
      ms: way.ms,
      own: !!way.held,
      door: way.to.door,
    };
    // It is not there before its time has come: what waits must not lie on the table.
    if (way.delay) this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: way.delay });
    const window = { width: innerWidth, height: innerHeight };
    const end = way.grow ? within(way.to.rect, shape, window) : way.to.rect;
    const steps = way.way?.length ? along(way.way, end, shape) : frames(way.from.rect, end, shape);
    const paced = way.way?.length ? { ...timing, easing: "linear" } : timing;
    const flight = this.run(node, steps, paced, () => {
      if (way.grow) this.fade(node);
      else if (!way.held) this.remove(node);
      land();
    });
    document.dispatchEvent(new CustomEvent("ludoteca:flight", { detail: told }));
    return new Thrown(node, flight, (to, ms, done) => {
      const from = node.getBoundingClientRect();
      const timing = { duration: ms, easing: EASE, fill: "both" as const };
      this.run(node, frames(from, to, { ...shape, arc: false }), timing, () => {
        this.remove(node);
        done();
      });
    });
  }

  /** Turn over half way: the back until then, the face after. */
  private turn(node: HTMLElement, timing: KeyframeAnimationOptions): void {
    const [front, back] = [node.querySelector(".front"), node.querySelector(".back")];
    const edge = (from: number, to: number): Keyframe[] => [
      { transform: "scaleX(1)", opacity: from, offset: 0 },
      { transform: "scaleX(1)", opacity: from, offset: 0.3 },
      { transform: "scaleX(0)", opacity: from, offset: 0.5 },
      { transform: "scaleX(0)", opacity: to, offset: 0.5 },
      { transform: "scaleX(1)", opacity: to, offset: 0.7 },
      { transform: "scaleX(1)", opacity: to, offset: 1 },
    ];
    if (front) this.run(front, edge(0, 1), { ...timing, easing: "linear" });
    if (back) this.run(back, edge(1, 0), { ...timing, easing: "linear" });
  }

  /** A ring around a place; dashed where something left. */
  ring(at: Spot, seat: number, ms: number, dashed = false, delay = 0): void {
    const node = this.frame(at, dashed ? "ringed dashed" : "ringed");
    node.style.setProperty("--s", colour(seat));
    const steps = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    this.run(node, steps, { duration: ms, delay, fill: "both" }, () => node.remove());
  }

  /** Drawn around a place, as it is rounded. */
  private frame(at: Spot, name: string): HTMLElement {
    const node = this.draw(name);
    node.dataset["at"] = at.key;
    const { left, top, width, height } = at.rect;
    node.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:${at.round}`;
    return node;
  }

  /** The line of a flight, drawn with it; it fades after. */
  path(from: Spot, to: Spot, seat: number, delay: number, ms: number): void {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
    const ends = [from.rect, to.rect].map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
    for (const [i, [x = 0, y = 0]] of ends.entries()) {
      line.setAttribute(`x${i + 1}`, String(x));
      line.setAttribute(`y${i + 1}`, String(y));
    }
    line.setAttribute("pathLength", "1");
    line.style.stroke = colour(seat);
    svg.append(line);
    this.layer.prepend(svg);
    this.run(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: ms,
      delay,
      easing: EASE,
      fill: "both",
    });
    this.run(svg, [{ opacity: 1 }, { opacity: 0 }], { duration: PATH, delay: delay + ms, fill: "both" }, () =>
      svg.remove(),
    );
  }

  /** Points that rise from their cause to where they are counted. */
  gain(from: Spot, to: Spot, text: string, delay: number, factor: number): void {
    const node = this.draw("gain");
    node.textContent = text;
    const { width, height } = node.getBoundingClientRect();
    const at = (box: Box, up: number): string =>
      `translate(${box.left + (box.width - width) / 2}px, ${box.top + (box.height - height) / 2 - up}px)`;
    const steps = [
      { transform: at(from.rect, 0), opacity: 0 },
      { transform: at(from.rect, 28), opacity: 1, offset: 0.4 },
      { transform: at(to.rect, 0), opacity: 1, offset: 0.9 },
      { transform: at(to.rect, 0), opacity: 0 },
    ];
    this.run(node, steps, { duration: RISE * factor, delay, easing: EASE, fill: "both" }, () =>
      node.remove(),
    );
  }

  private fade(node: HTMLElement): void {
    const steps = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    this.run(node, steps, { duration: LINGER }, () => this.remove(node));
  }

  /** A ship leaves to the right as it was, and comes back as it is now; it is not at its place meanwhile. */
  sail(at: Spot, was: Face, is: Face, delay: number, ms: number): void {
    const half = ms / 2;
    const off = at.rect.width * AWAY;
    const leg = (face: Face, name: string, after: number, [from, to]: [number, number]): void => {
      const node = this.draw("fly");
      node.dataset["sail"] = name;
      this.drawn.set(node, this.side(node, face, ""));
      const { width, height } = node.getBoundingClientRect();
      const shape = { width, height, arc: false, fit: true };
      const [{ transform: home }] = frames(at.rect, at.rect, shape) as [Keyframe];
      const step = (by: number): Keyframe => ({
        transform: `translate(${by}px) ${String(home)}`,
        opacity: by ? 0 : 1,
      });
      if (after) this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: after });
      const easing = to ? "ease-in" : "ease-out";
      this.run(node, [step(from), step(to)], { duration: half, delay: after, easing, fill: "both" }, () =>
        this.remove(node),
      );
    };
    leg(was, "off", delay, [0, off]);
    leg(is, "back", delay + half, [off, 0]);
    this.veil(at.element, delay + ms);
  }

  /** Something that has been set down falls the last bit. */
  drop(at: Spot, delay: number, ms: number): void {
    const steps = [
      { transform: `translateY(-${DROP}px)`, opacity: 0 },
      { transform: `translateY(-${DROP}px)`, opacity: 1, offset: 0.3 },
      { transform: "none", opacity: 1 },
    ];
    this.run(at.element, steps, { duration: ms, delay, easing: "ease-in", fill: "backwards" });
  }

  /** A gold ring that comes and goes twice. */
  glow(at: Spot, delay: number, ms: number): void {
    const node = this.frame(at, "ringed gold");
    const steps = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }];
    this.run(node, steps, { duration: ms / 2, iterations: 2, delay, fill: "both" }, () => node.remove());
  }

  private pulse(element: HTMLElement): void {
    this.run(element, [{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: 300, easing: EASE });
  }
}
