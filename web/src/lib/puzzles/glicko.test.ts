import { expect, test } from "vitest";
import { answered, expected, rated, rested, UNRATED } from "./glicko";

// The example of the paper: 1500 (200) beats 1400 (30), and loses to 1550 (100) and 1700 (300).
const MINE = { rating: 1500, deviation: 200 };
const OTHERS = [
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
];

test("the example of the paper comes out", () => {
  const after = rated(MINE, OTHERS);
  expect(after.rating).toBeCloseTo(1464.1, 1);
  expect(after.deviation).toBeCloseTo(151.4, 1);
  expect(OTHERS.map((one) => Number(expected(MINE, one).toFixed(3)))).toEqual([0.639, 0.432, 0.303]);
});

test("without games nothing changes", () => {
  expect(rated(MINE, [])).toEqual(MINE);
});

test("a right answer raises, a wrong one lowers, the first ones most", () => {
  const puzzle = { rating: 1500, deviation: 60 };
  const up = answered(UNRATED, puzzle, true);
  const down = answered(UNRATED, puzzle, false);
  expect(up.rating - 1500).toBeCloseTo(1500 - down.rating, 6);
  expect(up.rating - 1500).toBeGreaterThan(100);
  expect(answered({ rating: 1500, deviation: 60 }, puzzle, true).rating - 1500).toBeLessThan(20);
  expect(answered(UNRATED, { rating: 1900, deviation: 60 }, true).rating).toBeGreaterThan(up.rating);
});

test("nobody gets too sure to move, and who stays away gets unsure again", () => {
  let mine = UNRATED;
  for (let i = 0; i < 500; i += 1) mine = answered(mine, { rating: 1500, deviation: 60 }, i % 2 === 0);
  expect(mine.deviation).toBe(45);
  expect(rested(mine, 0)).toEqual(mine);
  expect(rested(mine, 60).deviation).toBeGreaterThan(80);
  expect(rested(mine, 9999)).toEqual({ ...mine, deviation: 350 });
});
