// The ways of gondolas and the hexes of sites, as events name them.
import type { Stop } from "../../../lib/motion/flight";
import type { VeneziaView } from "../../../lib/net/wire";
import { chartOf, spaceOf } from "./chart";

/** The hexes of a site: its own names, or the ends of a bridge. */
export function siteHexes(site: string): string[] {
  return chartOf()?.bridges.find((one) => one.id === site)?.hexes ?? site.split(" ");
}

/** Every space from one number to another, with a hop over everybody who lies between; and whether it begins leftwards. */
export function rowing(
  view: VeneziaView,
  seat: number,
  from: number,
  to: number,
): { way: Stop[]; left: boolean } {
  const taken = new Set(view.players.filter((one) => one.seat !== seat).map((one) => one.at));
  const way = Array.from({ length: to - from + 1 }, (_, i): Stop => {
    const number = from + i;
    return { at: [`space:${number}`], hop: number > from && number < to && taken.has(number) };
  });
  const chart = chartOf();
  const [start, next] = chart ? [spaceOf(chart, from), spaceOf(chart, from + 1)] : [];
  return { way, left: !!start && !!next && next.at[0] < start.at[0] - 1 };
}
