// What a role would bring me now: one number for its card, and in a few words what the number is made of.
import { t } from "../../lib/i18n/index.svelte";
import type { Value } from "../../lib/net/wire";
import { NOTHING, thing } from "../../lib/voice/names";

export interface Gain {
  number: string;
  sign: "coin" | "man" | "laurels" | "barrel" | "tile";
}

type Facts = Record<string, Value>;

const numberOf = (facts: Facts, name: string): number => (typeof facts[name] === "number" ? facts[name] : 0);
const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);

export function gain(role: string, facts: Facts): Gain {
  if (role === "settler") return { number: listOf(facts["tiles"]).length ? "+1" : "0", sign: "tile" };
  if (role === "mayor") return { number: `+${numberOf(facts, "colonists")}`, sign: "man" };
  if (role === "builder") return { number: `−${numberOf(facts, "discount")}`, sign: "coin" };
  if (role === "craftsman") return { number: `+${numberOf(facts, "barrels")}`, sign: "barrel" };
  if (role === "captain") return { number: `+${numberOf(facts, "points")}`, sign: "laurels" };
  return { number: `+${numberOf(facts, "doubloons")}`, sign: "coin" };
}

export function note(role: string, facts: Facts): string {
  const { good } = facts;
  if (role === "settler") return settles(listOf(facts["tiles"]));
  if (role === "captain") return t("web-pr-most", { points: numberOf(facts, "most") });
  if (role === "trader")
    return typeof good === "string" && good !== NOTHING
      ? t("web-pr-sells", { good: thing(good) })
      : t("web-pr-sells-none");
  if (role === "mayor") return t("web-pr-circles", { count: numberOf(facts, "empty_circles") });
  if (role === "builder") return t("web-pr-buildings", { count: listOf(facts["buildings"]).length });
  const coins = numberOf(facts, "coins");
  return role.startsWith("prospector") && coins ? t("web-pr-on-card", { count: coins }) : "";
}

function settles(found: Value[]): string {
  if (!found.length) return t("web-pr-no-tile");
  return found.includes("quarry") ? t("web-pr-quarry-too") : t("web-pr-plantation");
}
