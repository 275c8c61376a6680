// What can be chosen on the map: places for a building, swamps to be drained, the quarter whose houses count.
import type { Choice, Value, VeneziaView } from "../../../lib/net/wire";
import { between, type Flat } from "../pieces/solid";
import { hexAt, middles, type Chart } from "./chart";

/** What one party has of a building. */
export interface Share {
  seat: number;
  points: number;
  treasure: boolean;
  from: number;
  to: number;
  jumps: number[];
}

export interface Site {
  /** The key by which the answer is known: of its last, most special thing. */
  target: string;
  choice: Choice;
  hexes: string[];
  /** Where its badge stands. */
  at: Flat;
  /** What the building brings: a bridge by quarter, any other one number. */
  points: number[];
  shares: Share[];
  quarter: string;
}

const texts = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const rows = (value: Value | undefined): Record<string, Value>[] =>
  Array.isArray(value) ? (value as Record<string, Value>[]) : [];

export const sharesOf = (facts: Record<string, Value>): Share[] =>
  rows(facts["shares"]) as unknown as Share[];

function middle(points: readonly Flat[]): Flat {
  const [a, b, c] = points;
  if (!a || !b) return a ?? [0, 0];
  return c ? [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3] : between(a, b, 0.5);
}

/** The places where the building that is asked for can stand. */
export function sitesOf(choices: readonly Choice[], chart: Chart): Site[] {
  return choices.flatMap((choice) => {
    const hexes = texts(choice.facts["hexes"]);
    if (!hexes.length) return [];
    const quarters = rows(choice.facts["quarters"]);
    const best = quarters.toSorted((a, b) => Number(b["points"]) - Number(a["points"]))[0];
    return [
      {
        target: choice.targets.at(-1) ?? "",
        choice,
        hexes,
        at: middle(middles(chart, hexes)),
        points: best ? quarters.map((one) => Number(one["points"])) : [Number(choice.facts["points"])],
        shares: sharesOf(best ?? choice.facts),
        quarter: chart.hexes.get(hexes[0] ?? "")?.quarter ?? "",
      },
    ];
  });
}

/** The quarters of a bridge that may count: each at its end of the bridge. */
export function endsOf(choices: readonly Choice[], chart: Chart, view: VeneziaView): Site[] {
  const hexes = view.construction?.site ?? [];
  return choices.flatMap((choice) => {
    const target = choice.targets.find((one) => one.startsWith("quarter:"));
    const quarter = target?.slice("quarter:".length) ?? "";
    const own = hexes.find((id) => chart.hexes.get(id)?.quarter === quarter);
    if (!target || !own) return [];
    const [end] = middles(chart, [own]);
    return [
      {
        target,
        choice,
        hexes: [own],
        at: between(middle(middles(chart, hexes)), end!, 0.5),
        points: [Number(choice.facts["points"])],
        shares: sharesOf(choice.facts),
        quarter,
      },
    ];
  });
}

/** The swamps that can be drained, by hex. */
export function drainsOf(choices: readonly Choice[]): Map<string, Choice> {
  const drains = choices.filter((choice) => choice.facts["sites"] && choice.targets[0]?.startsWith("hex:"));
  return new Map(drains.map((choice) => [choice.targets[0]!.slice("hex:".length), choice]));
}

/** How many places more there would be for large buildings, if a swamp were drained. */
export function opened(choice: Choice): number {
  const sites = choice.facts["sites"];
  return typeof sites === "object" && sites && !Array.isArray(sites)
    ? Object.values(sites).reduce((sum: number, one) => sum + Number(one), 0)
    : 0;
}

/** By what they bring, the best first; the order in which they are walked through. */
export function ranked(sites: readonly Site[], me: number): Site[] {
  const mine = (site: Site): number => site.shares.find((one) => one.seat === me)?.points ?? 0;
  const due = (site: Site): number => (site.shares.some((one) => one.seat === me && one.treasure) ? 1 : 0);
  return sites.toSorted(
    (a, b) => mine(b) - mine(a) || due(b) - due(a) || Math.max(...b.points) - Math.max(...a.points),
  );
}

/** The sites whose badges stand apart by `least`, the better ones before the others. */
export function roomy(sites: readonly Site[], me: number, least: number): Site[] {
  const kept: Site[] = [];
  for (const site of ranked(sites, me))
    if (kept.every((one) => Math.hypot(one.at[0] - site.at[0], one.at[1] - site.at[1]) >= least))
      kept.push(site);
  return kept;
}

// A badge is found from this far where the point lies on none of its hexes.
const NEAR = 26;

/** The site that is meant by a point: of those that share its hex the one whose badge is nearest. */
export function nearest(sites: readonly Site[], chart: Chart, point: Flat): Site | undefined {
  const far = (site: Site): number => Math.hypot(site.at[0] - point[0], site.at[1] - point[1]);
  const hex = hexAt(chart, point);
  const on = hex ? sites.filter((site) => site.hexes.includes(hex.id)) : [];
  const near = on.length ? on : sites.filter((site) => far(site) <= NEAR);
  return near.toSorted((a, b) => far(a) - far(b))[0];
}
