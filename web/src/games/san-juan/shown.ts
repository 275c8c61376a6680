// What a move has changed in a player's hand and city: what left, and what came.
import type { GameEvent, SanJuanBuildingView, SanJuanPlayerView, SanJuanView } from "../../lib/net/wire";

/** A card as a lane shows it: `gone` still lies where it was, `paid` is on the discards by now, `fresh` has just come. */
export interface Shown {
  card: string;
  state: "" | "gone" | "paid" | "fresh";
}

export interface Built extends SanJuanBuildingView {
  /** It has just been built, or its good has just come or gone. */
  state: "" | "fresh" | "filled" | "emptied";
}

/** Those of `one` that are not among `other`, with their places. */
function missing(one: readonly string[], other: readonly string[]): { card: string; at: number }[] {
  const left = [...other];
  return one.flatMap((card, at) => {
    const found = left.indexOf(card);
    if (found < 0) return [{ card, at }];
    left.splice(found, 1);
    return [];
  });
}

/** Cards as they lie now, and among them those that have gone, where they lay. */
export function cardsOf(
  now: readonly string[],
  before: readonly string[],
  built: readonly string[],
): Shown[] {
  const fresh = new Set(missing(now, before).map(({ at }) => at));
  const rest = [...built];
  const shown: Shown[] = now.map((card, at) => ({ card, state: fresh.has(at) ? "fresh" : "" }));
  for (const { card, at } of missing(before, now)) {
    const used = rest.indexOf(card);
    if (used >= 0) rest.splice(used, 1);
    shown.splice(Math.min(at, shown.length), 0, { card, state: used >= 0 ? "gone" : "paid" });
  }
  return shown;
}

/** The cards of this seat's hand that were put into its city. */
export function usedBy(events: GameEvent[], seat: number): string[] {
  return events
    .filter((event) => (event.kind === "build" || event.kind === "tuck") && event["seat"] === seat)
    .flatMap((event) => (typeof event["card"] === "string" ? [event["card"]] : []));
}

export function cityOf(
  now: readonly SanJuanBuildingView[],
  before: readonly SanJuanBuildingView[] | undefined,
): Built[] {
  if (!before) return now.map((one) => ({ ...one, state: "" }));
  const fresh = new Set(
    missing(
      now.map((one) => one.card),
      before.map((one) => one.card),
    ).map(({ at }) => at),
  );
  const changes = new Map<string, number>();
  for (const one of now) if (one.loaded) changes.set(one.card, (changes.get(one.card) ?? 0) + 1);
  for (const one of before) if (one.loaded) changes.set(one.card, (changes.get(one.card) ?? 0) - 1);
  return now.map((one, at) => {
    if (fresh.has(at)) return { ...one, state: "fresh" };
    const change = changes.get(one.card) ?? 0;
    if (change > 0 && one.loaded) return { ...one, state: take(changes, one.card, -1) };
    if (change < 0 && !one.loaded) return { ...one, state: take(changes, one.card, 1) };
    return { ...one, state: "" };
  });
}

function take(changes: Map<string, number>, card: string, step: 1 | -1): "filled" | "emptied" {
  changes.set(card, (changes.get(card) ?? 0) + step);
  return step < 0 ? "filled" : "emptied";
}

/** The cards that lie before a player to choose from: never part of a hand. */
export function drawnBy(view: SanJuanView | null, seat: number): string[] | null {
  if (!view || view.drawn_by !== seat) return null;
  return view.drawn_cards ?? Array.from({ length: view.drawn }, () => "");
}

/** The hand of a player, by backs where its cards are not to be seen. */
export function handOf(player: SanJuanPlayerView | undefined): string[] {
  return player?.cards ?? Array.from({ length: player?.hand ?? 0 }, () => "");
}
