// The depots as the table shows them: the spaces in use, and what a question asks of their goods.
import type { BurgundyView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { landOf } from "./art/faces";
import type { Grip } from "./gripped";

export interface Space {
  target: string;
  tile: string | null;
  /** The colour of what is laid there in each phase. */
  colour: string;
}

export interface Props {
  play: Play;
  view: BurgundyView;
  grip: Grip;
}

export const DEPOTS = (view: BurgundyView): number[] => view.depots.map((_, at) => at + 1);

export function spacesOf(view: BurgundyView, depot: number): Space[] {
  const tiles = view.depots[depot - 1] ?? [];
  return (view.spaces[depot - 1] ?? []).flatMap((colour, at) =>
    colour ? [{ target: `depot:${depot}.${at + 1}`, tile: tiles[at] ?? null, colour }] : [],
  );
}

/** Its name on the board: `5.4`, or a number alone in the black depot. */
export const placeOf = ({ target }: Space): string => target.slice(target.indexOf(":") + 1);

/** What is drawn there: its tile, or what belongs there. */
export const drawing = ({ tile, colour }: Space): string =>
  tile ? `#bu-M-${tile}` : `#bu-hole-${colour === "black" ? colour : landOf(colour)}`;

export function blackOf(view: BurgundyView): Space[] {
  return view.black.map((tile, at) => ({ target: `black:${at + 1}`, tile, colour: "black" }));
}

/** The goods of a depot, each kind with its number. */
export function waresOf(view: BurgundyView, depot: number): { good: number; count: number }[] {
  return (view.wares[depot - 1] ?? []).flatMap((count, at) => (count ? [{ good: at + 1, count }] : []));
}

/** The depot out of whose goods some are picked now; 0: none. */
export function loading(play: Play): number {
  const { question } = play.scene;
  const depot = question?.menu?.args["depot"];
  const asks = play.chooser?.choices.some((choice) => choice.targets.some((one) => one.startsWith("ware:")));
  return asks && typeof depot === "number" ? depot : 0;
}

/** Whether a whole depot is asked for, for its goods. */
export const fetching = (play: Play): boolean =>
  play.chooser?.choices.some((choice) => choice.targets.some((one) => one.startsWith("wares:"))) ?? false;

/** What a depot costs in workers with what is in hand, and whether anything there can be had. */
export function costOf(grip: Grip, spaces: Space[]): { can: boolean; workers: number } {
  const reached = spaces.flatMap((space) => grip.reach(space.target) ?? []);
  const workers = Math.min(...reached.map((one) => one.workers));
  return { can: reached.length > 0, workers: reached.length ? workers : 0 };
}

/** The keys of what lies on them, in words. */
export const keysOf = (spaces: Space[]): string => spaces.map((one) => one.target).join(" ");
