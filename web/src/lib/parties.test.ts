import { expect, it } from "vitest";
import { players, signOf } from "./parties";

it("gives a seat, a team, and the number of a party that is nobody's", () => {
  expect([0, 1, 2].map((party) => players([[0], [1], []], party))).toEqual([[0], [1], [2]]);
  expect(
    [0, 1].map((party) =>
      players(
        [
          [0, 2],
          [1, 3],
        ],
        party,
      ),
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(players([[0, 2], [1, 3], []], 2)).toEqual([4]);
  expect([
    signOf(
      [
        [0, 2],
        [1, 3],
      ],
      1,
    ),
    signOf([[0], []], 1),
  ]).toEqual([1, 1]);
});
