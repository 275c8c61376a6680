// Who plays with whom, as the parts of a team's table ask for it.
import type { Pointed } from "../../../../lib/net/table.svelte";
import type { BurgundyView, BurgundyTeamPlayer } from "../../../../lib/net/wire";
import type { Play } from "../../../../lib/play.svelte";
import { sharers } from "../../table";

const LETTERS = "AB";

export interface Side {
  letter: string;
  seats: number[];
  points: number;
}

const sides = (view: BurgundyView): Side[] =>
  (view.more?.team?.teams ?? []).map((team, at) => ({ ...team, letter: LETTERS[at] ?? "" }));

/** The team of a seat, and the other one. */
export const sideOf = (view: BurgundyView, seat: number): Side => {
  const all = sides(view);
  return all.find((side) => side.seats.includes(seat)) ?? all[0]!;
};
export const against = (view: BurgundyView, seat: number): Side => {
  const all = sides(view);
  return all.find((side) => !side.seats.includes(seat)) ?? all[0]!;
};

/** The key spaces of a seat. */
export const keysOf = (view: BurgundyView, seat: number): BurgundyTeamPlayer =>
  view.players[seat]!.more!.team!;

export const partnerOf = (view: BurgundyView, seat: number): number => keysOf(view, seat).partner;

/** What somebody who plays this board points at now, the newest last. */
export const pointedBy = (play: Play, view: BurgundyView, seat: number): Pointed[] =>
  (play.client?.points ?? []).filter((one) => sharers(view, seat).includes(one.seat));

export const hexOf = ({ target }: Pointed): number => Number(target.slice(target.indexOf(":") + 1));
