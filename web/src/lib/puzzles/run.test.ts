import { expect, test } from "vitest";
import { begun, Clock, counts, readRun, rightIn, RUSH, shown, skipped, spent, told } from "./run";

test("training has no end, and alone is rated", () => {
  let run = begun("train", "venezia", "cards");
  for (const right of [false, true, false]) run = told(run, right);
  expect([run.over, rightIn(run), counts(run)]).toEqual([false, 1, true]);
  expect(spent(run, 1e9).over).toBe(false);
  expect([counts(begun("clean", "venezia")), counts(begun("rush", "venezia"))]).toEqual([false, false]);
});

test("without mistakes the first one ends it, and one question may be left out", () => {
  let run = told(told(begun("clean", "venezia"), true), true);
  expect([run.over, run.skips]).toEqual([false, 1]);
  run = skipped(run);
  expect([run.over, run.skips]).toEqual([false, 0]);
  run = told(run, false);
  expect([run.over, rightIn(run)]).toEqual([true, 2]);
  expect(told(run, true)).toBe(run);
});

test("three minutes end with their time alone", () => {
  let run = told(begun("rush", "venezia"), false);
  expect(run.over).toBe(false);
  run = spent(run, RUSH - 1000);
  expect([run.left, run.over]).toEqual([1000, false]);
  run = spent(run, -5000);
  expect(run.left).toBe(1000);
  run = spent(run, 2000);
  expect([run.left, run.over]).toEqual([0, true]);
});

test("a clock that stands goes on where it stood", () => {
  const clock = new Clock();
  expect(clock.read(500)).toBe(0);
  clock.go(1000);
  clock.go(1500);
  expect(clock.read(3000)).toBe(2000);
  clock.stop(3000);
  expect(clock.read(90_000)).toBe(2000);
  clock.stop(95_000);
  clock.go(100_000);
  expect([clock.read(100_500), clock.going]).toEqual([2500, true]);
});

test("a puzzle is seen once", () => {
  const run = shown(shown(begun("train", "venezia"), "a"), "a");
  expect(run.seen).toEqual(["a"]);
});

test("a run is read as it was written, and nothing from garbage", () => {
  const run = told(shown(spent(begun("rush", "venezia", "gold"), 5000), "a"), true);
  expect(readRun(JSON.stringify(run))).toEqual({ ...run, skips: Infinity });
  for (const text of [null, "", "x", "[]", "{}", '{"mode":"fast","game":"venezia","theme":""}'])
    expect(readRun(text)).toBeNull();
  const odd = readRun('{"mode":"rush","game":"a","theme":"","left":1e12,"seen":[1,"b"],"results":7}');
  expect([odd?.left, odd?.seen, odd?.results, odd?.over]).toEqual([RUSH, ["b"], [], false]);
});
