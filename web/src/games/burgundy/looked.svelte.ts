// Which other duchy is looked at: it opens large over the board, and never over the own one or the question.

const LINGER = 120;

class Looked {
  seat = $state(-1);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  show(seat: number): void {
    clearTimeout(this.leaving);
    this.seat = seat;
  }

  /** A moment after leaving: from one to the next it must not flicker. */
  hide(seat: number): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => {
      if (this.seat === seat) this.seat = -1;
    }, LINGER);
  }

  toggle(seat: number): void {
    if (this.seat === seat) this.seat = -1;
    else this.show(seat);
  }
}

export const looked = new Looked();
