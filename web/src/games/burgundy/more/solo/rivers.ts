// Where the rivers of a board run: half way between the hexes of its lands.
import { short, type Box, type Point } from "../../hex";

export interface Banks {
  near: number[][];
  rivers: number[][];
}

/** The land of each hex: those that can be reached without a river. */
export function landsOf({ near, rivers }: Banks): number[] {
  const wet = new Set(rivers.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const lands = Array<number>(near.length).fill(-1);
  near.forEach((_, start) => {
    if (lands[start] !== -1) return;
    const open = [start];
    lands[start] = start;
    for (const at of open)
      for (const other of near[at] ?? [])
        if (lands[other] === -1 && !wet.has(`${at} ${other}`)) {
          lands[other] = start;
          open.push(other);
        }
  });
  return lands;
}

interface Corner extends Point {
  /** Across which hex the side lies that begins here; -1: the edge of the drawing. */
  over: number;
}

/** What of a shape is nearer to a point than to another one. */
function nearer(shape: Corner[], one: Point, other: Point, over: number): Corner[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const level = (dx * (one.x + other.x) + dy * (one.y + other.y)) / 2;
  const beyond = (point: Point): number => point.x * dx + point.y * dy - level;
  return shape.flatMap((from, at) => {
    const to = shape[(at + 1) % shape.length]!;
    const [here, there] = [beyond(from), beyond(to)];
    if (here <= 0 && there <= 0) return [from];
    if (here > 0 && there > 0) return [];
    const share = here / (here - there);
    const cut = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    // Where the line leaves the shape a new side begins; where it comes back the old one goes on.
    return here <= 0 ? [from, { ...cut, over }] : [{ ...cut, over: from.over }];
  });
}

/** The middle of all rivers, as lines. */
export function course({ centres, x, y, wide, high }: Box, lands: number[]): string {
  const frame = [
    { x, y, over: -1 },
    { x: x + wide, y, over: -1 },
    { x: x + wide, y: y + high, over: -1 },
    { x, y: y + high, over: -1 },
  ];
  let path = "";
  centres.forEach((one, at) => {
    let shape: Corner[] = frame;
    centres.forEach((other, over) => {
      if (over !== at) shape = nearer(shape, one, other, over);
    });
    shape.forEach((from, side) => {
      const to = shape[(side + 1) % shape.length]!;
      if (from.over > at && lands[from.over] !== lands[at])
        path += `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
    });
  });
  return path;
}

/** A crossing from the side of one hex to that of another. */
export function crossing(one: Point, other: Point, from: number): string {
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const [dx, dy] = [((other.x - one.x) / far) * from, ((other.y - one.y) / far) * from];
  return `M${short(one.x + dx)} ${short(one.y + dy)}L${short(other.x - dx)} ${short(other.y - dy)}`;
}
