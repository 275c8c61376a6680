// A match to be looked at: its log, its positions as far as they were fetched, and the one shown.
import { useComponents } from "./components.svelte";
import { frames, replay } from "./net/api";
import { tokensOf } from "./net/tokens";
import type { Scene, Shown } from "./play.svelte";
import { speakOf } from "./voice/game";
import { called } from "./voice/names";
import type { ReplayFrame, ReplayInfo, SeatInfo } from "./net/wire";

const CHUNK = 60;

export function nameOf(info: ReplayInfo | null, seat: number): string {
  return called(seat, info?.names[seat], info?.seats ?? 0);
}

const within = (ply: number, info: ReplayInfo): number => Math.max(0, Math.min(info.plies, ply));

export class Replayed implements Shown {
  readonly id: string;
  readonly token: string | undefined;
  info = $state.raw<ReplayInfo | null>(null);
  ply = $state(0);
  private kept = $state.raw(new Map<number, ReplayFrame>());
  /** The move asked for last: what comes late of an earlier wish is not shown. */
  private wish = 0;

  /** The position shown; there is one as soon as the match has been opened. */
  scene = $derived.by((): Scene => {
    const frame = this.kept.get(this.ply);
    if (!frame) throw new Error(`no position after ${this.ply} answers`);
    return { ...frame, row: this.ply };
  });
  /** The log up to the position shown. */
  entries = $derived((this.info?.entries ?? []).filter((entry) => entry.row < this.ply));
  plays = $derived((this.info?.entries ?? []).filter((entry) => entry.kind === "play"));
  /** The plies at which a round begins; where a game has none, the turns of the first player. */
  rounds = $derived.by(() => {
    const told = (this.info?.entries ?? []).flatMap((entry) =>
      entry.events.map((event) => ({ event, at: entry.row + 1 })),
    );
    const rounds = told.filter(({ event }) => event.kind === "round");
    const turns = told.filter(({ event }) => event.kind === "turn" && event["seat"] === this.plays[0]?.seat);
    return (rounds.length ? rounds : turns).map((one) => one.at);
  });
  seats = $derived((this.info?.names ?? []).map((_, seat) => this.seat(seat)));

  constructor(id: string) {
    this.id = id;
    this.token = tokensOf(id)[0];
  }

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  get me(): number {
    return this.info?.reader ?? -1;
  }

  /** Open it, or look at it through other eyes. */
  async open(at: number | null, reader?: number): Promise<void> {
    const got = await replay(this.id, reader, this.token);
    const wanted = within(at ?? got.ply, got);
    const [found] = await Promise.all([
      this.fetch(got, wanted),
      speakOf(got.game),
      useComponents(got.game, got.seats, got.options),
    ]);
    this.kept = found;
    this.info = got;
    this.wish = this.ply = wanted;
  }

  async show(at: number): Promise<void> {
    const { info } = this;
    if (!info) return;
    const wanted = within(at, info);
    this.wish = wanted;
    if (!this.kept.has(wanted)) {
      const found = await this.fetch(info, wanted);
      if (this.info !== info) return; // seen through other eyes meanwhile
      this.kept = new Map([...this.kept, ...found]);
    }
    if (this.wish === wanted) this.ply = wanted;
  }

  /** To the first move of the turn before this one, or of the one after it. */
  turn(step: number): number {
    const seat = (ply: number) => this.plays[ply - 1]?.seat;
    let at = this.ply + step;
    while (at > 1 && at < this.plays.length && seat(at) === seat(at - 1)) at += step;
    return at;
  }

  round(step: number): number {
    if (step > 0) return this.rounds.find((ply) => ply > this.ply) ?? this.plays.length;
    return this.rounds.findLast((ply) => ply < this.ply) ?? 0;
  }

  /** The positions around one of a match. */
  private async fetch(info: ReplayInfo, ply: number): Promise<Map<number, ReplayFrame>> {
    const first = Math.floor(ply / CHUNK) * CHUNK;
    const got = await frames(this.id, first, CHUNK, info.reader, this.token);
    return new Map(got.map((frame) => [frame.ply, frame]));
  }

  private seat(seat: number): SeatInfo {
    const level = this.info?.levels[seat] ?? "";
    const who = level ? "bot" : "person";
    const here = { taken: true, online: false, owner: false, gone: "" as const, auto: true };
    const unsaid = { words: "", agreed: [] };
    return { seat, who, name: this.name(seat), level, control: who, ...here, ...unsaid };
  }
}
