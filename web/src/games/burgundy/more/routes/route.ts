// A player's route as it is drawn: its tiles side by side, and the spaces that the goods of a sale would take.
import type { BurgundyPlayerView, BurgundyRoutesPlayer, Choice } from "../../../../lib/net/wire";

export const SPACES = 3;

export const routeOf = (player: BurgundyPlayerView | undefined): BurgundyRoutesPlayer =>
  player?.more?.routes ?? { tiles: [], hand: [], goods: [] };
export const lengthOf = ({ tiles, hand }: BurgundyRoutesPlayer): number =>
  (tiles.length + hand.length) * SPACES;
export const isFull = (route: BurgundyRoutesPlayer): boolean => route.goods.length >= lengthOf(route);

export interface Filled {
  space: number;
  bonus: string;
}
export const NOTHING = "none";

/** What a sale would lay there, as its answer says. */
export function caravan(choice: Choice | undefined): Filled[] {
  const told = choice?.facts["caravan"];
  return Array.isArray(told) ? (told as unknown as Filled[]) : [];
}
