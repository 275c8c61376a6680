import { expect, test } from "vitest";
import { namesRule } from "./rules";

test("a rule is found among several, and inside a range", () => {
  expect(namesRule("SJ 5, SJ 50", "sj 50")).toBe(true);
  expect(namesRule("SJ 19-28", "SJ 21")).toBe(true);
  expect(namesRule("SJ 19-28", "sj19–20")).toBe(true);
});

test("another number or another book is not", () => {
  expect(namesRule("SJ 5, SJ 50", "SJ 500")).toBe(false);
  expect(namesRule("SJ 12", "PR 12")).toBe(false);
});

test("words that only contain a number name no rule", () => {
  expect(namesRule("SJ 12", "the 12 buildings")).toBe(false);
  expect(namesRule("SJ 12", "")).toBe(false);
});
