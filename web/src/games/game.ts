// What the client knows of a game. A folder `games/<name>` whose `index.ts` exports one as `game` is all it takes;
// whatever is left out is shown plainly.
import type { Component } from "svelte";
import type { ComponentInfo, GameEvent, OptionInfo } from "../lib/net/wire";
import type { Play } from "../lib/play.svelte";

/** A part that is fetched when it is needed: the first page stays light. */
export type Later<T> = () => Promise<T>;
type Module<Props extends Record<string, unknown>> = { default: Component<Props> };

/** What a shelf says of a game. */
export interface Box {
  /** Where it stands on the shelf. */
  place: number;
  minutes: number;
  /** How many bots one click seats. */
  bots: number;
}

export interface Game {
  title: string;
  cover: string;
  box: Box;
  /** The drawn table; without one the game is played at the plain table, where everything is said in words. */
  table?: Later<Module<TableProps>>;
  signs?: Later<{ signs: Signs }>;
  /** What travels over the table when something happens. */
  flights?: Later<{ flight: (event: GameEvent) => Flight | null }>;
  /** Lets people choose for each seat among the names of an option (`OptionInfo.each`). */
  each?: Later<Module<EachProps>>;
  /** Events that a deed leads to, and not the deed: the moments of a match are told without them. */
  follows?: readonly string[];
}

export type TableProps = { play: Play; menu: () => void };

export type EachProps = {
  option: OptionInfo;
  /** How many seats there are. */
  count: number;
  value: string;
  change: (value: string) => void;
};

/** How components and sources of points are drawn where there is no table: in the rules help and in results. */
export interface Signs {
  /** The drawings that icons refer to, once in a page. */
  Sprite?: Component;
  Icon?: Component<{ name: string; size?: number }>;
  component: (group: string, one: ComponentInfo) => Sign;
  /** The icon of a source of points. */
  source?: (source: string) => string;
}

/** A ground, what is written on it, and an icon; without one a short name stands there. */
export interface Sign {
  ground: string;
  ink: string;
  icon?: string;
}

/** From one marked place (`data-zone`) to another, as what it looks like: classes beside `fly`, or a text. */
export interface Flight {
  from: string;
  to: string;
  look: string;
  count?: number;
  text?: string;
}
