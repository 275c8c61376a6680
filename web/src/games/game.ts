// What the client knows of a game. A folder `games/<name>` whose `index.ts` exports one as `game` is all it takes;
// whatever is left out is drawn from what lies where (`games/zones`).
import type { Component, Snippet } from "svelte";
import type { Flights } from "../lib/motion/motion.svelte";
import type { Joins, Move } from "../lib/moves";
import type { ComponentGroup, ComponentInfo, GameEvent, GameInfo, View } from "../lib/net/wire";
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
  /** How a new table is set up, in place of a list of the options. */
  setup?: Later<{ setup: SetUp }>;
  /** What a table is played with: in lists of tables, in the lobby, in the menu. */
  played?: Later<Module<PlayedProps>>;
  /** Fetches what its drawings need under these options, before anything of a match is shown. */
  prepare?: (options: Record<string, string>) => Promise<unknown>;
  /** Events that a deed leads to, and not the deed: the moments of a match are told without them. */
  follows?: readonly string[];
  /** What is said to whoever plays it for the first times. */
  coach?: Later<{ coach: Coach }>;
  /** What a puzzle says of a position before it is answered. */
  known?: Later<{ known: Known }>;
  /** Where it is learnt: a round in a minute, and which words of it are explained. */
  round?: Later<{ round: Round }>;
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
  /** Partners have one lane: the seats of each party, as points are counted; none where everybody plays alone. */
  sharing?: (view: View) => number[][];
  /** What is said of a player in the head of the lane: one line, and a note beside the name. */
  line: (view: View, seat: number) => string;
  note?: (view: View, seat: number) => string;
  /** Players behind the seats, whom the rules move and who have a lane too. */
  parties?: (view: View) => number[];
  /** What a move is called that its events do not name; nothing where they do. */
  deed?: (move: Move, reader: Reader) => string;
  /** What a player has left who has just paid. */
  keeps?: (view: View, seat: number) => string;
  /** Events that open a phase, and those that nobody reads in a log. */
  heads: readonly string[];
  quiet: readonly string[];
}

type Options = Record<string, string>;

/** The part of the page for a new table that a game lays out itself, and what the summary beside it says of that. */
export interface SetUp {
  Page: Component<SetUpProps>;
  Summary: Component<PlannedProps>;
}

export type PlannedProps = {
  game: GameInfo;
  /** What was chosen, without what follows from it. */
  options: Options;
  /** How many seats there are. */
  count: number;
};

export type SetUpProps = PlannedProps & {
  change: (options: Options, count: number) => void;
  /** Who sits where, to be put into the page. */
  who: Snippet<[Seating]>;
};

/** What a game says of its seats. */
export interface Seating {
  /** Why so many cannot play; nothing where they can. */
  refused: (count: number) => string;
  choose: (count: number) => void;
  /** Beside the sign of a seat. */
  mark?: Snippet<[number]>;
  /** Whoever plays without a seat. */
  more?: Snippet;
}

export type PlayedProps = {
  options: Options;
  /** How many seats there are. */
  seats: number;
  /** In a few words, in words of its own, or with everything there is to know. */
  size: "few" | "words" | "all";
};

/** How components and sources of points are drawn where there is no table: in the rules help and in results. */
export interface Signs {
  /** The drawings that icons refer to, once in a page. */
  Sprite?: Component;
  Icon?: Component<{ name: string; size?: number }>;
  component: (group: string, one: ComponentInfo) => Sign;
  /** The icon of a source of points. */
  source?: (source: string) => string;
  /** Whole pictures for the rules help, also of what only some options bring. */
  pictures?: Later<{ pictures: Pictures }>;
}

export type PictureProps = { group: string; one: ComponentInfo; groups: ComponentGroup[] };

export interface Pictures {
  /** The drawings that they refer to, in place of those of the icons. */
  Sprite: Component;
  Picture: Component<PictureProps>;
  /** Whether there is a picture of a component, or of an option (`options`). */
  draws: (group: string, one: Pick<ComponentInfo, "id">) => boolean;
  /** Whether the components of a group are pictures without words. */
  gallery: (group: string) => boolean;
}

/** A ground, what is written on it, and an icon; without one a short name stands there. */
export interface Sign {
  ground: string;
  ink: string;
  icon?: string;
  /** The icon is the whole thing as it lies on the table, and needs no ground. */
  whole?: boolean;
}

export type FrameProps = {
  /** Which of the pictures, from 0. */
  at: number;
};

/** A round as a strip of pictures; their captions, and the words with their rules, are in the texts of `learn/<game>`. */
export interface Round {
  /** The drawings that its pictures and icons refer to, once in a page. */
  Sprite?: Component;
  Frame: Component<FrameProps>;
  /** The words of the game in their order, each with an icon that its signs know. */
  words: readonly (readonly [id: string, icon: string])[];
}

/** What everybody at a table knows and has to count with, in a few sentences: how much is left, and when it may end. */
export type Known = (view: View, name: (seat: number) => string) => string[];

/** In one line: what the role, die or card that is pointed at would bring me now, or what the open question could;
 * nothing where there is nothing to say. From what the server tells with the answers, and from nothing else. */
export interface Coach {
  thing: (play: Play, target: string) => string;
  question?: (play: Play) => string;
}
