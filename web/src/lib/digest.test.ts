import { expect, it } from "vitest";
import { brief, sayable } from "./digest";

it("a digest is short by its ends", () => {
  expect(brief("0123456789abcdef".repeat(4))).toBe("01234567…89abcdef");
});

it.each([
  ["", true],
  ["perché no? 🎲 «oche»", true],
  ["🎲".repeat(120), true],
  ["x".repeat(121), false],
  ["two\nlines", false],
  ["a\u200bb", false],
  ["\u202eright", false],
  ["hard\u00a0space", false],
])("words are one visible line of at most 120 characters: %j", (words, fit) => {
  expect(sayable(words)).toBe(fit);
});
