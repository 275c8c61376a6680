import { expect, it } from "vitest";
import { letterOf, sidesOf } from "./sides";

it("puts partners together", () => {
  const crosswise = { parties: [0, 1, 0, 1] };
  expect(sidesOf(crosswise)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sidesOf(crosswise).map((_, side) => letterOf(side))).toEqual(["A", "B"]);
});

it("knows no teams where everybody plays alone", () => {
  expect(sidesOf({ parties: [0, 1, 2] })).toEqual([]);
  expect(sidesOf({ parties: [] })).toEqual([]);
});
