// What a player has in hand, as the drawn pieces ask for it: which of them it reaches, and what a click on one does.

/** How something can be had with what is in hand: with a die as it lies (`strong`), or turned by workers (`faint`). */
export interface Reach {
  how: "strong" | "faint";
  die: 0 | 1 | 2;
  workers: number;
  points: number;
}

/** Nobody holds anything: where a position is only looked at. */
export const IDLE: Grip = {
  die: 0,
  tile: null,
  pointed: null,
  reach: () => null,
  touch: () => undefined,
};

export interface Grip {
  /** The die in hand; 0: none, or an action that needs none. */
  readonly die: 0 | 1 | 2;
  /** The stored tile in hand. */
  readonly tile: string | null;
  /** The key of the thing under the pointer or the focus. */
  readonly pointed: string | null;
  /** Whether a key can be chosen with what is in hand now. */
  reach(target: string): Reach | null;
  touch(target: string): void;
}
