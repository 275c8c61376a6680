import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

export const game: Game = {
  title: "San Juan",
  cover,
  box: { place: 1, minutes: 45, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
};
