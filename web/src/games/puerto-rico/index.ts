import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

/** Answers that are given in a row: colonists that are placed, goods that are kept. */
const SERIES = ["man", "store", "keep"];

export const game: Game = {
  title: "Puerto Rico",
  cover,
  box: { place: 2, minutes: 90, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
  lanes: () => import("./lanes"),
  round: () => import("./round"),
  coach: () => import("./coach"),
  known: () => import("./known"),
  joins: (before, next) => SERIES.includes(before) && (next === before || next === "pass"),
};
