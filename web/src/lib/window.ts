// The window of this browser, in the classes that the styles know: styles/frames.css has the only copy of their bounds.
import { MediaQuery } from "svelte/reactivity";
import frames from "../styles/frames.css?raw";

/** A phone upright, on its side, a tablet upright, on its side, a short laptop, a standard window, a large one. */
export type Frame = "p" | "l" | "t" | "k" | "s" | "w" | "x";

export function condition(name: string): string {
  const found = frames.match(new RegExp(`@custom-media --${name} ([^;]+);`))?.[1];
  if (!found) throw new Error(`no window is called ${name}`);
  return found;
}

const queries = (["p", "l", "t", "k", "s", "w", "x"] as const).map(
  (frame) => [frame, new MediaQuery(condition(`frame-${frame}`))] as const,
);

/** The frame that this window has now. */
export function frame(): Frame {
  return queries.find(([, query]) => query.current)?.[0] ?? "w";
}

/** Played with a finger: the first tap explains and chooses, a button does it. */
export const touch = new MediaQuery(condition("touch"));

/** A page as slim as a phone: `@media (max-width: 700px)` of the styles. */
export const narrow = new MediaQuery("(max-width: 700px)");
