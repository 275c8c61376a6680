// Shields: they lie in the depots, come to a player's castles for a double, and cost tribute.
import { t } from "../../../../lib/i18n/index.svelte";
import { face, type Face, type Places } from "../../../../lib/motion/flight";
import type { BurgundyPlayerView, BurgundyView, GameEvent } from "../../../../lib/net/wire";
import type { Eyes } from "../../../../lib/motion/flight";
import { thing } from "../../../../lib/voice/names";
import { numberOf as amount, textOf } from "../../../points";
import { coin, gone, points, worker } from "../../flights";
import type { Addition } from "../addition";
import { onShelf } from "../keys";
import { OUTLINE } from "../../setup/art/outline";
import Asked from "./Asked.svelte";
import Castles from "./Castles.svelte";
import { aside, carried, nameOf, numberOf, rimOf } from "./crests";
import Depot from "./Depot.svelte";
import "./inks.css";
import Lane from "./Lane.svelte";
import Line from "./Line.svelte";
import OverDuchy from "./OverDuchy.svelte";
import OverRing from "./OverRing.svelte";
import Power from "./Power.svelte";
import Ring from "./Ring.svelte";
import Shelf from "./Shelf.svelte";
import ShelfButton from "./ShelfButton.svelte";
import StripDepot from "./StripDepot.svelte";
import { SIGNS } from "./art";
import { shieldToken } from "./token";
import Token from "./Token.svelte";
import { about } from "./words";

const CROPS = ["L", "M", "S"] as const;
const drawings = (): string =>
  Object.keys(SIGNS)
    .flatMap((number) =>
      CROPS.map(
        (crop) => `<g id="bu-${crop}-${nameOf(number)}">${shieldToken(number, "var(--rim)", crop)}</g>`,
      ),
    )
    .join("") +
  `<symbol id="bu-crest" viewBox="0 0 100 116"><path fill="currentColor" d="${OUTLINE}"/></symbol>`;

const token = (id: string, { view }: Eyes): Face =>
  face(`shield:${id}`, Token, { id, rim: rimOf(view as BurgundyView, id), crop: "L", high: 44 });
const lying = (id: string): Places => [`crest:${numberOf(id)}`, `shield:${numberOf(id)}`, "depots"];
const held = (seat: string, id: string): Places => [
  `arms:${seat}.${numberOf(id)}`,
  `shields:${seat}/${numberOf(id)}`,
  `shields:${seat}`,
  ...points(seat),
];
/** Of one of my castles. */
function carries(me: BurgundyPlayerView | undefined, hex: number): string[] {
  const here = carried(me).find((one) => one.hex === hex);
  return here ? [t("web-bu-castle-carries", { shield: thing(here.id) })] : [];
}
const idOf = (event: GameEvent): string => {
  const said = textOf(event, "shield");
  return said.startsWith("shield_") ? said : nameOf(said);
};

export const addition: Addition = {
  sprite: drawings,
  parts: {
    ring: Ring,
    overRing: OverRing,
    depot: Depot,
    over: Castles,
    overDuchy: OverDuchy,
    line: Line,
    lane: Lane,
    stripDepot: StripDepot,
    asked: Asked,
    power: Power,
    shelf: { Part: Shelf, Button: ShelfButton, title: "web-bu-shields-own" },
  },
  aside,
  inDepots: ["shield"],
  powers: ["wild", "copy"],
  tells: { shield: about, arms: about },
  facts: ({ me }, hex) => carries(me, hex),
  spoken: carries,
  keys: {
    s: {
      name: "shields",
      to: [
        ".thing.can[data-target^='shield:'], .thing.can[data-target^='arms:']",
        "[data-opens=powers]",
        onShelf("shields"),
      ],
    },
  },
  shows: {
    crest: (event, _seat, eyes) => ({
      flights: [
        {
          from: ["lane", "depots"],
          to: lying(idOf(event)),
          face: token(idOf(event), eyes),
          ms: 300,
          fit: true,
        },
      ],
      next: 60,
    }),
    shield: (event, seat, eyes) => ({
      flights: [
        { from: lying(idOf(event)), to: held(seat, idOf(event)), face: token(idOf(event), eyes), fit: true },
      ],
      deeds: [{ how: "glow", at: held(seat, idOf(event)), ms: 500 }],
      next: 300,
      sound: "piece",
    }),
    forfeit: (event, seat, eyes) => ({
      flights: [gone(held(seat, idOf(event)), token(idOf(event), eyes))],
      next: 200,
    }),
    // Coins and workers leave for the shields that they pay for.
    tribute: (event, seat) => {
      const to = [`shields:${seat}`, `duchy:${seat}`, ...points(seat)];
      return {
        flights: [
          {
            from: [`silver:${seat}`, ...points(seat)],
            to,
            face: coin(),
            count: amount(event, "silver"),
            ms: 300,
          },
          {
            from: [`workers:${seat}`, ...points(seat)],
            to,
            face: worker(),
            count: amount(event, "workers"),
            ms: 300,
          },
        ].filter(({ count }) => count > 0),
        next: 140,
        sound: "coins",
      };
    },
    copy: (event, seat) => ({
      rings: [held(seat, "shield_6"), [`duchy:${textOf(event, "whom")}`, ...points(textOf(event, "whom"))]],
      next: 300,
    }),
    wild: (_event, seat) => ({
      rings: [held(seat, "shield_16"), [`dice:${seat}`, ...points(seat)]],
      next: 200,
    }),
  },
  sources: { shields: "crest" },
};
