// Solids in oblique projection: the plan is true to the board, height goes straight up the screen. Every solid is convex,
// given as faces of points in space; those turned away are dropped, the others shaded by one light from the south-west.
// All of it is written as SVG, so that one drawing serves map, cards, legend and what flies.
export type Flat = readonly [x: number, y: number];
export type Deep = readonly [x: number, y: number, z: number];

const HEIGHT = 0.82;
const LIGHT: Deep = [-0.5, 0.42, 0.757];
export const INK = "#3a3026";
const BRIGHT = "#fffdf6";
const SHADE = "#2a1d2a";

export const n = (value: number): string => String(Math.round(value * 10) / 10);

function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** Where a point in space is seen. */
export const seen = ([x, y, z]: Deep): Flat => [x, y - HEIGHT * z];

export const up = (points: readonly Flat[], z: number): Deep[] => points.map(([x, y]) => [x, y, z]);

export function path(points: readonly Flat[], close = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${close ? "Z" : ""}`;
}

export const shape = (d: string, fill: string, stroke = INK, width = 0.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** Twice the area, above 0 where the corners run clockwise on the screen. */
export function area(points: readonly Flat[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function lit([a, b, c]: readonly Deep[]): number {
  const [u, v] = [b!, c!].map((end) => [0, 1, 2].map((i) => end[i]! - a![i]!)) as [number[], number[]];
  const normal = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return u[j]! * v[k]! - u[k]! * v[j]!;
  });
  const length = Math.hypot(...normal) || 1;
  return Math.max(
    0,
    normal.reduce((sum, one, i) => sum + (one / length) * LIGHT[i]!, 0),
  );
}

/** One face, or nothing where it is turned away; `tiles` hatches it between its first two and its last two corners. */
export function face(corners: readonly Deep[], colour: string, tiles = 0, width = 0.5): string {
  const drawn = corners.map(seen);
  if (area(drawn) <= 0.05) return "";
  const light = lit(corners) - 0.62;
  const fill =
    light > 0
      ? mix(colour, BRIGHT, Math.min(0.5, light * 0.9))
      : mix(colour, SHADE, Math.min(0.55, -light * 0.85));
  const out = shape(path(drawn), fill, INK, width);
  if (!tiles || drawn.length !== 4) return out;
  const [a, b, c, d] = drawn as [Flat, Flat, Flat, Flat];
  const rows = Array.from({ length: tiles - 1 }, (_, i) => {
    const part = (i + 1) / tiles;
    return path([between(a, b, part), between(d, c, part)], false);
  });
  const ink = mix(fill, SHADE, 0.35);
  return `${out}<path d="${rows.join("")}" stroke="${ink}" stroke-width=".35" fill="none"/>`;
}

export const between = (a: Flat, b: Flat, part: number): Flat => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** A rectangle on the ground, its corners clockwise on the screen. */
export function rect([x, y]: Flat, long: number, wide: number, angle = 0): Flat[] {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const corner = (a: number, b: number): Flat => [
    x + (ux * a * long) / 2 - (uy * b * wide) / 2,
    y + (uy * a * long) / 2 + (ux * b * wide) / 2,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export function ring([x, y]: Flat, radius: number, count = 10): Flat[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A hexagon with a corner on top. */
export function hexagon([x, y]: Flat, radius: number): Flat[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Flat, a: Flat, b: Flat): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  return [sorted, [...sorted].reverse()].flatMap((row) => {
    const kept: Flat[] = [];
    for (const point of row) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  });
}

/** What a footprint casts on the ground. */
export function shadow(footprint: readonly Flat[], dx = 5, dy = 3): string {
  const cast = footprint.map(([x, y]): Flat => [x + dx, y + dy]);
  return filled(path(hull([...footprint, ...cast])), "var(--vz-shade)");
}
