// My answer from the click to the server's word: what it moves for certain moves at once.
import type { Choice, GameEvent, Update } from "../net/wire";
import { wall } from "./clock";
import type { Eyes, Shows } from "./flight";
import type { Group } from "./group";
import type { Layer } from "./layer";
import { Own } from "./own";
import type { Tempo } from "./pace";

const LATE = 1500;

export class Answer {
  /** It is on its way for longer than it should be. */
  late = $state(false);

  private readonly layer: Layer;
  private readonly shows: Shows;
  private own: Own | null = null;
  private lateness: (() => void) | null = null;
  private leaving: (() => void) | null = null;

  constructor(layer: Layer, shows: Shows) {
    this.layer = layer;
    this.shows = shows;
  }

  begin(choices: Choice[], eyes: Eyes, at: Tempo): void {
    // What closes a series of picks moves nothing by itself.
    const picks = choices.filter((choice) => !choice.closes);
    const events = (picks.length ? picks : choices).flatMap((choice) => choice.moves);
    const leave = (): void => {
      this.own = new Own(this.layer, this.shows, eyes, events, at);
    };
    if (at.flies) leave();
    // Where nothing flies its places are marked in a quiet moment, unless the server has answered by then.
    else this.leaving = wall.idle(leave);
    this.lateness = wall.after(LATE, () => (this.late = true));
  }

  /** The server has answered: refused, what flew comes back. */
  answered(refused: boolean): void {
    this.heard();
    if (!refused) return;
    this.leaving?.();
    this.own?.refuse();
    this.own = null;
  }

  /** A position has come; where my answer is in it, what flew for it lies there now. */
  kept(update: Update, me: number): void {
    if (!update.entries.some((entry) => entry.kind === "play" && entry.seat === me)) return;
    this.leaving?.();
    this.own?.settle();
  }

  /** Those events of a group that have been flown. */
  flown(group: Group): Set<GameEvent> {
    return this.own?.flown(group) ?? new Set();
  }

  /** Nothing of it is in the air any longer. */
  release(): void {
    this.own?.release();
  }

  /** It is over. */
  drop(): void {
    this.heard();
    this.leaving?.();
    this.release();
    this.own = null;
  }

  private heard(): void {
    this.lateness?.();
    this.late = false;
  }
}
