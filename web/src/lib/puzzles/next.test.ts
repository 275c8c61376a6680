import { expect, test } from "vitest";
import { dueOf, next } from "./next";
import { NONE, type Progress } from "./progress";
import { begun, shown, told } from "./run";
import type { Listed } from "./types";

const ALL: Listed[] = [900, 1100, 1300, 1400, 1500, 1600, 1700, 2000].map((rating, i) => ({
  id: `p${rating}`,
  game: "venezia",
  theme: i % 2 ? "gold" : "cards",
  rating,
  deviation: 60,
  players: 3,
  people: false,
}));
const done = (id: string, day: number, due: number | null): Progress["done"] => ({
  [id]: {
    game: "venezia",
    theme: "gold",
    right: 1,
    wrong: 0,
    known: true,
    day,
    again: due === null ? null : { step: 0, due },
  },
});

test("what has to come back comes first, the longest due before all", () => {
  const progress = { ...NONE, done: { ...done("p900", 90, 99), ...done("p2000", 90, 95) } };
  expect(next(ALL, progress, begun("train", "venezia"), 1500, 100)?.id).toBe("p2000");
  expect(next(ALL, progress, shown(begun("train", "venezia"), "p2000"), 1500, 100)?.id).toBe("p900");
  expect([dueOf(ALL, progress, 94), dueOf(ALL, progress, 95), dueOf(ALL, progress, 99)]).toEqual([0, 1, 2]);
});

test("then what is new and near to the rating", () => {
  for (let day = 0; day < 9; day += 1) {
    const found = next(ALL, NONE, begun("train", "venezia"), 1500, day);
    expect(Math.abs((found?.rating ?? 0) - 1500)).toBeLessThanOrEqual(200);
  }
});

test("a theme has its own, and a run shows none twice", () => {
  let run = begun("train", "venezia", "gold");
  const ids: string[] = [];
  for (;;) {
    const found = next(ALL, NONE, run, 1500, 7);
    if (!found) break;
    ids.push(found.id);
    run = shown(run, found.id);
  }
  expect(ids.toSorted()).toEqual(["p1100", "p1400", "p1600", "p2000"]);
  expect(next(ALL, NONE, begun("train", "burgundy"), 1500, 7)).toBeNull();
});

test("when all is known the oldest comes again", () => {
  const progress = { ...NONE, done: Object.assign({}, ...ALL.map((one, i) => done(one.id, 50 - i, null))) };
  expect(next(ALL, progress, begun("train", "venezia"), 1500, 100)?.id).toBe("p2000");
});

test("a race climbs", () => {
  const easy = next(ALL, NONE, begun("rush", "venezia"), 1500, 5)?.rating ?? 0;
  let run = begun("rush", "venezia");
  for (let i = 0; i < 20; i += 1) run = told(run, true);
  const hard = next(ALL, NONE, run, 1500, 5)?.rating ?? 0;
  expect(easy).toBeLessThanOrEqual(1500);
  expect(hard).toBeGreaterThan(easy);
});
