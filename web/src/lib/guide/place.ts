// Where the coach stands: beside what it points at, and never over that or over the question.
import type { Box } from "../kit/beside";

export type Side = "above" | "below" | "left" | "right" | "apart";

export interface Placed extends Box {
  /** On which side of its target it stands, so close that its beak touches it. */
  side: Side;
  /** Where along that edge the beak is, in pixels from its beginning. */
  beak: number;
}

export interface Wish {
  /** What of the window it may lie on. */
  room: Box;
  /** How wide it can be made, and how high it is then; the dearest first. */
  shapes: readonly { width: number; height: number }[];
  /** What it never covers. */
  keep: readonly Box[];
  /** What it covers only where there is no other place. */
  spare: readonly Box[];
  /** What it points at. */
  at: Box;
  /** What it stands close to, where that is not what it points at. */
  dock?: Box | null;
}

/** Between it and what it points at: there the beak is. */
export const GAP = 12;
/** Between it and what it must not cover. */
const MARGIN = 6;
/** As near as this it is said to stand beside its target. */
const NEAR = GAP + 8;
const CORNER = 22;
// What a place costs, in pixels of distance: a shape less dear, a pixel off the middle, the area of what is covered.
const SHAPE = 60;
const ASIDE = 0.15;
const COVERED = 1 / 120;
/** That the way to the target leads over what must stay free. */
const ACROSS = 120;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

export function overlap(one: Box, other: Box, margin = 0): number {
  const wide = Math.min(right(one), right(other) + margin) - Math.max(one.left, other.left - margin);
  const high = Math.min(bottom(one), bottom(other) + margin) - Math.max(one.top, other.top - margin);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two boxes are from each other. */
function apart(one: Box, other: Box): number {
  const across = Math.max(0, one.left - right(other), other.left - right(one));
  const down = Math.max(0, one.top - bottom(other), other.top - bottom(one));
  return Math.hypot(across, down);
}

/** Along one axis: where it could begin. */
function begins(long: number, from: number, to: number, edges: readonly [number, number][]): number[] {
  const found = edges.flatMap(([low, high]) => [
    low - long - GAP,
    high + GAP,
    low,
    high - long,
    (low + high - long) / 2,
  ]);
  return [
    ...new Set([from, to - long, ...found].map((at) => Math.round(Math.min(Math.max(at, from), to - long)))),
  ];
}

function candidates({ room, keep, spare, at, dock }: Wish, width: number, height: number): Box[] {
  if (width > room.width || height > room.height) return [];
  const marks = [at, ...(dock ? [dock] : []), ...keep, ...spare];
  const lefts = begins(
    width,
    room.left,
    right(room),
    marks.map((box) => [box.left, right(box)]),
  );
  const tops = begins(
    height,
    room.top,
    bottom(room),
    marks.map((box) => [box.top, bottom(box)]),
  );
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, width, height })));
}

/** Whether the way from the middle of one box to that of another leads over a third. */
export function between(one: Box, other: Box, third: Box): boolean {
  const [[x1, y1], [x2, y2]] = [middle(one), middle(other)];
  return [1, 2, 3, 4, 5, 6, 7].some((part) => {
    const [x, y] = [x1 + ((x2 - x1) * part) / 8, y1 + ((y2 - y1) * part) / 8];
    return x > third.left && x < right(third) && y > third.top && y < bottom(third);
  });
}

function cost(box: Box, { keep, spare, at, dock }: Wish): number {
  const [x, y] = middle(box);
  const [toX, toY] = middle(dock ?? at);
  const covered = spare.reduce((sum, one) => sum + overlap(box, one), 0);
  const far = dock ? 2 * apart(box, dock) + 0.2 * apart(box, at) : apart(box, at);
  const across = !dock && keep.some((one) => !overlap(one, at) && between(box, at, one)) ? ACROSS : 0;
  return far + across + ASIDE * Math.hypot(x - toX, y - toY) + COVERED * covered;
}

/** The beak: on the edge that looks at the target, where the target is. */
function looking(box: Box, at: Box): Placed {
  const along = (from: number, long: number, low: number, high: number): number =>
    Math.min(Math.max((Math.max(low, from) + Math.min(high, from + long)) / 2 - from, CORNER), long - CORNER);
  const over = box.left < right(at) && right(box) > at.left;
  const level = box.top < bottom(at) && bottom(box) > at.top;
  const x = along(box.left, box.width, at.left, right(at));
  const y = along(box.top, box.height, at.top, bottom(at));
  const near = (gap: number): boolean => gap >= 0 && gap <= NEAR;
  if (over && near(at.top - bottom(box))) return { ...box, side: "above", beak: x };
  if (over && near(box.top - bottom(at))) return { ...box, side: "below", beak: x };
  if (level && near(at.left - right(box))) return { ...box, side: "left", beak: y };
  if (level && near(box.left - right(at))) return { ...box, side: "right", beak: y };
  return { ...box, side: "apart", beak: 0 };
}

function best(wish: Wish, price: (box: Box) => number): Placed | null {
  let found: Box | null = null;
  let least = Infinity;
  for (const [i, { width, height }] of wish.shapes.entries())
    for (const box of candidates(wish, width, height)) {
      const whole = price(box) + SHAPE * i;
      if (whole < least) [found, least] = [box, whole];
    }
  return found && looking(found, wish.at);
}

/** The best place, or nothing where there is none that leaves free what must be. */
export function place(wish: Wish): Placed | null {
  const free = (box: Box): boolean => [wish.at, ...wish.keep].every((one) => !overlap(box, one, MARGIN));
  return best(wish, (box) => (free(box) ? cost(box, wish) : Infinity));
}

/** Where there is none: whatever covers least of it. */
export function anyhow(wish: Wish): Placed | null {
  return best(wish, (box) => [wish.at, ...wish.keep].reduce((sum, one) => sum + overlap(box, one), 0));
}
