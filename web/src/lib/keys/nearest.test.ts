import { expect, test } from "vitest";
import { closest, nearest, type Box } from "./nearest";

const at = (left: number, top: number, width = 80, height = 100): Box => ({ left, top, width, height });
/** Two rows of three, the second half a card to the right. */
const cards = [at(0, 0), at(90, 0), at(180, 0), at(45, 120), at(135, 120), at(225, 120)];
const from = (i: number, direction: Parameters<typeof nearest>[2]): number =>
  nearest(cards[i]!, cards, direction);

test("an arrow goes along the row, and stops where it ends", () => {
  expect(from(0, "right")).toBe(1);
  expect(from(1, "right")).toBe(2);
  expect(from(5, "left")).toBe(4);
  expect(from(0, "left")).toBe(-1);
});

test("an arrow goes to the next row where things lie under one another", () => {
  expect(from(0, "down")).toBe(3);
  expect(from(2, "down")).toBe(4);
  expect(from(5, "up")).toBe(2);
  expect(from(1, "up")).toBe(-1);
});

test("cards that overlap in a fan are gone through one by one", () => {
  const fan = [at(0, 0, 140), at(40, 0, 140), at(80, 0, 140)];
  expect(nearest(fan[0]!, fan, "right")).toBe(1);
  expect(nearest(fan[2]!, fan, "left")).toBe(1);
});

test("a thing of the group goes before a nearer one outside, but not before one that is much nearer", () => {
  const others = [at(90, 0), at(130, 0)];
  expect(nearest(at(0, 0), others, "right", (i) => i === 0)).toBe(1);
  expect(nearest(at(0, 0), [at(90, 0), at(900, 0)], "right", (i) => i === 0)).toBe(0);
});

test("what lies mostly aside is not ahead", () => {
  expect(nearest(at(0, 0), [at(100, 900)], "right")).toBe(-1);
});

test("the closest is found by its middle", () => {
  expect(closest(at(170, 10), cards)).toBe(2);
  expect(closest(at(0, 0), [])).toBe(-1);
});

/** Three rows of hexes, as bricks that touch: 3, 4 and 3. */
const hexes = [
  ...[27, 81, 135].map((x) => at(x, 0, 54, 47)),
  ...[0, 54, 108, 162].map((x) => at(x, 47, 54, 47)),
  ...[27, 81, 135].map((x) => at(x, 94, 54, 47)),
];

test("an arrow goes along a row of hexes, and to the next row only where it ends", () => {
  const go = (i: number, direction: Parameters<typeof nearest>[2]): number =>
    nearest(hexes[i]!, hexes, direction);
  expect([go(0, "right"), go(1, "right"), go(4, "right"), go(5, "right")]).toEqual([1, 2, 5, 6]);
  expect([go(1, "left"), go(4, "left"), go(8, "left")]).toEqual([0, 3, 7]);
  expect([4, 5]).toContain(go(1, "down"));
  expect(go(7, "left")).toBe(3);
});

test("every hex can be come to from another", () => {
  const ways = ["up", "down", "left", "right"] as const;
  const reached = new Set(hexes.flatMap((one) => ways.map((way) => nearest(one, hexes, way))));
  expect(hexes.map((_, i) => i).filter((i) => !reached.has(i))).toEqual([]);
});
