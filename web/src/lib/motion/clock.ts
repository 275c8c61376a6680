// Time as motion sees it: tests bring their own.
export interface Clock {
  now(): number;
  /** Do something later; the answer calls it off. */
  after(ms: number, done: () => void): () => void;
}

export const wall: Clock = {
  now: () => performance.now(),
  after(ms, done) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
};
