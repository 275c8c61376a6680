// Burgundy in a replay: what a lane says.
import { t } from "../../lib/i18n/index.svelte";
import type { BurgundyView } from "../../lib/net/wire";
import type { Lanes } from "../game";
import Sprite from "./art/Sprite.svelte";
import { label } from "./duchies";
import AnyLane from "./AnyLane.svelte";
import { partiesOf } from "./more/additions";
import Strip from "./Strip.svelte";
import "./inks.css";

export const lanes: Lanes = {
  Sprite,
  Lane: AnyLane,
  Strip,
  line: (view, seat) => {
    const left = (view as BurgundyView).players[seat]?.duchy.left;
    if (!left) return "";
    return t("web-bu-left", { left: left.reduce((sum, one) => sum + one, 0) });
  },
  note: (view, seat) => {
    const duchy = (view as BurgundyView).players[seat]?.duchy;
    return duchy ? t("web-duchy", { id: label(duchy.id) }) : "";
  },
  parties: (view) => partiesOf(view as BurgundyView).map(({ player }) => player),
  sharing: (view) => {
    const { players } = view as BurgundyView;
    const duchies = [...new Set(players.map((player) => player.estate))];
    const seats = duchies.map((one) =>
      players.flatMap((player) => (player.estate === one ? player.seat : [])),
    );
    return seats.some((some) => some.length > 1) ? seats : [];
  },
  heads: ["phase", "round"],
  quiet: ["score", "fill", "clear", "lane", "turn", "deal"],
};
