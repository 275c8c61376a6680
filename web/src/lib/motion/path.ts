// The way of a thing through the air.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Shape {
  /** What the thing measures where it is drawn. */
  width: number;
  height: number;
  arc: boolean;
  /** It has the size of the places it lies at. */
  fit: boolean;
  /** It lies there small, and ends as large as it is drawn. */
  grow?: boolean;
}

const POINTS = 8;
const RISE = 0.12;
const HIGHEST = 40;
/** It comes down this much at the very end. */
const DROP = 3;

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** How much larger than drawn it is at a place: as the place, and never larger than it is drawn. */
function scaled(box: Box, shape: Shape): number {
  if (!shape.fit || !shape.width || !shape.height) return 1;
  return Math.min(1, Math.min(box.width / shape.width, box.height / shape.height) || 1);
}

/** Frames of a flight from one place to another, its left upper corner at the window's. */
export function frames(from: Box, to: Box, shape: Shape): Keyframe[] {
  const [a, b] = [middle(from), middle(to)];
  const rise = shape.arc ? Math.min(HIGHEST, RISE * Math.hypot(b.x - a.x, b.y - a.y)) : 0;
  const small = scaled(from, shape.grow ? { ...shape, fit: true } : shape);
  const large = shape.grow ? 1 : scaled(to, shape);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const part = i / POINTS;
    const x = a.x + (b.x - a.x) * part - shape.width / 2;
    const up = rise * 4 * part * (1 - part) + (i === POINTS - 1 && rise ? DROP : 0);
    const y = a.y + (b.y - a.y) * part - up - shape.height / 2;
    const scale = small + (large - small) * part;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` };
  });
}

/** A place on the way of something that does not fly. */
export interface Stopped {
  box: Box;
  hop: boolean;
}

/** Over a place where it hops, it is this much of its own height higher. */
const HOP = 0.55;

/** Frames of a way over places, each leg as long as the others. It ends exactly at `to`, and keeps beside all places as
 * it does there. */
export function along(way: readonly Stopped[], to: Box, shape: Shape): Keyframe[] {
  const end = middle(to);
  const last = way.at(-1);
  const aside = last ? { x: end.x - middle(last.box).x, y: end.y - middle(last.box).y } : { x: 0, y: 0 };
  const scale = scaled(to, shape);
  return way.map(({ box, hop }) => {
    const at = middle(box);
    const x = at.x + aside.x - shape.width / 2;
    const y = at.y + aside.y - shape.height / 2 - (hop ? shape.height * scale * HOP : 0);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` };
  });
}

/** Where something this large is whole in the window, as near to a place as it can be. */
export function within(place: Box, shape: Shape, window: { width: number; height: number }): Box {
  const { x, y } = middle(place);
  const { width, height } = shape;
  const keep = (at: number, long: number, room: number): number =>
    Math.max(0, Math.min(at - long / 2, room - long));
  return { left: keep(x, width, window.width), top: keep(y, height, window.height), width, height };
}
