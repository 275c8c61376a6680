// What there is to know of a place on the map: a hex, a site, a space of the track, a gondola.
import type { Explanation } from "../../lib/explain";
import { t } from "../../lib/i18n/index.svelte";
import type { VeneziaView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { factTexts } from "../../lib/voice/answers";
import { capital, listed, rule as ruleOf, seated, thing } from "../../lib/voice/names";
import { borders, quarter, quarterOf } from "./places";

export const NOTHING: Omit<Explanation, "id" | "name"> = {
  text: "",
  rule: "",
  facts: [],
  terms: [],
  total: null,
  why: "",
};

/** What stands on a hex. */
function state(view: VeneziaView, hex: string): string {
  const built = view.buildings.find((one) => one.hexes.includes(hex));
  if (built) return thing(built.card);
  return view.swamps.includes(hex) ? t("table-swamp") : t("table-free");
}

export function ground(
  play: Play,
  view: VeneziaView,
  target: string,
  common: Explanation | null,
): Explanation | null {
  const answers = play.can(target) ? play.answers(target) : [];
  const choice = answers.length === 1 || play.chooser?.series ? answers[0] : undefined;
  const args = play.scene.question?.menu?.args ?? {};
  const card = typeof args["card"] === "string" ? args["card"] : "";
  const [zone = "", id = ""] = target.split(":");
  const hexes = Array.isArray(choice?.facts["hexes"]) ? choice.facts["hexes"].map(String) : [id];
  if (zone === "quarter")
    return {
      ...NOTHING,
      id: card,
      name: quarter(id),
      rule: "VE 39",
      facts: choice ? factTexts(choice, play) : [],
    };
  const site = choice?.text.startsWith("site ") ?? false;
  const places = listed([...new Set(hexes.map(quarterOf))]);
  return {
    ...NOTHING,
    ...common,
    id: site ? card : "hex",
    name: site
      ? t("web-ve-site", { card: capital(thing(card)), quarter: places })
      : t("web-ve-hex", { hex: id, quarter: places }),
    text: "",
    rule: site ? ruleOf(card) : (common?.rule ?? ""),
    facts: [
      site ? hexes.join(" + ") : state(view, id),
      site && typeof choice?.facts["points"] === "number"
        ? t("web-ve-points", { count: choice.facts["points"] })
        : "",
      ...(choice ? factTexts(choice, play) : []),
    ].filter(Boolean),
  };
}

export function space(
  play: Play,
  view: VeneziaView,
  zone: string,
  id: string,
  common: Explanation | null,
): Explanation | null {
  const seat = id === "own" ? play.near : Number(id);
  const at = zone === "space" ? Number(id) : (view.players[seat]?.at ?? 0);
  const boats = view.players.filter((one) => one.at === at).map((one) => seated(one.seat, play));
  const shores = zone === "space" ? borders(at) : (view.players[seat]?.borders ?? []);
  return {
    ...NOTHING,
    ...common,
    id: zone,
    name: zone === "space" ? t("web-ve-space", { at }) : t("web-ve-gondola", { name: play.name(seat) }),
    rule: common?.rule || "VE 34, 43",
    facts: [
      zone === "space" ? listed(boats) : t("table-at", { at }),
      shores.length ? t("table-borders", { names: listed(shores.map(quarter)) }) : t("web-ve-no-shore"),
      ...(common?.facts ?? []),
    ].filter(Boolean),
  };
}
