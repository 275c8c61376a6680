import { describe, expect, it } from "vitest";
import { building, INKS, picture } from "./art";
import { gondola } from "./gondola";
import { swamp } from "./small";
import { area, face, hexagon, rect, seen, up, type Flat } from "./solid";

const KINDS = Object.keys(INKS);

describe("solids", () => {
  it("go straight up the screen, and their plan is true", () => {
    expect(seen([3, 4, 0])).toEqual([3, 4]);
    expect(seen([3, 4, 10])[0]).toBe(3);
    expect(seen([3, 4, 10])[1]).toBeLessThan(4);
  });

  it("show the faces that are turned to the viewer alone", () => {
    const ground = rect([0, 0], 10, 10);
    expect(area(ground)).toBeGreaterThan(0);
    expect(face(up(ground, 5), "#808080")).toContain("<path");
    expect(face(up(ground.toReversed(), 5), "#808080")).toBe("");
  });

  it("stand on hexes with a corner on top", () => {
    const corners = hexagon([0, 0], 30);
    expect(corners).toHaveLength(6);
    expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(30);
  });
});

describe("pieces", () => {
  const at: Flat[] = [
    [0, 0],
    [26, 45],
    [-26, 45],
  ];

  it.each(KINDS)("%s is drawn on its hexes and as a picture, without a hole in its numbers", (kind) => {
    for (const drawn of [building(kind, at, "A1"), picture(kind).drawn]) {
      expect(drawn.length).toBeGreaterThan(500);
      expect(drawn).not.toMatch(/NaN|undefined|null/);
    }
    expect(picture(kind)).toBe(picture(kind));
  });

  it("a palazzo is drawn alike from either of its hexes", () => {
    const [a, b] = at as [Flat, Flat];
    expect(building("palazzo", [a, b])).toBe(building("palazzo", [b, a]));
  });

  it("a gondola has the ink of its seat; swamps differ", () => {
    expect(gondola(4)).toContain("var(--seat-5)");
    expect(new Set([0, 1, 2, 3].map(swamp)).size).toBe(4);
  });
});
