// Border posts: three stand round every duchy, and shine when a tile reaches them.
import { t } from "../../../../lib/i18n/index.svelte";
import { face } from "../../../../lib/motion/flight";
import { numberOf, textOf } from "../../../points";
import { EMPTY } from "../../about";
import Points from "../../art/Points.svelte";
import { points } from "../../flights";
import type { Addition } from "../addition";
import { symbols } from "../sprite";
import Bonus from "./Bonus.svelte";
import icons from "./icons.svg?raw";
import Line from "./Line.svelte";
import Over from "./Over.svelte";
import { drawing } from "./post";
import Shelf from "./Shelf.svelte";
import ShelfButton from "./ShelfButton.svelte";

export const addition: Addition = {
  sprite: () =>
    symbols(icons) + `<g id="bu-post">${drawing(false)}</g><g id="bu-post-on">${drawing(true)}</g>`,
  parts: {
    over: Over,
    bonus: Bonus,
    line: Line,
    shelf: { Part: Shelf, Button: ShelfButton, title: "web-bu-posts" },
  },
  // The lowest stands below the last row; its foot may lie beyond the drawing.
  edge: { bottom: 8 },
  facts: ({ view }, hex) => {
    const post = (view.more?.posts?.touch ?? []).findIndex((hexes) => hexes.includes(hex));
    return post < 0 ? [] : [t("web-bu-touches-post", { post: post + 1 })];
  },
  tells: {
    post: ({ view, me }, _target, kind) => ({
      ...EMPTY,
      id: "posts",
      name: t("web-bu-post", { post: Number(kind) }),
      text: t("web-bu-posts-help"),
      rule: "E 4.2-4.3",
      facts: [
        t(me.more?.posts?.reached.includes(Number(kind)) ? "web-bu-post-reached" : "web-bu-post-not-reached"),
        t("web-bu-posts-pay", { points: view.phase_bonus[view.phase - 1] ?? 0 }),
      ],
    }),
  },
  shows: {
    link: (_event, seat, { view }) => {
      const more = "more" in view ? view.more : undefined;
      const reached = more && "posts" in more ? (more.posts?.touch.length ?? 0) : 0;
      return {
        deeds: Array.from({ length: reached }, (_, post) => ({
          how: "glow" as const,
          at: [`post:${seat}.${post + 1}`, `duchy:${seat}`],
          ms: 500,
        })),
        rings: [[`posts:${seat}`, ...points(seat)]],
        next: 180,
      };
    },
    border_tile: (event, seat, { view }) => {
      const left =
        ("bonus" in view && "more" in view && view.more && "posts" in view.more && view.more.posts?.bonus) ||
        [];
      const place = Number(textOf(event, "place"));
      const shield = face("border", Points, {
        points: left[0] ?? numberOf(event, "points"),
        size: 28,
        second: place > 1,
      });
      return { flights: [{ from: ["bonus:border", "bonuses"], to: points(seat), face: shield }], next: 180 };
    },
  },
  sources: { posts: "barrier" },
};
