// What a game's table is given: the position, the open question as something to click on, and what help to show.
import { Chooser } from "./choose/chooser.svelte";
import { settings } from "./settings.svelte";
import type { Blocked, Choice, Entry, HintOption, SeatInfo, Update, View } from "./net/wire";
import type { TableClient } from "./net/table.svelte";

export type Scene = Pick<Update, "view" | "question" | "row"> & Partial<Update>;

// From one card to the next the pointer crosses a gap: help must not flicker there.
const LINGER = 180;

export class Play {
  readonly game: string;
  client: TableClient | null;
  scene = $state.raw<Scene>() as Scene;
  seats = $state.raw<SeatInfo[]>([]);
  entries = $state.raw<Entry[]>([]);
  me = $state(-1);
  narrow = $state(false);
  /** The thing whose help is open, by target key. */
  help = $state<string | null>(null);
  /** A thing picked of a pair that only together is an answer (a good, then its ship). */
  held = $state<string | null>(null);
  /** A choice made but not yet confirmed (on a phone, or when confirmation is wanted). */
  pending = $state.raw<Choice | null>(null);
  refused = $state.raw<Blocked | null>(null);
  busy = $state(false);
  /** In a replay: show the position after this entry of the log. */
  jump: ((entry: Entry) => void) | null = null;

  chooser = $derived.by(() => {
    const question = this.scene.question;
    return this.client && question?.menu ? new Chooser(question) : null;
  });

  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, client: TableClient | null, scene: Scene) {
    this.game = game;
    this.client = client;
    this.scene = scene;
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
    this.help = target;
  }

  unpoint(target: string): void {
    if (this.narrow || this.help !== target) return;
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.help = this.help === target ? null : this.help), LINGER);
  }

  /** Somebody's name; mine is "you" in the texts, so this is for labels only. */
  name(seat: number): string {
    return this.seats[seat]?.name || `${seat + 1}`;
  }

  /** Whether a click does something; `on` says whether it is on a copy that is picked already. */
  can(target: string, on = this.picked(target) > 0): boolean {
    const chooser = this.chooser;
    if (!chooser || this.busy) return false;
    const choices = this.answers(target);
    if (!chooser.series) return choices.length > 0;
    return choices.some((choice) => on || chooser.canPick(choice.code));
  }

  /** The answers that touch this thing, and the held one if there is any. */
  answers(target: string): Choice[] {
    const all = this.chooser?.on(target) ?? [];
    const both = this.held ? all.filter((choice) => choice.targets.includes(this.held ?? "")) : all;
    return both.length ? both : all;
  }

  choice(target: string): Choice | undefined {
    return this.answers(target)[0];
  }

  blocked(target: string): Blocked | undefined {
    return this.scene.question?.menu?.blocked.find((block) => block.target === target);
  }

  /** How many of the things with this key are picked in the open series. */
  picked(target: string): number {
    const chooser = this.chooser;
    if (!chooser?.series) return 0;
    return chooser.on(target).reduce((sum, choice) => sum + chooser.times(choice.code), 0);
  }

  hints(target: string): HintOption | undefined {
    const codes = new Set(this.chooser?.on(target).map((choice) => choice.code));
    return this.client?.hint?.options.find((option) => option.codes.some((code) => codes.has(code)));
  }

  /** A click, tap or Enter on a thing. `on` says whether this very copy is picked already. */
  touch(target: string, on = false): void {
    const chooser = this.chooser;
    this.refused = null;
    if (this.narrow) this.point(target);
    if (!chooser || this.busy) return;
    const choices = this.answers(target);
    const first = choices[0];
    if (!first) {
      this.refused = this.blocked(target) ?? null;
      return;
    }
    if (!chooser.series && choices.length > 1) {
      this.held = this.held === target ? null : target;
      this.pending = null;
      return;
    }
    if (chooser.series) {
      if (on) chooser.drop(first.code);
      else chooser.pick(first.code);
      if (
        !on &&
        chooser.most === chooser.picked.length &&
        !settings.confirm &&
        !this.narrow &&
        chooser.most === 1
      )
        void this.confirm();
      return;
    }
    if (settings.confirm || this.narrow) this.pending = this.pending === first ? null : first;
    else void this.send([first.code]);
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
    const codes = this.scene.question?.menu?.suggest ?? [];
    if (codes.length) this.chooser?.fill(codes);
  }

  async send(codes: number[]): Promise<void> {
    if (!this.client || this.busy) return;
    this.busy = true;
    this.pending = null;
    this.held = null;
    await this.client.answer(codes);
    this.busy = false;
  }
}
