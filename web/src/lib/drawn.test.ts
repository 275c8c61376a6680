import { describe, expect, it } from "vitest";
import { drawn, draws } from "./drawn";
import type { GameInfo } from "./net/wire";

const term = { needs: {}, either: { solo: ["33"] }, why: "", rule: "" };
const info = {
  name: "burgundy",
  seats: [1, 2, 3],
  options: [
    { name: "letter", values: ["no", "yes"], each: [] },
    { name: "solo", values: ["no", "33"], each: [] },
  ],
  terms: [{ ...term, when: { seats: ["1"] } }],
} as unknown as GameInfo;

describe("what a drawn table knows", () => {
  it("offers no option that is not drawn, nor players who need one", () => {
    const found = drawn(info);
    expect(found.options.map((one) => one.name)).toEqual(["letter"]);
    expect(found.seats).toEqual([2, 3]);
    expect(found.terms).toEqual([]);
  });

  it("leaves a game alone whose table says nothing", () => {
    const other = { ...info, name: "venezia" };
    expect(drawn(other)).toBe(other);
  });

  it("knows a table that was made elsewhere", () => {
    expect(draws(info, { letter: "yes", solo: "no" })).toBe(true);
    expect(draws(info, { solo: "33" })).toBe(false);
  });
});
