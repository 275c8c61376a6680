// The crops of one card, from the hand down to a place that has room for its picture alone.
export interface Crop {
  w: number;
  h: number;
  /** The picture's field: left, top, width, height. */
  field: readonly [number, number, number, number];
  /** The picture: left, top, size. */
  picture: readonly [number, number, number];
  /** The shield of points: middle, scale, size of its number. */
  shield: readonly [number, number, number, number];
  radius: number;
  /** How far the picture moves for a good or a tucked card, and where that lies. */
  aside: number;
  good: string;
  tucked: string;
}

const SMALL = "translate(34 3) scale(.68)";

export const SIZES = {
  hand: {
    w: 142,
    h: 206,
    field: [6, 6, 130, 106],
    picture: [37, 20, 68],
    shield: [119, 28, 1, 17],
    radius: 9.5,
    aside: 0,
    good: "translate(38 14)",
    tucked: "translate(38 15)",
  },
  palm: {
    w: 88,
    h: 128,
    field: [4, 4, 80, 72],
    picture: [18, 12, 52],
    shield: [72, 20, 0.74, 13.5],
    radius: 7.5,
    aside: 12,
    good: "translate(38 14)",
    tucked: "translate(38 15)",
  },
  city: {
    w: 82,
    h: 104,
    field: [4, 4, 74, 74],
    picture: [19, 17, 44],
    shield: [66.5, 17, 0.66, 12.5],
    radius: 7.5,
    aside: 6,
    good: "translate(40 34)",
    tucked: "translate(42 36)",
  },
  chip: {
    w: 79,
    h: 71,
    field: [3, 3, 73, 47],
    picture: [20, 6, 39],
    shield: [65.5, 15.6, 0.66, 12.5],
    radius: 6.5,
    aside: 12,
    good: "translate(38 14)",
    tucked: "translate(38 15)",
  },
  dense: {
    w: 79,
    h: 46,
    field: [3, 3, 73, 24],
    picture: [6, 4, 22],
    shield: [65.5, 15, 0.6, 11.5],
    radius: 5.5,
    aside: 0,
    good: SMALL,
    tucked: SMALL,
  },
  micro: {
    w: 46,
    h: 46,
    field: [2, 2, 42, 42],
    picture: [4, 12, 28],
    shield: [35, 13, 0.56, 11],
    radius: 5,
    aside: 0,
    good: "translate(24 21) scale(.64)",
    tucked: "translate(25 22) scale(.64)",
  },
} as const satisfies Record<string, Crop>;

export type Size = keyof typeof SIZES;
