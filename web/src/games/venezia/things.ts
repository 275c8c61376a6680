// The buildings and parties of the game as the table needs them; what is printed is the server's to say.
import { group, number } from "../../lib/components.svelte";
import type { VeneziaPlayerView, VeneziaView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";

/** What every part of the table that belongs to one player is given. */
export interface Owned {
  play: Play;
  view: VeneziaView;
  seat: number;
}

/** Events that open a phase, and events nobody reads in a log. */
export const HEADS = ["close"];
export const QUIET = ["spent"];

/** The types of building, in the order of the rules. */
export const kinds = (): string[] => group("buildings").map((one) => one.id);

/** How many cards a building takes. */
export const need = (kind: string): number => number(kind, "need") ?? 0;

/** The cards of a joint building, card by card, by whose they are: the master's first. */
export function laid(view: VeneziaView, kind: string): number[] {
  const master = view.pawns[kind] ?? -1;
  const first = (one: VeneziaPlayerView): number => (one.seat === master ? 0 : 1);
  return view.players
    .toSorted((a, b) => first(a) - first(b))
    .flatMap((one) => Array.from({ length: one.front[kind] ?? 0 }, () => one.seat));
}

/** What lies in front of a player: cards of joint buildings, and whole sets to be built alone. */
export interface Project {
  kind: string;
  cards: number;
  alone: boolean;
}

export function projects(player: VeneziaPlayerView): Project[] {
  const joint = kinds()
    .filter((kind) => player.front[kind])
    .map((kind) => ({ kind, cards: player.front[kind] ?? 0, alone: false }));
  return [...joint, ...player.sets.map((kind) => ({ kind, cards: need(kind), alone: true }))];
}

/** The others, from the left of this seat; a party that nobody plays comes last. */
export function others(view: VeneziaView, seat: number): number[] {
  const seats = view.players.length;
  const round = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  return round.toSorted((a, b) => Number(view.players[a]?.imaginary) - Number(view.players[b]?.imaginary));
}

export interface Tokens {
  value: number;
  treasure: boolean;
  count: number;
}

/** The tokens of a player by value, the dearest first: treasures are worth more than any swamp. */
export function tokens(player: VeneziaPlayerView): Tokens[] {
  const out = player.laid_out ?? [];
  const all = [...(player.tokens ?? []), ...out].toSorted((a, b) => b - a);
  const values = [...new Set(player.tokens)].toSorted((a, b) => b - a);
  return values.map((value) => ({
    value,
    treasure: all.indexOf(value) < player.treasures,
    count: (player.tokens ?? []).filter((one) => one === value).length,
  }));
}
