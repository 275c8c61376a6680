import { describe, expect, it } from "vitest";
import { boxOf } from "../../hex";
import { course, crossing, landsOf } from "./rivers";

// Two hexes side by side, and a third one that only a river joins to them.
const BOARD = { near: [[1], [0, 2], [1]], rivers: [[1, 2]] };
const BOX = boxOf([
  [0, 0],
  [0, 2],
  [0, 8],
]);

describe("the rivers of a board", () => {
  it("part the lands that nothing else joins", () => {
    expect(landsOf(BOARD)).toEqual([0, 0, 2]);
  });

  it("run half way between two lands, from edge to edge", () => {
    const middle = (BOX.centres[1]!.x + BOX.centres[2]!.x) / 2;
    const path = course(BOX, landsOf(BOARD));
    const numbers = path.match(/-?[\d.]+/g)!.map(Number);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(numbers.filter((_, at) => at % 2 === 0).every((x) => Math.abs(x - middle) < 0.1)).toBe(true);
    expect(numbers.filter((_, at) => at % 2).toSorted((a, b) => a - b)).toEqual([BOX.y, BOX.y + BOX.high]);
  });

  it("are crossed from side to side", () => {
    expect(crossing({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toBe("M10 0L90 0");
  });
});
