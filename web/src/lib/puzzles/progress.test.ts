import { describe, expect, test } from "vitest";
import { answered, finished, NONE, ratingOf, read, standing, streak, type Asked } from "./progress";

const PUZZLE: Asked = { id: "sj-1", game: "san-juan", theme: "build", rating: 1500, deviation: 60 };

describe("an answer", () => {
  test("counts for rating, day, theme and run", () => {
    const one = answered(NONE, PUZZLE, true, 100, true);
    expect(one.ratings["san-juan"]?.rating).toBeGreaterThan(1600);
    expect(one.curve["san-juan"]).toHaveLength(1);
    expect(one.days).toEqual([100]);
    expect([one.run, one.record]).toEqual([1, 1]);
    expect(standing(one, ["sj-1", "sj-2"])).toEqual({ done: 1, right: 1 });
    expect(one.last[0]?.change).toBe(Math.round(one.ratings["san-juan"]!.rating) - 1500);
  });

  test("that is wrong comes back, and ends the run, not its record", () => {
    const right = answered(answered(NONE, PUZZLE, true, 100, true), { ...PUZZLE, id: "b" }, true, 100, true);
    const wrong = answered(right, { ...PUZZLE, id: "c" }, false, 101, true);
    expect([wrong.run, wrong.record]).toEqual([0, 2]);
    expect(wrong.done["c"]?.again).toEqual({ step: 0, due: 104 });
    expect(standing(wrong, ["sj-1", "b", "c"])).toEqual({ done: 3, right: 2 });
    expect(answered(wrong, { ...PUZZLE, id: "c" }, true, 104, true).done["c"]?.again).toEqual({
      step: 1,
      due: 114,
    });
  });

  test("of a race moves no rating", () => {
    const one = answered(NONE, PUZZLE, true, 100, false);
    expect(one.ratings).toEqual({});
    expect(one.curve).toEqual({});
    expect(one.last[0]?.change).toBeNull();
    expect(one.done["sj-1"]?.right).toBe(1);
  });

  test("rates each game for itself", () => {
    const one = answered(NONE, PUZZLE, false, 100, true);
    expect(ratingOf(one, "san-juan", 100).rating).toBeLessThan(1500);
    expect(ratingOf(one, "venezia", 100)).toEqual({ rating: 1500, deviation: 350 });
  });
});

test("days in a row end today, or yesterday while today is to come", () => {
  expect(streak([98, 99, 100], 100)).toBe(3);
  expect(streak([98, 99], 100)).toBe(2);
  expect(streak([97, 98], 100)).toBe(0);
  expect(streak([], 100)).toBe(0);
});

test("the best of a mode is kept by game", () => {
  const one = finished(finished(NONE, "rush", "venezia", 9), "rush", "venezia", 4);
  expect(one.best).toEqual({ "rush venezia": 9 });
});

describe("what is read", () => {
  test("is what was written", () => {
    const one = answered(answered(NONE, PUZZLE, false, 100, true), PUZZLE, true, 103, true);
    expect(read(JSON.stringify(one))).toEqual(one);
  });

  test.each([null, "", "nonsense", "[]", "7", '"x"', "{}", '{"v":99,"run":3}'])(
    "of %s is nothing",
    (text) => {
      expect(read(text)).toEqual(NONE);
    },
  );

  test("of a half of a record is that half", () => {
    const text = JSON.stringify({
      v: 1,
      ratings: { a: { rating: 1e9, deviation: 40, day: 3 }, b: { rating: "1500" }, c: null },
      curve: { a: [{ rating: 1, deviation: 2, day: 3 }, "x"], b: 5 },
      done: { x: { game: "a", theme: "t", day: 3, right: -2, again: { step: 9, due: 1 } }, y: 4 },
      days: [5, "x", 4, 4, null],
      last: [{ id: "x" }, { id: "x", game: "a", theme: "t", day: 3, right: true, change: "1" }],
      run: -3,
      record: "many",
      best: { "rush a": 3.5, z: {} },
    });
    const got = read(text);
    expect(got.ratings).toEqual({ a: { rating: 4000, deviation: 40, day: 3 } });
    expect(got.curve).toEqual({ a: [{ rating: 1, deviation: 2, day: 3 }], b: [] });
    expect(got.done["x"]).toEqual({
      game: "a",
      theme: "t",
      right: 0,
      wrong: 0,
      known: false,
      again: null,
      day: 3,
    });
    expect(got.days).toEqual([4, 5]);
    expect(got.last).toEqual([{ id: "x", game: "a", theme: "t", right: true, change: null, day: 3 }]);
    expect([got.run, got.record, got.best["rush a"], got.best["z"]]).toEqual([0, 0, 3, 0]);
  });
});
