// The cards of my hand, copy by copy: what each would do, and what a click on it does. A series of plays is collected;
// as many copies as a building takes are the set that is built alone (VE 20), which is an answer of its own.
import type { Choice, Value, VeneziaView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { kinds } from "./things";

export interface Held {
  kind: string;
  /** Which of the copies of its type, from 0. */
  copy: number;
  /** How many there are. */
  count: number;
}

export function hand(view: VeneziaView, seat: number): Held[] {
  const cards = view.players[seat]?.cards ?? {};
  return kinds().flatMap((kind) => {
    const count = cards[kind] ?? 0;
    return Array.from({ length: count }, (_, copy) => ({ kind, copy, count }));
  });
}

function answer(play: Play, kind: string, verb: string): Choice | undefined {
  return play.chooser?.on(`hand:${kind}`).find((one) => one.text.startsWith(`${verb} `));
}

const times = (play: Play, choice: Choice | undefined): number =>
  choice ? (play.chooser?.times(choice.code) ?? 0) : 0;

/** The set of a type that can be built alone, and how many cards it takes. */
export function setOf(play: Play, kind: string): { choice: Choice; needed: number; on: boolean } | null {
  const choice = answer(play, kind, "set");
  const needed = choice?.facts["needed"];
  if (!choice || typeof needed !== "number") return null;
  return { choice, needed, on: times(play, choice) > 0 };
}

/** How many copies of a type are picked: those of its set first. */
export function pickedOf(play: Play, kind: string): number {
  const set = setOf(play, kind);
  return (set?.on ? set.needed : 0) + times(play, answer(play, kind, "play"));
}

export const isPicked = (play: Play, { kind, copy }: Held): boolean => copy < pickedOf(play, kind);

function leave(play: Play, kind: string): void {
  for (const choice of play.chooser?.on(`hand:${kind}`) ?? [])
    while (times(play, choice)) play.chooser?.drop(choice.code);
}

/** A click on a copy: one card more or less; one that no joint building takes makes it the set. */
export function touchCard(play: Play, held: Held): void {
  const target = `hand:${held.kind}`;
  const { chooser } = play;
  if (play.touching) play.point(target);
  const one = answer(play, held.kind, "play");
  const set = setOf(play, held.kind);
  if (!chooser?.series || play.busy || (!one && !set)) return play.touch(target);
  if (isPicked(play, held)) {
    if (one && times(play, one)) chooser.drop(one.code);
    else if (set) chooser.drop(set.choice.code);
  } else if (one && chooser.canPick(one.code)) chooser.pick(one.code);
  else if (set && !set.on) {
    leave(play, held.kind);
    chooser.pick(set.choice.code);
  }
}

/** What this copy would do to the joint building. */
export interface Does {
  laid: number;
  needed: number;
  completes: boolean;
  pawn: boolean;
}

const isRecord = (value: Value | undefined): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export function does(play: Play, { kind, copy }: Held): Does | null {
  const facts = answer(play, kind, "play")?.facts;
  const needed = facts?.["needed"];
  if (!facts || typeof needed !== "number") return null;
  const copies = facts["copies"];
  const set = setOf(play, kind);
  const at = set?.on ? copy - set.needed : copy;
  const told = Array.isArray(copies) ? copies[at] : facts;
  if (!isRecord(told) || typeof told["laid"] !== "number") return null;
  return {
    laid: told["laid"],
    needed,
    completes: told["completes"] === true,
    pawn: told["takes_pawn"] === true,
  };
}
