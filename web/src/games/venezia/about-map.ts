// What there is to know of a place on the map: a hex, a site, a space of the track, a gondola.
import type { Explanation } from "../../lib/explain";
import { t } from "../../lib/i18n/index.svelte";
import type { Choice, VeneziaView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { factTexts } from "../../lib/voice/answers";
import { capital, listed, rule as ruleOf, seated, thing } from "../../lib/voice/names";
import { counted, outcomes, placeAnswer } from "./brings";
import type { Share } from "./map/sites";
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

/** What a site brings, in words: what counts, and everybody's way with jumps and treasures. */
function siteFacts(play: Play, choice: Choice): string[] {
  const around = counted(choice);
  const said = ({ seat, points, from, to, jumps, treasure }: Share): string =>
    t("web-ve-share", {
      name: seated(seat, play),
      points,
      from,
      to,
      jumps: listed(jumps.map((one) => seated(one, play))),
      over: jumps.length ? "yes" : "no",
      treasure: treasure ? "yes" : "no",
    });
  return [
    around ? t("web-ve-counted", { count: around.count, all: around.all }) : "",
    choice.facts["ends"] === true ? t("fact-ends") : "",
    ...outcomes(choice).map(({ quarter: id, shares }) =>
      [id ? quarter(id) : "", shares.map(said).join(" · ")].filter(Boolean).join(": "),
    ),
  ];
}

/** A hex, or what is to be chosen there. */
export function ground(
  play: Play,
  view: VeneziaView,
  target: string,
  common: Explanation | null,
): Explanation | null {
  const [zone = "", id = ""] = target.split(":");
  const choice = placeAnswer(play, target) ?? (play.chooser?.series ? play.choice(target) : undefined);
  const card = play.scene.question?.menu?.args["card"];
  if (choice && typeof card === "string" && outcomes(choice).length) {
    const hexes = Array.isArray(choice.facts["hexes"]) ? choice.facts["hexes"].map(String) : [];
    const places = zone === "quarter" ? quarter(id) : listed([...new Set(hexes.map(quarterOf))]);
    return {
      ...NOTHING,
      id: card,
      name: t("web-ve-site", { card: capital(thing(card)), quarter: places }),
      rule: ruleOf(card),
      facts: [hexes.join(" + "), ...siteFacts(play, choice)].filter(Boolean),
    };
  }
  if (zone !== "hex") return common;
  return {
    ...NOTHING,
    ...common,
    id: "hex",
    name: t("web-ve-hex", { hex: id, quarter: quarterOf(id) }),
    facts: [state(view, id), ...(choice ? factTexts(choice, play) : [])],
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
