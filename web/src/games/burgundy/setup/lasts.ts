// About how long a match takes: our guess, from matches at a table.
import type { Chosen } from "../../../lib/terms";
import { expansions, isOn, wayOf, type Rules } from "./ways";

const SET_UP = 10;
const EACH = 17.5;
const ALONE = 45;
/** An automatic player does not think. */
const AUTOMATIC = 8;
/** What an expansion adds, as a part of the whole. */
const ADDS: Record<string, number> = {
  shields: 0.12,
  vineyards: 0.25,
  routes: 0.08,
  posts: 0.05,
  white: 0.05,
};
const LITTLE = 0.03;
const STEP = 5;

export function minutes(game: Rules, options: Chosen, seats: number): number {
  const way = wayOf(game, options);
  const bare = way === "solo" ? ALONE : SET_UP + EACH * seats + (way === "chateau" ? AUTOMATIC : 0);
  const more = expansions(game)
    .filter((name) => isOn(game, options, name))
    .reduce((sum, name) => sum + (ADDS[name] ?? LITTLE), 0);
  return Math.round((bare * (1 + more)) / STEP) * STEP;
}
