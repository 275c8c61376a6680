// Châteauma, the player whom the rules move: what it has stands in the rail, and on its turn, step by step, in the place
// of my duchy; phones have a pane for it.
import { wanted } from "../../../../lib/settings.svelte";
import { polygon } from "../../art/draw";
import "../../setup/inks.css";
import type { Addition } from "../addition";
import { symbols } from "../sprite";
import Arc from "./Arc.svelte";
import Follow from "./Follow.svelte";
import { automa } from "./help";
import icons from "./icons.svg?raw";
import "./inks.css";
import Lane from "./Lane.svelte";
import Pane from "./Pane.svelte";
import Panel from "./Panel.svelte";
import Rail from "./Rail.svelte";
import { shows } from "./shows";
import { automaOf, watchOf } from "./watch.svelte";

const STAR = "M0-26L7-9 25-8 11 4 16 22 0 12-16 22-11 4-25-8-7-9z";

/** A tile that lies face down: it stands for any, or nobody knows it. */
const wild = (): string =>
  `<g id="bu-wild">${polygon(48.6, 'style="fill:var(--black-depot);stroke:#6d655a;stroke-width:3"')}<path d="${STAR}" fill="#d9b36a"/></g>`;

export const addition: Addition = {
  sprite: () => symbols(icons) + wild(),
  party: (view) => {
    const table = automaOf(view);
    return table ?? null;
  },
  parts: { rail: Rail, beside: Panel, track: Follow, ring: Arc, party: Pane, partyLane: Lane },
  panes: [
    {
      name: "automa",
      title: "web-bu-automa",
      zones: [],
      Pane,
      holds: () => "automa automa-deck automa-reserve",
      calls: (play) => watchOf(play).open,
      shy: true,
    },
  ],
  told: {
    opens: ["automa"],
    // Where its steps are shown one by one, each is said by itself.
    get quiet() {
      return wanted() === "instant" ? [] : Object.keys(shows);
    },
  },
  shows,
  tells: { automa },
  sources: { cards: "cog", reserve: "warehouse" },
};
