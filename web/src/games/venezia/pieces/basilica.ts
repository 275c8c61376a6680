import { box, dome, pyramid, roof } from "./parts";
import { rect, ring, shadow, type Flat } from "./solid";

export const BASILICA = "#7a4a9c";
const WALL = "#efe4ee";
const LEAD = "#c9b2d6";
const GOLD = "#d7a522";
const HOLES = "#4b3355";
const CROSS = 1.22;

/** The triangle of three hexes with its corners cut off. */
function plinth(hexes: readonly Flat[], [x, y]: Flat): Flat[] {
  const angles = hexes.map(([hx, hy]) => Math.atan2(hy - y, hx - x)).sort((a, b) => a - b);
  const far = Math.hypot(hexes[0]![0] - x, hexes[0]![1] - y) + 19;
  return angles.flatMap((angle) =>
    [-0.36, 0.36].map((off): Flat => [x + far * Math.cos(angle + off), y + far * Math.sin(angle + off)]),
  );
}

function tower(at: Flat): string {
  const foot = rect(at, 10, 10);
  return (
    shadow(foot, 6, 3) +
    box(foot, 3, 42, "#e9b39a", "#e9b39a", { apart: 8, ink: "#5a2f3a", rows: 3 }) +
    box(rect(at, 12, 12), 42, 44, "#f4ecd8") +
    box(rect(at, 9, 9), 44, 52, "#f4ecd8", "#f4ecd8", { apart: 4, ink: HOLES, rows: 1 }) +
    pyramid(at, 11, 52, 17, "#6fa58f")
  );
}

/** Domes over a cross, and a bell tower where the triangle has room for it. */
export function basilica(hexes: readonly Flat[]): string {
  const x = hexes.reduce((sum, one) => sum + one[0], 0) / hexes.length;
  const y = hexes.reduce((sum, one) => sum + one[1], 0) / hexes.length;
  const foot = plinth(hexes, [x, y]);
  const up = hexes.filter((one) => one[1] < y - 1).length === 1;
  const bells: Flat = up ? [x + 33, y + 24] : [x - 36, y - 15];
  const mid: Flat = [x, y + 2];
  const at = (dx: number, dy: number): Flat => [x + dx, y + 2 + dy];
  const holes = { ink: HOLES, rows: 1 };
  return (
    shadow(foot, 5, 4) +
    box(foot, 0, 3, "#e9dfcf", "#f2ead9") +
    (up ? "" : tower(bells)) +
    box(rect(mid, 20 * CROSS, 44 * CROSS), 3, 20, WALL, LEAD) +
    box(rect(at(0, 1), 50 * CROSS, 20 * CROSS), 3, 20, WALL, LEAD, { ...holes, apart: 9 }) +
    dome(at(0, -17 * CROSS), 20, 8, BASILICA) +
    dome(at(-19 * CROSS, 1), 20, 9, BASILICA) +
    dome(at(19 * CROSS, 1), 20, 9, BASILICA) +
    box(ring(mid, 13, 12), 20, 27, WALL, LEAD) +
    dome(mid, 27, 13.5, BASILICA, 1.2) +
    box(rect(at(0, 25), 38, 8), 3, 18, "#f8f0f4", "#f8f0f4", { ...holes, apart: 12 }) +
    roof(
      { at: at(0, 25), long: 9, wide: 14, angle: Math.PI / 2, low: 18, rise: 7, colour: GOLD, tiles: 0 },
      0,
    ) +
    dome(at(-13, 23), 18, 4.2, GOLD, 1.1, false) +
    dome(at(13, 23), 18, 4.2, GOLD, 1.1, false) +
    (up ? tower(bells) : "")
  );
}
