// What a site would bring, drawn on the map before it is chosen: footprint, counted hexes, the ways of the gondolas.
import type { Value, VeneziaView } from "../../../lib/net/wire";
import { building } from "../pieces/art";
import { ink, mark } from "../pieces/small";
import { hexagon, n, path, type Flat } from "../pieces/solid";
import { middles, spaceOf, type Chart } from "./chart";
import type { Share, Site } from "./sites";
import { stretch } from "./track";

export interface Preview {
  /** Under the buildings: the footprint and what is around it. */
  ground: string;
  /** Along the track. */
  routes: string;
  /** Above everything: the piece, counted hexes, where gondolas land. */
  above: string;
}

/** A gondola that is passed is jumped in an arc this high. */
const HOP = 26;

const hexes = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Where everybody is when a party moves: those before it have moved already. */
function standing(view: VeneziaView, shares: readonly Share[], nth: number): Map<number, number> {
  const at = new Map(view.players.flatMap(({ seat, at: where }) => (where === null ? [] : [[seat, where]])));
  for (const share of shares.slice(0, nth)) at.set(share.seat, share.to);
  return at;
}

/** The way of a gondola along the track, with an arc over everybody it jumps. */
export function route(chart: Chart, share: Share, where: ReadonlyMap<number, number>): string {
  const points = stretch(chart, share.from, share.to);
  const jumped = new Set(share.jumps.map((seat) => where.get(seat)));
  let d = "";
  points.forEach(([x, y], i) => {
    const over = jumped.has(share.from + i) && i > 0 && i < points.length - 1;
    if (over) return;
    const before = points[i - 1];
    const leap = i > 0 && jumped.has(share.from + i - 1) && before;
    if (leap) d += `Q${n(before[0])} ${n(before[1] - HOP * 2)} ${n(x)} ${n(y)}`;
    else d += `${i ? "L" : "M"}${n(x)} ${n(y)}`;
  });
  return `<path d="${d}" stroke="${ink(share.seat)}"/>`;
}

function flag(chart: Chart, share: Share, taken: boolean): string {
  const at = spaceOf(chart, share.to)?.at ?? [0, 0];
  const [dx, dy] = taken ? [-27, 15] : [19, -17];
  const colour = ink(share.seat);
  const halo = taken
    ? ""
    : `<circle r="18" fill="none" stroke="${colour}" stroke-width="3.4" stroke-dasharray="6 3.5"/>`;
  return (
    `<g transform="translate(${n(at[0])} ${n(at[1])})">${halo}` +
    `<circle cx="${dx}" cy="${dy}" r="10.5" fill="#fffaf0" stroke="${colour}" stroke-width="2.4"/>${mark(share.seat, dx, dy, 6.2)}</g>`
  );
}

const sign = ([x, y]: Flat, counts: boolean): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><circle r="9.5" fill="${counts ? "var(--vz-plus)" : "#6d665b"}" stroke="#fff" stroke-width="1.5"/>` +
  `<path d="${counts ? "M-4.6 0h9.2M0 -4.6v9.2" : "M-4.4 0h8.8"}" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></g>`;

export function preview(chart: Chart, view: VeneziaView, site: Site, card: string): Preview {
  const feet = middles(chart, site.hexes);
  const counted = middles(chart, hexes(site.choice.facts["counted"]));
  const others = middles(chart, hexes(site.choice.facts["not_counted"]));
  const moving = site.shares.filter((share) => share.to > share.from);
  const taken = new Set(view.players.map((player) => player.at));
  const each = (points: readonly Flat[], r: number, rest: string): string =>
    points.map((point) => `<path d="${path(hexagon(point, r))}" ${rest}/>`).join("");
  const standingNow = view.construction?.site.length;
  return {
    ground:
      each(feet, 29, 'fill="#ffd782" stroke="#23201c" stroke-width="3.4" stroke-linejoin="round"') +
      each(counted, 26.5, 'fill="#fff" fill-opacity=".34" stroke="#fff" stroke-width="2.2"') +
      each(others, 26.5, 'fill="#23201c" fill-opacity=".16"'),
    routes: moving
      .map((share) => route(chart, share, standing(view, site.shares, site.shares.indexOf(share))))
      .join(""),
    above:
      (standingNow ? "" : `<g opacity=".93">${building(card, feet, site.hexes[0])}</g>`) +
      counted.map((point) => sign(point, true)).join("") +
      others.map((point) => sign(point, false)).join("") +
      moving.map((share) => flag(chart, share, taken.has(share.to))).join(""),
  };
}
