import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

export const game: Game = {
  title: "Burgundy",
  cover,
  box: { place: 4, minutes: 80, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  each: () => import("./Duchies.svelte"),
};
