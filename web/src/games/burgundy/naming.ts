// What the spaces of the depots are called aloud: what lies there, where, and what taking it costs.
import { t } from "../../lib/i18n/index.svelte";
import type { BurgundyView } from "../../lib/net/wire";
import { thing } from "../../lib/voice/names";
import type { Space } from "./depots";
import type { Grip } from "./gripped";

export function named(view: BurgundyView, grip: Grip, { target, tile, colour }: Space): string {
  if (!tile) return "";
  if (colour === "black") return t("web-bu-tile-black", { tile: thing(tile), silver: view.price });
  const depot = Number(target.slice(target.indexOf(":") + 1).split(".")[0]);
  const workers = grip.reach(target)?.workers ?? 0;
  return t("web-bu-tile-depot", { tile: thing(tile), depot, workers });
}
