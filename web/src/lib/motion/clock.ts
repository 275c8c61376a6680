// Time as motion sees it: tests bring their own.
export interface Clock {
  now(): number;
  /** Do something later; the answer calls it off. */
  after(ms: number, done: () => void): () => void;
  /** Do something just before the window is next drawn, or soon if it is not; the answer calls it off. */
  frame(done: () => void): () => void;
}

/** After how long a window counts as one that is not drawn, in milliseconds. */
const UNDRAWN = 200;

export const wall: Clock = {
  now: () => performance.now(),
  after(ms, done) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
  frame(done) {
    const off = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const act = () => {
      off();
      done();
    };
    const frame = requestAnimationFrame(act);
    // A window that nobody sees is not drawn, and must not lag behind the match for that.
    const timer = setTimeout(act, UNDRAWN);
    return off;
  },
};
