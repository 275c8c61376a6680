// One player against a target that comes down: a board of its own with rivers, the target, and what is left to win.
import { t } from "../../../../lib/i18n/index.svelte";
import { listed, thing } from "../../../../lib/voice/names";
import { textOf } from "../../../points";
import { EMPTY, tile as about } from "../../about";
import { gone, good, goods, hex, points, space, tile } from "../../flights";
import type { Addition, Here } from "../addition";
import { blank, reward } from "./art";
import Asked from "./Asked.svelte";
import Beside from "./Beside.svelte";
import Colours from "./Colours.svelte";
import Depot from "./Depot.svelte";
import "./inks.css";
import Lane from "./Lane.svelte";
import Left from "./Left.svelte";
import OverRing from "./OverRing.svelte";
import Pruned from "./Pruned.svelte";
import Rail from "./Rail.svelte";
import Rivers from "./Rivers.svelte";
import Rounds from "./Rounds.svelte";
import { standing } from "./state";

/** The hexes that a river joins to one, as they are called. */
function across({ view, me }: Here, at: number): string[] {
  const { tiles, colours, numbers } = me.duchy;
  return (view.more?.solo?.rivers ?? []).flatMap((pair) => {
    const other = pair.includes(at) ? pair.find((one) => one !== at) : undefined;
    if (other === undefined) return [];
    const lies = tiles[other];
    const land = t(`web-bu-land-${colours[other]}`);
    return [lies ? thing(lies) : t("web-bu-space", { land, number: numbers[other] ?? 0 })];
  });
}

export const addition: Addition = {
  tiles: { blank: { face: blank }, reward: { face: reward } },
  look: "solo-alone",
  parts: {
    under: Rivers,
    rail: Rail,
    order: Rounds,
    bonuses: Colours,
    ring: Pruned,
    overRing: OverRing,
    depot: Depot,
    beside: Beside,
    asked: Asked,
    seats: Left,
    lane: Lane,
  },
  counts: (view, seat) => {
    const { mark, target } = standing(view, seat);
    return { number: mark, word: t("web-bu-solo-of", { target }) };
  },
  broad: true,
  gives: { "solo.act": "reward" },
  facts: (here, at) => {
    const others = across(here, at);
    return others.length ? [t("web-bu-solo-across", { hexes: listed(others) })] : [];
  },
  tells: {
    target: ({ view, me }) => {
      const now = standing(view, me.seat);
      return {
        ...EMPTY,
        id: "target",
        name: t("web-bu-solo-way", { mark: now.mark, target: now.target }),
        text: t("web-bu-solo-target-help", { step: now.step, least: now.least }),
        rule: "E 10.17-10.18",
        facts: [t("web-bu-solo-missing", { missing: now.missing })],
      };
    },
    empty: ({ view, me }) => {
      const now = standing(view, me.seat);
      return {
        ...EMPTY,
        id: "empty",
        name: t("web-bu-solo-win"),
        text: t("web-bu-solo-win-help", { hexes: now.hexes, all: now.all }),
        rule: "E 10.20",
        facts: [t("web-bu-solo-left", { empty: now.empty, rounds: now.rounds })],
      };
    },
    colour: ({ me }, _target, colour) => ({
      ...EMPTY,
      id: colour,
      name: t(`web-bu-land-${colour}`),
      text: t("web-bu-solo-colour-help"),
      rule: "E 10.16",
      facts: [t("web-bu-solo-colour-left", { left: me.duchy.colours_left[colour] ?? 0 })],
    }),
    pruned: (_here, _target, id) => ({
      ...about(id),
      name: t("web-bu-solo-pruned", { tile: thing(id) }),
      text: t("web-bu-solo-pruned-help"),
      rule: "E 10.7",
    }),
  },
  told: { quiet: ["sink", "give"] },
  shows: {
    // The marker and the flag move where they are drawn.
    target: (_event, seat) => ({
      deeds: [{ how: "glow", at: [`target:${seat}`, ...points(seat)], ms: 600 }],
      rings: [[`target:${seat}`, ...points(seat)]],
      next: 420,
      sound: "points",
    }),
    prune: (event) => ({ flights: [gone(space(textOf(event, "space")), tile(textOf(event, "tile")))] }),
    sink: (event) => {
      const kind = textOf(event, "good");
      return {
        flights: [gone([`goods-of:${textOf(event, "depot")}/${kind}`, "depots"], good(kind))],
        next: 60,
      };
    },
    give: (event, seat) => {
      const kind = textOf(event, "good");
      return { flights: [gone(goods(seat, kind), good(kind))], next: 60, sound: "piece" };
    },
    // It turns over where it lies; then it is taken as any other.
    swap: (event, _seat, { view }) => {
      const id = textOf(event, "tile");
      const at = "black" in view ? view.black.indexOf(id) + 1 : 0;
      const places = at ? space(String(at)) : ["black", "depots"];
      return {
        flights: [{ from: places, to: places, face: tile("blank"), back: tile(id), fit: true }],
        next: 300,
        sound: "piece",
      };
    },
    colour: (event, seat, { view }) => {
      const colour = textOf(event, "colour");
      const duchy = "white" in view ? view.players[Number(seat)]?.duchy : undefined;
      const hexes = (duchy?.colours ?? []).flatMap((one, at) => (one === colour ? [at] : []));
      return {
        deeds: hexes.map((at) => ({ how: "glow", at: hex(seat, String(at)), ms: 600 })),
        rings: [[`bonus:${colour}`, `duchy:${seat}`]],
        next: 180,
      };
    },
  },
};
