// Where the tile lay that left the main board in this round.
import type { BurgundyView } from "../../../../lib/net/wire";
import { spacesOf } from "../../depots";
import { spots } from "../../ring";

export interface Spot {
  tile: string;
  depot: number;
  x: number;
  y: number;
  radius: number;
}

export function prunedIn(view: BurgundyView): Spot | null {
  const pruned = view.more?.solo?.pruned;
  if (!pruned) return null;
  const { depot, place, tile } = pruned;
  const spaces = spacesOf(view, depot);
  const { radius, at } = spots(depot, spaces.length);
  const here = at[spaces.findIndex((one) => one.target === `depot:${depot}.${place}`)];
  return here ? { tile, depot, ...here, radius } : null;
}
