// Which shields there are and where they lie: in the depots, and on the castles of a duchy.
import type { BurgundyPlayerView, BurgundyView } from "../../../../lib/net/wire";
import type { Grip } from "../../gripped";
import { costOf, spacesOf, waresOf } from "../../depots";
import type { Point } from "../../hex";
import { headOf, sideOf } from "../../ring";
import { metal } from "./token";

type Told = Pick<BurgundyView, "more">;

export const numberOf = (id: string): string => id.slice(id.indexOf("_") + 1);
export const nameOf = (number: string): string => `shield_${number}`;

export const lyingIn = (view: Told, depot: number): string[] => view.more?.shields?.depots[depot - 1] ?? [];
export const heldBy = (player: BurgundyPlayerView | undefined): string[] => player?.more?.shields?.held ?? [];

/** The metal of its rim. */
export function rimOf(view: Told, id: string): string {
  const points = view.more?.shields?.points ?? {};
  return metal(points[id] ?? 0, Object.values(points));
}

const CASTLE = "castle";
/** The rules do not say which castle carries which: they lie there in the order of both. */
export function carried(player: BurgundyPlayerView | undefined): { id: string; hex: number }[] {
  const castles = (player?.duchy.tiles ?? []).flatMap((tile, at) => (tile === CASTLE ? [at] : []));
  return heldBy(player).flatMap((id, at) => (castles[at] === undefined ? [] : [{ id, hex: castles[at] }]));
}

/** How large one is in the ring, in its units, and how far two lie from each other. */
export const HIGH = 34;
export const WIDE = (HIGH * 100) / 116;
const STEP = 34;
const CLOSE = 30.7;
/** How far from the middle of the ring those of the corners lie: beyond their tiles. */
const OUT: Point = { x: 200, y: 72 };

/** What they take of the head of a depot: above and below there is no other place for them. */
export function aside(view: Told, depot: number): number {
  const count = lyingIn(view, depot).length;
  return sideOf(depot).x || !count ? 0 : WIDE + (count - 1) * CLOSE;
}

/** Where those of a depot lie. */
export function spots(view: BurgundyView, grip: Grip, depot: number): (Point & { id: string })[] {
  const { x, y } = sideOf(depot);
  const lying = lyingIn(view, depot);
  if (x) return lying.map((id, at) => ({ id, x: x * OUT.x, y: y * (OUT.y + at * STEP) }));
  const costs = costOf(grip, spacesOf(view, depot)).workers > 0;
  const head = headOf(depot, costs, waresOf(view, depot), aside(view, depot));
  return lying.map((id, at) => ({ id, x: head.end + WIDE / 2 + at * CLOSE, y: head.y }));
}
