import { expect, test } from "vitest";
import { holds, ruleOf } from "./ruled";

const found = (written: string, wanted: string): boolean => {
  const rule = ruleOf(wanted);
  return rule !== null && holds(written, rule);
};

test("a rule is found by its number, alone and in lists and ranges", () => {
  expect(found("SJ 62", "sj 62")).toBe(true);
  expect(found("SJ 91-93", "SJ 92")).toBe(true);
  expect(found("PR 33, 37", "PR 37")).toBe(true);
  expect(found("CoB 14, E 6.4", "E 6.4")).toBe(true);
  expect(found("E11", "E11")).toBe(true);
});

test("another number, and the same of another book, is not", () => {
  expect(found("SJ 62", "SJ 6")).toBe(false);
  expect(found("SJ 91-93", "SJ 94")).toBe(false);
  expect(found("PR 33, 37", "SJ 37")).toBe(false);
  expect(found("E 6.4", "E 6")).toBe(false);
});

test("words are no rule number", () => {
  expect(ruleOf("Library")).toBeNull();
  expect(ruleOf("quarry mine")).toBeNull();
  expect(ruleOf("")).toBeNull();
});
