// The review of a match as the server has it: what was found so far, and how it goes on. It is asked again while the
// server is at it; the server goes on without anybody asking.
import { beginReview, review as fetched, stopReview } from "../net/api";
import type { Depth, Review, ReviewState } from "../net/wire";

const PAUSE = 2000;

export class Reviewed {
  state = $state.raw<Omit<ReviewState, "review"> | null>(null);
  review = $state.raw<Review | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  /** It is being made, or waits for its turn. */
  busy = $derived(this.state?.status === "running" || this.state?.status === "waiting");
  /** What there is to be looked at: something has been found, be it not all. */
  begun = $derived((this.review?.curve.length ?? 0) > 0);

  constructor(
    readonly key: string,
    readonly token: string | undefined,
  ) {}

  async look(): Promise<void> {
    this.take(await fetched(this.key, this.review?.done, this.token));
  }

  async begin(depth: Depth): Promise<void> {
    if (depth !== this.review?.depth) this.review = null; // another depth finds other figures
    this.take(await beginReview(this.key, depth, this.token));
  }

  async stop(): Promise<void> {
    this.take(await stopReview(this.key, this.token));
  }

  /** Ask no more; the server goes on. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private take({ review, ...state }: ReviewState): void {
    if (review) this.review = review;
    this.state = state;
    clearTimeout(this.timer);
    if (this.busy && !this.gone) this.timer = setTimeout(() => void this.again(), PAUSE);
  }

  /** A server that is away for a moment is asked again. */
  private async again(): Promise<void> {
    try {
      await this.look();
    } catch {
      if (!this.gone) this.timer = setTimeout(() => void this.again(), 4 * PAUSE);
    }
  }
}
