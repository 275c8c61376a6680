// A minute in six pictures of ten seconds: which one is on, and how much of it is over. It goes round until it is stopped.
export const FRAMES = 6;
export const EACH = 10;
export const MINUTE = FRAMES * EACH;

export class Minute {
  seconds = $state(0);
  playing = $state(false);

  get frame(): number {
    return Math.floor(this.seconds / EACH);
  }

  /** How much of a picture is over, from 0 to 1. */
  part(frame: number): number {
    return Math.min(Math.max(this.seconds - frame * EACH, 0) / EACH, 1);
  }

  tick(): void {
    if (this.playing) this.seconds = (this.seconds + 1) % MINUTE;
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  show(frame: number): void {
    this.seconds = frame * EACH;
  }

  /** To the next picture, or so many back; from the last to the first. */
  step(by: number): void {
    this.show((this.frame + by + FRAMES) % FRAMES);
  }

  get clock(): string {
    return clock(this.seconds);
  }
}

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
