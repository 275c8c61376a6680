// Parties at the end of a match: seats that win and lose together, and those that are nobody's.
import type { ReplayInfo } from "./net/wire";
import { nameOf } from "./replay.svelte";
import { listed } from "./voice/names";

/** The players of a party: its seats, or of one that is nobody's the number behind the seats that its name has. */
export function players(parties: number[][], party: number): number[] {
  const seats = parties[party] ?? [];
  if (seats.length) return seats;
  return [parties.flat().length + parties.slice(0, party).filter((one) => !one.length).length];
}

/** The player whose shape and colour stand for a party. */
export function signOf(parties: number[][], party: number): number {
  return players(parties, party)[0] ?? party;
}

/** A party by its name: that of its seat, those of a team, or its own. */
export function partyName(info: ReplayInfo | null, party: number): string {
  return listed(players(info?.result?.parties ?? [], party).map((seat) => nameOf(info, seat)));
}
