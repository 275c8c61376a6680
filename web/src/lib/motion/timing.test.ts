import { describe, expect, it } from "vitest";
import type { Flight, Show } from "./flight";
import { along, frames, within } from "./path";
import { tempo } from "./pace";
import { plan } from "./timing";

const face = { name: "card", draw: () => () => undefined };
const flight = (more: Partial<Flight> = {}): Flight => ({ from: ["deck"], to: ["hand:1"], face, ...more });
const told = (run: string, show: Show) => ({ run, show });
const NORMAL = tempo("normal");

describe("when things fly", () => {
  it("one after the other, unless one may begin before the other ends", () => {
    const built = told("build 1", { flights: [flight()], next: 180 });
    const paid = told("discard 1", { flights: [flight({ ms: 300 })] });
    expect(plan([built, paid], NORMAL, false).flights.map((one) => one.at)).toEqual([0, 180]);
    expect(plan([paid, built], NORMAL, false).flights.map((one) => one.at)).toEqual([0, 300]);
    expect(plan([built, paid], NORMAL, false).length).toBe(480);
  });

  it("like things 60 ms apart, and from the seventh on together", () => {
    const [nine] = [told("load 1", { flights: [flight({ count: 9 })] })];
    const made = plan([nine], NORMAL, true).flights;
    expect(made.map((one) => one.at)).toEqual([0, 60, 120, 180, 240, 300, 360]);
    expect(made.map((one) => one.fan)).toEqual([1, 1, 1, 1, 1, 1, 3]);
  });

  it("what happens at a place beside them takes no time of its own, and keeps the pace", () => {
    const built = told("build 1", {
      flights: [flight()],
      deeds: [{ how: "glow", at: ["city:1"], after: 420, ms: 900 }],
    });
    const [normal, slow] = [plan([built], NORMAL, false), plan([built], tempo("slow"), false)];
    expect(normal.deeds.map(({ at, ms }) => [at, ms])).toEqual([[420, 900]]);
    expect(normal.length).toBe(420);
    expect(slow.deeds.map(({ at, ms }) => [at, ms])).toEqual([[420 * 1.6, 900 * 1.6]]);
  });

  it("like events in a row as like things", () => {
    const cards = Array.from({ length: 3 }, () => told("card 1", { flights: [flight()] }));
    expect(plan(cards, NORMAL, false).flights.map((one) => one.at)).toEqual([0, 60, 120]);
  });

  it("a chain of somebody else within two and a half seconds, my own as long as it takes", () => {
    const steps = Array.from({ length: 12 }, (_, i) => told(`step ${i}`, { flights: [flight()] }));
    const other = plan(steps, NORMAL, false);
    expect(other.length).toBeCloseTo(2500);
    expect(Math.max(...other.flights.map((one) => one.at + one.ms))).toBeCloseTo(2500);
    expect(plan(steps, NORMAL, true).length).toBe(12 * 420);
  });

  it("a pass is a ring of 700 ms, points do not hold up what follows", () => {
    expect(plan([], NORMAL, false).length).toBe(700);
    const scored = told("score 1", { gains: [{ from: ["a"], to: ["b"], text: "+1" }] });
    const next = told("card 1", { flights: [flight()] });
    expect(plan([scored, next], NORMAL, false).flights[0]?.at).toBe(0);
  });

  it("without movement for as long as the rings, at once for no time", () => {
    const one = told("card 1", { flights: [flight()] });
    expect(plan([one], tempo("still"), false).length).toBe(900);
    expect(plan([one], tempo("instant"), false).length).toBe(0);
  });
});

describe("the way through the air", () => {
  const box = (left: number, top: number, size: number) => ({ left, top, width: size, height: size });
  const shape = { width: 20, height: 20, arc: true, fit: false };
  const at = (frame: Keyframe | undefined) => {
    const [x = 0, y = 0, scale = 0] =
      String(frame?.["transform"])
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    return { x, y, scale };
  };

  it("leads from the middle of one place to the middle of the other", () => {
    const way = frames(box(0, 0, 40), box(200, 100, 20), shape);
    expect(at(way[0])).toEqual({ x: 10, y: 10, scale: 1 });
    expect(at(way.at(-1))).toEqual({ x: 200, y: 100, scale: 1 });
  });

  it("rises by twelve hundredths of the distance, at most 40 pixels", () => {
    const rise = (distance: number) => -at(frames(box(0, 0, 20), box(distance, 0, 20), shape)[4]).y;
    expect(rise(100)).toBeCloseTo(12);
    expect(rise(1000)).toBeCloseTo(40);
  });

  it("takes the size of its places, and is never larger than it is drawn", () => {
    const way = frames(box(0, 0, 60), box(100, 0, 10), { ...shape, fit: true });
    expect([at(way[0]).scale, at(way.at(-1)).scale]).toEqual([1, 0.5]);
  });
});

describe("what grows where it lies", () => {
  const small = { left: 0, top: 10, width: 42, height: 66 };
  const shape = { width: 84, height: 132, arc: false, fit: false, grow: true };

  it("begins as large as its place and ends as large as it is drawn", () => {
    const steps = frames(small, small, shape).map((step) => String(step["transform"]));
    expect(steps.at(0)).toContain("scale(0.500)");
    expect(steps.at(-1)).toContain("scale(1.000)");
  });

  it("is whole in the window", () => {
    const window = { width: 320, height: 480 };
    expect(within(small, shape, window)).toEqual({ left: 0, top: 0, width: 84, height: 132 });
    const far = { left: 300, top: 470, width: 20, height: 10 };
    expect(within(far, shape, window)).toEqual({ left: 236, top: 348, width: 84, height: 132 });
    const amid = { left: 100, top: 200, width: 84, height: 132 };
    expect(within(amid, shape, window)).toEqual(amid);
  });
});

describe("what goes on the ground", () => {
  const box = (left: number, top: number): DOMRect =>
    ({ left, top, width: 20, height: 20 }) as unknown as DOMRect;
  const at = (frame: Keyframe): number[] => [...String(frame["transform"]).matchAll(/-?[\d.]+/g)].map(Number);

  it("passes every place in turn, hops where it must, and ends where it lies", () => {
    const shape = { width: 40, height: 40, arc: true, fit: true };
    const way = [box(0, 0), box(50, 0), box(50, 50)].map((one, i) => ({ box: one, hop: i === 1 }));
    const made = along(way, { left: 55, top: 50, width: 20, height: 20 }, shape).map(at);
    expect(made.map(([x]) => x)).toEqual([-5, 45, 45]);
    expect(made.map(([, y]) => y)).toEqual([-10, -21, 40]);
    expect(made.map(([, , scale]) => scale)).toEqual([0.5, 0.5, 0.5]);
  });
});
