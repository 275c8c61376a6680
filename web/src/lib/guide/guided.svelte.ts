// A match on its guide, for one who is guided: the open step, what it waits for, and what is said to another answer.
import { attr, lang } from "../i18n/index.svelte";
import { keepLeft, keepStep, progressOf } from "../guides";
import type { Choice, Guide, GuideStep, Update } from "../net/wire";
import type { Play } from "../play.svelte";
import { doneAt, isRead, sameAnswer, stepAt } from "./steps";

/** Why a click did nothing: something else is wanted now, or the step is only read. */
export type Note = "" | "other" | "read";
/** The parts of a step in words. */
export type Part = "row" | "title" | "text" | "act" | "why";

export class Guided {
  private readonly play: Play;
  /** The last step that was read to its end. */
  private read = $state(0);
  /** It is over for whoever sits here: skipped, or played on from its end. */
  private over = $state(false);
  /** Whoever looks has been led here, and not only come to a match that once was on a guide. */
  private led = $state(false);
  /** A step that lies behind and is read again. */
  again = $state<number | null>(null);
  /** The longer reason is open. */
  why = $state(false);
  /** It was asked to end the guide by a key, which may have been meant otherwise. */
  leaving = $state(false);
  note = $state<Note>("");
  /** At which edge of the question the coach stands, where the two are one card. */
  joined = $state<"" | "above" | "below">("");
  /** How often something was refused with a friendly reason: each time what was clicked shakes. */
  refused = $state(0);

  constructor(play: Play) {
    this.play = play;
    const kept = progressOf(play.game);
    if (kept?.table === play.client?.id) {
      this.over = kept?.left ?? false;
      this.led = true;
      // What was read before the open step needs no second reading.
      this.read = Math.max(0, (kept?.step ?? 1) - 1);
    }
  }

  guide = $derived.by((): Guide | null => (this.over ? null : (this.play.client?.info?.guide ?? null)));
  steps = $derived.by((): readonly GuideStep[] => this.guide?.steps ?? []);

  /** How many answers have been given; what was taken back does not count. */
  private played = $derived.by(
    () => this.play.entries.filter((entry) => entry.kind === "play" && !entry.undone).length,
  );

  /** The step that is open; none while the others play. */
  step = $derived.by((): GuideStep | null => {
    const { guide } = this;
    if (!guide || guide.left) return null;
    const open = stepAt(guide.steps, this.played, this.read);
    // After its last row the match is free already, and the end is still to be told.
    return guide.over && !(this.led && open?.number === guide.steps.length) ? null : open;
  });
  done = $derived.by(() => doneAt(this.steps, this.played, this.read));

  /** Whether the match is on its guide, or at its end. */
  get on(): boolean {
    const { guide } = this;
    return !!guide && !guide.left && (!guide.over || this.step !== null);
  }

  get game(): string {
    return this.play.game;
  }

  get count(): number {
    return this.steps.length;
  }

  /** Its last step only looks back. */
  get ends(): boolean {
    return !!this.step && isRead(this.step) && this.step.number === this.count;
  }

  /** The open step waits for a reader. */
  get reading(): boolean {
    return !!this.step && isRead(this.step) && !this.ends;
  }

  /** Words of a step. */
  say(number: number, part: Part): string {
    lang();
    const game = this.guide?.name ?? this.play.game;
    return attr(
      `guide-${game}-${number}`,
      part,
      { touch: this.play.touching ? "yes" : "no" },
      `guide/${game}`,
    );
  }

  /** Whether this code belongs to the answer that is wanted, beside what is picked of it already. */
  wants({ code }: Choice): boolean {
    const wanted = this.step?.codes.filter((one) => one === code).length ?? 0;
    const chooser = this.play.chooser;
    return wanted > (chooser?.series && chooser.room(code) ? chooser.times(code) : 0);
  }

  /** Whether a touch that means one of these is kept from doing anything, with a friendly reason. */
  stops(choices: readonly Choice[]): boolean {
    if (!this.step || !this.play.chooser) return false;
    if (!isRead(this.step) && choices.some((choice) => this.wants(choice))) {
      this.note = "";
      return false;
    }
    this.refuse();
    return true;
  }

  /** The same of a whole answer, before it is sent. */
  stopsAnswer(codes: readonly number[]): boolean {
    const menu = this.play.chooser;
    if (!this.step || !menu) return false;
    const closing = menu.choices.filter((choice) => choice.closes).map((choice) => choice.code);
    if (!isRead(this.step) && sameAnswer(codes, this.step.codes, closing)) return false;
    this.refuse();
    return true;
  }

  private refuse(): void {
    this.note = this.reading || this.ends ? "read" : "other";
    this.refused += 1;
  }

  /** Of a suggested answer what is wanted. */
  only(codes: readonly number[]): number[] {
    return this.on ? codes.filter((code) => this.step?.codes.includes(code)) : [...codes];
  }

  /** What is wanted has been chosen, and waits for the button. */
  get ready(): boolean {
    const { chooser, pending } = this.play;
    if (!chooser || !this.step || isRead(this.step)) return false;
    if (pending) return this.step.codes.includes(pending.code);
    if (!chooser.series || !chooser.enough) return false;
    const closing = chooser.choices.filter((choice) => choice.closes).map((choice) => choice.code);
    return sameAnswer(chooser.codes, this.step.codes, closing);
  }

  /** What is pointed at, by the keys of things: first what is still to be touched. */
  get targets(): readonly string[] {
    const { step, play } = this;
    if (!step) return [];
    const open = step.targets.filter((target) => {
      if (play.hand.includes(target)) return false;
      const choices = play.chooser?.series ? play.chooser.on(target) : [];
      return !choices.length || choices.some((choice) => this.wants(choice));
    });
    return open.length ? open : step.targets;
  }

  /** Whether touching a thing means what is wanted and nothing else. */
  means = (target: string): boolean => {
    const choices = this.reading ? [] : this.play.meant(target);
    return choices.length > 0 && choices.every((choice) => this.wants(choice));
  };

  /** The button of the question that is pointed at, as a selector, where nothing on the table is. */
  get button(): string | null {
    if (this.reading) return this.step?.targets.length ? null : '[data-act="go-on"]';
    if (this.ready) return '[data-act="confirm"]';
    if (!this.step || this.step.targets.length) return null;
    return this.step.codes.map((code) => `[data-code="${code}"]`).join() || null;
  }

  /** On with the next step: this one has been read. */
  goOn(): void {
    if (this.reading && this.step) this.read = this.step.number;
    this.turn();
  }

  /** Another step, or the same one anew. */
  turn(): void {
    this.again = null;
    this.why = this.leaving = false;
    this.note = "";
  }

  /** While the end is told the match waits for its reader: what the others do then is shown afterwards. */
  private waiting: (() => void)[] | null = null;

  /** Take a position to show now, or later. */
  take(update: Update, show: () => void): void {
    if (this.waiting) this.waiting.push(show);
    else show();
    const ended = update.entries.some((entry) => entry.kind === "free" && entry.text === "end");
    if (ended && !update.fresh && this.led && !this.over) this.waiting ??= [];
  }

  /** What this browser remembers of it. */
  keep(): void {
    const { client, game } = this.play;
    this.led = true;
    if (this.guide && this.step && client) keepStep(game, client.id, this.step.number, this.count);
  }

  /** Leave it for good; from here on everything is free. */
  async skip(): Promise<boolean> {
    const { client } = this.play;
    if (!client) return false;
    if (this.on && !this.guide?.over && (await client.skipGuide()) !== null) return false;
    this.finish();
    return true;
  }

  /** It has been read to its end: the match goes on by itself. */
  finish(): void {
    const { client, game } = this.play;
    if (client) keepLeft(game, client.id);
    this.over = true;
    this.turn();
    const shows = this.waiting ?? [];
    this.waiting = null;
    for (const show of shows) show();
  }
}
