import { expect, test } from "vitest";
import { largest, sheet, type Box } from "./beside";

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test.each([
  ["a phone, the question in its lower half", [0, 50, 390, 794], [10, 480, 370, 140]],
  ["a phone, the question at its thumb", [0, 50, 360, 590], [10, 560, 340, 70]],
  ["a phone on its side, the question at the right", [0, 44, 844, 346], [540, 50, 292, 256]],
  ["a tablet, the question across the middle", [0, 52, 820, 1128], [10, 535, 800, 140]],
])("in %s, a drawer leaves the question free and is wide enough to read", (_, whole, kept) => {
  const [left = 0, top = 0, width = 0, height = 0] = whole as number[];
  const [l = 0, tp = 0, w = 0, h = 0] = kept as number[];
  const around = { left, top, width, height };
  const question = { left: l, top: tp, width: w, height: h };
  const found = largest(around, question);
  expect(meet(found, question)).toBe(false);
  expect(found.width).toBeGreaterThan(230);
  expect(found.height).toBeGreaterThan(150);
  expect(found.left).toBeGreaterThanOrEqual(left);
  expect(found.left + found.width).toBeLessThanOrEqual(left + width);
  expect(found.top + found.height).toBeLessThanOrEqual(top + height);
});

test("without a question the whole side is free", () => {
  expect(largest({ left: 0, top: 50, width: 1000, height: 700 }, null)).toEqual({
    left: 444,
    top: 54,
    width: 552,
    height: 692,
  });
});

const table = { left: 0, top: 40, width: 1280, height: 617 };
const bar = { left: 8, top: 385, width: 978, height: 45 };

test("a low sheet stands next to the question and leaves what it is about in sight", () => {
  const part = largest(table, bar);
  for (const left of [20, 500, 1100]) {
    const thing = { left, top: 200, width: 120, height: 40 };
    const found = sheet(part, bar, thing, 480);
    expect(found.below).toBe(false);
    expect(found.width).toBe(480);
    expect(meet({ ...found, top: 0, height: 999 }, { ...thing, top: 0, height: 999 })).toBe(false);
  }
});

test("a low sheet beside a question that stands at the side stays in its part", () => {
  const around = { left: 0, top: 44, width: 844, height: 346 };
  const question = { left: 540, top: 50, width: 292, height: 290 };
  const part = largest(around, question);
  const found = sheet(part, question, { left: 100, top: 100, width: 80, height: 40 }, 480);
  expect(meet(found, question)).toBe(false);
  expect(sheet(part, null, null, 9999).width).toBe(part.width);
});
