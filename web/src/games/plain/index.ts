// Any game that the client does not know, and the table of those that are not drawn yet.
import type { Game } from "../game";
import cover from "./cover.svg";

export const game = {
  title: "",
  cover,
  box: { place: 0, minutes: 60, bots: 2 },
  table: () => import("./Table.svelte"),
} satisfies Game;
