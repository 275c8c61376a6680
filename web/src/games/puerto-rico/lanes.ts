// Puerto Rico in a replay: what a lane says.
import { t } from "../../lib/i18n/index.svelte";
import type { PuertoRicoView } from "../../lib/net/wire";
import type { Lanes } from "../game";
import Lane from "./Lane.svelte";
import Sprite from "./Sprite.svelte";
import Strip from "./Strip.svelte";
import "./goods.css";

export const lanes: Lanes = {
  Sprite,
  Lane,
  Strip,
  line: (view, seat) => t("table-spaces", { used: (view as PuertoRicoView).players[seat]?.spaces_used ?? 0 }),
  note: (view, seat) => ((view as PuertoRicoView).governor === seat ? t("table-governor") : ""),
  keeps: (view, seat) =>
    t("table-doubloons", { doubloons: (view as PuertoRicoView).players[seat]?.doubloons ?? 0 }),
  heads: ["round", "role"],
  quiet: ["score", "coin", "reveal", "refill"],
};
