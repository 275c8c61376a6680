// What an expansion adds to the drawn table. Each has a folder here, which is fetched only for a table where it is in
// play; nothing outside of that folder names it.
import type { Component, Snippet } from "svelte";
import type { Explanation } from "../../../lib/explain";
import type { Eyes, Show } from "../../../lib/motion/flight";
import type { Told } from "../../../lib/motion/group";
import type { BurgundyPlayerView, BurgundyView, GameEvent } from "../../../lib/net/wire";
import type { Play } from "../../../lib/play.svelte";
import type { TileArt } from "../art/faces";
import type { Grip } from "../gripped";
import type { Box, Edge } from "../hex";

export type TableProps = { play: Play; view: BurgundyView; grip: Grip };
export type SeatProps = TableProps & { seat: number };
/** A duchy as it is drawn: where its hexes lie, in units of the drawing; `small` is another player's. */
export type DuchyProps = SeatProps & { box: Box; small: boolean };
/** A position that is looked at, the one before the move that led to it, and what happened by it. */
export type ReplayProps = {
  play: Play;
  view: BurgundyView;
  before: BurgundyView | null;
  events: GameEvent[];
};
/** One depot, or the black one (0); `large` where it is opened, `still` where it is only looked at. */
export type DepotProps = TableProps & { depot: number; large: boolean; still: boolean };

/** The places of the table, with what a component there is given. */
export interface Places {
  /** In the drawing of the ring of depots (`ring.ts`), in its units. */
  ring: TableProps;
  /** What can be touched over the ring, in its box. */
  overRing: TableProps;
  /** Beside the goods of a depot where depots are cells or opened: a row of class `aside`, to which goods give way; of the
   * black one at the end of its row, and a row of the list where it is opened. */
  depot: DepotProps;
  /** Below the depots. */
  band: TableProps;
  /** Beside the white die. */
  track: TableProps;
  /** In place of the order of the players. */
  order: TableProps & { slim: boolean };
  /** One more among the bonuses. */
  bonus: TableProps;
  /** In place of the bonuses. */
  bonuses: TableProps;
  /** In the drawing of a duchy, below and above its hexes, in its units. */
  under: DuchyProps;
  over: DuchyProps;
  /** What can be touched over my duchy, in its box. */
  overDuchy: DuchyProps;
  /** Beside my duchy, in its region; a phone has a pane for it. */
  beside: SeatProps;
  /** In place of my duchy, which is given. */
  realm: SeatProps & { children: Snippet };
  /** Under another player's duchy, and beside it. */
  line: SeatProps;
  besideRival: SeatProps;
  /** Below another player's duchy where it is looked at large. */
  grown: SeatProps;
  /** In place of the seats in the bar, where a window has no room for the others. */
  seats: TableProps & { open: (seat: number) => void };
  /** Tools beside the question, whoever is asked. */
  tools: SeatProps;
  /** At the head of the rail; on phones a row under the bar. */
  rail: SeatProps;
  /** In a replay: what a player has by it, and what lies between the players. */
  lane: ReplayProps & { seat: number };
  strip: ReplayProps;
  /** In that strip: beside the goods of a depot, and at the end of the black one (0). */
  stripDepot: ReplayProps & { depot: number };
  /** Answers beside the question that have no place on the table. */
  asked: TableProps;
  /** The thing whose power can be used now, small. */
  power: { view: BurgundyView; target: string };
  /** A player whom the rules move, who has no seat: opened where a window has no rail, and its lane in a replay. */
  party: SeatProps;
  partyLane: ReplayProps & { seat: number };
  /** In place of the whole table below the bar. */
  desk: SeatProps & { open: (seat: number) => void };
  phone: SeatProps;
}

export type Parts = { [Place in keyof Places]?: Component<Places[Place]> } & { shelf?: Shelved };

/** A part of the shelf: whole, and what its button shows on phones, where it opens. */
export interface Shelved {
  Part: Component<SeatProps>;
  Button: Component<SeatProps>;
  /** The text key of its name. */
  title: string;
}

/** A part of what waits to be placed, where a player keeps it in several. */
export interface Store {
  /** The text key of its name. */
  title: string;
  tiles: string[];
  places: number;
  /** The key by which answers name these places. */
  target: string;
  /** The seats that may use it. */
  owners: number[];
}

/** A pane of a phone: what it is called, and the zones whose things lie there. */
export interface Pane {
  name: string;
  title: string;
  zones: readonly string[];
  Pane: Component<SeatProps>;
  /** What flies to it while it is closed: keys of places (`data-holds`). */
  holds: (seat: number) => string;
  /** Whether something goes on there that is to be seen. */
  calls?: (play: Play) => boolean;
  /** In a low window it is there only while something goes on: else the bar opens it. */
  shy?: boolean;
}

/** A player whom the rules move: its number lies behind the seats. */
export interface Party {
  player: number;
  score: number;
  /** Where it stands in the order of the players. */
  marker: number;
  /** Its bonus tiles. */
  bonus: string[];
}

export interface Here {
  play: Play;
  view: BurgundyView;
  grip: Grip;
  me: BurgundyPlayerView;
}
export type Teller = (here: Here, target: string, kind: string) => Explanation | null;
export type Make = (event: GameEvent, seat: string, eyes: Eyes) => Show;

/** What a key is called in the menu, and where it leads: selectors, one after the other. */
export interface Lead {
  name: string;
  to: readonly string[];
}

export interface Addition {
  /** Markup for the sprite: everything that its parts use by `#bu-...`. */
  sprite?: () => string;
  /** The faces of its tiles. */
  tiles?: Record<string, TileArt>;
  /** What moves by its events, and how these are told. */
  shows?: Record<string, Make>;
  told?: Partial<Told>;
  /** What there is to know of its things, by zone. */
  tells?: Record<string, Teller>;
  /** More to be said of a hex of mine. */
  facts?: (here: Here, hex: number) => string[];
  /** What a hex of mine is called besides, aloud: what is seen on it and is no thing of its own. */
  spoken?: (me: BurgundyPlayerView, hex: number) => string[];
  keys?: Record<string, Lead>;
  parts?: Parts;
  /** Where a player keeps tiles, in place of one storage. */
  stores?: (view: BurgundyView, seat: number) => Store[];
  party?: (view: BurgundyView) => Party | null;
  panes?: readonly Pane[];
  /** Zones of its things that lie among the depots, and with my duchy: where a phone has them. */
  inDepots?: readonly string[];
  inDuchy?: readonly string[];
  /** How much room a duchy needs round its hexes, in units of its drawing. */
  edge?: Partial<Edge>;
  /** How much of the head of a depot its things take in the ring, in units of that drawing. */
  aside?: (view: BurgundyView, depot: number) => number;
  /** Its answers that are powers, to be used beside the dice: the verbs of their notation. */
  powers?: readonly string[];
  /** Whether goods that a player sells go elsewhere than on the pile, which is not shown then. */
  sells?: (view: BurgundyView, seat: number) => boolean;
  /** In place of a player's points, beside the name: a number and what it is. */
  counts?: (view: BurgundyView, seat: number) => { number: number; word: string };
  /** Its duchy is so broad that more height would not make it larger. Its hexes may be smaller than a finger: the nearest
   * one that can be chosen is meant. */
  broad?: boolean;
  /** Questions about an action without a die: the tile that gives it. */
  gives?: Record<string, string>;
  /** The icon of its sources of points. */
  sources?: Record<string, string>;
  /** A class of the table that its own styles know. */
  look?: string;
}
