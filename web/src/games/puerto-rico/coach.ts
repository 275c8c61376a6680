// What a role would bring me now, and what can be built, sold or loaded: in words, from what the server tells.
import { named } from "../../lib/firsts";
import { t } from "../../lib/i18n/index.svelte";
import type { Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { listed, NOTHING, thing } from "../../lib/voice/names";
import type { Coach } from "../game";

type Facts = Record<string, Value>;
type Priced = [id: string, price: number];

const NAMED = 2;
const numberOf = (facts: Facts, name: string): number => (typeof facts[name] === "number" ? facts[name] : 0);
const idsOf = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Things with a number each. */
function amounts(value: Value | undefined): Priced[] {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).filter((one): one is Priced => typeof one[1] === "number" && one[1] > 0);
}

/** What something costs may be nothing. */
function prices(value: Value | undefined): Priced[] {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).filter((one): one is Priced => typeof one[1] === "number");
}

function priced(all: Priced[]): string {
  const { shown, more } = named(
    all.toSorted((a, b) => b[1] - a[1]),
    NAMED,
  );
  const said = shown.map(([id, price]) => t("web-coach-for", { name: thing(id, "the"), price }));
  return listed(more ? [...said, t("web-coach-more", { count: more })] : said);
}

const ROLES: Record<string, (facts: Facts) => string> = {
  settler: (facts) => {
    const tiles = idsOf(facts["tiles"]);
    return t("web-coach-settler", { count: tiles.length, what: listed(tiles.map((one) => thing(one))) });
  },
  mayor: (facts) =>
    t("web-coach-mayor", { count: numberOf(facts, "colonists"), empty: numberOf(facts, "empty_circles") }),
  builder: (facts) => {
    const all = prices(facts["prices"]);
    return t("web-coach-builder", { count: all.length, what: priced(all) });
  },
  craftsman: (facts) => {
    const made = amounts(facts["goods"]).map(([good, count]) => t("amount", { name: thing(good), count }));
    return t("web-coach-craftsman", { count: numberOf(facts, "barrels"), what: listed(made) });
  },
  trader: (facts) => {
    const good = typeof facts["good"] === "string" ? facts["good"] : NOTHING;
    const name = good === NOTHING ? "" : thing(good);
    return t("web-coach-trader", { sells: name ? "yes" : "no", name, count: numberOf(facts, "doubloons") });
  },
  captain: (facts) =>
    t("web-coach-captain", { count: numberOf(facts, "points"), most: numberOf(facts, "most") }),
  prospector: (facts) => t("web-coach-prospector", { count: numberOf(facts, "doubloons") }),
};

/** The doubloons on a card are told with the role, but where they are counted in already. */
const COUNTED = /^(trader|prospector)/;

function role(id: string, facts: Facts): string {
  const said = ROLES[id.replace(/_\d$/, "")]?.(facts) ?? "";
  const coins = COUNTED.test(id) ? 0 : numberOf(facts, "coins");
  return coins && said ? `${said} ${t("web-coach-coins", { count: coins })}` : said;
}

/** The best of what a good would bring, for each good. */
function best(choices: readonly Choice[], verb: string, what: string): Priced[] {
  const found = new Map<string, number>();
  for (const { text, facts } of choices) {
    const [first, good = ""] = text.split(" ");
    if (first === verb) found.set(good, Math.max(found.get(good) ?? 0, numberOf(facts, what)));
  }
  return [...found];
}

const QUESTIONS: Record<string, (play: Play, open: readonly Choice[]) => string> = {
  "round.role": (play) => t("web-coach-role", { touch: play.touching ? "yes" : "no" }),
  "builder.build": (_, open) => {
    const all = best(open, "build", "price");
    return t("web-coach-build", { count: all.length, what: priced(all) });
  },
  "trader.sell": (_, open) => {
    const all = best(open, "sell", "doubloons");
    return t("web-coach-sell", { count: all.length, what: priced(all) });
  },
  "captain.load": (_, open) => {
    const said = best(open, "load", "points").map(([good, count]) =>
      t("web-coach-good-points", { name: thing(good), count }),
    );
    return said.length ? t("web-coach-load", { what: listed(said) }) : "";
  },
};

export const coach: Coach = {
  thing: (play, target) => {
    const [zone, id = ""] = target.split(":");
    const choice = zone === "role" ? play.choice(target) : undefined;
    return choice ? role(id, choice.facts) : "";
  },
  question: (play) => QUESTIONS[play.scene.question?.ask ?? ""]?.(play, play.chooser?.open ?? []) ?? "",
};
