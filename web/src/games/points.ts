// Points of an event, as they rise over a table.
import type { Gain, Places } from "../lib/motion/flight";
import type { GameEvent } from "../lib/net/wire";

export const seatOf = (event: GameEvent): string => String(event["seat"]);
export const textOf = (event: GameEvent, field: string): string => String(event[field] ?? "");
export const numberOf = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

/** From their cause to where they are counted; none where there are none. */
export function gains(event: GameEvent, from: Places): Gain[] {
  const points = numberOf(event, "points");
  const to = [`points:${seatOf(event)}`, `score:${seatOf(event)}`];
  return points > 0 ? [{ from: [...from, ...to], to, text: `+${points}` }] : [];
}
