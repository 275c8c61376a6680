import type { Box } from "./path";

const BACK = 240;

/** A thing of mine on its way, before the server's word. */
export class Thrown {
  readonly node: HTMLElement;
  private readonly flight: Animation;
  private readonly again: (to: Box, ms: number, done: () => void) => void;

  constructor(node: HTMLElement, flight: Animation, again: (to: Box, ms: number, done: () => void) => void) {
    this.node = node;
    this.flight = flight;
    this.again = again;
  }

  /** How much of the way is left. */
  get left(): number {
    const { duration = 0, delay = 0 } = this.flight.effect?.getTiming() ?? {};
    const now = Number(this.flight.currentTime ?? 0);
    return Math.max(0, Number(duration) + delay - now);
  }

  /** On to where it lies now that it is confirmed. */
  settle(to: Box, done: () => void): void {
    const { left } = this;
    this.node.querySelector("em")?.remove();
    this.again(to, left, done);
  }

  /** Refused: back to where it was. */
  back(to: Box, done: () => void): void {
    this.again(to, BACK, done);
  }
}
