// Duchies 11-18 with the castle link: castles that were left over lie beside the board, and can be bought back.
import { t } from "../../../../lib/i18n/index.svelte";
import { moved } from "../../flights";
import { more, offer, tile as about } from "../../about";
import type { Addition } from "../addition";
import Aside from "./Aside.svelte";
import Asked from "./Asked.svelte";

const CASTLES = ["aside:castle", "depots"];

export const addition: Addition = {
  parts: { track: Aside, asked: Asked },
  tells: {
    aside: ({ play, view }, target) => ({
      ...about("castle"),
      ...more(offer(play, target), [t("web-bu-castles-aside", { count: view.more?.boards?.castles ?? 0 })]),
      name: t("web-bu-castle-back"),
      text: t("web-bu-castle-back-help"),
      rule: "E 1.4",
    }),
  },
  shows: {
    reclaim: (event, seat) => moved({ ...event, tile: "castle" }, seat, CASTLES),
  },
  sources: { castles: "castle" },
};
