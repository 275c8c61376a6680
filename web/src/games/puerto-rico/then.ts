// What comes of the answer that is pointed at or about to be given: the server tells it with the answer.
import type { Choice, PuertoRicoView, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { manned } from "./placing";

/** The only answer of the thing under pointer, focus or finger. */
function pointed(play: Play): Choice | undefined {
  if (play.pending) return play.pending;
  const target = play.help;
  if (!target || play.chooser?.series || !play.can(target)) return undefined;
  const answers = play.answers(target);
  return answers.length === 1 ? answers[0] : undefined;
}

const isRecord = (value: Value | undefined): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** My doubloons, point chips and colonists after it, those that change. */
export function after(play: Play): Record<string, number | undefined> {
  const told = pointed(play)?.facts["after"];
  if (!isRecord(told)) return {};
  return Object.fromEntries(
    Object.entries(told).filter((one): one is [string, number] => typeof one[1] === "number"),
  );
}

/** In a word, what a good of mine brings in the open question. */
export function worth(play: Play, good: string): string {
  if (!play.can(`goods:${good}`)) return "";
  const answers = play.answers(`goods:${good}`);
  const facts = answers[0]?.facts ?? {};
  if (typeof facts["doubloons"] === "number") return `+${facts["doubloons"]}`;
  const points = answers.map((one) => one.facts["points"]).filter((one) => typeof one === "number");
  if (points.length) return `+${Math.max(...points)}`;
  return typeof facts["kept"] === "number" ? `${facts["kept"]}` : "";
}

type Stages = string[][];

/** For each good the places its colonists stand on, in stages: the server tells them with the question. */
function makings(play: Play): Record<string, Stages> {
  const told = play.scene.question?.menu?.args["makes"];
  if (!isRecord(told)) return {};
  const lists = (value: Value): Value[] => (Array.isArray(value) ? value : []);
  const places = (stage: Value): string[] => lists(stage).filter((one) => typeof one === "string");
  return Object.fromEntries(Object.entries(told).map(([good, stages]) => [good, lists(stages).map(places)]));
}

/** What I would produce with the colonists as I have placed them, or with one more or less there: of each good as many
 * as its stage with the fewest has. */
export function production(
  play: Play,
  view: PuertoRicoView,
  target = "",
  change = 0,
): Record<string, number> {
  const at = (place: string): number => manned(play, view, place) + (place === target ? change : 0);
  const counted = (stages: Stages): number =>
    Math.min(...stages.map((stage) => stage.reduce((sum, place) => sum + at(place), 0)));
  return Object.fromEntries(
    Object.entries(makings(play)).map(([good, stages]) => [good, stages.length ? counted(stages) : 0]),
  );
}

/** The place, by target key, that needs a colonist too before one more at this place produces anything; nothing if it is
 * no part of a good. */
export function lacking(play: Play, view: PuertoRicoView, target: string): string {
  const made = Object.values(makings(play)).find((stages) => stages.some((stage) => stage.includes(target)));
  const others = (made ?? []).filter((stage) => !stage.includes(target));
  const count = (stage: string[]): number => stage.reduce((sum, place) => sum + manned(play, view, place), 0);
  const fewest = others.toSorted((a, b) => count(a) - count(b))[0];
  return fewest?.at(-1) ?? "";
}
