// What the parts of the drawn table share.
import type { BurgundyView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import type { Grip } from "./gripped";
import { additions } from "./more/additions";

/** What every part of the table that belongs to one player is given. */
export interface Owned {
  play: Play;
  view: BurgundyView;
  seat: number;
  grip: Grip;
}

/** Events that open a phase, and events nobody reads in a log. */
export const HEADS = ["phase", "round"];
export const QUIET = ["turn"];

const LETTERS = "ABCDE";
export const letter = (phase: number): string => LETTERS[phase - 1] ?? "";

/** Everybody else, in the order in which they sit after a seat. */
export function others(view: BurgundyView, seat: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

/** All who play the duchy of a seat, with this one first. */
export function sharers(view: BurgundyView, seat: number): number[] {
  const { estate } = view.players[seat]!;
  return [seat, ...others(view, seat).filter((one) => view.players[one]?.estate === estate)];
}

/** The key of a place (`data-zone`) that belongs to a seat and to all who share its duchy. */
export const zoneOf = (view: BurgundyView, seat: number, name: string): string =>
  sharers(view, seat)
    .map((one) => `${name}:${one}`)
    .join(" ");

/** What a player would score at the end as things stand. */
export const atEnd = (end: Record<string, number>): number =>
  Object.values(end).reduce((sum, points) => sum + points, 0);

export const soldBy = (sold: number[]): number => sold.reduce((sum, count) => sum + count, 0);

const GIVERS: Record<string, string> = { "castle.act": "castle", "city_hall.place": "city_hall" };

/** The tile that gives the open action, which needs no die; nothing where dice act. */
export function giverOf(play: Play, view: BurgundyView): string {
  const ask = play.scene.question?.ask ?? "";
  return GIVERS[ask] ?? additions(view).flatMap(({ gives }) => gives?.[ask] ?? [])[0] ?? "";
}
