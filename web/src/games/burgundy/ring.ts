// Where things lie in the ring of the depots, as on the printed board: 1 at the top, then clockwise, the black one in the
// middle. Units of the drawing, about its middle.
import { short, type Point } from "./hex";

export const WIDE = 440;
export const HIGH = 356;
const [X, Y] = [WIDE / 2, HIGH / 2];
/** The black hex: flat at the top, so that its corners point between the depots. */
const BLACK = 84;
const ROOT3 = Math.sqrt(3);
const [NEAR_X, NEAR_Y] = [BLACK / 2, (BLACK * ROOT3) / 2];
const FAR_X = NEAR_X + (Y - NEAR_Y) / ROOT3;

/** To which side of the middle each depot lies: 1 and 4 above and below, the others in the corners. */
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
export const sideOf = (depot: number): Point => SIDES[depot - 1] ?? { x: 0, y: -1 };

/** The corners of a depot. */
export function sector(depot: number): Point[] {
  const { x, y } = sideOf(depot);
  if (!x)
    return [
      { x: -NEAR_X, y: y * NEAR_Y },
      { x: NEAR_X, y: y * NEAR_Y },
      { x: FAR_X, y: y * Y },
      { x: -FAR_X, y: y * Y },
    ];
  return [
    { x: x * NEAR_X, y: y * NEAR_Y },
    { x: x * BLACK, y: 0 },
    { x: x * X, y: 0 },
    { x: x * X, y: y * Y },
    { x: x * FAR_X, y: y * Y },
  ];
}

export const points = (corners: Point[]): string =>
  corners.map((one) => `${short(one.x)},${short(one.y)}`).join(" ");

/** The same corners as shares of the whole box: what can be touched of a depot. */
export const clip = (corners: Point[], { x, y, wide, high }: Around): string =>
  `polygon(${corners.map((one) => `${short(((one.x - x) / wide) * 100)}% ${short(((one.y - y) / high) * 100)}%`).join(",")})`;

/** The box round some corners: arrow keys go by where things lie. */
export function around(corners: Point[]): Around {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) - x, high: Math.max(...ys) - y };
}
type Around = Point & { wide: number; high: number };

export const blackHex = (): string =>
  points(
    Array.from({ length: 6 }, (_, at) => ({
      x: (BLACK - 3) * Math.cos((at * Math.PI) / 3),
      y: (BLACK - 3) * Math.sin((at * Math.PI) / 3),
    })),
  );

export interface Spots {
  radius: number;
  at: Point[];
}

const EDGE = 35;
/** How far from the middle a corner depot has its tiles. */
const CORNER = 159;

/** Where the tiles of a depot lie, by how many spaces it has. */
export function spots(depot: number, count: number): Spots {
  const { x, y } = sideOf(depot);
  const radius = !x && count > 3 ? 22 : 27.6;
  const wide = radius * ROOT3 + 1.5;
  const outer = y * (Y - EDGE);
  if (!x) {
    const at = Array.from({ length: count }, (_, one) => ({ x: (one - (count - 1) / 2) * wide, y: outer }));
    return { radius, at };
  }
  const middle = x * CORNER;
  const inner = outer - y * (radius * 1.5 + 2);
  const places = [
    { x: middle - wide / 2, y: outer },
    { x: middle + wide / 2, y: outer },
    { x: middle, y: inner },
    { x: middle - x * wide, y: inner },
  ];
  return { radius, at: places.slice(0, count) };
}

/** How large a good is; where many lie one over the other a smaller one hides less of the next. */
export const WARE = 25;
const SMALL = 19;
const CLOSE = 20;
/** How many goods lie side by side in every depot; more lie one over the other. */
export const ROOM = 4;
const STEP = 28;
/** How wide a count is. */
export const COUNT = 17;
/** From the number to what stands beside it, and what a cost takes of that. */
const BESIDE = 31;
const COST = 33;
/** How far a cost lies from the middle of its number where goods need its room: on the edge, towards the middle but for
 * the two between which the inn stands. */
const ABOVE = 21.5;
/** What the first and the last of a head keep from the sides: half a number, half a good. */
const NUMBER = 24;
const HALF = 14.5;
const GOOD = 16;
/** How far a head reaches beside the black hex, which is slimmer there than in its middle. */
const INWARD = 16;
const GAP = 6;

export interface Ware {
  good: number;
  count: number;
}

export interface Head extends Point {
  /** How large its goods are, and whether they lie so close that their counts would. */
  ware: number;
  close: boolean;
  wares: (Ware & { x: number })[];
  /** Where the cost stands: beside the number, or on its edge. */
  cost: Point;
  /** Where that begins which expansions lay aside. */
  end: number;
}

/** How far the goods are from each other in this room: many lie one over the other. */
const stepIn = (room: number, kinds: number): number =>
  kinds > 1 ? Math.min(STEP, room / (kinds - 1)) : STEP;

/** Where the number of a depot stands, and its goods beside it; 1 and 4 have theirs about the middle. What expansions lay
 * `aside` takes its room from the goods, and a cost does so only where they have enough. */
export function headOf(depot: number, costs: boolean, wares: Ware[], aside = 0): Head {
  const { x, y } = sideOf(depot);
  const taken = aside ? aside + GAP : 0;
  const room = (x ? X - BLACK - NUMBER - GOOD + INWARD : 2 * NEAR_X + (aside ? 64 : 58) - taken) - BESIDE;
  const beside = costs && (!wares.length || stepIn(room - COST, wares.length) === STEP) ? COST : 0;
  const step = stepIn(room - beside, wares.length);
  const ware = step < CLOSE ? SMALL : WARE;
  const first = BESIDE + beside - (WARE - ware) / 2;
  const long = wares.length ? first + (wares.length - 1) * step : beside;
  const last = (wares.length ? ware / 2 : costs ? COST / 2 + GAP : NUMBER - GAP) + GAP / 2;
  // Of what stands about the middle the goods are, or all of it that reaches further than these.
  const about = aside ? long + last + aside - HALF : long;
  const left = x ? (x > 0 ? BLACK + NUMBER - INWARD : -X + NUMBER) : -about / 2;
  const middle = y * (x ? 38 : 92);
  return {
    x: left,
    y: middle,
    ware,
    close: step < COUNT,
    wares: wares.map((ware, at) => ({ ...ware, x: left + first + at * step })),
    cost: beside ? { x: left + COST, y: middle } : { x: left, y: middle + (x > 0 ? y : -y) * ABOVE },
    end: left + long + last,
  };
}

/** How many tiles of the black depot lie in each row, by how many there are. */
function blackRows(count: number): number[] {
  const upper = Math.ceil(count / 2);
  return upper > 3 ? [3, count - 6, 3] : [upper, count - upper];
}

export function blackSpots(count: number): Spots {
  const rows = blackRows(count);
  const three = rows.length > 2;
  const radius = three ? 20.5 : rows[0] === 3 ? 19.5 : 21.6;
  const gap = three ? 1 : 1.5;
  const wide = radius * ROOT3 + gap;
  const top = three ? -22 : -10;
  // Rows that are as long as each other stand apart by half a tile.
  const shift = rows[0] === rows[1] ? 0.25 : 0;
  const at = rows.flatMap((length, down) =>
    Array.from({ length }, (_, one) => ({
      x: (one - (length - 1) / 2 + (down ? shift : -shift)) * wide,
      y: top + down * (radius * 1.5 + gap),
    })),
  );
  return { radius, at };
}
export const BLACK_TEXT = -46;
