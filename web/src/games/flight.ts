// What the flights of several games have in common.
import type { GameEvent } from "../lib/net/wire";
import type { Flight } from "./game";

export const seatOf = (event: GameEvent): string => String(event["seat"]);

/** Points that rise where they are counted. */
export function points(event: GameEvent): Flight | null {
  const value = event["points"];
  if (typeof value !== "number" || value <= 0) return null;
  const zone = `points:${seatOf(event)}`;
  return { from: zone, to: zone, look: "points", text: `+${value}` };
}
