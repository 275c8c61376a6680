// How a solo game stands, from what the server says of it.
import type { BurgundyView } from "../../../../lib/net/wire";

export interface Standing {
  target: number;
  mark: number;
  missing: number;
  /** The target before this one, if there was another one; and the next. */
  past: number | null;
  next: number;
  first: number;
  step: number;
  least: number;
  /** Rounds with this one, of all. */
  rounds: number;
  all: number;
  /** Empty hexes, of all. */
  empty: number;
  hexes: number;
}

export function standing(view: BurgundyView, seat: number): Standing {
  const { first = 0, step = 0, least = 0 } = view.more?.solo ?? {};
  const player = view.players[seat]!;
  const { target = 0, mark = 0, rounds = 0 } = player.more?.solo ?? {};
  return {
    target,
    mark,
    missing: target - mark,
    past: target < first ? target + step : null,
    next: Math.max(least, target - step),
    first,
    step,
    least,
    rounds,
    all: view.rounds * view.phase_bonus.length,
    empty: player.duchy.left.reduce((sum, left) => sum + left, 0),
    hexes: player.duchy.colours.length,
  };
}
