// What waits to be told, and when each has its turn. It knows no document: a stage plays, a clock tells the time.
import type { Clock } from "./clock";
import type { Group } from "./group";
import { faster, tempo, type Pace, type Tempo } from "./pace";

/** From so many waiting answers on the pace rises one step, until fewer than the other number wait. */
const MANY = 12;
const FEW = 4;
/** While more groups than this wait, nobody is waited for who reads. */
const UNREAD = 4;

export interface Stage {
  /** Begin to play groups, together where nothing moves; how long they move. */
  play(groups: Group[], at: Tempo): number;
  /** End at once what moves. */
  cut(): void;
  /** Groups that are not played any more: they have happened. */
  pass(groups: Group[]): void;
  /** Something changed: what plays, or what waits. */
  changed(): void;
}

export class Queue {
  private readonly clock: Clock;
  private readonly pace: () => Pace;
  private readonly stage: Stage;
  waiting: Group[] = [];
  current: Group[] | null = null;
  private raised = false;
  /** Until when the last caption is to be read, and from when on the next group may begin otherwise. */
  private read = -Infinity;
  private free = -Infinity;
  private seat = -1;
  private call: (() => void) | null = null;
  /** The next frame shows what waits. */
  private framed = false;

  constructor(clock: Clock, pace: () => Pace, stage: Stage) {
    this.clock = clock;
    this.pace = pace;
    this.stage = stage;
  }

  /** How many answers wait. */
  get moves(): number {
    return this.waiting.reduce((sum, group) => sum + group.count, 0);
  }

  get tempo(): Tempo {
    const pace = this.pace();
    return tempo(this.raised ? faster(pace) : pace);
  }

  add(groups: Group[]): void {
    this.waiting.push(...groups);
    if (!this.current) this.wait();
    this.stage.changed();
  }

  /** End the current group; the next one begins. */
  skip(): void {
    if (this.current) {
      this.stage.cut();
      this.current = null;
    }
    this.read = this.free = this.clock.now();
    this.wait();
    this.stage.changed();
  }

  /** End everything: what waits has happened. */
  finish(): void {
    const passed = this.waiting;
    this.waiting = [];
    if (this.current) this.stage.cut();
    this.current = null;
    this.raised = false;
    this.read = this.free = this.clock.now();
    this.stop();
    if (passed.length) this.stage.pass(passed);
    this.stage.changed();
  }

  private stop(): void {
    this.call?.();
    this.call = null;
    this.framed = false;
  }

  /** Let the next group begin when its time has come. */
  private wait(): void {
    if (this.framed) return;
    this.stop();
    const [next] = this.waiting;
    if (!next) return;
    if (this.moves > MANY) this.raised = true;
    const now = this.clock.now();
    const pause = next.seat === this.seat ? 0 : this.tempo.between;
    const unread = this.waiting.length > UNREAD || next.mine;
    const from = next.mine ? now : Math.max(this.free + pause, unread ? 0 : this.read);
    if (from > now) this.call = this.clock.after(from - now, () => this.begin());
    // What comes until then is shown with it: one position for one frame.
    else if (this.tempo.pace === "instant") {
      this.framed = true;
      this.call = this.clock.frame(() => this.begin());
    } else this.begin();
  }

  /** Those whose turn it is: at once all that wait, or the first. */
  private due(): { groups: Group[]; at: Tempo } {
    const groups: Group[] = [];
    let at: Tempo | null = null;
    do {
      groups.push(...this.waiting.splice(0, 1));
      if (this.moves < FEW) this.raised = false;
      at ??= this.tempo;
    } while (at.pace === "instant" && this.tempo.pace === "instant" && this.waiting.length);
    return { groups, at };
  }

  private begin(): void {
    this.stop();
    const { groups, at } = this.due();
    const next = groups.at(-1);
    if (!next) return;
    this.current = groups;
    this.seat = next.seat;
    let length = 0;
    try {
      length = this.stage.play(groups, at);
    } finally {
      // A drawing that fails must not hold up the match.
      const now = this.clock.now();
      this.free = now + length;
      this.read = next.mine ? now : now + at.read(next.caption.length);
      this.stage.changed();
      this.call = this.clock.after(length, () => this.ended());
    }
  }

  private ended(): void {
    this.current = null;
    this.wait();
    this.stage.changed();
  }
}
