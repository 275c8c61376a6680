// Trying again: soon at first, then ever more seldom.
const FIRST = 500;
const LONGEST = 8000;

export class Pauses {
  private pause = FIRST;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Do something after the next pause, unless it waits already. */
  after(again: () => void): void {
    if (this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      again();
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST);
  }

  /** All is well: the next trouble begins with short pauses again. */
  reset(): void {
    this.pause = FIRST;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
