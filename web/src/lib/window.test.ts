import { expect, test, vi } from "vitest";

vi.mock("svelte/reactivity", () => ({
  MediaQuery: class {
    current = false;
  },
}));
const { condition } = await import("./window");

const FRAMES = ["p", "l", "t", "k", "s", "w", "x"];

/** Whether a window of this size fits a condition made of plain bounds. */
function fits(query: string, width: number, height: number): boolean {
  const bound = (one: string): boolean => {
    const [, end, what, value] = one.match(/\((min|max)-([a-z-]+): ([^)]+)\)/) ?? [];
    const [above = 0, below = 1] = (value ?? "").replace("px", "").split("/").map(Number);
    const size = what === "width" ? width : what === "height" ? height : width / height;
    return end === "min" ? size >= above / below : size <= above / below;
  };
  return query.split(",").some((part) => part.split(" and ").every((one) => bound(one.trim())));
}

test("every window has one frame", () => {
  const odd: string[] = [];
  for (let width = 320; width <= 2600; width += 13)
    for (let height = 300; height <= 1500; height += 13) {
      const found = FRAMES.filter((frame) => fits(condition(`frame-${frame}`), width, height));
      if (found.length !== 1) odd.push(`${width}x${height}: ${found.join(" ")}`);
    }
  for (const side of [600, 601, 1098, 1099, 1100, 1218, 1219, 1220])
    for (const height of [side - 1, side, side + 1]) {
      const found = FRAMES.filter((frame) => fits(condition(`frame-${frame}`), side, height));
      if (found.length !== 1) odd.push(`${side}x${height}: ${found.join(" ")}`);
    }
  expect(odd).toEqual([]);
});

test.each([
  [390, 844, "p"],
  [844, 390, "l"],
  [820, 1180, "t"],
  [1180, 820, "k"],
  [1366, 657, "s"],
  [1366, 768, "w"],
  [1920, 1080, "x"],
])("a window of %i by %i is %s, and phones and tablets are touched", (width, height, frame) => {
  expect(fits(condition(`frame-${frame}`), width, height)).toBe(true);
  expect(fits(condition("touch"), width, height)).toBe("plkt".includes(frame));
});

test("a frame that is not there is an error", () => {
  expect(() => condition("frame-z")).toThrow("no window is called frame-z");
});
