import { expect, test } from "vitest";
import { daily, dateOf, dayOf, type Offered } from "./daily";

const some = (game: string, count: number): Offered => ({
  game,
  puzzles: Array.from({ length: count }, (_, i) => ({ id: `${game}-${String(count - i).padStart(3, "0")}` })),
});
const ALL = [some("venezia", 5), some("burgundy", 7), some("san-juan", 3), some("puerto-rico", 4)];

test("a day is that of the clock on the wall", () => {
  expect(dayOf(new Date(1970, 0, 1, 0, 1))).toBe(0);
  expect(dayOf(new Date(1970, 0, 1, 23, 59))).toBe(0);
  expect(dayOf(new Date(2026, 10, 20, 3))).toBe(20_777);
  expect(dateOf(20_777).getDate()).toBe(20);
  expect(dayOf(dateOf(20_777))).toBe(20_777);
});

test("the games take turns by their names, and a step leads through each", () => {
  // 20776 = 4 · 5194: Burgundy; 5194 is a multiple of 7, and 7919 is 2 more than one.
  expect(daily(20_776, ALL)).toEqual({ game: "burgundy", id: "burgundy-001" });
  expect(daily(20_777, ALL)?.game).toBe("puerto-rico");
  expect(daily(20_778, ALL)?.game).toBe("san-juan");
  expect(daily(20_779, ALL)?.game).toBe("venezia");
  expect(daily(20_780, ALL)).toEqual({ game: "burgundy", id: "burgundy-003" });
});

test("every puzzle of a game has its day before one comes again", () => {
  const seen = Array.from({ length: 7 }, (_, i) => daily(20_776 + 4 * i, ALL)?.id);
  expect(new Set(seen).size).toBe(7);
});

test("the order of the list does not matter, games without puzzles do not count, and nothing comes of nothing", () => {
  const turned = ALL.toReversed().map((one) => ({ ...one, puzzles: one.puzzles.toReversed() }));
  for (let day = 20_000; day < 20_030; day += 1) expect(daily(day, turned)).toEqual(daily(day, ALL));
  expect(daily(20_777, [some("venezia", 0), some("burgundy", 7)])?.game).toBe("burgundy");
  expect(daily(20_777, [])).toBeNull();
});
