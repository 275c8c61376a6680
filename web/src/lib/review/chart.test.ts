// Where everything of the chart stands.
import { expect, test } from "vitest";
import {
  across,
  bandsOf,
  down,
  nearest,
  pathOf,
  placeCard,
  placeNotes,
  placeNumbers,
  pointAt,
  scaleOf,
  SHARES,
  spread,
} from "./chart";

const PLANE = { width: 820, height: 252, left: 44, right: 96, top: 14, bottom: 26 };
const BANDS = bandsOf(
  [
    { number: 1, from: 2 },
    { number: 2, from: 10 },
    { number: 3, from: 50 },
  ],
  60,
);

test("rounds are as wide as each other, however many answers they have", () => {
  expect(BANDS).toEqual([
    { number: 1, from: 0, to: 10 },
    { number: 2, from: 10, to: 50 },
    { number: 3, from: 50, to: 60 },
  ]);
  const starts = [0, 10, 50, 60].map((ply) => across(ply, BANDS, PLANE));
  expect(starts[0]).toBe(44);
  expect(starts[3]).toBe(724);
  for (const i of [1, 2, 3]) expect((starts[i] ?? 0) - (starts[i - 1] ?? 0)).toBeCloseTo(680 / 3);
  expect(across(30, BANDS, PLANE)).toBeCloseTo(44 + 1.5 * (680 / 3));
});

test("a round without answers is no band, and a match without rounds is one", () => {
  const starts = [
    { number: 1, from: 0 },
    { number: 2, from: 8 },
    { number: 3, from: 8 },
    { number: 4, from: 20 },
  ];
  expect(bandsOf(starts, 20).map((band) => band.number)).toEqual([1, 3]);
  expect(bandsOf([], 20)).toEqual([{ number: 1, from: 0, to: 20 }]);
});

test("the whole victory is at the top, none of it at the bottom", () => {
  expect(down(1, SHARES, PLANE)).toBe(14);
  expect(down(0, SHARES, PLANE)).toBe(226);
  expect(down(0.5, SHARES, PLANE)).toBe(120);
});

test("points have lines at round numbers, below nothing too", () => {
  expect(scaleOf([3, 38.4]).lines).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf([0, 3])).toEqual({ low: 0, top: 10, lines: [0, 5, 10] });
  expect(scaleOf([-3, 22]).lines).toEqual([-5, 0, 5, 10, 15, 20, 25]);
  for (const most of [7, 51, 203, 999]) expect(scaleOf([most]).lines.length).toBeLessThanOrEqual(8);
});

test("the point of a position is the last one up to it", () => {
  const curve = [0, 3, 9, 20].map((ply) => ({ ply }));
  expect([0, 2, 3, 8, 9, 99].map((ply) => pointAt(curve, ply))).toEqual([0, 0, 1, 1, 2, 3]);
  expect(nearest(across(9, BANDS, PLANE) + 2, curve, BANDS, PLANE)).toBe(2);
  expect(nearest(-50, curve, BANDS, PLANE)).toBe(0);
});

test("a path goes through its places", () => {
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3.25, y: 4 },
    ]),
  ).toBe("M1.0,2.0L3.3,4.0");
});

test("numbers neither lie on each other nor leave the plane", () => {
  const spots = [300, 304, 309, 420, 424].map((x) => ({ x, y: 220 }));
  const placed = placeNumbers(spots, 9.5, PLANE);
  for (const [i, one] of placed.entries()) {
    expect(one.x).toBe(spots[i]?.x);
    expect(one.y).toBeGreaterThanOrEqual(PLANE.top + 9.5);
    expect(one.y).toBeLessThanOrEqual(PLANE.height - PLANE.bottom - 9.5);
    for (const other of placed.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
  }
});

test("names at the ends keep their order and their distance", () => {
  expect(spread([100, 102, 20], 16, 14, 224)).toEqual([100, 116, 20]);
  const low = spread([222, 225, 223, 14], 16, 14, 224);
  expect(low).toEqual([192, 224, 208, 14]);
});

test("the card covers as little of the lines as it can, and stays in the plane", () => {
  const card = { width: 124, height: 100 };
  const low = Array.from({ length: 60 }, (_, i) => ({ x: 44 + 10 * i, y: 200 }));
  expect(placeCard(300, card, low, PLANE)).toEqual({ x: 164, y: 10 });
  const high = low.map(({ x }) => ({ x, y: 30 }));
  expect(placeCard(300, card, high, PLANE).y).toBe(120);
  for (const x of [44, 90, 700, 724]) {
    const { x: left } = placeCard(x, card, low, PLANE);
    expect(left).toBeGreaterThanOrEqual(2);
    expect(left + card.width).toBeLessThanOrEqual(PLANE.width);
  }
});

test("notes lie neither on each other nor on the card, the weightier first", () => {
  const notes = [300, 330, 500, 710].map((x) => ({ x, text: "Gold mine: +8" }));
  const placed = placeNotes(notes, 6.4, PLANE, [], null);
  expect(placed.map((one) => one.late)).toEqual([false, false, false, true]);
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1))
      expect(one.y !== other.y || Math.abs(one.x - other.x) > one.width).toBe(true);
  const card = { x: 480, y: 10, width: 124, height: 100 };
  expect(placeNotes(notes, 6.4, PLANE, [], card)).toHaveLength(3);
  const line = Array.from({ length: 80 }, (_, y) => ({ x: 740 - 40, y }));
  expect(placeNotes(notes, 6.4, PLANE, line, null)).toHaveLength(3);
});
