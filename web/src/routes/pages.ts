// The pages by the first part of their address. A page is a file here, a line in this list and its texts.
import { BookOpen, House, Info, List } from "@lucide/svelte";
import type { Component } from "svelte";

/** What a page is given: the second part of the address. Some have no use for it. */
export type PageProps = { id: string };

export interface PageEntry {
  load: () => Promise<{ default: Component<PageProps> | Component }>;
  /** The title of the window, by message key; a page without one is a whole window and says it itself. */
  title?: string;
  /** Begins again for another id. */
  anew?: true;
  /** The page of the bar that it belongs to, where it is not there itself. */
  of?: string;
}

export const PAGES: Record<string, PageEntry> = {
  t: { load: () => import("./TablePage.svelte"), anew: true },
  p: { load: () => import("./Replay.svelte"), anew: true },
  r: { load: () => import("./ResultPage.svelte"), anew: true },
  a: { load: () => import("./Review.svelte"), anew: true },
  new: { load: () => import("./NewTable.svelte"), title: "web-new" },
  mine: { load: () => import("./Mine.svelte"), title: "web-mine" },
  learn: { load: () => import("./Learn.svelte"), title: "web-learn" },
  pieces: { load: () => import("./Pieces.svelte"), title: "web-learn-pieces", of: "learn" },
  puzzles: { load: () => import("./Puzzles.svelte"), title: "web-puzzles", of: "learn" },
  q: { load: () => import("./PuzzlePage.svelte"), anew: true },
  verify: { load: () => import("./Verify.svelte"), title: "web-verify", anew: true },
  about: { load: () => import("./About.svelte"), title: "web-about" },
};

/** What the bar of every page leads to. */
export const NAV = [
  { name: "home", path: "/", title: "web-play", icon: House },
  { name: "mine", path: "/mine", title: "web-mine", icon: List },
  { name: "learn", path: "/learn", title: "web-learn", icon: BookOpen },
  { name: "about", path: "/about", title: "web-about", icon: Info },
] as const;
