import { expect, test } from "vitest";
import { SIZES } from "./card/sizes";
import { block, spread, STRIP, type Room } from "./fit";

const room = (width: number, height: number, k = 1, target = 24): Room => ({ width, height, k, target });

function fits(places: number, at: Room): void {
  const { size, scale, columns } = block(places, at);
  const { w, h } = SIZES[size];
  expect(columns * w * scale).toBeLessThanOrEqual(at.width);
  expect(Math.ceil(places / columns) * h * scale).toBeLessThanOrEqual(at.height);
}

test("buildings stay in their room, in every room a window leaves them", () => {
  for (let width = 150; width < 1400; width += 50)
    for (let height = 40; height < 300; height += 20)
      for (const places of [8, 12]) fits(places, room(width, height));
});

test("a building that cannot be read small shows its picture alone", () => {
  expect(block(12, room(1060, 104)).size).toBe("city");
  expect(block(8, room(330, 150)).size).toBe("chip");
  expect(block(12, room(330, 150)).size).toBe("dense");
  expect(block(12, room(600, 48)).size).toBe("micro");
});

test("rows are filled before others are begun", () => {
  expect(block(12, room(640, 84)).columns).toBe(6);
});

test("a finger gets its target, where there is any room for it", () => {
  const { size, scale } = block(12, room(648, 49, 1, 44));
  expect(SIZES[size].w * scale).toBeGreaterThanOrEqual(44);
  expect(SIZES[size].h * scale).toBeGreaterThanOrEqual(44);
});

test("a hand lies side by side while it can, then each card keeps a free strip", () => {
  const seven = spread(7, room(1068, 220), 1, 10, 12);
  expect(seven.size).toBe("hand");
  expect(seven.step).toBeGreaterThanOrEqual(SIZES.hand.w * seven.scale);
  for (let count = 1; count <= 20; count += 1)
    for (const width of [330, 640, 1068]) {
      const at = spread(count, room(width, 150), width < 400 ? 2 : 1, 7, 12);
      const line = (at.each - 1) * at.step + SIZES[at.size].w * at.scale;
      expect(line, `${count} cards in ${width}`).toBeLessThanOrEqual(width + 0.01);
      if (at.each > 1 && count <= 14) expect(at.step).toBeGreaterThanOrEqual(STRIP - 0.01);
    }
});

test("smaller pixels make wider strips", () => {
  const at = spread(12, room(340, 150, 0.92), 1, 7, 12);
  expect(at.step * 0.92).toBeGreaterThanOrEqual(STRIP - 0.01);
});

test("a phone lays a hand in two rows, and a low one shows as much of the upper as a finger needs", () => {
  const tall = spread(7, room(360, 290, 1, 44), 2, 7, 12);
  expect([tall.size, tall.each]).toEqual(["palm", 4]);
  expect(tall.drop).toBeGreaterThanOrEqual(SIZES.palm.h * tall.scale);
  const low = spread(12, room(340, 175, 1, 44), 2, 7, 12);
  if (low.each < 12) expect(low.drop - 12).toBeGreaterThanOrEqual(44);
});
