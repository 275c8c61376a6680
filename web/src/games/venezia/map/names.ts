// Where the names of the quarters stand: where our own drawing has them, else on open water near each.
import type { Flat } from "../pieces/solid";
import art from "./art.json";
import { SIDE, type Chart } from "./chart";
import { isOurs } from "./sea";

export interface Name {
  id: string;
  name: string;
  at: Flat;
  turn: number;
}

const STEP = 16;
/** How far a letter goes, and how high a name is, in units. */
const LETTER = 15;
const HIGH = 26;
/** The free water around a space of the track. */
const DISC = 15;

interface Taken {
  at: Flat;
  wide: number;
  high: number;
}

const apart = (at: Flat, wide: number, other: Taken): boolean =>
  Math.abs(at[0] - other.at[0]) > (wide + other.wide) / 2 ||
  Math.abs(at[1] - other.at[1]) > (HIGH + other.high) / 2;

function middle(points: readonly Flat[]): Flat {
  const sum = (axis: 0 | 1): number => points.reduce((all, one) => all + one[axis], 0) / points.length;
  return [sum(0), sum(1)];
}

/** The free place nearest to a point; the point itself where there is none. */
function near({ box }: Chart, to: Flat, wide: number, taken: readonly Taken[]): Flat {
  let found = to;
  let least = Infinity;
  for (let y = box.y + HIGH; y < box.y + box.height - HIGH; y += STEP)
    for (let x = box.x + wide / 2; x < box.x + box.width - wide / 2; x += STEP) {
      const far = Math.hypot(x - to[0], y - to[1]);
      if (far < least && taken.every((other) => apart([x, y], wide, other))) {
        found = [x, y];
        least = far;
      }
    }
  return found;
}

export function names(chart: Chart): Name[] {
  if (isOurs(chart))
    return chart.quarters.map(({ id, name }) => {
      const [x = 0, y = 0, turn = 0] = art.names[id as keyof typeof art.names];
      return { id, name, at: [x, y], turn };
    });
  const hexes = [...chart.hexes.values()];
  const taken: Taken[] = [
    ...hexes.map(({ at }) => ({ at, wide: SIDE * 2, high: SIDE * 2 })),
    ...chart.spaces.map(({ at }) => ({ at, wide: DISC * 2, high: DISC * 2 })),
  ];
  return chart.quarters.map(({ id, name }) => {
    const own = hexes.filter((hex) => hex.quarter === id).map((hex) => hex.at);
    const wide = name.length * LETTER;
    const at = near(chart, middle(own), wide, taken);
    taken.push({ at, wide, high: HIGH });
    // Letters stand on a line: the middle of the name lies above it.
    return { id, name, at: [at[0], at[1] + HIGH / 3], turn: 0 };
  });
}
