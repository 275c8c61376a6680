// The hexes of a duchy: pointed at the top, in reading order, in the rows of one large hexagon.

const ROOT3 = Math.sqrt(3);
const CORNERS = 6;
const RIGHT = 180;

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** The centres of the hexes, in units of their radius. */
  centres: Point[];
  width: number;
  height: number;
}

export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The lengths of the rows of a hexagon of so many hexes. */
export function rowsOf(count: number): number[] {
  const side = Math.round((3 + Math.sqrt(12 * count - 3)) / 6);
  return Array.from({ length: 2 * side - 1 }, (_, row) => 2 * side - 1 - Math.abs(side - 1 - row));
}

/** Where the hexes lie, with a radius of 1; the corner of the drawing is at 0,0. */
export function layout(count: number): Layout {
  const rows = rowsOf(count);
  const widest = Math.max(...rows);
  const centres = rows.flatMap((length, row) =>
    Array.from({ length }, (_, at) => ({
      x: (at + (widest - length) / 2 + 0.5) * ROOT3,
      y: 1 + row * 1.5,
    })),
  );
  return { centres: centres.slice(0, count), width: widest * ROOT3, height: rows.length * 1.5 + 0.5 };
}

/** A corner of a hex; 0 is the top, then clockwise. */
export function corner(centre: Point, at: number, radius = 1): Point {
  const angle = ((at * 60 - 90) * Math.PI) / RIGHT;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function hexPath(centre: Point, radius = 1): string {
  const corners = Array.from({ length: CORNERS }, (_, at) => corner(centre, at, radius));
  return `M${corners.map((one) => `${short(one.x)} ${short(one.y)}`).join("L")}Z`;
}

export function hexPoints(radius: number, x = 0, y = 0): string {
  const corners = Array.from({ length: CORNERS }, (_, at) => corner({ x, y }, at, radius));
  return corners.map((one) => `${short(one.x)},${short(one.y)}`).join(" ");
}

/** The hex across each side, clockwise from the upper right; -1 at the edge. */
function across(centres: Point[], near: number[] | undefined, at: number): number[] {
  const here = centres[at]!;
  const found = Array<number>(CORNERS).fill(-1);
  for (const other of near ?? []) {
    const there = centres[other];
    if (!there) continue;
    const angle = (Math.atan2(there.y - here.y, there.x - here.x) * RIGHT) / Math.PI;
    found[(Math.round((angle + 60) / 60) + CORNERS) % CORNERS] = other;
  }
  return found;
}

type Side = readonly [from: Point, to: Point];

/** The sides of hexes that part them from those across; each once. */
function sides(
  cells: Iterable<number>,
  centres: Point[],
  near: number[][],
  parts: (at: number, other: number) => boolean,
  scale: number,
): Side[] {
  const found: Side[] = [];
  const grown = (point: Point): Point => ({ x: point.x * scale, y: point.y * scale });
  for (const at of cells)
    across(centres, near[at], at).forEach((other, side) => {
      if (parts(at, other))
        found.push([grown(corner(centres[at]!, side)), grown(corner(centres[at]!, side + 1))]);
    });
  return found;
}

/** Sides strung together to as few lines as there are. */
function strung(all: Side[]): string {
  const key = (point: Point): string => `${short(point.x)} ${short(point.y)}`;
  const from = new Map<string, Side[]>();
  for (const side of all) from.set(key(side[0]), [...(from.get(key(side[0])) ?? []), side]);
  let path = "";
  for (const start of all) {
    let next: Side | undefined = from.get(key(start[0]))?.includes(start) ? start : undefined;
    if (!next) continue;
    path += `M${key(next[0])}`;
    while (next) {
      const here: Side = next;
      const left: Side[] = from.get(key(here[0])) ?? [];
      left.splice(left.indexOf(here), 1);
      path += `L${key(here[1])}`;
      next = from.get(key(here[1]))?.[0];
    }
  }
  return path;
}

/** The line round some hexes. */
export function outline(cells: ReadonlySet<number>, centres: Point[], near: number[][], scale = 1): string {
  return strung(sides(cells, centres, near, (_, other) => !cells.has(other), scale));
}

/** The lines between areas, and round them all. */
export function borders(areas: number[], centres: Point[], near: number[][], scale = 1): string {
  const parts = (at: number, other: number): boolean =>
    other < 0 || (areas[at] !== areas[other] && at < other);
  return strung(sides(areas.keys(), centres, near, parts, scale));
}

/** The joints between hexes of one area. */
export function joints(areas: number[], centres: Point[], near: number[][], scale = 1): string {
  const joined = (at: number, other: number): boolean => at < other && areas[at] === areas[other];
  return strung(sides(areas.keys(), centres, near, joined, scale));
}

/** Who lies next to whom where nobody has said so: those whose centres are one step apart. */
export function nearOf(centres: Point[]): number[][] {
  return centres.map((one) =>
    centres.flatMap((other, at) => {
      const far = Math.hypot(other.x - one.x, other.y - one.y);
      return far > 0.1 && far < 1.9 ? [at] : [];
    }),
  );
}

/** The areas of a board of colours: neighbours of one colour. */
export function areasOf(colours: string[], near: number[][]): number[] {
  const areas = Array<number>(colours.length).fill(-1);
  let count = 0;
  colours.forEach((colour, start) => {
    if (areas[start] !== -1) return;
    const open = [start];
    areas[start] = count;
    for (const at of open)
      for (const other of near[at] ?? [])
        if (areas[other] === -1 && colours[other] === colour) {
          areas[other] = count;
          open.push(other);
        }
    count += 1;
  });
  return areas;
}
