// A clock for tests: time passes when it is told to.
import type { Clock } from "./clock";

export const FRAME = 16;

export class FakeClock implements Clock {
  private time = 0;
  private timers: { at: number; done: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, done: () => void): () => void {
    const timer = { at: this.time + ms, done };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }

  frame(done: () => void): () => void {
    return this.after(FRAME - (this.time % FRAME), done);
  }

  idle(done: () => void): () => void {
    return this.frame(done);
  }

  /** Let time pass, and everything happen that falls into it. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.timers.filter((one) => one.at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = next.at;
      next.done();
    }
    this.time = end;
  }
}
