// A match to be looked at: its moves, its positions as far as they were fetched, and the one shown.
import { gameOf } from "../games/shelf";
import { useComponents } from "./components.svelte";
import { chaptersOf, movesOf } from "./moves";
import { frames, replay } from "./net/api";
import { seatsOf, tokensOf } from "./net/tokens";
import type { Scene, Shown } from "./play.svelte";
import { speakOf } from "./voice/game";
import { called } from "./voice/names";
import type { ReplayFrame, ReplayInfo, SeatInfo } from "./net/wire";

const CHUNK = 60;

export function nameOf(info: ReplayInfo | null, seat: number): string {
  return called(seat, info?.names[seat], info?.seats ?? 0);
}

export class Replayed implements Shown {
  readonly id: string;
  readonly token: string | undefined;
  /** The seats of the match that this browser holds. */
  readonly mine: number[];
  info = $state.raw<ReplayInfo | null>(null);
  /** How many moves have been made in the position shown. */
  done = $state(0);
  private kept = $state.raw(new Map<number, ReplayFrame>());
  /** The move asked for last: what comes late of an earlier wish is not shown. */
  private wish = 0;

  moves = $derived(movesOf(this.info?.entries ?? [], gameOf(this.info?.game ?? "").joins));
  chapters = $derived(chaptersOf(this.info?.entries ?? [], this.moves));
  /** The move that led to the position shown; none at the start. */
  move = $derived(this.moves[this.done - 1] ?? null);
  chapter = $derived(this.chapters.findLast((one) => one.start < Math.max(1, this.done)) ?? null);
  ply = $derived(this.move?.to ?? 0);
  /** The position shown; there is one as soon as the match has been opened. */
  scene = $derived.by((): Scene => {
    const frame = this.kept.get(this.ply);
    if (!frame) throw new Error(`no position after ${this.ply} answers`);
    return { ...frame, row: this.ply };
  });
  /** The position that the move shown was made in. */
  before = $derived(this.move ? (this.kept.get(this.move.from) ?? null) : null);
  entries = $derived(this.info?.entries ?? []);
  seats = $derived((this.info?.names ?? []).map((_, seat) => this.seat(seat)));

  constructor(id: string) {
    this.id = id;
    this.token = tokensOf(id)[0];
    this.mine = seatsOf(id).filter((seat) => seat >= 0);
  }

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  /** Whose eyes it is seen through. */
  get reader(): number {
    return this.info?.reader ?? -1;
  }

  /** The seat that is told of as "you": mine, whoever's eyes it is seen through. */
  get me(): number {
    const [only = -1] = this.mine;
    if (this.mine.length < 2) return only;
    return this.mine.includes(this.reader) ? this.reader : -1;
  }

  /** Open it, or look at it through other eyes: `at` answers after the start. Who has played it sees it at first as then. */
  async open(at: number | null, reader = this.mine.length === 1 ? this.mine[0] : undefined): Promise<void> {
    const got = await replay(this.id, reader, this.token);
    const moves = movesOf(got.entries, gameOf(got.game).joins);
    const done = moves.filter((move) => move.from < (at ?? got.ply)).length;
    const [found] = await Promise.all([
      this.fetch(got, [moves[done - 1]?.from ?? 0, moves[done - 1]?.to ?? 0]),
      speakOf(got.game),
      useComponents(got.game, got.seats, got.options),
      gameOf(got.game).prepare?.(got.options),
    ]);
    this.kept = found;
    this.info = got;
    this.wish = this.done = done;
  }

  /** Show the position after so many moves. */
  async show(wanted: number): Promise<void> {
    const { info } = this;
    if (!info) return;
    const done = Math.max(0, Math.min(this.moves.length, wanted));
    this.wish = done;
    const move = this.moves[done - 1];
    const missing = [move?.from ?? 0, move?.to ?? 0].filter((ply) => !this.kept.has(ply));
    if (missing.length) {
      const found = await this.fetch(info, missing);
      if (this.info !== info) return; // seen through other eyes meanwhile
      this.kept = new Map([...this.kept, ...found]);
    }
    if (this.wish === done) this.done = done;
  }

  /** How many moves there are up to the first one of the round after this one, or of this one, or of the one before it. */
  round(step: number): number {
    const first = this.chapters.map((one) => one.start + 1);
    if (step > 0) return first.find((at) => at > this.done) ?? this.moves.length;
    return first.findLast((at) => at < this.done) ?? 0;
  }

  /** The positions around these. */
  private async fetch(info: ReplayInfo, plies: number[]): Promise<Map<number, ReplayFrame>> {
    const firsts = [...new Set(plies.map((ply) => Math.floor(ply / CHUNK) * CHUNK))];
    const got = await Promise.all(
      firsts.map((first) => frames(this.id, first, CHUNK, info.reader, this.token)),
    );
    return new Map(got.flat().map((frame) => [frame.ply, frame]));
  }

  private seat(seat: number): SeatInfo {
    const level = this.info?.levels[seat] ?? "";
    const who = level ? "bot" : "person";
    const here = { taken: true, online: false, owner: false, gone: "" as const, auto: true };
    const unsaid = { words: "", agreed: [] };
    return { seat, who, name: this.name(seat), level, control: who, ...here, ...unsaid };
  }
}
