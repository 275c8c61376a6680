// Time as motion sees it: tests bring their own.
export interface Clock {
  now(): number;
  /** Do something later; the answer calls it off. */
  after(ms: number, done: () => void): () => void;
  /** Do something just before the window is next drawn, or soon if it is not; the answer calls it off. */
  frame(done: () => void): () => void;
  /** Do something once nothing more urgent is left, but soon; the answer calls it off. */
  idle(done: () => void): () => void;
}

/** After how long a window counts as one that is not drawn, in milliseconds. */
const UNDRAWN = 200;
/** What is not urgent waits no longer than this, in milliseconds. */
const SOON = 150;

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
  idle(done) {
    // Safari has no such call.
    if (!("requestIdleCallback" in window)) return wall.after(SOON / 3, done);
    const call = requestIdleCallback(done, { timeout: SOON });
    return () => cancelIdleCallback(call);
  },
};
