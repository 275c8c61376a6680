// A review as it is looked at: of which match, through whose decisions, which one is open.
import { gameOf } from "../../games/shelf";
import { drawName } from "../draws";
import { chaptersOf, movesOf } from "../moves";
import type { ReplayInfo, ReviewJudged } from "../net/wire";
import { partyName, signOf } from "../parties";
import { nameOf } from "../replay.svelte";
import { lines } from "../voice/events";
import { capital, type Reader } from "../voice/names";
import { bandsOf } from "./chart";
import { errorsOf, SHOWN } from "./costs";
import { gained } from "./figures";
import type { Reviewed } from "./review.svelte";
import { said } from "./words";

/** A party in the chart: its name, as short as it must be at the end of its line, and whose sign stands for it. */
export interface Line {
  name: string;
  brief: string;
  seat: number;
}

/** Draws of less are not named in the chart. */
const TOLD = 0.03;
const NOTES = 2;
const APART = 0.2;
const BRIEF = 44;

export class View implements Reader {
  /** Whose decisions are listed. */
  seat = $state(0);
  /** The decision that is open. */
  open = $state<number | null>(null);

  constructor(
    readonly info: ReplayInfo,
    readonly of: Reviewed,
    /** The seats that this browser holds. */
    readonly mine: number[],
  ) {
    const winner = signOf(this.parties, info.result?.ranking.indexOf(1) ?? 0);
    this.seat = mine[0] ?? (winner < info.seats ? winner : 0);
  }

  moves = $derived.by(() => movesOf(this.info.entries, gameOf(this.info.game).joins));
  bands = $derived.by(() => {
    const starts = chaptersOf(this.info.entries, this.moves).map(({ number, start }) => ({
      number,
      from: this.moves[start]?.from ?? this.info.plies,
    }));
    return bandsOf(starts, this.info.plies);
  });

  get review() {
    return this.of.review;
  }

  /** Who won and lost; whoever plays alone is weighed against nobody, who has no line. */
  get parties(): number[][] {
    return this.info.result?.parties ?? [];
  }

  get lines(): Line[] {
    return this.parties.map((_, party) => {
      const name = partyName(this.info, party);
      return {
        name,
        brief: name.length > 14 ? `${name.slice(0, 13).trim()}…` : name,
        seat: signOf(this.parties, party),
      };
    });
  }

  /** The party whose line lies on top. */
  get party(): number {
    return Math.max(
      0,
      this.parties.findIndex((seats) => seats.includes(this.seat)),
    );
  }

  /** Who is told of as "you": the holder of one seat alone. */
  get me(): number {
    return this.mine.length === 1 ? (this.mine[0] ?? -1) : -1;
  }

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  get errors(): ReviewJudged[] {
    return this.review ? errorsOf(this.review, this.seat) : [];
  }

  get costliest(): ReviewJudged[] {
    return this.errors.slice(0, SHOWN);
  }

  round(ply: number): number {
    return this.bands.findLast((band) => band.from <= ply)?.number ?? 1;
  }

  /** The number of the move of a replay that an answer is part of. */
  move(ply: number): number {
    return this.moves.find(({ from, to }) => from <= ply && ply < to)?.number ?? this.moves.length;
  }

  /** What a position is called: the round, and before whose answer. */
  moment(ply: number): string {
    if (ply >= this.info.plies) return said("web-review-at-end");
    const round = this.round(ply);
    const seat = this.moves.find(({ from, to }) => from <= ply && ply < to)?.seat ?? -1;
    if (seat < 0) return `R${round}`;
    const own = seat === this.me ? "yes" : "no";
    return said("web-review-before", { round, own, name: this.name(seat) });
  }

  /** The draws that mattered most to the party on top, not too near to each other. */
  get notes(): { ply: number; text: string }[] {
    const kept: { ply: number; text: string }[] = [];
    const plies = Math.max(1, this.info.plies);
    const luck = (draw: { luck: number[] }): number => draw.luck[this.party] ?? 0;
    for (const draw of (this.review?.draws ?? []).toSorted((a, b) => Math.abs(luck(b)) - Math.abs(luck(a)))) {
      if (kept.length === NOTES || Math.abs(luck(draw)) < TOLD) break;
      if (draw.ply && kept.every((one) => Math.abs(one.ply - draw.ply) > APART * plies))
        kept.push({ ply: draw.ply, text: `${this.happened(draw)}: ${gained(luck(draw))}` });
    }
    return kept;
  }

  /** What came by chance, as the log says it where it says it in a few words. */
  private happened({ ply, kinds }: { ply: number; kinds: string[] }): string {
    const events = this.info.entries.find((entry) => entry.row === ply - 1)?.events ?? [];
    const told = lines(events, this).filter((line) => line.kind !== "round");
    const brief = told.map((line) => line.text).find((text) => text.length <= BRIEF);
    return brief ?? capital([...new Set(kinds)].map(drawName).join(", "));
  }
}
