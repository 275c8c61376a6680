import { expect, test } from "vitest";
import { after, isDue, type Again } from "./again";

test("a wrong answer comes back after 3 days, then after 10 and 30, and then no more", () => {
  let waits: Again | null = after(null, false, 100);
  expect(waits).toEqual({ step: 0, due: 103 });
  waits = after(waits, true, 103);
  expect(waits).toEqual({ step: 1, due: 113 });
  waits = after(waits, true, 120);
  expect(waits).toEqual({ step: 2, due: 150 });
  expect(after(waits, true, 150)).toBeNull();
});

test("wrong again, it starts again", () => {
  expect(after({ step: 2, due: 150 }, false, 151)).toEqual({ step: 0, due: 154 });
});

test("what was right at once does not come back, and nothing is earned before its day", () => {
  expect(after(null, true, 100)).toBeNull();
  expect(after({ step: 1, due: 113 }, true, 105)).toEqual({ step: 1, due: 113 });
});

test("it is due from its day on", () => {
  expect([102, 103, 104].map((day) => isDue({ step: 0, due: 103 }, day))).toEqual([false, true, true]);
  expect(isDue(null, 103)).toBe(false);
});
