// Any game that the client does not know: its table is drawn from what its view says lies where.
import type { Game } from "../game";
import cover from "./cover.svg";

export const game = {
  title: "",
  cover,
  box: { place: 0, minutes: 60, bots: 2 },
  table: () => import("./Table.svelte"),
  lanes: () => import("./lanes"),
} satisfies Game;
