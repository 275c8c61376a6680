// What a die of mine could be used for, as it lies: in words, from what the server tells with the answers.
import { t } from "../../lib/i18n/index.svelte";
import type { BurgundyView, Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { thing } from "../../lib/voice/names";
import type { Coach } from "../game";
import { workersOf } from "./ties";

const numberOf = (value: Value | undefined): number => (typeof value === "number" ? value : 0);
const verbOf = ({ text }: Choice): string => text.split(" ")[0] ?? "";

/** Each tile that could be placed, with the points of its best hex. */
function tiles(choices: readonly Choice[]): [tile: string, points: number][] {
  const found = new Map<string, number>();
  const put = (tile: string, points: number): unknown =>
    found.set(tile, Math.max(found.get(tile) ?? 0, points));
  for (const { facts } of choices) {
    const several = facts["tiles"];
    if (several !== null && typeof several === "object" && !Array.isArray(several))
      for (const [tile, points] of Object.entries(several)) put(tile, numberOf(points));
    else if (typeof facts["tile"] === "string") put(facts["tile"], numberOf(facts["points"]));
  }
  return [...found].toSorted((a, b) => b[1] - a[1]);
}

/** The tile that brings most of those that could be placed, and how many others there are. */
function placed(tile: string, count: number, others: number): string {
  const said = t("web-coach-place", { name: thing(tile, "the"), count });
  return others ? `${said} ${t("web-coach-place-more", { count: others })}` : said;
}

function uses(choices: readonly Choice[]): string[] {
  const of = (verb: string): Choice[] => choices.filter((one) => verbOf(one) === verb);
  const taken = of("take");
  const [best, ...others] = tiles(of("place"));
  return [
    taken.length
      ? t("web-coach-take", { count: taken.length, name: thing(String(taken[0]?.facts["tile"]), "the") })
      : "",
    best ? placed(best[0], best[1], others.length) : "",
    ...of("sell").map(({ facts }) =>
      t("web-coach-sell", { count: numberOf(facts["sold"]), points: numberOf(facts["points"]) }),
    ),
    ...of("workers").map(({ facts }) => t("web-coach-workers", { count: numberOf(facts["workers_gained"]) })),
  ].filter(Boolean);
}

const either = (parts: string[]): string =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} ${t("web-coach-or")} ${parts.at(-1) ?? ""}`;

/** What the die of this value does without a worker; of two equal dice the first is offered for both. */
function die(play: Play, value: number): string {
  const open = (play.chooser?.open ?? []).filter(
    (one) => one.facts["die"] === value && one.targets.some((target) => target.startsWith("die:")),
  );
  const first = open.find(({ targets }) => targets.length)?.targets.find((one) => one.startsWith("die:"));
  const own = open.filter((one) => workersOf(one) === 0 && first && one.targets.includes(first));
  return own.length ? t("web-coach-die", { value, uses: either(uses(own)) }) : "";
}

const mine = (play: Play): { value: number; spent: boolean }[] =>
  (play.view as BurgundyView).players[play.near]?.dice ?? [];

export const coach: Coach = {
  thing: (play, target) => {
    const [zone, number] = target.split(":");
    const there = zone === "die" ? mine(play)[Number(number) - 1] : undefined;
    return there && !there.spent ? die(play, there.value) : "";
  },
  question: (play) => {
    if (play.scene.question?.ask !== "turn.act") return "";
    const values = new Set(mine(play).flatMap(({ value, spent }) => (spent ? [] : [value])));
    const [only] = values;
    if (values.size === 1 && only) return die(play, only);
    return values.size ? t("web-coach-dice", { touch: play.touching ? "yes" : "no" }) : "";
  },
};
