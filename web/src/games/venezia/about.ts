// What the table knows of its things beyond what their answers say.
import type { Explanation } from "../../lib/explain";
import { t } from "../../lib/i18n/index.svelte";
import type { VeneziaView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { factTexts } from "../../lib/voice/answers";
import { capital, listed, seated, thing } from "../../lib/voice/names";
import { ground, NOTHING, space } from "./about-map";
import { offer } from "./gold";
import { kinds, laid, need } from "./things";

export function tell(play: Play): NonNullable<Play["tell"]> {
  return (target, common) => {
    const view = play.view as VeneziaView;
    const [zone = "", id = "", seat = ""] = target.split(":");
    if (zone === "pile") return pile(view, id, common);
    if (zone === "tokens") return gold(play, view, common);
    if (zone === "token")
      return { ...NOTHING, ...common, id: "token", name: t("web-ve-token", { value: id }) };
    if (zone === "player") return player(play, view, Number(id));
    if (zone === "space" || zone === "gondola") return space(play, view, zone, id, common);
    if (["hex", "site", "bridge", "quarter"].includes(zone)) return ground(play, view, target, common);
    if (!common || !kinds().includes(id)) return common;
    return building(play, view, zone, id, Number(seat), common);
  };
}

/** A card or a type of building: how far it is, who takes part, how many pieces are left. */
function building(
  play: Play,
  view: VeneziaView,
  zone: string,
  kind: string,
  seat: number,
  common: Explanation,
): Explanation {
  const seats = laid(view, kind);
  const cards = (one: number): string =>
    t("amount", { name: seated(one, play), count: seats.filter((each) => each === one).length });
  const master = view.pawns[kind];
  const facts = [
    seats.length ? t("web-ve-laid", { laid: seats.length, needed: need(kind) }) : "",
    seats.length ? listed([...new Set(seats)].map(cards)) : "",
    typeof master === "number" ? t("web-ve-master", { name: seated(master, play) }) : "",
    t("web-ve-pieces", { left: view.supply[kind] ?? 0 }),
  ];
  // Of a card that can be played in two ways the one with others is said; the other has a switch of its own.
  const answers = zone === "hand" ? (play.chooser?.on(`hand:${kind}`) ?? []) : [];
  const joint = answers.find((one) => one.text.startsWith("play "));
  const name = zone === "of" ? t("web-ve-whose", { name: common.name, seat: play.name(seat) }) : common.name;
  return {
    ...common,
    name,
    facts: [...(joint ? factTexts(joint, play) : common.facts), ...facts.filter(Boolean)],
  };
}

/** The piles beside the map. */
function pile(view: VeneziaView, id: string, common: Explanation | null): Explanation {
  const counts: Record<string, number> = { deck: view.deck, treasure: view.chest, swamp: view.swamps.length };
  const thrown = Object.entries(view.discards).filter(([, count]) => count);
  const facts =
    id === "discard"
      ? [listed(thrown.map(([kind, count]) => t("amount", { name: thing(kind), count })))]
      : [t(`web-ve-pile-${id}-count`, { count: counts[id] ?? 0 })];
  return {
    ...NOTHING,
    ...common,
    id,
    name: t(`web-ve-pile-${id}`),
    text: t(`web-ve-pile-${id}-help`),
    rule: common?.rule || (RULES[id] ?? ""),
    facts: [...facts, ...(common?.facts ?? [])].filter(Boolean),
  };
}

const RULES: Record<string, string> = {
  deck: "VE 51, 54",
  discard: "VE 54-55",
  treasure: "VE 32-35",
  swamp: "VE 47",
};

function gold(play: Play, view: VeneziaView, common: Explanation | null): Explanation {
  const mine = view.players[play.near];
  const choice = offer(play);
  return {
    ...NOTHING,
    ...common,
    id: "gold",
    name: t("act-gold"),
    text: t("web-ve-gold-help"),
    rule: "VE 48-50",
    facts: choice ? factTexts(choice, play) : [t("table-gold", { gold: mine?.gold ?? 0 })],
    why: choice ? "" : t("web-ve-gold-not-now"),
  };
}

function player(play: Play, view: VeneziaView, seat: number): Explanation | null {
  const one = view.players[seat];
  if (!one) return null;
  const shown = Object.entries(one.shown).map(([kind, count]) => t("amount", { name: thing(kind), count }));
  const pawns = one.pawns.map((kind) => thing(kind));
  return {
    ...NOTHING,
    id: "player",
    name: capital(play.name(seat)),
    text: one.imaginary ? t("web-ve-third-help") : "",
    rule: one.imaginary ? "VE 61-65" : "",
    facts: [
      one.at === null ? "" : t("table-at", { at: one.at }),
      shown.length ? t("web-ve-seen", { names: listed(shown) }) : "",
      pawns.length ? t("table-pawns", { names: listed(pawns) }) : "",
    ].filter(Boolean),
  };
}
