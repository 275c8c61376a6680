// Vineyards: a board of one's own beside the duchy, double tiles of grapes, and grape tiles that count at the end.
import type { Addition } from "../addition";
import { symbols } from "../sprite";
import Asked from "./Asked.svelte";
import Band from "./Band.svelte";
import Beside from "./Beside.svelte";
import { sprite, tiles } from "./faces";
import Grown from "./Grown.svelte";
import icons from "./icons.svg?raw";
import Lane from "./Lane.svelte";
import Line from "./Line.svelte";
import Pane from "./Pane.svelte";
import Rival from "./Rival.svelte";
import { shows } from "./shows";
import Strip from "./Strip.svelte";
import { tells } from "./tells";

export const addition: Addition = {
  sprite: () => symbols(icons) + sprite(),
  tiles,
  parts: {
    band: Band,
    beside: Beside,
    besideRival: Rival,
    line: Line,
    grown: Grown,
    lane: Lane,
    strip: Strip,
    asked: Asked,
  },
  panes: [
    {
      name: "vineyard",
      title: "web-bu-tab-vineyard",
      zones: ["vineyard", "bonus"],
      Pane,
      holds: (seat) => `vineyard:${seat} grapes:${seat} grapes`,
    },
  ],
  inDepots: ["vine", "shop"],
  keys: { v: { name: "vineyard", to: ["[data-zone^='vineyard:'] .thing"] } },
  tells,
  shows,
  sources: { vineyards: "grapes" },
  look: "vines",
};
