import { describe, expect, it } from "vitest";
import { wayIn, wayOut } from "./way";

const card = (x: number, y: number) => ({ x, y, w: 80, h: 40 });
const STRIP = 10;

/** The corners of a path of straight lines. */
function corners(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, kind, a, b]) => {
    at = kind === "M" ? [Number(a), Number(b)] : kind === "H" ? [Number(a), at[1]] : [at[0], Number(a)];
    return at;
  });
}

describe("the way of a move", () => {
  it("runs in the strip between two rows, whichever row its ends are in", () => {
    for (const [from, to] of [
      [card(0, 0), card(400, 0)],
      [card(0, 0), card(400, 50)],
      [card(0, 50), card(400, 0)],
    ] as const) {
      const along = corners(wayIn(from, to, STRIP)).slice(1, 3);
      expect(along.map(([, y]) => y)).toEqual([45, 45]);
    }
  });

  it("goes beside the target where a row of cards lies between", () => {
    const points = corners(wayIn(card(100, 0), card(200, 100), STRIP));
    expect(points.at(-1)).toEqual([195, 120]);
    expect(points.at(-2)?.[0]).toBe(190);
  });

  it("leaves a lane and comes into it by its channel", () => {
    const pile = { x: 600, y: -60, w: 100, h: 40 };
    expect(corners(wayOut(card(0, 0), pile, STRIP, 300, true)).map(([x]) => x)).toEqual([
      40, 40, 300, 300, 650, 650,
    ]);
    expect(corners(wayOut(card(0, 0), pile, STRIP, 300, false)).at(-1)).toEqual([40, 45]);
  });
});
