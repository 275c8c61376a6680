// Venezia in a replay: what a lane says.
import { t } from "../../lib/i18n/index.svelte";
import type { VeneziaView } from "../../lib/net/wire";
import { listed, thing } from "../../lib/voice/names";
import type { Lanes } from "../game";
import Lane from "./Lane.svelte";
import Strip from "./Strip.svelte";
import { quarter } from "./places";
import { HEADS, QUIET } from "./things";

export const lanes: Lanes = {
  Lane,
  Strip,
  board: true,
  line: (view, seat) => {
    const { borders = [] } = (view as VeneziaView).players[seat] ?? {};
    return borders.length ? listed(borders.map(quarter)) : t("web-ve-no-shore");
  },
  note: (view, seat) => listed(((view as VeneziaView).players[seat]?.pawns ?? []).map((kind) => thing(kind))),
  heads: HEADS,
  quiet: [...QUIET, "score", "turn"],
};
