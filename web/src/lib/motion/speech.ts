// What is read aloud: every group once and in order, but never faster than it can be heard.
import type { Clock } from "./clock";

const APART = 1200;

export class Speech {
  private readonly clock: Clock;
  private readonly say: (text: string, moves: number) => void;
  private readonly more: (count: number) => string;
  private pending: { text: string; count: number }[] = [];
  private question = "";
  private next = -Infinity;
  private waits = false;

  /** `say` is told how many moves its text accounts for; `more` says that so many of them are not read aloud. */
  constructor(clock: Clock, say: (text: string, moves: number) => void, more: (count: number) => string) {
    this.clock = clock;
    this.say = say;
    this.more = more;
  }

  /** `count`: how many moves it tells; what goes on telling one that has been begun tells none. */
  add(text: string, count = 1): void {
    if (!text) return;
    this.pending.push({ text, count });
    this.tick();
  }

  /** A question is said after the last move, not instead of it. */
  ask(text: string): void {
    this.question = text;
    this.tick();
  }

  private tick(): void {
    if (this.waits || (!this.pending.length && !this.question)) return;
    const now = this.clock.now();
    if (now < this.next) {
      this.waits = true;
      this.clock.after(this.next - now, () => {
        this.waits = false;
        this.tick();
      });
      return;
    }
    const last = this.pending.pop();
    const dropped = this.pending.reduce((sum, one) => sum + one.count, 0);
    const parts = [dropped ? this.more(dropped) : "", last?.text ?? "", this.question];
    this.pending = [];
    this.question = "";
    this.next = now + APART;
    this.say(parts.filter(Boolean).join(". "), dropped + (last?.count ?? 0));
  }
}
