import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

export const game: Game = {
  title: "Puerto Rico",
  cover,
  box: { place: 2, minutes: 90, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
};
