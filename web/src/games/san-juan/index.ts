import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

/** Answers that pay, place or complete what has just been built or taken, and those that are given in a row. */
const FINISHES = ["pay", "spend", "cover", "no", "library", "use"];
const SERIES = ["sell", "keep", "discard", "produce", "change"];

export const game: Game = {
  title: "San Juan",
  cover,
  box: { place: 1, minutes: 45, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
  lanes: () => import("./lanes"),
  round: () => import("./round"),
  coach: () => import("./coach"),
  known: () => import("./known"),
  joins: (before, next) =>
    FINISHES.includes(next) || (SERIES.includes(before) && (next === before || next === "pass")),
};
