// What a card of mine or a place on the map would bring me now: in words, from what the server tells with the answers.
import { t } from "../../lib/i18n/index.svelte";
import type { Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { listed, thing } from "../../lib/voice/names";
import type { Coach } from "../game";
import { outcomes, placeAnswer } from "./brings";

const numberOf = (value: Value | undefined): number => (typeof value === "number" ? value : 0);

/** A card that could be played: how far its building is then. */
function card({ facts }: Choice): string {
  const { card: kind, laid, needed, completes, takes_pawn, sites } = facts;
  if (typeof kind !== "string" || typeof laid !== "number") return "";
  const how = completes ? (numberOf(sites) ? "built" : "lost") : takes_pawn ? "leads" : "begun";
  return t("web-coach-card", {
    name: thing(kind),
    how,
    laid,
    needed: numberOf(needed),
    left: numberOf(needed) - laid,
    sites: numberOf(sites),
  });
}

/** A place for a building: my own points there; of a bridge those of the better quarter. */
function place(choice: Choice, me: number): string {
  const shares = outcomes(choice).flatMap((one) => one.shares.filter(({ seat }) => seat === me));
  if (!shares.length) return "";
  return t("web-coach-site", {
    count: Math.max(...shares.map(({ points }) => points)),
    treasure: shares.some(({ treasure }) => treasure) ? "yes" : "no",
  });
}

/** A swamp: which sites there would be without it. */
function swamp({ text, facts }: Choice): string {
  const { sites } = facts;
  if (!text.startsWith("drain") || sites === null || typeof sites !== "object" || Array.isArray(sites))
    return "";
  const kinds = Object.keys(sites).map((kind) => thing(kind));
  return t("web-coach-swamp", { count: kinds.length, what: listed(kinds) });
}

function pointed(play: Play, target: string): string {
  if (!play.can(target)) return "";
  const answers = play.answers(target);
  const only = answers.length === 1 ? answers[0] : undefined;
  if (target.startsWith("hand:")) return only ? card(only) : "";
  const there = placeAnswer(play, target);
  return there ? place(there, play.near) || swamp(there) : "";
}

const QUESTIONS: Record<string, (play: Play, open: readonly Choice[]) => string> = {
  "cards.play": (_, open) => {
    const kinds = open.flatMap(({ facts }) =>
      facts["completes"] && typeof facts["card"] === "string" && numberOf(facts["sites"])
        ? [facts["card"]]
        : [],
    );
    const what = [...new Set(kinds)].map((kind) => thing(kind));
    return t("web-coach-play", { count: what.length, what: listed(what) });
  },
  "building.site": (play, open) => {
    const mine = open.flatMap((one) =>
      outcomes(one).flatMap(({ shares }) =>
        shares.flatMap(({ seat, points }) => (seat === play.near ? [points] : [])),
      ),
    );
    if (!mine.length) return "";
    return t("web-coach-sites", { least: Math.min(...mine), most: Math.max(...mine) });
  },
};

export const coach: Coach = {
  thing: pointed,
  question: (play) => QUESTIONS[play.scene.question?.ask ?? ""]?.(play, play.chooser?.open ?? []) ?? "",
};
