// Which of several boxes lies next to another in a direction: what an arrow key goes to.
export type Direction = "up" | "down" | "left" | "right";
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

// A step aside counts for more than a step ahead: a row or column is left only where it ends. So does one out of the group.
const ASIDE = 3;
const OUTSIDE = 2;
/** Of the smaller of two boxes, how much must overlap for them to be in one row: hexes of two rows touch. */
const IN_ROW = 1 / 4;

/** The index of the nearest box in that direction, or -1; `outside` says which do not belong to the same group. */
export function nearest(
  from: Box,
  boxes: Box[],
  direction: Direction,
  outside: (at: number) => boolean = () => false,
): number {
  const across = direction === "up" || direction === "down";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let found = -1;
  let least = Infinity;
  for (const [i, box] of boxes.entries()) {
    const ahead = sign * (across ? middleY(box) - middleY(from) : middleX(box) - middleX(from));
    const aside = across
      ? gap(from.left, from.width, box.left, box.width)
      : gap(from.top, from.height, box.top, box.height);
    if (ahead < 1 || ahead < aside) continue;
    const off = across ? middleX(box) - middleX(from) : middleY(box) - middleY(from);
    const cost = (ahead + ASIDE * aside + Math.abs(off) / ASIDE) * (outside(i) ? OUTSIDE : 1);
    if (cost < least) {
      least = cost;
      found = i;
    }
  }
  return found;
}

/** The index of the box whose middle is nearest, or -1. */
export function closest(from: Box, boxes: Box[]): number {
  const far = boxes.map((box) => Math.hypot(middleX(box) - middleX(from), middleY(box) - middleY(from)));
  return far.indexOf(Math.min(...far));
}

/** How far two stretches are from lying in one row. */
function gap(a: number, long: number, b: number, wide: number): number {
  return Math.max(0, b - (a + long), a - (b + wide)) + Math.max(0, short(a, long, b, wide));
}

/** How much of an overlap they lack. */
function short(a: number, long: number, b: number, wide: number): number {
  const shared = Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));
  return Math.min(long, wide) * IN_ROW - shared;
}

const middleX = (box: Box): number => box.left + box.width / 2;
const middleY = (box: Box): number => box.top + box.height / 2;
