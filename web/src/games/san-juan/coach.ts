// What a role would bring me now, and what I could build: in words, from what the server tells with the answers.
import { named } from "../../lib/firsts";
import { t } from "../../lib/i18n/index.svelte";
import type { Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { listed, thing } from "../../lib/voice/names";
import type { Coach } from "../game";

type Facts = Record<string, Value>;
type Priced = [card: string, price: number];

const NAMED = 2;
const numberOf = (facts: Facts, name: string): number => (typeof facts[name] === "number" ? facts[name] : 0);

/** The dearest first: what the others cost is less. */
const dearest = (all: Priced[]): Priced[] => all.toSorted((a, b) => b[1] - a[1]);

function priced(all: Priced[]): string {
  const { shown, more } = named(dearest(all), NAMED);
  const said = shown.map(([card, price]) => t("web-coach-for", { name: thing(card, "the"), price }));
  return listed(more ? [...said, t("web-coach-more", { count: more })] : said);
}

/** The cards of my hand that a builder phase of mine would let me build. */
function builds(facts: Facts): Priced[] {
  const told = facts["builds"];
  if (told === null || typeof told !== "object" || Array.isArray(told)) return [];
  return Object.entries(told).filter((one): one is Priced => typeof one[1] === "number");
}

const ROLES: Record<string, (facts: Facts) => string> = {
  builder: (facts) => {
    const all = builds(facts);
    return t("web-coach-builder", { count: all.length, what: priced(all) });
  },
  producer: (facts) => t("web-coach-producer", { count: numberOf(facts, "goods") }),
  trader: (facts) =>
    t("web-coach-trader", {
      sales: numberOf(facts, "sales"),
      cards: numberOf(facts, "cards"),
      known: "cards" in facts ? "yes" : "no",
    }),
  councillor: (facts) =>
    t("web-coach-councillor", { draw: numberOf(facts, "draw"), keep: numberOf(facts, "keep") }),
  prospector: (facts) => t("web-coach-prospector", { count: numberOf(facts, "cards") }),
};

function question(play: Play): string {
  const { ask } = play.scene.question ?? {};
  if (ask === "round.pick") return t("web-coach-role", { touch: play.touching ? "yes" : "no" });
  if (ask !== "builder.build") return "";
  const all = (play.chooser?.open ?? []).flatMap(({ text, facts }): Priced[] => {
    const [verb, card = ""] = text.split(" ");
    return verb === "build" ? [[card, numberOf(facts, "price")]] : [];
  });
  return t("web-coach-build", { count: all.length, what: priced(all) });
}

export const coach: Coach = {
  thing: (play, target) => {
    const [zone, role = ""] = target.split(":");
    const choice = zone === "role" ? play.choice(target) : undefined;
    return (choice && ROLES[role]?.(choice.facts)) ?? "";
  },
  question,
};
