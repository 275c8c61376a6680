import { describe, expect, it } from "vitest";
import type { GuideStep } from "../net/wire";
import { doneAt, rulesText, sameAnswer, stepAt } from "./steps";

const step = (number: number, rows: number, codes: number[]): GuideStep => ({
  number,
  rows,
  codes,
  targets: [],
  rules: [],
});
// Take a role; watch the others; build, which is asked at the same row; two picks; the end.
const STEPS = [step(1, 0, [7]), step(2, 4, []), step(3, 4, [8]), step(4, 6, [1, 2]), step(5, 9, [])];
const open = (row: number, read = 0): number | undefined => stepAt(STEPS, row, read)?.number;

describe("the open step", () => {
  it("is the first whose answer is wanted", () => {
    expect(open(0)).toBe(1);
  });

  it("is none while the others play", () => {
    expect([open(1), open(3), open(5, 2), open(8, 2)]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("is read before the answer that is asked at the same row", () => {
    expect([open(4), open(4, 2)]).toEqual([2, 3]);
  });

  it("is not to be read again once an answer after it has been given", () => {
    expect(open(6)).toBe(4);
  });

  it("stays until all of a series is there", () => {
    expect([open(6, 2), open(7, 2), open(8, 2)]).toEqual([4, 4, undefined]);
  });

  it("is the end after the last answer, which stands until it has been read", () => {
    expect([open(9), open(12), open(12, 5)]).toEqual([5, 5, undefined]);
  });

  it("is counted by those that lie behind", () => {
    expect([doneAt(STEPS, 0, 0), doneAt(STEPS, 3, 0), doneAt(STEPS, 4, 2), doneAt(STEPS, 9, 5)]).toEqual([
      0, 1, 2, 5,
    ]);
  });
});

describe("an answer", () => {
  it("is the same in another order, but not twice the one and none of the other", () => {
    expect([sameAnswer([1, 2], [2, 1], []), sameAnswer([1, 1], [2, 1], [])]).toEqual([true, false]);
  });

  it("is the same with and without what only closes it", () => {
    expect([sameAnswer([1, 9], [1], [9]), sameAnswer([1], [1, 9], [9])]).toEqual([true, true]);
  });

  it("is not to close at once where picks are wanted, and is where nothing else is", () => {
    expect([sameAnswer([9], [1], [9]), sameAnswer([9], [9], [9])]).toEqual([false, true]);
  });
});

it("names a rulebook once", () => {
  expect(rulesText(["SJ 12", "SJ 15", "PR 3"])).toBe("SJ 12, 15, PR 3");
});
