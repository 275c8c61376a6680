import { say } from "../../lib/puzzles/words";
import type { BurgundyView } from "../../lib/net/wire";
import type { Known } from "../game";

/** Phases of a game, counted from 1. */
const PHASES = 5;

export const known: Known = (seen) => {
  const view = seen as BurgundyView;
  const left = (PHASES - view.phase) * view.rounds + view.rounds - view.round;
  return [say("known-burgundy-rounds", { count: left }), say("known-burgundy-depots")];
};
