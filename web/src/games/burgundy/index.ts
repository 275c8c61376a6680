import type { Game } from "../game";
import cover from "./cover.svg";
import "./ink.css";

/** Answers that only finish what another began: which tile is meant, which one leaves, where a ship loads, and what. */
const FOLLOWS: Record<string, readonly string[]> = {
  use: ["place"],
  depot: ["place", "use"],
  drop: ["take", "buy"],
  goods: ["depot", "goods"],
};

export const game: Game = {
  title: "Burgundy",
  cover,
  box: { place: 4, minutes: 80, bots: 3 },
  table: () => import("./Table.svelte"),
  signs: () => import("./signs"),
  flights: () => import("./flights"),
  lanes: () => import("./lanes"),
  round: () => import("./round"),
  coach: () => import("./coach"),
  known: () => import("./known"),
  setup: () => import("./setup"),
  played: () => import("./setup/Played.svelte"),
  prepare: async (options) => (await import("./more/additions")).fetchFor(options),
  joins: (before, next) => FOLLOWS[next]?.includes(before) ?? false,
};
