// Luck or skill: bars that fit, what is left without luck, and figures as people read them.
import { beforeAll, expect, test, vi } from "vitest";
import { useLang } from "../i18n/index.svelte";
import { gained, lost, lostShare, percent, points } from "./figures";
import { axis, isLittleLuck, PARTS, signedPart, withoutLuck } from "./split";

const split = (luck: number, errors: number, gifts: number) => ({ luck, errors, gifts });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test("every bar fits beside the common line", () => {
  const all = [split(0.28, 0.19, 0.65), split(-0.14, 0.47, 0.14)];
  const { zero, unit } = axis(all);
  for (const one of all)
    for (const part of PARTS) {
      const end = zero + signedPart(one, part) * unit;
      expect(end).toBeGreaterThanOrEqual(-1e-9);
      expect(end).toBeLessThanOrEqual(1 + 1e-9);
    }
  expect(zero).toBeCloseTo(0.47 / (0.47 + 0.65));
});

test("errors are drawn as what they took", () => {
  expect(signedPart(split(0.1, 0.2, 0.3), "errors")).toBe(-0.2);
  expect(signedPart(split(0.1, 0.2, 0.3), "gifts")).toBe(0.3);
});

test("without luck nobody has less than nothing or more than all", () => {
  expect(withoutLuck({ result: 1, luck: 0.28 })).toBeCloseTo(0.72);
  expect(withoutLuck({ result: 0, luck: 0.1 })).toBe(0);
  expect(withoutLuck({ result: 1, luck: -0.2 })).toBe(1);
});

test("luck is little where it gave or took nobody fifteen points, and never of one party", () => {
  expect(isLittleLuck([{ luck: 0.12 }, { luck: -0.14 }])).toBe(true);
  expect(isLittleLuck([{ luck: 0.12 }, { luck: -0.16 }])).toBe(false);
  expect(isLittleLuck([{ luck: 0 }])).toBe(false);
});

test("figures are said as in the language, with a real minus and none at nothing", async () => {
  await useLang("it");
  expect([
    percent(0.329, 1),
    points(36.44),
    lost(2.6),
    lostShare(0.068),
    gained(-0.09),
    gained(0.28),
  ]).toEqual(["32,9%", "36,4", "−2,6", "−6,8%", "−9", "+28"]);
  expect([gained(0.001), lost(0), lost(0.01)]).toEqual(["0", "0,0", "0,0"]);
  await useLang("en");
  expect([percent(0.329, 1), lost(2.6), percent(1)]).toEqual(["32.9%", "−2.6", "100%"]);
});
