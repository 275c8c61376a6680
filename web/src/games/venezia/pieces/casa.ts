import { box, chimney, roof } from "./parts";
import { rect, seen, shadow, type Flat } from "./solid";

const WALL = "#fffdf6";
const TILES = "#e9dabd";
const HOLES = { ink: "#5f7480", rows: 1 };

/** Two houses under one gable each; every second one is turned round. */
export function casa([x, y]: Flat, turned = false): string {
  const side = turned ? -1 : 1;
  const [big, small]: [Flat, Flat] = [
    [x - 5 * side, y + 1],
    [x + 13 * side, y + 10],
  ];
  const roofed = { colour: TILES, tiles: 8, angle: 0 };
  return (
    shadow(rect(big, 26, 20)) +
    shadow(rect(small, 16, 14), 4, 2) +
    box(rect(big, 26, 20), 0, 13, WALL, WALL, { ...HOLES, apart: 7 }) +
    roof({ ...roofed, at: big, long: 28, wide: 22, low: 13, rise: 8.5 }, 0) +
    chimney(seen([x - 13 * side, y - 2, 21]), WALL) +
    box(rect(small, 16, 14), 0, 8.5, WALL, WALL, { ...HOLES, apart: 6 }) +
    roof({ ...roofed, at: small, long: 16, wide: 17.5, angle: Math.PI / 2, low: 8.5, rise: 6.5, tiles: 5 }, 0)
  );
}
