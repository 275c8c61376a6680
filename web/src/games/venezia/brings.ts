// What a site would bring to everybody who takes part; of a bridge by the quarter that may count.
import type { Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { sharesOf, type Share } from "./map/sites";

export interface Outcome {
  /** Only of a bridge. */
  quarter: string;
  points: number;
  shares: Share[];
}

const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
const isRecord = (value: Value): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function read(facts: Record<string, Value>): Outcome {
  const { quarter, points } = facts;
  return {
    quarter: typeof quarter === "string" ? quarter : "",
    points: typeof points === "number" ? points : 0,
    shares: sharesOf(facts),
  };
}

/** The only answer with this place of the map, if it is one. */
export function placeAnswer(play: Play, target: string | null): Choice | undefined {
  if (!target || !/^(hex|site|bridge|quarter):/.test(target) || !play.can(target)) return undefined;
  const answers = play.answers(target);
  return answers.length === 1 ? answers[0] : undefined;
}

export function outcomes({ facts }: Choice): Outcome[] {
  const quarters = listOf(facts["quarters"]).filter(isRecord);
  if (quarters.length) return quarters.map(read);
  return facts["shares"] ? [read(facts)] : [];
}

/** How many of the hexes around it count; none where it does not go by hexes. */
export function counted({ facts }: Choice): { count: number; all: number } | null {
  if (!Array.isArray(facts["counted"])) return null;
  const count = facts["counted"].length;
  return { count, all: count + listOf(facts["not_counted"]).length };
}
