// The notches of a team's board, between its two halves: what is printed there lies on the middle line.
import { RADIUS, type Box, type Point } from "../../hex";

const WIDE = Math.sqrt(3) * RADIUS;
/** A key space, in hexes of the board. */
export const SLOT = 0.82;

/** Where so many key spaces lie in the lower notch. */
export function slotsOf(box: Box, count: number): Point[] {
  const y = Math.max(...box.centres.map((one) => one.y));
  const middle = box.x + box.wide / 2;
  return Array.from({ length: count }, (_, at) => ({ x: middle + (at - (count - 1) / 2) * WIDE * 0.9, y }));
}

/** The upper notch, in shares of the box: two hexes wide. */
export function upper(box: Box): { left: number; wide: number; high: number } {
  const y = Math.min(...box.centres.map((one) => one.y));
  return { left: 0.5 - WIDE / box.wide, wide: (2 * WIDE) / box.wide, high: (y + RADIUS - box.y) / box.high };
}
