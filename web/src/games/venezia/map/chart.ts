// The map as the server gives it: hexes, bridges and the spaces of the track, in units of the drawing.
import { group } from "../../../lib/components.svelte";
import type { Value } from "../../../lib/net/wire";
import type { Flat } from "../pieces/solid";

/** From the middle of a hex to its corners. */
export const SIDE = 30;
export const WIDTH = SIDE * Math.sqrt(3);
const MARGIN = 28;

export interface Hex {
  id: string;
  quarter: string;
  kind: string;
  q: number;
  r: number;
  at: Flat;
}

export interface Space {
  numbers: number[];
  at: Flat;
  borders: string[];
  /** Past the end of the track: a mooring post. */
  post: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chart {
  title: string;
  standing: string;
  quarters: { id: string; name: string }[];
  hexes: Map<string, Hex>;
  bridges: { id: string; hexes: string[] }[];
  spaces: Space[];
  /** The number on which the track ends. */
  last: number;
  /** All that must be seen. */
  box: Box;
}

type Printed = Record<string, Value>;

export const placeOf = (q: number, r: number): Flat => [WIDTH * (q + r / 2), SIDE * 1.5 * r];

const rows = (value: Value | undefined): Printed[] => (Array.isArray(value) ? (value as Printed[]) : []);
const words = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

function middle(points: readonly Flat[]): Flat {
  const sum = points.reduce(([x, y], one): Flat => [x + one[0], y + one[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function readChart(printed: Printed): Chart {
  const last = Number(printed["last"]);
  const hexes = rows(printed["hexes"]).map((one): Hex => {
    const [q, r] = [Number(one["q"]), Number(one["r"])];
    return {
      id: String(one["id"]),
      quarter: String(one["quarter"]),
      kind: String(one["kind"]),
      q,
      r,
      at: placeOf(q, r),
    };
  });
  const spaces = rows(printed["track"]).map((one): Space => {
    const numbers = (one["numbers"] as number[]) ?? [];
    const water = (one["hexes"] as [number, number][]) ?? [];
    return {
      numbers,
      at: middle(water.map(([q, r]) => placeOf(q, r))),
      borders: words(one["borders"]),
      post: numbers.every((number) => number > last),
    };
  });
  return {
    title: String(printed["title"]),
    standing: String(printed["standing"]),
    quarters: rows(printed["quarters"]).map((one) => ({ id: String(one["id"]), name: String(one["name"]) })),
    hexes: new Map(hexes.map((one) => [one.id, one])),
    bridges: rows(printed["bridges"]).map((one) => ({ id: String(one["id"]), hexes: words(one["hexes"]) })),
    spaces,
    last,
    box: around([...hexes, ...spaces].map((one) => one.at)),
  };
}

function around(points: Flat[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

let read: { from: Printed; chart: Chart } | null = null;

/** The map of this table; none until it has come. */
export function chartOf(): Chart | null {
  const printed = group("map")[0]?.printed;
  if (!printed) return null;
  if (read?.from !== printed) read = { from: printed, chart: readChart(printed) };
  return read.chart;
}

/** The space with a number; past the last post there is no other. */
export function spaceOf(chart: Chart, number: number): Space | undefined {
  return chart.spaces.find((one) => one.numbers.includes(number)) ?? chart.spaces.at(-1);
}

export function middles(chart: Chart, ids: readonly string[]): Flat[] {
  return ids.flatMap((id) => {
    const hex = chart.hexes.get(id);
    return hex ? [hex.at] : [];
  });
}

/** The hex in which a point lies. */
export function hexAt(chart: Chart, [x, y]: Flat): Hex | undefined {
  return [...chart.hexes.values()].find(({ at }) => {
    const [dx, dy] = [Math.abs(x - at[0]), Math.abs(y - at[1])];
    return dx <= WIDTH / 2 && dy <= SIDE - dx / Math.sqrt(3);
  });
}

export const quarterName = (chart: Chart, id: string): string =>
  chart.quarters.find((one) => one.id === id)?.name ?? id;

/** In percent of the map: where a thing of the page stands. */
export function percent({ box }: Chart, [x, y]: Flat): { left: number; top: number } {
  return { left: ((x - box.x) / box.width) * 100, top: ((y - box.y) / box.height) * 100 };
}
