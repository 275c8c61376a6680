// What the client knows of a game. A folder `games/<name>` whose `index.ts` exports one as `game` is all it takes;
// whatever is left out is drawn from what lies where (`games/zones`).
import type { Component } from "svelte";
import type { Flights } from "../lib/motion/motion.svelte";
import type { Joins, Move } from "../lib/moves";
import type { ComponentInfo, GameEvent, OptionInfo, View } from "../lib/net/wire";
import type { Play } from "../lib/play.svelte";
import type { Reader } from "../lib/voice/names";

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
  /** The drawn table; without one it is drawn from the zones of the view. */
  table?: Later<Module<TableProps>>;
  signs?: Later<{ signs: Signs }>;
  /** What travels over the table when something happens. */
  flights?: Later<Flights>;
  /** How a replay lays it out: a lane for each seat. Without it lanes are drawn from the zones. */
  lanes?: Later<{ lanes: Lanes }>;
  /** Which answers make one move together; without it each is one of its own. */
  joins?: Joins;
  /** Lets people choose for each seat among the names of an option (`OptionInfo.each`). */
  each?: Later<Module<EachProps>>;
  /** The options that its table draws; without it, all of them. Others are not offered here. */
  draws?: readonly string[];
  /** Events that a deed leads to, and not the deed: the moments of a match are told without them. */
  follows?: readonly string[];
}

export type TableProps = { play: Play; menu: () => void };

export type LaneProps = {
  play: Play;
  view: View;
  /** The position that the move shown was made in, and what happened by it. */
  before: View | null;
  events: GameEvent[];
  seat: number;
};

/** A game in a replay. What has left a place is marked `data-left` there, what has come `data-came`. */
export interface Lanes {
  Sprite?: Component;
  /** What a player has. */
  Lane: Component<LaneProps>;
  /** What lies between the players; no seat (-1) is its owner. */
  Strip?: Component<LaneProps>;
  /** What lies between them is a board: it stands beside the lanes where there is room, and not in a row above them. */
  board?: boolean;
  /** What is said of a player in the head of the lane: one line, and a note beside the name. */
  line: (view: View, seat: number) => string;
  note?: (view: View, seat: number) => string;
  /** What a move is called that its events do not name; nothing where they do. */
  deed?: (move: Move, reader: Reader) => string;
  /** What a player has left who has just paid. */
  keeps?: (view: View, seat: number) => string;
  /** Events that open a phase, and those that nobody reads in a log. */
  heads: readonly string[];
  quiet: readonly string[];
}

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
  /** The icon is the whole thing as it lies on the table, and needs no ground. */
  whole?: boolean;
}
