// Walls, roofs and domes, of which the buildings are put together.
import { between, face, filled, INK, n, path, rect, seen, up, type Deep, type Flat } from "./solid";

/** Little pointed windows: how far apart, their ink, in how many rows. */
export interface Windows {
  apart: number;
  ink: string;
  rows: number;
}

function windows(a: Flat, b: Flat, low: number, high: number, { apart, ink, rows }: Windows): string {
  if (Math.abs(b[0] - a[0]) <= 3) return "";
  const columns = Math.max(1, Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]) / apart));
  let out = "";
  for (let row = 0; row < rows; row += 1) {
    const bottom = low + ((high - low) * (row + 0.22)) / rows;
    const top = low + ((high - low) * (row + 0.8)) / rows;
    const eaves = bottom + (top - bottom) * 0.6;
    for (let i = 0; i < columns; i += 1) {
      const at = (part: number, z: number): Flat =>
        seen([...between(a, b, (i + part) / columns), z] as unknown as Deep);
      out += path([at(0.3, bottom), at(0.3, eaves), at(0.5, top), at(0.7, eaves), at(0.7, bottom)]);
    }
  }
  return filled(out, ink);
}

/** Walls on a footprint, and what lies on them. */
export function box(
  foot: readonly Flat[],
  low: number,
  high: number,
  wall: string,
  top = wall,
  holes?: Windows,
): string {
  const walls = foot.map((a, i) => {
    const b = foot[(i + 1) % foot.length]!;
    const drawn = face([...up([a, b], low), ...up([b, a], high)], wall);
    return drawn && holes ? drawn + windows(a, b, low, high, holes) : drawn;
  });
  return walls.join("") + face(up(foot, high), top);
}

interface Roof {
  at: Flat;
  long: number;
  wide: number;
  angle: number;
  low: number;
  rise: number;
  colour: string;
  tiles: number;
}

/** A roof whose ridge ends `inset` before its walls: 0 gives a gable. */
export function roof(
  { at, long, wide, angle, low, rise, colour, tiles }: Roof,
  inset: number = wide / 2,
): string {
  const corners = up(rect(at, long, wide, angle), low) as [Deep, Deep, Deep, Deep];
  const half = long / 2 - inset;
  const ridge = [-1, 1].map((side): Deep => [
    at[0] + Math.cos(angle) * half * side,
    at[1] + Math.sin(angle) * half * side,
    low + rise,
  ]) as [Deep, Deep];
  const [a, b, c, d] = corners;
  return (
    face([a, b, ridge[1], ridge[0]], colour, tiles) +
    face([b, c, ridge[1]], colour) +
    face([d, a, ridge[0]], colour) +
    face([c, d, ridge[0], ridge[1]], colour, tiles)
  );
}

export function pyramid(at: Flat, wide: number, low: number, rise: number, colour: string): string {
  const corners = up(rect(at, wide, wide), low);
  const top: Deep = [...at, low + rise];
  return corners.map((corner, i) => face([corner, corners[(i + 1) % 4]!, top], colour)).join("");
}

export function dome(at: Flat, low: number, r: number, colour: string, tall = 1.12, lantern = true): string {
  const [x, y] = seen([...at, low]);
  const h = r * tall;
  const rim = r * 0.42;
  const c = (...parts: (string | number)[]): string =>
    parts.map((part) => (typeof part === "number" ? n(part) : part)).join(" ");
  let out =
    `<path d="${c("M", x - r, y, "C", x - r, y - h * 0.75, x - r * 0.45, y - h * 1.1, x, y - h * 1.22)}` +
    `${c("C", x + r * 0.45, y - h * 1.1, x + r, y - h * 0.75, x + r, y, "A", r, rim, 0, 0, 1, x - r, y)}Z" fill="${colour}" stroke="${INK}" stroke-width=".55"/>` +
    `<path d="${c("M", x - r * 0.62, y - h * 0.1, "C", x - r * 0.66, y - h * 0.6, x - r * 0.4, y - h * 0.95, x - r * 0.12, y - h * 1.08)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${n(r * 0.13)}" stroke-linecap="round"/>` +
    `<path d="${c("M", x + r * 0.98, y - h * 0.05, "C", x + r * 0.95, y - h * 0.75, x + r * 0.45, y - h * 1.08, x + r * 0.1, y - h * 1.2)}` +
    `${c("C", x + r * 0.5, y - h * 0.8, x + r * 0.6, y - h * 0.3, x + r * 0.5, y + rim * 0.86, "A", r, rim, 0, 0, 0, x + r * 0.98, y)}Z" fill="#1d1030" opacity=".22"/>`;
  if (lantern) {
    const top = y - h * 1.2;
    out +=
      `<path d="${c("M", x - r * 0.14, top, "v", -r * 0.3, "h", r * 0.28, "v", r * 0.3)}Z" fill="#f3e9d2" stroke="${INK}" stroke-width=".4"/>` +
      `<path d="${c("M", x, top - r * 0.3, "v", -r * 0.5, "m", -r * 0.17, r * 0.2, "h", r * 0.34)}" stroke="${INK}" stroke-width=".7" fill="none"/>`;
  }
  return out;
}

/** A chimney of the lagoon: wider at its top. */
export function chimney([x, y]: Flat, wall: string): string {
  const d = `M${n(x - 1.5)} ${n(y + 4)}v-6.5l-1.4 -2.8h5.8l-1.4 2.8v6.5Z`;
  return `<path d="${d}" fill="${wall}" stroke="${INK}" stroke-width=".5"/>`;
}
