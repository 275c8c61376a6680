// San Juan in a replay: what differs between two positions, and what a lane says.
import { t } from "../../lib/i18n/index.svelte";
import type { Move } from "../../lib/moves";
import { capital, listed, thing, type Reader } from "../../lib/voice/names";
import type { SanJuanView } from "../../lib/net/wire";
import type { Lanes } from "../game";
import Lane from "./Lane.svelte";
import Sprite from "./Sprite.svelte";
import Strip from "./Strip.svelte";

/** Cards that are kept are told by no event; whoever may not see them reads only of those that are not. */
function kept(move: Move, reader: Reader): string {
  const words = move.entries.map((entry) => entry.text.split(" ")).filter(([verb]) => verb === "keep");
  const cards = words.flatMap(([, card]) => (card ? [thing(card)] : []));
  if (!cards.length) return "";
  const own = move.seat === reader.me ? "yes" : "no";
  return capital(t("web-lane-keeps", { own, name: reader.name(move.seat), cards: listed(cards) }));
}

export const lanes: Lanes = {
  Sprite,
  Lane,
  Strip,
  line: (view, seat) => {
    const { hand = 0, city = [] } = (view as SanJuanView).players[seat] ?? {};
    return t("web-lane-san-juan", { cards: hand, buildings: city.length });
  },
  note: (view, seat) => ((view as SanJuanView).governor === seat ? t("table-governor") : ""),
  deed: kept,
  keeps: (view, seat) =>
    listed(((view as SanJuanView).players[seat]?.cards ?? []).map((card) => thing(card))),
  heads: ["round", "role", "event"],
  quiet: ["score", "function", "earn", "paid"],
};
