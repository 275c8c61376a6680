// The costliest decisions, their numbers and their sums.
import { expect, test } from "vitest";
import type { ReviewJudged } from "../net/wire";
import { decisionsOf, errorsByMove, errorsOf, restOf, shownOptions } from "./costs";

function judged(ply: number, seat: number, cost: number, points: number, error = true): ReviewJudged {
  const option = (share: number) => ({ code: 0, text: `answer ${share}`, share, points: 0, line: [] });
  return {
    ply, seat, cost, points, error, row: ply, round: 1, ask: "round.pick", options: [option(0.5), option(0.4)],
    chosen: error ? 1 : 0, margin: 0.01, margin_points: 0.4, stake: 0.1, lost: error ? 0.05 : 0, gifts: [], reasons: [],
  }; // prettier-ignore
}

const REVIEW = {
  decisions: [
    judged(40, 0, 0.068, 2.6),
    judged(3, 0, 0.021, 0.8),
    judged(7, 1, 0.2, 9),
    judged(12, 0, 0.009, 0.3, false),
    judged(80, 0, 0.061, 2.4),
    judged(81, 0, 0.03, 1),
    judged(90, 0, 0.015, 0.5),
    judged(95, 0, 0.012, 0.2),
    judged(96, 0, 0, 0, false),
  ],
};

test("the costliest errors of a seat come first, and nothing within its margin is one", () => {
  expect(errorsOf(REVIEW, 0).map((one) => one.ply)).toEqual([40, 80, 81, 3, 90, 95]);
  expect(errorsOf(REVIEW, 1).map((one) => one.ply)).toEqual([7]);
  expect(errorsOf(REVIEW, 2)).toEqual([]);
});

test("all decisions of a seat come in their order", () => {
  expect(decisionsOf(REVIEW, 0).map((one) => one.ply)).toEqual([3, 12, 40, 80, 81, 90, 95, 96]);
});

test("the others are counted, and what their errors cost is summed", () => {
  expect(restOf(REVIEW, 0)).toEqual({ count: 3, points: 0.2 });
  expect(restOf(REVIEW, 0, 2).points).toBeCloseTo(2.5);
  expect(restOf(REVIEW, 1)).toEqual({ count: 0, points: 0 });
});

test("shown and others are all decisions, and all points", () => {
  const errors = errorsOf(REVIEW, 0);
  const { count, points } = restOf(REVIEW, 0);
  expect(count + 5).toBe(decisionsOf(REVIEW, 0).length);
  const all = errors.reduce((sum, one) => sum + one.points, 0);
  expect(points + errors.slice(0, 5).reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(all);
});

test("a move of several answers has the costliest error in it", () => {
  const moves = [
    { number: 1, from: 0, to: 40 },
    { number: 2, from: 40, to: 80 },
    { number: 3, from: 80, to: 100 },
  ];
  const found = errorsByMove(REVIEW, moves);
  expect([...found].map(([move, one]) => [move, one.ply])).toEqual([
    [2, 40],
    [1, 7],
    [3, 80],
  ]);
});

test("the three best are shown, and the chosen one behind them if it is none of them", () => {
  const option = { code: 0, text: "", share: 0, points: 0, line: [] };
  const options = [option, option, option, option, option];
  expect(shownOptions({ options, chosen: 1 })).toEqual([0, 1, 2]);
  expect(shownOptions({ options, chosen: 4 })).toEqual([0, 1, 2, 4]);
  expect(shownOptions({ options: [option, option], chosen: 1 })).toEqual([0, 1]);
});
