import { describe, expect, it } from "vitest";
import { areasOf, borders, boxOf, inRows, joints, layout, nearOf, outline } from "./hex";
import { blackSpots, headOf, HIGH, sector, spots, WIDE } from "./ring";

const HEXES = 37;
const PLACES = inRows([4, 5, 6, 7, 6, 5, 4]);
const { centres, width, height } = layout(PLACES);
const near = nearOf(centres);
const lines = (path: string): number => path.split("L").length - 1;

describe("the hexes of a duchy", () => {
  it("lie in rows about one middle, or wherever their board says", () => {
    expect(PLACES).toHaveLength(HEXES);
    expect(PLACES.slice(0, 5)).toEqual([
      [0, 3],
      [0, 5],
      [0, 7],
      [0, 9],
      [1, 2],
    ]);
    const apart = layout([
      [1, 8],
      [1, 10],
      [4, 5],
    ]);
    expect(apart.centres[0]!.x).toBeCloseTo(2 * Math.sqrt(3));
    expect(apart.height).toBeCloseTo(3 * 1.5 + 2);
  });

  it("have as much room round them as the largest asks for", () => {
    const bare = boxOf(PLACES);
    const box = boxOf(PLACES, [{ bottom: 30 }, { bottom: 20, left: 10 }]);
    expect(box.high - bare.high).toBe(30 - 4);
    expect(box.x).toBe(-10);
    expect(box.centres).toEqual(bare.centres);
  });

  it("that only a river joins share no side", () => {
    const two = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(borders([0, 1], two, [[1], [0]]).split("L")).toHaveLength(2 * 6 + 1);
  });

  it("fill the drawing, and do not leave it", () => {
    expect(Math.min(...centres.map((one) => one.x))).toBeCloseTo(Math.sqrt(3) / 2);
    expect(Math.max(...centres.map((one) => one.x))).toBeCloseTo(width - Math.sqrt(3) / 2);
    expect(Math.max(...centres.map((one) => one.y))).toBeCloseTo(height - 1);
  });

  it("have the neighbours that touch them", () => {
    expect(near[0]).toEqual([1, 4, 5]);
    expect(near[18]).toHaveLength(6);
    expect(near.flat()).toHaveLength(2 * 90);
  });
});

describe("lines", () => {
  const one = Array<number>(HEXES).fill(0);

  it("go round a single hex, and round all of them, as one", () => {
    expect(lines(outline(new Set([18]), centres, near))).toBe(6);
    const whole = outline(new Set(one.keys()), centres, near);
    expect(whole.split("M")).toHaveLength(2);
    expect(lines(whole)).toBe(42);
  });

  it("part areas, and join the hexes of one; each side once", () => {
    expect(lines(borders(one, centres, near))).toBe(42);
    expect(lines(joints(one, centres, near))).toBe(90);
    const apart = [...one.keys()];
    expect(lines(borders(apart, centres, near))).toBe(42 + 90);
    expect(joints(apart, centres, near)).toBe("");
  });

  it("follow the colours where nobody says what the areas are", () => {
    const colours = one.map((_, at) => (at < 4 ? "ship" : "mine"));
    expect(new Set(areasOf(colours, near))).toEqual(new Set([0, 1]));
  });
});

describe("the ring of the depots", () => {
  const counts = [2, 3, 4];

  it("keeps every tile inside its box and apart from the others", () => {
    for (const count of counts) {
      const all = Array.from({ length: 6 }, (_, at) => spots(at + 1, count)).flatMap(({ at, radius }) =>
        at.map((one) => ({ ...one, radius })),
      );
      expect(all).toHaveLength(6 * count);
      for (const [i, one] of all.entries()) {
        expect(Math.abs(one.x) + one.radius * 0.87).toBeLessThan(WIDE / 2 + 1);
        expect(Math.abs(one.y) + one.radius).toBeLessThan(HIGH / 2);
        for (const other of all.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius * 1.7);
      }
    }
  });

  it("has a place for each tile of the black depot", () => {
    for (const count of [4, 6, 8]) expect(blackSpots(count).at).toHaveLength(count);
  });

  it("goes round clockwise from the top", () => {
    const middles = Array.from({ length: 6 }, (_, at) => {
      const corners = sector(at + 1);
      return corners.reduce((sum, one) => sum + one.x, 0) / corners.length;
    });
    expect(middles.map(Math.sign)).toEqual([0, 1, 1, 0, -1, -1]);
  });

  it("lays many goods closer, and inside the depot", () => {
    const wares = Array.from({ length: 5 }, (_, at) => ({ good: at + 1, count: 1 }));
    for (const depot of [1, 2, 3, 4, 5, 6]) {
      const { wares: laid } = headOf(depot, true, wares);
      expect(Math.max(...laid.map((one) => Math.abs(one.x)))).toBeLessThan(WIDE / 2);
    }
  });
});
