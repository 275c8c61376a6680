// Where everything of the chart stands: rounds as bands of one width, so that a late round of many answers does not push
// the others together, the lines of the parties, the numbers at costly decisions, the names at the ends, the card.

/** A round: from the position it begins at to the one the next begins at. */
export interface Band {
  number: number;
  from: number;
  to: number;
}

export interface Plane {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The rounds of a match by where each begins; what comes before the first one belongs to it. */
export function bandsOf(starts: readonly { number: number; from: number }[], plies: number): Band[] {
  const made = starts
    .filter(({ from }, i) => from < plies && (starts[i + 1]?.from ?? plies) > from)
    .map(({ number, from }, i, all) => ({ number, from: i ? from : 0, to: all[i + 1]?.from ?? plies }));
  return made.length ? made : [{ number: 1, from: 0, to: Math.max(1, plies) }];
}

/** How far right a position is. */
export function across(ply: number, bands: readonly Band[], plane: Plane): number {
  const at = Math.max(
    0,
    bands.findLastIndex((band) => band.from <= ply),
  );
  const { from, to } = bands[at] ?? { from: 0, to: 1 };
  const share = Math.max(0, Math.min(1, (ply - from) / Math.max(1, to - from)));
  return plane.left + ((at + share) * (plane.width - plane.left - plane.right)) / Math.max(1, bands.length);
}

/** What the heights mean: the highest and the lowest value, and the lines between. */
export interface Scale {
  low: number;
  top: number;
  lines: number[];
}

export const SHARES: Scale = { low: 0, top: 1, lines: [0, 0.25, 0.5, 0.75, 1] };

/** Lines at round numbers around all values: at most seven of them. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(10, ...values)];
  const step = [5, 10, 20, 50, 100, 200].find((one) => (most - least) / one <= 6) ?? 500;
  const low = Math.floor(least / step) * step;
  const top = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((top - low) / step) + 1;
  return { low, top, lines: Array.from({ length: count }, (_, i) => low + i * step) };
}

export function down(value: number, scale: Scale, plane: Plane): number {
  const share = (scale.top - value) / Math.max(1e-9, scale.top - scale.low);
  return plane.top + share * (plane.height - plane.top - plane.bottom);
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join("");

/** Which point of the curve stands for a position: the last one up to it. */
export const pointAt = (curve: readonly { ply: number }[], ply: number): number =>
  Math.max(
    0,
    curve.findLastIndex((point) => point.ply <= ply),
  );

/** The point that is nearest to a place across. */
export function nearest(
  x: number,
  curve: readonly { ply: number }[],
  bands: readonly Band[],
  plane: Plane,
): number {
  const off = curve.map((point) => Math.abs(across(point.ply, bands, plane) - x));
  return Math.max(0, off.indexOf(Math.min(...off)));
}

/** Numbers stand under their line, or above where there is no room: never on another one, never out of the plane. */
export function placeNumbers(spots: readonly Spot[], radius: number, plane: Plane): Spot[] {
  const made: Spot[] = [];
  const [highest, lowest] = [plane.top + radius, plane.height - plane.bottom - radius - 1];
  for (const { x, y } of spots) {
    const tries = [1.8, -1.8, 4, -4, 6.2, -6.2].map((off) => ({
      x,
      y: Math.max(highest, Math.min(lowest, y + off * radius)),
    }));
    const free = (one: Spot): number =>
      Math.min(2.1 * radius, ...made.map((other) => Math.hypot(other.x - one.x, other.y - one.y)));
    const own = (one: Spot): number => Math.min(1.3 * radius, Math.abs(one.y - y));
    made.push(
      tries.reduce((kept, one) => (free(one) + own(one) > free(kept) + own(kept) + 0.5 ? one : kept)),
    );
  }
  return made;
}

/** Names at the ends of the lines, each so far from the next that both can be read, none out of the plane. */
export function spread(heights: readonly number[], apart: number, top: number, lowest: number): number[] {
  const order = [...heights.entries()].toSorted(([, a], [, b]) => a - b);
  const made: number[] = [];
  for (const [, height] of order) made.push(Math.max(top, height, (made.at(-1) ?? -Infinity) + apart));
  for (let i = made.length - 1, most = lowest; i >= 0; i -= 1, most = (made[i + 1] ?? 0) - apart)
    made[i] = Math.min(made[i] ?? 0, most);
  const placed = new Map(order.map(([one], i) => [one, made[i] ?? 0]));
  return heights.map((_, one) => placed.get(one) ?? 0);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const apart = (one: Box, other: Box, gap: number): boolean =>
  one.x > other.x + other.width + gap ||
  other.x > one.x + one.width + gap ||
  one.y > other.y + other.height + gap ||
  other.y > one.y + one.height + gap;

const ROWS = 4;

/** What is written near the top of the plane beside a line down to its place: in the order of weight, those that lie
 * neither on each other nor on the card nor on a line. A letter is so wide. */
export function placeNotes<T extends { x: number; text: string }>(
  notes: readonly T[],
  letter: number,
  plane: Plane,
  spots: readonly Spot[],
  card: Box | null,
): (T & Box & { late: boolean })[] {
  const made: (T & Box & { late: boolean })[] = [];
  for (const note of notes) {
    const [width, height] = [note.text.length * letter, 2.4 * letter];
    const late = note.x + letter + width > plane.width - plane.right;
    const x = late ? note.x - width - letter : note.x + letter;
    const boxes = Array.from({ length: ROWS }, (_, i) => ({
      x,
      y: plane.top + (0.5 + 2.6 * i) * letter,
      width,
      height,
    }));
    const free = boxes.find(
      (box) =>
        (!card || apart(box, card, 4)) &&
        made.every((other) => apart(other, box, 12)) &&
        spots.every((spot) => apart({ ...spot, width: 0, height: 0 }, box, 3)),
    );
    if (x >= plane.left && free) made.push({ ...note, ...free, late });
  }
  return made;
}

/** Where the card with the values lies: beside the guide line, where it covers the fewest points of the lines. */
export function placeCard(
  x: number,
  card: { width: number; height: number },
  spots: readonly Spot[],
  plane: Plane,
): Spot {
  const gap = 12;
  const sides = [x - gap - card.width, x + gap];
  const inside = sides.filter(
    (left) => left >= plane.left - 8 && left + card.width <= plane.width - plane.right + 4,
  );
  const lefts = inside.length
    ? inside
    : [Math.max(2, Math.min(plane.width - card.width - 4, x - card.width / 2))];
  const tops = [plane.top - 4, plane.height - plane.bottom - card.height - 6];
  const covered = (left: number, top: number): number =>
    spots.filter(
      (spot) =>
        spot.x > left - 4 &&
        spot.x < left + card.width + 4 &&
        spot.y > top - 4 &&
        spot.y < top + card.height + 4,
    ).length;
  const all = tops.flatMap((top) => lefts.map((left) => ({ x: left, y: top, over: covered(left, top) })));
  const best = all.reduce((kept, one) => (one.over < kept.over ? one : kept));
  return { x: best.x, y: best.y };
}
