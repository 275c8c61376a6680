// What there is to know of the things of vineyards.
import { t } from "../../../../lib/i18n/index.svelte";
import { capital, listed, thing } from "../../../../lib/voice/names";
import { EMPTY, more, offer, onBoard } from "../../about";
import { boxOf } from "../../hex";
import type { Addition } from "../addition";
import { grapesOf } from "./grapes";
import { gives, roman, spacesOf } from "./vines";

/** The grapes of a tile, which are told by their colours alone on the table. */
const shown = (tile: string | null | undefined): string[] =>
  tile ? [capital(listed(grapesOf(tile).map((one) => thing(one))))] : [];

export const tells: NonNullable<Addition["tells"]> = {
  vine: (here, target, kind) => {
    const slot = here.view.more?.vineyards?.depot[Number(kind) - 1];
    const where = t("web-bu-vine-slot", { numbers: listed((slot?.dice ?? []).map(String)) });
    return onBoard(here, target, slot?.tile, [where, ...shown(slot?.tile)].join(" · "));
  },
  shop: (here, target, kind) => {
    const tile = here.view.more?.vineyards?.shop[Number(kind) - 1];
    const where = t("web-bu-vine-shop", { price: here.view.price });
    return onBoard(here, target, tile, [where, ...shown(tile)].join(" · "));
  },
  vineyard: ({ play, view, me }, target, kind) => {
    const board = view.more?.vineyards?.board;
    const own = me.more?.vineyards;
    const space = board && spacesOf(board, boxOf(board.places))[Math.floor(Number(kind) / 2)];
    if (!board || !own || !space) return null;
    const grapes = [own.hexes[space.left], own.hexes[space.right]];
    const areas = [...new Set(grapes)].flatMap((one) =>
      one ? [t("web-bu-vine-areas", { grape: thing(one), sizes: (own.areas[one] ?? []).join(", ") })] : [],
    );
    const told = offer(play, target);
    const brief = play.frame === "p" || play.frame === "l";
    const brings = [board.bonus[space.left], board.bonus[space.right]].map((one) => gives(one ?? ""));
    return {
      ...EMPTY,
      id: "vineyard",
      name: grapes[0]
        ? capital(listed(grapes.map((one) => thing(one ?? ""))))
        : t("web-bu-vine-space-short", { level: roman(space.level), die: space.die }),
      // A phone has room for what this very space brings.
      text: grapes[0]
        ? t("web-bu-vine-areas-help")
        : brief && play.can(target)
          ? ""
          : t("web-bu-vine-space-help"),
      rule: grapes[0] ? "E 12.23" : "E 12.12-12.16",
      ...more(told, grapes[0] ? areas : play.can(target) ? [] : [capital(listed(brings))]),
    };
  },
  grape: ({ play, view, me }, target, kind) => ({
    ...EMPTY,
    id: kind,
    name: capital(thing(kind)),
    text: t("web-bu-vine-tile-help"),
    rule: "E 12.19, 12.23",
    ...more(offer(play, target), [
      t("web-bu-vine-left", { grape: thing(kind), count: view.more?.vineyards?.stock[kind] ?? 0 }),
      t("web-bu-vine-areas", {
        grape: thing(kind),
        sizes: (me.more?.vineyards?.areas[kind] ?? [0]).join(", "),
      }),
    ]),
  }),
  bonus: ({ play }, target, kind) => {
    const bonus = play.scene.question?.menu?.args[kind];
    if (typeof bonus !== "string") return null;
    return {
      ...EMPTY,
      id: "vineyard",
      name: capital(gives(bonus)),
      text: t("web-bu-vine-bonus-help"),
      rule: "E 12.16-12.18",
      ...offer(play, target),
    };
  },
};
