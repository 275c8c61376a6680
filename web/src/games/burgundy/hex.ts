// The hexes of a board: pointed at the top, in rows; a place is a row and a column in halves.

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

/** The places of rows of so many hexes, about one middle. */
export function inRows(lengths: number[]): number[][] {
  const widest = Math.max(...lengths);
  return lengths.flatMap((length, row) => Array.from({ length }, (_, at) => [row, widest - length + 2 * at]));
}

/** Where hexes in these places lie, with a radius of 1; the corner of the drawing is at 0,0. */
export function layout(places: number[][]): Layout {
  const rows = places.map(([row = 0]) => row);
  const halves = places.map(([, half = 0]) => half);
  const [top, left] = [Math.min(...rows), Math.min(...halves)];
  const centres = places.map((_, at) => ({
    x: ((halves[at]! - left) / 2 + 0.5) * ROOT3,
    y: 1 + (rows[at]! - top) * 1.5,
  }));
  return {
    centres,
    width: ((Math.max(...halves) - left) / 2 + 1) * ROOT3,
    height: (Math.max(...rows) - top) * 1.5 + 2,
  };
}

/** Room round the hexes of a drawing. */
export interface Edge {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
const SLIM = 4;
/** The radius of a hex in the drawing of a duchy. */
export const RADIUS = 50;

/** A drawing of hexes: their centres, and the corner and size of all of it. */
export interface Box {
  centres: Point[];
  x: number;
  y: number;
  wide: number;
  high: number;
}

const boxes = new WeakMap<number[][], Map<string, Box>>();

/** Where the hexes of a board are drawn, with as much room round them as any of these asks for. Worked out once for a
 * board, which stays the same from one position to the next: so do the lines that are drawn in its box. */
export function boxOf(places: number[][], edges: Partial<Edge>[] = []): Box {
  const room = (side: keyof Edge): number => Math.max(SLIM, ...edges.map((edge) => edge[side] ?? 0));
  const edge = { top: room("top"), right: room("right"), bottom: room("bottom"), left: room("left") };
  const known = boxes.get(places) ?? new Map<string, Box>();
  const key = Object.values(edge).join(" ");
  const box = known.get(key) ?? drawn(places, edge);
  boxes.set(places, known.set(key, box));
  return box;
}

function drawn(places: number[][], { top, right, bottom, left }: Edge): Box {
  const { centres, width, height } = layout(places);
  return {
    centres: centres.map(({ x, y }) => ({ x: x * RADIUS, y: y * RADIUS })),
    x: -left,
    y: -top,
    wide: width * RADIUS + left + right,
    high: height * RADIUS + top + bottom,
  };
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

/** The line round two hexes side by side, about the middle of their shared side. */
export function doublePoints(radius: number, x = 0, y = 0): string {
  const far = (radius * ROOT3) / 2;
  const [left, right] = [
    { x: x - far, y },
    { x: x + far, y },
  ];
  const corners = [
    ...[3, 4, 5, 0].map((at) => corner(left, at, radius)),
    ...Array.from({ length: CORNERS }, (_, at) => corner(right, at + CORNERS - 1, radius)),
  ];
  return corners.map((one) => `${short(one.x)},${short(one.y)}`).join(" ");
}

/** Whether two hexes share a side: others are joined by a river. */
const touches = (one: Point, other: Point, radius: number): boolean =>
  Math.hypot(other.x - one.x, other.y - one.y) < 1.9 * radius;

/** The hex across each side, clockwise from the upper right; -1 at the edge. */
function across(centres: Point[], near: number[] | undefined, at: number, radius: number): number[] {
  const here = centres[at]!;
  const found = Array<number>(CORNERS).fill(-1);
  for (const other of near ?? []) {
    const there = centres[other];
    if (!there || !touches(here, there, radius)) continue;
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
  radius: number,
): Side[] {
  const found: Side[] = [];
  for (const at of cells)
    across(centres, near[at], at, radius).forEach((other, side) => {
      if (parts(at, other))
        found.push([corner(centres[at]!, side, radius), corner(centres[at]!, side + 1, radius)]);
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
export function outline(cells: ReadonlySet<number>, centres: Point[], near: number[][], radius = 1): string {
  return strung(sides(cells, centres, near, (_, other) => !cells.has(other), radius));
}

/** The lines between areas, and round them all. */
export function borders(areas: number[], centres: Point[], near: number[][], radius = 1): string {
  const parts = (at: number, other: number): boolean =>
    other < 0 || (areas[at] !== areas[other] && at < other);
  return strung(sides(areas.keys(), centres, near, parts, radius));
}

/** The joints between hexes of one area. */
export function joints(areas: number[], centres: Point[], near: number[][], radius = 1): string {
  const joined = (at: number, other: number): boolean => at < other && areas[at] === areas[other];
  return strung(sides(areas.keys(), centres, near, joined, radius));
}

/** Who lies next to whom where nobody has said so: those that share a side. */
export function nearOf(centres: Point[]): number[][] {
  return centres.map((one) =>
    centres.flatMap((other, at) => (other !== one && touches(one, other, 1) ? [at] : [])),
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
