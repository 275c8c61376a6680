// What a move has changed on a player's board: by kind, how many more or fewer there are.
import type { PuertoRicoPlayerView } from "../../lib/net/wire";

export type Change = "" | "fresh" | "manned" | "left";

export interface Piece {
  id: string;
  colonists: number;
  circles: number;
  /** Of a large building two. */
  spaces: number;
  change: Change;
}

/** The tiles of an island one by one: those that are worked first, what has just come last of its kind. */
export function tilesOf(now: PuertoRicoPlayerView, before: PuertoRicoPlayerView | undefined): Piece[] {
  return now.island.flatMap((one) => {
    const was = before?.island.find((other) => other.tile === one.tile);
    const count = before ? (was?.count ?? 0) : one.count;
    const men = before ? (was?.colonists ?? 0) : one.colonists;
    return Array.from({ length: one.count }, (_, i) => ({
      id: one.tile,
      colonists: i < one.colonists ? 1 : 0,
      circles: 1,
      spaces: 1,
      change:
        i >= count ? ("fresh" as const) : i < one.colonists && i >= men ? ("manned" as const) : ("" as const),
    }));
  });
}

export function buildingsOf(now: PuertoRicoPlayerView, before: PuertoRicoPlayerView | undefined): Piece[] {
  return now.city.map((one) => {
    const was = before?.city.find((other) => other.building === one.building);
    const change = !before ? "" : !was ? "fresh" : one.colonists > was.colonists ? "manned" : "";
    return { id: one.building, colonists: one.colonists, circles: one.circles, spaces: one.spaces, change };
  });
}

/** By how much each of these amounts has changed. */
export function changeOf(
  now: Record<string, number>,
  before: Record<string, number> | undefined,
  id: string,
): number {
  return before ? (now[id] ?? 0) - (before[id] ?? 0) : 0;
}
