import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

export const game: Game = {
  title: "Venezia",
  cover,
  box: { place: 3, minutes: 60, bots: 2 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
  lanes: () => import("./lanes"),
  round: () => import("./round"),
  coach: () => import("./coach"),
  known: () => import("./known"),
  follows: ["move", "treasure", "close"],
};
