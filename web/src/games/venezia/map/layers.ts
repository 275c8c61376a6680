// What has been built, and the ground on which something can be.
import type { VeneziaView } from "../../../lib/net/wire";
import { building } from "../pieces/art";
import { hexagon, path } from "../pieces/solid";
import { middles, SIDE, type Chart } from "./chart";
import type { Site } from "./sites";

/** The buildings that stand, those in front last; bridges lie under the numbers of the track, the others above them. */
export function buildings(chart: Chart, view: VeneziaView, bridges: boolean): string {
  return view.buildings
    .filter(({ hexes }) => joins(chart, hexes) === bridges)
    .map(({ card, hexes }) => ({ card, hexes, points: middles(chart, hexes) }))
    .sort((a, b) => Math.max(...a.points.map(([, y]) => y)) - Math.max(...b.points.map(([, y]) => y)))
    .map(
      ({ card, hexes, points }) =>
        `<g data-zone="built:${hexes.join("+")}">${building(card, points, hexes[0])}</g>`,
    )
    .join("");
}

/** Whether a building lies in two quarters. */
function joins(chart: Chart, hexes: readonly string[]): boolean {
  return new Set(hexes.map((id) => chart.hexes.get(id)?.quarter)).size > 1;
}

/** Warm hexes under all sites, with a dashed line around those that hang together; around swamps the line alone. */
export function choosable(chart: Chart, sites: readonly Site[], swamps: readonly string[]): string {
  const ids = [...new Set(sites.flatMap((site) => site.hexes))];
  const ground = middles(chart, ids)
    .map((at) => path(hexagon(at, 28.6)))
    .join("");
  const line = outline(chart, [...ids, ...swamps]);
  if (!line) return "";
  return (
    `<path d="${ground}" fill="var(--vz-can)" fill-opacity=".94" stroke="var(--vz-canline)" stroke-width=".8"/>` +
    `<path d="${line}" fill="none" stroke="#ffdf9a" stroke-opacity=".75" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${line}" fill="none" stroke="var(--can)" stroke-width="2.6" stroke-dasharray="7 4.5" stroke-linejoin="round"/>`
  );
}

// The hex across each side of a hex, from the right one on clockwise, as its corners are numbered.
const ACROSS: readonly (readonly [q: number, r: number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

/** The sides of hexes behind which there is none of the others. */
export function outline(chart: Chart, ids: readonly string[]): string {
  const hexes = ids.flatMap((id) => chart.hexes.get(id) ?? []);
  const there = new Set(hexes.map(({ q, r, quarter }) => `${quarter} ${q} ${r}`));
  return hexes
    .flatMap(({ q, r, quarter, at }) => {
      const corners = hexagon(at, SIDE - 1.6);
      return ACROSS.flatMap(([dq, dr], i) =>
        there.has(`${quarter} ${q + dq} ${r + dr}`)
          ? []
          : [path([corners[i]!, corners[(i + 1) % 6]!], false)],
      );
    })
    .join("");
}
