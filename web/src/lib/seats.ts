// Who has a voice at a table, and whose yes is still awaited before a seat goes to another person.
import type { SeatInfo } from "./net/wire";

/** People, also those who left; not who resigned, and no bot of the table's own. */
export const hasVoice = (seat: SeatInfo): boolean => seat.control === "person" || seat.gone === "left";

export function awaited(seats: SeatInfo[], given: SeatInfo): SeatInfo[] {
  return seats.filter((seat) => hasVoice(seat) && !given.agreed.includes(seat.seat));
}

/** Free for whoever comes, though a bot plays there until then. */
export const isFree = (seat: SeatInfo): boolean => seat.who === "person" && !seat.taken;
