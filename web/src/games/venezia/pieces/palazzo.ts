import { box, chimney, roof } from "./parts";
import { between, INK, n, rect, seen, shadow, type Flat } from "./solid";

export const PALAZZO = "#d9772f";
const WALL = "#f4cf9f";
const HOLES = "#7b3d14";
const LONG = 76;
const WIDE = 27;

/** A long house over two hexes with a raised hall and a flag. */
export function palazzo(a: Flat, b: Flat): string {
  const [x, y] = between(a, b, 0.5);
  const slant = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const angle = Math.cos(slant) < -0.001 ? slant + Math.PI : slant;
  const at: Flat = [x, y + 3];
  const foot = rect(at, LONG, WIDE, angle);
  const roofed = { at, angle, colour: PALAZZO };
  const flag = seen([...at, 32.5]);
  const stacks = [-1, 1].map((side) =>
    chimney(seen([at[0] + Math.cos(angle) * side * 27, at[1] + Math.sin(angle) * side * 27, 24]), "#f7dcb8"),
  );
  return (
    shadow(foot, 7, 4) +
    box(rect(at, LONG + 3, WIDE + 3, angle), 0, 2, "#efe3c8") +
    box(foot, 2, 15.5, WALL, WALL, { apart: 7, ink: HOLES, rows: 2 }) +
    roof({ ...roofed, long: LONG + 3, wide: WIDE + 3, low: 15.5, rise: 8.5, tiles: 15 }) +
    box(rect(at, 23, WIDE - 8, angle), 18, 26, WALL, WALL, { apart: 6, ink: HOLES, rows: 1 }) +
    roof({ ...roofed, long: 25, wide: WIDE - 6, low: 26, rise: 6.5, tiles: 6 }) +
    stacks.join("") +
    `<path d="M${n(flag[0])} ${n(flag[1] + 1)}v-11" stroke="${INK}" stroke-width=".8"/>` +
    `<path d="M${n(flag[0])} ${n(flag[1] - 10)}l8 2.2l-8 2.6Z" fill="${PALAZZO}" stroke="${INK}" stroke-width=".4"/>`
  );
}
