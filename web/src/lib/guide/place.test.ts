import { describe, expect, it } from "vitest";
import type { Box } from "../kit/beside";
import { anyhow, GAP, overlap, place, type Wish } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const ROOM = box(8, 52, 1350, 708);
const QUESTION = box(10, 347, 1074, 53);
const wish = (at: Box, more: Partial<Wish> = {}): Wish => ({
  room: ROOM,
  shapes: [{ width: 640, height: 120 }],
  keep: [QUESTION],
  spare: [],
  at,
  ...more,
});

describe("the coach", () => {
  it("stands above what it points at, its beak over the middle of it", () => {
    const placed = place(wish(box(400, 560, 140, 190)))!;
    expect(placed.side).toBe("above");
    expect(placed.top + placed.height).toBe(560 - GAP);
    expect(placed.left + placed.beak).toBe(470);
  });

  it("never covers its target or the question, wherever the target is", () => {
    for (let left = 0; left < 1300; left += 90)
      for (let top = 60; top < 700; top += 45) {
        const at = box(left, top, 90, 60);
        const placed = place(wish(at))!;
        expect(placed, `${left} ${top}`).not.toBeNull();
        expect(overlap(placed, at) + overlap(placed, QUESTION), `${left} ${top}`).toBe(0);
        expect(placed.left).toBeGreaterThanOrEqual(ROOM.left);
        expect(placed.top + placed.height).toBeLessThanOrEqual(ROOM.top + ROOM.height);
      }
  });

  it("takes another shape where the dearest has no place", () => {
    const shapes = [
      { width: 640, height: 120 },
      { width: 300, height: 200 },
    ];
    const room = box(0, 0, 500, 400);
    const placed = place(wish(box(0, 150, 150, 100), { room, shapes, keep: [box(0, 260, 500, 140)] }))!;
    expect([placed.width, placed.side]).toEqual([300, "right"]);
  });

  it("leaves free what is lit beside its target as long as there is another place", () => {
    const other = box(400, 420, 140, 130);
    const placed = place(wish(box(400, 560, 140, 190), { spare: [other] }))!;
    expect(overlap(placed, other)).toBe(0);
  });

  it("stands at the question where the two are one card", () => {
    const dock = box(8, 620, 374, 60);
    const placed = place({
      room: box(8, 58, 374, 778),
      shapes: [{ width: 374, height: 226 }],
      keep: [dock],
      spare: [],
      at: box(30, 700, 80, 120),
      dock,
    })!;
    expect([placed.left, placed.top + placed.height]).toEqual([8, 620 - GAP]);
  });

  it("says so where no place leaves free what must be", () => {
    const all = wish(box(0, 60, 1366, 600));
    expect(place(all)).toBeNull();
    const placed = anyhow(all)!;
    expect([placed.side, placed.top + placed.height]).toEqual(["apart", ROOM.top + ROOM.height]);
  });
});
