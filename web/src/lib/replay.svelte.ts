// A match to be looked at: its log, its positions as far as they were fetched, and the one shown.
import { has, t } from "./i18n/index.svelte";
import { frames, replay } from "./net/api";
import { tokensOf } from "./net/tokens";
import { speakOf } from "./voice/game";
import type { ReplayFrame, ReplayInfo, SeatInfo } from "./net/wire";

const CHUNK = 60;

/** A player's name; a party at the table that is nobody's has one of its own. */
export function nameOf(info: ReplayInfo | null, seat: number): string {
  if (info && seat >= info.seats && has("party-name")) return t("party-name");
  return info?.names[seat] || t("seat", { number: seat + 1 });
}

export class Replayed {
  readonly id: string;
  readonly token: string | undefined;
  info = $state.raw<ReplayInfo | null>(null);
  ply = $state(0);
  private kept = $state.raw(new Map<number, ReplayFrame>());
  /** The move asked for last: what comes late of an earlier wish is not shown. */
  private wish = 0;

  frame = $derived(this.kept.get(this.ply));
  plays = $derived((this.info?.entries ?? []).filter((entry) => entry.kind === "play"));
  /** The plies at which a round begins; where a game has none, the turns of whoever is first. */
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

  get me(): number {
    return this.info?.reader ?? -1;
  }

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  /** Open it, or look at it through other eyes. */
  async open(at: number | null, reader?: number): Promise<void> {
    const got = await replay(this.id, reader, this.token);
    await speakOf(got.game);
    this.kept = new Map();
    this.info = got;
    await this.show(at ?? got.ply);
  }

  async show(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.info?.plies ?? 0, at));
    this.wish = wanted;
    await this.need(wanted);
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

  private async need(at: number): Promise<void> {
    if (this.kept.has(at) || !this.info) return;
    const first = Math.floor(at / CHUNK) * CHUNK;
    const got = await frames(this.id, first, CHUNK, this.info.reader, this.token);
    this.kept = new Map([...this.kept, ...got.map((frame) => [frame.ply, frame] as const)]);
  }

  private seat(seat: number): SeatInfo {
    const level = this.info?.levels[seat] ?? "";
    const who = level ? "bot" : "person";
    const here = { taken: true, online: false, owner: false, gone: "" as const, auto: true };
    const unsaid = { words: "", agreed: [] };
    return { seat, who, name: this.name(seat), level, control: who, ...here, ...unsaid };
  }
}
