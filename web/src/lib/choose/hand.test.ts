import { describe, expect, it } from "vitest";
import type { Choice } from "../net/wire";
import { left, PAIRS, touched } from "./hand";

const choice = (code: number, ...targets: string[]): Choice => ({
  code,
  text: `c ${code}`,
  targets,
  closes: false,
  now: true,
  facts: {},
  moves: [],
});
const CARGO = [
  choice(1, "goods:corn", "ship:4"),
  choice(2, "goods:corn", "ship:5"),
  choice(3, "goods:sugar", "ship:5"),
];
const codes = (target: string, hand: string[]): number[] =>
  left(PAIRS, CARGO, target, hand).map((one) => one.code);

describe("things that are answers in pairs", () => {
  it("leaves the answers of both", () => {
    expect(codes("ship:5", [])).toEqual([2, 3]);
    expect(codes("ship:5", ["goods:corn"])).toEqual([2]);
  });

  it("leaves all where nothing is both", () => {
    expect(codes("ship:4", ["goods:sugar"])).toEqual([1]);
    expect(codes("goods:sugar", ["goods:corn"])).toEqual([3]);
  });

  it("answers with the only one that is left", () => {
    expect(touched(PAIRS, CARGO, "goods:corn", []).only).toBeUndefined();
    expect(touched(PAIRS, CARGO, "goods:sugar", []).only?.code).toBe(3);
    expect(touched(PAIRS, CARGO, "ship:4", ["goods:corn"]).only?.code).toBe(1);
  });

  it("takes up one thing, changes to another, and puts down what is touched again", () => {
    expect(touched(PAIRS, CARGO, "goods:corn", []).hand).toEqual(["goods:corn"]);
    expect(touched(PAIRS, CARGO, "goods:corn", ["goods:sugar"]).hand).toEqual(["goods:corn"]);
    expect(touched(PAIRS, CARGO, "goods:corn", ["goods:corn"]).hand).toEqual([]);
  });
});
