// How a table tells what happened. Every position comes from the server; while a question of mine is open the newest is
// shown at once, and what led to it still plays above it. Otherwise positions wait for what leads to them.
import { flushSync } from "svelte";
import { t } from "../i18n/index.svelte";
import type { Choice, Update } from "../net/wire";
import { wanted } from "../settings.svelte";
import { questionText } from "../voice/answers";
import type { Reader } from "../voice/names";
import { Answer } from "./answer.svelte";
import { wall } from "./clock";
import { Counts } from "./counts";
import { Ear } from "./ear";
import type { Eyes, Shows } from "./flight";
import { groups, lastRound, merge, PLAIN, type Group, type Told } from "./group";
import { Layer } from "./layer";
import type { Tempo } from "./pace";
import { looking, spot } from "./places";
import { Queue } from "./queue";
import { closing, news } from "./since";
import { Speech } from "./speech";
import { aim, ends, landed, stage, type Staged } from "./telling";
import { standing } from "./timing";

/** What a game's `flights` module gives. */
export interface Flights {
  show: Shows;
  told: Told;
}

export interface Caption {
  seat: number;
  text: string;
  /** Each has its own, so that the same words come in again. */
  key: number;
}

const IDLE = 700;

export class Motion {
  caption = $state.raw<Caption | null>(null);
  /** How many answers wait to be told. */
  waiting = $state(0);
  playing = $state(false);
  /** What is read aloud. */
  spoken = $state("");
  /** How many moves have been read aloud or counted. */
  told = $state(0);

  private readonly reader: Reader;
  private readonly flights: Flights;
  private readonly layer = new Layer();
  private readonly ear = new Ear();
  private readonly answer: Answer;
  private readonly queue: Queue;
  private readonly speech = new Speech(
    wall,
    (text, moves) => {
      // What is there already would not be read again.
      this.spoken = text === this.spoken ? `${text}\u00a0` : text;
      this.told += moves;
    },
    (count) => t("web-told-more", { count }),
  );
  private staged = new Map<Group, Staged[]>();
  private shown: Update | null = null;
  /** The newest that has come, shown or not: what waits is told already. */
  private taken: Update | null = null;
  private captions = 0;
  private counts: Counts | null = null;
  /** What waits to shine on the position that is being drawn, and what calls it off. */
  private marks: (() => void)[] = [];
  private marking: (() => void) | null = null;
  private asking = false;
  private row = -1;

  constructor(reader: Reader, flights: Flights | null) {
    this.reader = reader;
    this.flights = flights ?? { show: () => null, told: PLAIN };
    this.answer = new Answer(this.layer, this.flights.show);
    this.queue = new Queue(wall, wanted, {
      play: (groups, at) => this.play(groups, at),
      cut: () => this.still(),
      pass: (passed) => this.pass(passed),
      changed: () => this.changed(),
    });
  }

  /** A position has come; `show` puts it on the table. */
  take(update: Update, show: () => void): void {
    const commit = (): void => {
      this.shown = update;
      flushSync(show);
      this.answer.kept(update, this.reader.me);
    };
    const { taken: before, asking } = this;
    this.taken = update;
    this.asking = update.question?.menu != null;
    const entries = news(before, update);
    if (!before || !entries || document.hidden || entries.some((entry) => entry.kind === "undo")) {
      this.close();
      commit();
    } else this.tell(before, { ...update, entries }, commit);
    this.asked(update, asking);
  }

  private tell(before: Update, update: Update, commit: () => void): void {
    const { told } = this.flights;
    const made = groups(update.entries, this.reader, told, commit);
    if (!made.length) {
      const waits = this.queue.waiting.at(-1);
      if (waits) waits.commit = commit;
      else commit();
    } else {
      if (
        closing(before, update) &&
        !made.some((group) => group.events.some((one) => told.last.includes(one.kind)))
      )
        made.push(lastRound());
      const [first] = made;
      const last = this.queue.waiting.at(-1);
      if (first && last && merge(last, first, this.reader, told)) made.shift();
      this.queue.add(made);
    }
    // Whoever is asked sees the table as it is, at once; where nothing moves the next frame shows it anyway.
    if (this.asking && (this.queue.current || this.queue.tempo.pace !== "instant")) this.rush();
  }

  /** Show the newest of the positions that wait; how they came about still plays. */
  private rush(): void {
    this.counts?.release();
    const waits = this.queue.waiting.filter((group) => group.commit);
    looking(() => this.queue.waiting.forEach((group) => this.stage(group)));
    const newest = waits.at(-1)?.commit;
    for (const group of waits) group.commit = null;
    newest?.();
  }

  /** Before the position changes: what shows the events of a group, and where it lies now. */
  private stage(group: Group): Staged[] {
    const known = this.staged.get(group);
    if (known && known.length >= group.events.length) return known;
    const made = this.shown ? stage(group.events, this.flights.show, this.eyes(this.shown)) : [];
    this.staged.set(group, made);
    return made;
  }

  private eyes({ view }: Update): Eyes {
    return { me: this.reader.me, view };
  }

  private play(groups: Group[], at: Tempo): number {
    const staged = looking(() => groups.map((group) => this.stage(group)));
    const commit = groups.findLast((group) => group.commit)?.commit;
    // While a question of mine is open everything is shown as it is.
    const fresh = !!commit && at.flies && !this.asking;
    const counts = fresh ? new Counts(ends(staged.flat())) : null;
    for (const group of groups) {
      group.commit = null;
      this.staged.delete(group);
      this.say(group);
    }
    commit?.();
    counts?.hold();
    this.counts = counts;
    const show = (): number => {
      // All places first: after something has been drawn the page would be laid out again for the next question.
      const aimed = looking(() => groups.map((group, n) => this.aim(group, staged[n] ?? [], fresh, at)));
      return Math.max(...aimed.map((draw) => draw()));
    };
    if (!at.flies) {
      // The position first: where it lies is known without laying out the page twice once it has been drawn.
      this.mark(show);
      return standing(at);
    }
    const length = show();
    wall.after(length, () => counts?.release());
    return length;
  }

  /** Shine where something was and is, when the position has been drawn. */
  private mark(show: () => void): void {
    this.marks.push(show);
    this.marking ??= wall.idle(() => {
      const due = this.marks.splice(0);
      this.marking = null;
      for (const one of due) one();
    });
  }

  /** Find where a group is shown; what is answered draws it. */
  private aim(group: Group, staged: Staged[], fresh: boolean, at: Tempo): () => number {
    const { seat, mine } = group;
    const flown = this.answer.flown(group);
    const left = staged.flatMap((one) => (flown.has(one.event) ? landed(one) : [one]));
    this.ear.move(staged, mine, this.reader.me, at);
    const unseen = !flown.size && left.every(({ show }) => !show.flights?.length && !show.rings?.length);
    // A move that changes nothing one can see: whoever made it shines.
    const whose = unseen && seat >= 0 ? spot([`seat:${seat}`, `points:${seat}`, `score:${seat}`]) : null;
    const show = aim(this.layer, left, { seat, mine, fresh }, at);
    return () => {
      if (whose) this.layer.ring(whose, seat, at.flies ? IDLE : at.rings);
      return show();
    };
  }

  private say(group: Group): void {
    if (!group.caption) return;
    this.caption = { seat: group.seat, text: group.caption, key: (this.captions += 1) };
    this.speech.add(group.caption, group.count);
  }

  /** Not played, but it has happened: the newest position stands, and the last sentence. */
  private pass(passed: Group[]): void {
    const newest = passed.findLast((group) => group.commit)?.commit;
    newest?.();
    for (const group of passed) {
      group.commit = null;
      this.staged.delete(group);
      this.say(group);
    }
  }

  private changed(): void {
    this.waiting = this.queue.moves;
    this.playing = this.queue.current !== null || this.queue.waiting.length > 0;
  }

  /** A click beside everything, Space or Enter: on to the next. */
  skip(): void {
    this.queue.skip();
  }

  /** Esc, or a choice: the table stands as it is. */
  finish(): void {
    this.queue.finish();
    this.still();
  }

  private still(): void {
    this.marking?.();
    this.marking = null;
    this.marks = [];
    this.counts?.release();
    this.layer.clear();
  }

  /** The window has changed: what is in the air has no place there any more. */
  turned(): void {
    if (this.queue.current) this.queue.skip();
    this.answer.release();
    this.still();
  }

  /** My answer is on its way: what it moves for certain moves at once. */
  begin(choices: Choice[]): void {
    this.close();
    if (this.shown) this.answer.begin(choices, this.eyes(this.shown), this.queue.tempo);
  }

  answered(refused: boolean): void {
    this.answer.answered(refused);
  }

  /** My answer is on its way for longer than it should be. */
  get late(): boolean {
    return this.answer.late;
  }

  /** My question is said after what led to it; that it is my turn is heard once. */
  private asked(update: Update, before: boolean): void {
    if (!this.asking || !update.question) return;
    if (!before || update.row !== this.row) this.speech.ask(questionText(update.question, this.reader));
    this.row = update.row;
    if (!before) this.ear.turn();
  }

  /** All of it is over. */
  close(): void {
    this.finish();
    this.answer.drop();
  }
}
