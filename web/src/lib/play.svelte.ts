// What a game's table is given: the position, the open question as something to click on, and what help to show.
import type { Component } from "svelte";
import { Chooser } from "./choose/chooser.svelte";
import { left, PAIRS, touched, type Ties } from "./choose/hand";
import type { Explanation } from "./explain";
import { Guided } from "./guide/guided.svelte";
import type { Motion } from "./motion/motion.svelte";
import { settings } from "./settings.svelte";
import { called, type Reader } from "./voice/names";
import { frame, touch, type Frame } from "./window";
import type { Blocked, Choice, Entry, Proposal, SeatInfo, Update, View } from "./net/wire";
import type { Client } from "./net/table.svelte";

/** What a table shows at one moment: of a match that is on, or of a replay. */
export type Scene = Pick<Update, "view" | "zones" | "question" | "row"> & Partial<Update>;

/** Where a table gets what it shows from; everything follows it. */
export interface Shown {
  readonly scene: Scene;
  readonly seats: SeatInfo[];
  readonly entries: Entry[];
  /** Whose eyes it is seen through. */
  readonly me: number;
}

/** What those see who sit at a table, or watch it; from the first update on. */
export function atTable(client: Client): Shown {
  return {
    get scene() {
      if (!client.update) throw new Error("nothing to show before the first update");
      return client.update;
    },
    get seats() {
      return client.info?.seats ?? [];
    },
    get entries() {
      return client.entries;
    },
    // At the end everybody reads everything, but a single player stays who they were.
    get me() {
      const mine = client.mine.filter((seat) => seat >= 0);
      const reader = client.update?.reader ?? -1;
      return client.update?.result && mine.length === 1 ? (mine[0] ?? reader) : reader;
    },
  };
}

/** To whom a table is told. */
export function readerOf(client: Client): Reader {
  const shown = atTable(client);
  return {
    name: (seat) => called(seat, shown.seats[seat]?.name, shown.seats.length),
    get me() {
      return shown.me;
    },
  };
}

/** What a puzzle puts on a table: marks on the things of its answers, and parts that come with it alone. */
export interface Quizzed {
  /** It has been answered. */
  readonly told: boolean;
  /** For the ear: what has come of an answer, or how little time is left. */
  readonly spoken: string;
  /** By target. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** In the bar, in place of whose turn it is. */
  Badge: Component<{ play: Play }>;
  /** In place of the log. */
  Rail: Component<{ play: Play; heads: string[]; quiet: string[] }>;
  /** In place of the question, once it has been answered. */
  Verdict: Component<{ play: Play }>;
  /** In place of taking back and of advice, and once it has been answered of all its buttons. */
  Ways: Component<{ play: Play }>;
  /** Where the log would open, what is told of it opens. */
  open(): void;
}

/** The best answer, mine where that was another, or one of the others with what it costs. */
export interface Mark {
  kind: "best" | "mine" | "other";
  text: string;
}

// From one card to the next the pointer crosses a gap: help must not flicker there.
const LINGER = 180;
/** From when on a table says that an answer is still on its way, in milliseconds. */
const HELD = 250;

/** Why one thing cannot be chosen. */
type Refused = Blocked & { target: string };

/** What has been begun in a scene, and goes with it. */
class Draft {
  readonly scene: Scene;
  /** Things picked that only together with others are an answer (a good, then its ship), the newest last. */
  hand = $state.raw<readonly string[]>([]);
  /** A choice made but not yet confirmed (on a phone, or when confirmation is wanted). */
  pending = $state.raw<Choice | null>(null);
  refused = $state.raw<Refused | null>(null);

  constructor(scene: Scene) {
    this.scene = scene;
  }
}

/** The thing whose help is open, by target key; closed when the match goes on. */
class Help {
  readonly row: number;
  target = $state<string | null>(null);
  /** The thing whose "why not?" is answered. */
  puzzle = $state<string | null>(null);

  constructor(row: number) {
    this.row = row;
  }
}

export class Play {
  readonly game: string;
  readonly client: Client | null;
  private readonly shown: Shown;
  /** How it is told what happened; none where nothing comes by itself. */
  readonly motion: Motion | null;
  /** The puzzle that this table asks, in place of a match. */
  readonly quiz: Quizzed | null;
  /** My answer is on its way: nothing else can be chosen. */
  busy = $state(false);
  /** And it is so for longer than the table can stand as it was: the next position draws all of it anew. */
  late = $state(false);
  /** What a game's table knows of a thing beyond what its answers say. */
  tell: ((target: string, common: Explanation | null) => Explanation | null) | null = null;
  /** The guide this match follows, or has followed. */
  readonly guided: Guided | null;
  /** How its answers hang together with what is in hand. */
  ties = $state.raw<Ties>(PAIRS);

  /** What a touch does in place of an answer, while somebody points at something: whether it did. */
  aim = $state.raw<((target: string) => boolean) | null>(null);
  /** Keys of this table alone: what they are called, and what they do. */
  readonly keys = new Map<string, { name: string; does: () => void }>();

  /** Whether the picks of a series are an answer, where a game's table must know something else than their number. */
  suffices: ((chooser: Chooser) => boolean | undefined) | null = null;

  scene = $derived.by(() => this.shown.scene);
  seats = $derived.by(() => this.shown.seats);
  entries = $derived.by(() => this.shown.entries);
  me = $derived.by(() => this.shown.me);
  chooser = $derived.by(() => {
    const question = this.scene.question;
    return this.client && question?.menu ? new Chooser(question, (one) => this.suffices?.(one)) : null;
  });
  private draft = $derived.by(() => new Draft(this.scene));
  private blocks = $derived.by(
    () =>
      new Map<string, Refused>(
        (this.scene.question?.menu?.blocked ?? []).flatMap((block) =>
          block.targets.map((target): [string, Refused] => [
            block.held ? `${block.held} ${target}` : target,
            { ...block, target },
          ]),
        ),
      ),
  );
  /** The answers of things as they were looked up with what is in hand: a table asks for each of them many times. */
  private looked = $derived.by(() => ({
    open: this.chooser?.open ?? [],
    hand: this.hand,
    ties: this.ties,
    found: new Map<string, Choice[]>(),
  }));
  private row = $derived.by(() => this.scene.row);
  private helping = $derived.by(() => new Help(this.row));

  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: string,
    client: Client | null,
    shown: Shown,
    motion: Motion | null = null,
    quiz: Quizzed | null = null,
  ) {
    this.motion = motion;
    this.quiz = quiz;
    this.game = game;
    this.client = client;
    this.shown = shown;
    this.guided = client ? new Guided(this) : null;
  }

  /** The guide, while the match is on it. */
  get guide(): Guided | null {
    return this.guided?.on ? this.guided : null;
  }

  get frame(): Frame {
    return frame();
  }

  /** A phone held upright: one thing at a time. */
  get phone(): boolean {
    return frame() === "p";
  }

  /** Phones and tablets: the first tap explains and chooses, a button does it. */
  get touching(): boolean {
    return touch.current;
  }

  /** What was taken in hand last. */
  get held(): string | null {
    return this.hand.at(-1) ?? null;
  }

  get hand(): readonly string[] {
    return this.draft.hand;
  }

  get pending(): Choice | null {
    return this.draft.pending;
  }

  get refused(): Refused | null {
    return this.draft.refused;
  }

  get help(): string | null {
    return this.helping.target;
  }

  /** Leave what has been picked and begun. */
  drop(): void {
    this.aim = null;
    this.draft.pending = null;
    this.draft.hand = [];
    this.chooser?.clear();
  }

  /** The seat whose things lie on this side of the table: mine, also when everybody may see everything. */
  get near(): number {
    if (this.me >= 0) return this.me;
    return this.client?.mine.find((seat) => seat >= 0) ?? 0;
  }

  get view(): View {
    return this.scene.view;
  }

  /** Pointer, focus or finger on a thing: its help opens and stays until the next one, or a moment after leaving. */
  point(target: string): void {
    clearTimeout(this.leaving);
    this.helping.target = target;
  }

  /** Close the help, where it lies over the table. */
  shut(): void {
    this.helping.target = null;
  }

  unpoint(target: string): void {
    if (this.touching || this.help !== target) return;
    clearTimeout(this.leaving);
    const { helping } = this;
    this.leaving = setTimeout(() => {
      if (helping.target === target) helping.target = null;
    }, LINGER);
  }

  /** Somebody's name; mine is "you" in the texts, so this is for labels only. */
  name(seat: number): string {
    return called(seat, this.seats[seat]?.name, this.seats.length);
  }

  /** Whether a click does something; `on` says whether it is on a copy that is picked already. */
  can(target: string, on = this.picked(target) > 0): boolean {
    const chooser = this.chooser;
    if (!chooser || this.late || this.guide?.reading) return false;
    const choices = this.answers(target);
    if (!chooser.series) return choices.length > 0;
    return choices.some((choice) => on || chooser.canPick(choice.code) || chooser.beside(choice));
  }

  /** The answers that touch this thing, and what is in hand if it can be both. */
  answers(target: string): Choice[] {
    const { open, hand, ties, found } = this.looked;
    const known = found.get(target) ?? left(ties, open, target, hand);
    found.set(target, known);
    return known;
  }

  /** Those of them that a touch means. */
  meant(target: string): Choice[] {
    return this.ties.meant(this.answers(target));
  }

  choice(target: string): Choice | undefined {
    return this.meant(target)[0];
  }

  /** Why it cannot be chosen: by itself, or together with what is in hand. */
  blocked(target: string): Refused | undefined {
    const { held } = this;
    return (held ? this.blocks.get(`${held} ${target}`) : undefined) ?? this.blocks.get(target);
  }

  /** The thing of which somebody asked why it cannot be chosen; its answer is open. */
  get puzzle(): string | null {
    return this.helping.puzzle;
  }

  /** Answer why a thing cannot be chosen; whether there is an answer. */
  why(target: string | null): boolean {
    this.helping.puzzle = target && this.chooser && this.blocked(target) ? target : null;
    return this.helping.puzzle !== null;
  }

  /** How many of the things with this key are picked in the open series. */
  picked(target: string): number {
    const chooser = this.chooser;
    if (!chooser?.series) return 0;
    return chooser.on(target).reduce((sum, choice) => sum + chooser.times(choice.code), 0);
  }

  /** What I asked the others: to let me go back. */
  get asked(): Proposal | null {
    const { proposal } = this.scene;
    return proposal && this.client?.mine.includes(proposal.seat) ? proposal : null;
  }

  /** Whether I only watch. */
  get watching(): boolean {
    return !!this.client && !this.client.mine.some((seat) => seat >= 0);
  }

  /** Whether this answer belongs to the one that was advised. */
  advised(code: number): boolean {
    return this.client?.hint?.options[0]?.codes.includes(code) ?? false;
  }

  hinted(target: string): boolean {
    const { chooser, client, ties } = this;
    if (!client?.hint || !chooser) return false;
    return chooser.open.some((one) => ties.touches(one, target) && this.advised(one.code));
  }

  /** A click, tap or Enter on a thing. `on` says whether this very copy is picked already. */
  touch(target: string, on = false): void {
    if (this.aim?.(target)) return;
    const chooser = this.chooser;
    this.draft.refused = null;
    if (this.touching) this.point(target);
    if (!chooser || this.busy) return;
    const first = this.answers(target)[0];
    if (!first) {
      this.draft.refused = this.blocked(target) ?? null;
      return;
    }
    if (!on && this.guide?.stops(this.answers(target))) return;
    if (chooser.series && !chooser.beside(first)) {
      this.draft.pending = null;
      this.choose(first, on);
      return;
    }
    const { only, hand } = touched(this.ties, chooser.open, target, this.hand);
    this.draft.hand = hand;
    if (only) this.choose(only);
    else this.draft.pending = null;
  }

  /** The same on an answer that stands for itself, without a thing. */
  choose(choice: Choice, on = false): void {
    const chooser = this.chooser;
    if (!chooser || this.busy || (!on && this.guide?.stops([choice]))) return;
    if (!chooser.series || chooser.beside(choice)) {
      if (settings.confirm || this.touching) this.draft.pending = this.pending === choice ? null : choice;
      else void this.send([choice.code]);
    } else if (on) chooser.drop(choice.code);
    else chooser.pick(choice.code);
  }

  async confirm(): Promise<void> {
    const chooser = this.chooser;
    if (!chooser) return;
    if (this.pending) await this.send([this.pending.code]);
    else if (chooser.series && chooser.enough) await this.send(chooser.codes);
  }

  async close(): Promise<void> {
    const closing = this.chooser?.closing;
    if (closing) await this.send([closing.code]);
  }

  suggest(): void {
    const suggested = this.scene.question?.menu?.suggest ?? [];
    const codes = this.guide?.only(suggested) ?? suggested;
    if (codes.length) this.chooser?.fill(codes);
  }

  async send(codes: number[]): Promise<void> {
    if (!this.client || this.busy || this.guide?.stopsAnswer(codes)) return;
    const { draft } = this;
    this.busy = true;
    const timer = setTimeout(() => (this.late = true), HELD);
    const given = codes.flatMap((code) => this.chooser?.choices.find((choice) => choice.code === code) ?? []);
    this.motion?.begin(given);
    const refusal = await this.client.answer(codes);
    clearTimeout(timer);
    this.motion?.answered(refusal !== null);
    if (refusal !== null) Object.assign(draft, { pending: null, hand: [] });
    this.busy = this.late = false;
  }
}
