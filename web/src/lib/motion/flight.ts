// What a game says of its events: what travels, from which marked place to which, and with which face.
import { mount, unmount, type Component } from "svelte";
import type { GameEvent, View } from "../net/wire";
import type { Sound } from "./sound";

/** Where something begins or ends: keys of things (`data-target`) or places (`data-zone`), the nearest first. The first
 * that can be seen counts, or the button of the tab that holds it (`data-holds`). */
export type Places = readonly string[];

/** How a thing looks: the game's own drawing of it, and what it is called in a test. */
export interface Face {
  name: string;
  draw(into: HTMLElement): () => void;
}

export function face<Props extends Record<string, unknown>>(
  name: string,
  component: Component<Props>,
  props: Props,
): Face {
  return {
    name,
    draw(into) {
      const made = mount(component, { target: into, props });
      return () => void unmount(made);
    },
  };
}

export interface Flight {
  from: Places;
  to: Places;
  face: Face;
  /** What is seen until it turns over half way. */
  back?: Face;
  count?: number;
  /** How long, and how long after the event has begun, at the normal pace. */
  ms?: number;
  after?: number;
  /** Where it would come to lie, while it does not lie there yet. */
  soon?: Places;
  /** It has the size of the places it lies at. */
  fit?: boolean;
  /** It lies there small, ends as large as it is drawn, and stays for a moment to be read. */
  grow?: boolean;
  /** It does not fly but goes over these places, from the first to the last; it hops where somebody is in the way. */
  way?: readonly Stop[];
}

export interface Stop {
  at: Places;
  hop?: boolean;
}

/** What happens at a place beside what flies; it takes no time of its own. */
export type Deed = { at: Places; ms: number; after?: number } & (
  { how: "sail"; was: Face; is: Face } | { how: "glow" | "drop" }
);

/** Points that rise from their cause to where they are counted. */
export interface Gain {
  from: Places;
  to: Places;
  text: string;
}

export interface Show {
  flights?: Flight[];
  /** What only shines: a building that is used, a player who passes. */
  rings?: Places[];
  /** Where circles are compared (`data-circle`): those that have changed shine in place of what `rings` names. */
  circles?: Places[];
  gains?: Gain[];
  deeds?: Deed[];
  /** When the next event may begin, if before the end of this one. */
  next?: number;
  sound?: Sound;
}

/** Through whose eyes it is seen, the position before it, and what happened before it in the same group. */
export interface Eyes {
  me: number;
  view: View;
  cause?: GameEvent | undefined;
}

export type Shows = (event: GameEvent, eyes: Eyes) => Show | null;
