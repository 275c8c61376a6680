// Written by tools/wire_ts.py from src/ludoteca/server/wire, what it takes of src/ludoteca/review, and the views of the
// games; do not edit.

export const PUBLIC = -1
export const ALL = -2

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value }
export type GameEvent = { kind: string } & { [field: string]: Value }

/** A building in sight: a good on it, the buildings it covers, how many tucked cards lie beneath it. */
export interface SanJuanBuildingView {
  card: string
  covers: string[]
  fresh: boolean
  loaded: boolean
  tucked: number
}

export interface SanJuanPlayerView {
  cards?: string[]
  chapel: number
  city: SanJuanBuildingView[]
  discarded?: string[]
  goods: number
  hand: number
  library_used: boolean
  seat: number
  shown: string[]
  tucked?: string[]
}

export interface SanJuanView {
  deck: number
  discards: number
  drawn: number
  drawn_by: number | null
  drawn_cards?: string[]
  face_up: string[]
  game: 'san-juan'
  governor: number
  last_round: boolean
  open_discards: string[]
  picked: number
  players: SanJuanPlayerView[]
  ranking?: number[]
  resolving: string | null
  roles: Record<string, number>
  round: number
  scores: number[]
  seat: number
  site: string | null
  tally: Record<string, number[]>
  tile: number | null
  tiles: number[]
  trades: number
  turned: string[]
}

export interface PuertoRicoMarketView {
  building: string
  circles: number
  column: number
  cost: number
  left: number
  points: number
}

/** The role being carried out, by whom it was taken, and the wharves used so far (captain). */
export interface PuertoRicoPhaseView {
  owner: number
  role: string
  wharves_used: number[]
}

/** A mayor's arrangement in the making: the board itself keeps the former one until it is done (PR 29). */
export interface PuertoRicoPlanView {
  circles: Record<string, number>
  left: number
}

export interface PuertoRicoBuildingView {
  building: string
  circles: number
  colonists: number
  spaces: number
}

/** The tiles of one kind on an island, and how many of them are occupied. */
export interface PuertoRicoTileView {
  colonists: number
  count: number
  tile: string
}

/** `makes`: what a craftsman phase would bring now while the supply lasts. `discounts`: what a building of each column is cheaper by, for quarries and, in one's own builder phase, the privilege. */
export interface PuertoRicoPlayerView {
  chips: number
  city: PuertoRicoBuildingView[]
  colonists: number
  discounts: number[]
  doubloons: number
  goods: Record<string, number>
  island: PuertoRicoTileView[]
  makes: Record<string, number>
  san_juan: number
  seat: number
  spaces_used: number
}

export interface PuertoRicoRoleView {
  doubloons: number
  role: string
  taken_by: number | null
}

export interface PuertoRicoShipView {
  barrels: number
  good: string | null
  ship: number
  spaces: number
}

export interface PuertoRicoView {
  chips: number
  colonist_ship: number
  colonists: number
  discards: Record<string, number>
  ending: string[]
  face_down: Record<string, number>
  game: 'puerto-rico'
  governor: number
  last_round: boolean
  market: PuertoRicoMarketView[]
  noted: number
  options: Record<string, boolean>
  phase: PuertoRicoPhaseView | null
  picked: number
  plan?: PuertoRicoPlanView
  players: PuertoRicoPlayerView[]
  quarries: number
  ranking?: number[]
  roles: PuertoRicoRoleView[]
  round: number
  row: Record<string, number>
  scores: number[]
  seat: number
  ships: PuertoRicoShipView[]
  stacks: number[]
  supply: Record<string, number>
  tally: Record<string, number[]>
  trading_house: Record<string, number>
}

/** A piece on the map, the printed ones first, then in the order they were built. */
export interface VeneziaBuildingView {
  card: string
  hexes: string[]
}

/** The building being resolved: its master, and its site and full points once they are fixed. */
export interface VeneziaConstructionView {
  card: string
  master: number
  points: number
  site: string[]
}

/** A party. `front` are its cards in unfinished joint buildings, `sets` those it builds alone this turn; `shown` are hand cards everybody saw being taken. Number and kind of tokens are open, their values its own secret (A23). */
export interface VeneziaPlayerView {
  at: number | null
  borders: string[]
  cards?: Record<string, number>
  front: Record<string, number>
  gold?: number
  hand: number
  imaginary: boolean
  laid_out?: number[]
  pawns: string[]
  seat: number
  sets: string[]
  shown: Record<string, number>
  swamps: number
  tokens?: number[]
  treasures: number
}

export interface VeneziaView {
  active: number | null
  begun: Record<string, number>
  board: string
  buildings: VeneziaBuildingView[]
  chest: number
  construction: VeneziaConstructionView | null
  deck: number
  discards: Record<string, number>
  draining: string[]
  ended: string | null
  game: 'venezia'
  houses: Record<string, number>
  last_round: boolean
  open: string[]
  pawns: Record<string, number | null>
  phase: string
  players: VeneziaPlayerView[]
  ranking?: number[]
  scores: number[]
  seat: number
  spent: Record<string, number>
  standing: string
  supply: Record<string, number>
  swamps: string[]
  tally: Record<string, number[]>
}

export interface BurgundyDiceView {
  spent: boolean
  value: number
}

/** A board and what lies on it: colour, number, area and tile of each hex; empty hexes by area and by colour. `places` are their rows and half columns, `sizes` those of the areas; `pays` is what completing each would score in this phase, 0 for what is complete. */
export interface BurgundyDuchyView {
  areas: number[]
  colours: string[]
  colours_left: Record<string, number>
  id: string
  left: number[]
  near: number[][]
  numbers: number[]
  pays: number[]
  places: number[][]
  set: string
  sizes: number[]
  standing: string
  tiles: (string | null)[]
}

/** One seat. `end` is what it would score at the end as things stand, by source (for an estate of several its owner does); `worth` that of each monastery that counts then, `could` that of each such tile in its storage or in a depot, were it in the duchy. `sales` is what each stack of goods would score if it were sold, `sale_silver` and `sale_workers` what comes with any sale. */
export interface BurgundyPlayerView {
  bonus: string[]
  bought: boolean
  could: Record<string, number>
  dice: BurgundyDiceView[]
  duchy: BurgundyDuchyView
  end: Record<string, number>
  estate: number
  fetched: boolean
  goods: number[]
  marker: number
  mines: number
  monasteries: number[]
  more?: BurgundyPlayerMore
  points: Record<string, number>
  sale_silver: number
  sale_workers: number
  sales: number[]
  score: number
  seat: number
  silver: number
  slots: number
  sold: number[]
  stacks: number
  storage: string[]
  workers: number
  worth: Record<string, number>
}

/** `area_points` go by size, from 1 on; `price` is that of the black depot; `track` the spaces of the turn order. `expansions` are those in play by name, `more` what they add, here and for each seat. */
export interface BurgundyView {
  area_points: number[]
  bags: Record<string, Record<string, number>>
  black: (string | null)[]
  bonus: Record<string, number[]>
  box: Record<string, number>
  depots: ((string | null)[])[]
  expansions?: string[]
  game: 'burgundy'
  lane: number[]
  last_round: boolean
  more?: BurgundyMore
  order: number[]
  phase: number
  phase_bonus: number[]
  players: BurgundyPlayerView[]
  price: number
  ranking?: number[]
  round: number
  rounds: number
  sale: number
  scores: number[]
  seat: number
  spaces: ((string | null)[])[]
  tally: Record<string, number[]>
  track: number
  unseen_goods: number[]
  wares: number[][]
  white: number | null
}

/** How many castles lie beside the main board. */
export interface BurgundyBoardsTable {
  castles: number
}

export interface BurgundyCardHex {
  down: boolean
  symbols: string[]
  tile: string | null
  type: string
}

/** A territory card; `pays` is what it is worth at this level, `points` at each. */
export interface BurgundyCard {
  hexes: BurgundyCardHex[]
  id: string
  pays: number
  points: number[]
  post: boolean
  selected: boolean
  shield: boolean
  side: string
  standing: string
  symbols_standing: string
}

/** Of its duchy; marks count on side 36 alone, and each by its own modifier. */
export interface BurgundyRivalSpace {
  hidden: boolean
  mark: string
  tile: string | null
  type: string
}

export interface BurgundyStack {
  tiles: string[]
  type: string
}

/** What Châteauma has, as the view of a player has it; `end` is what the end would add now. The stacks of the reserve are listed from the bottom up. */
export interface BurgundyChateauTable {
  board: string
  bonus: string[]
  cards: BurgundyCard[]
  deck: string[]
  doubles: string[]
  duchy: BurgundyRivalSpace[]
  end: Record<string, number>
  goods: number[]
  level: string
  marker: number
  modifiers: string[]
  over: string[]
  pile: string[]
  player: number
  points: Record<string, number>
  posts: number
  reserve: BurgundyStack[]
  score: number
  shields: number[]
  silver: number
  sold: number[]
  standing: Record<string, string>
  wild: string[]
}

/** How many may be had. */
export interface BurgundyInnsTable {
  lying: number
}

/** The hexes that touch each post, the bonus tiles that are left, and whether only the first pair scores. */
export interface BurgundyPostsTable {
  bonus: number[]
  once: boolean
  touch: number[][]
}

/** The shields in each depot, those that are out of the game, and their points; of an open question those that are given up so far, and the one for which another may be replaced. */
export interface BurgundyShieldsTable {
  coming: string | null
  depots: string[][]
  gone: string[]
  points: Record<string, number>
  unpaid: string[]
}

export interface BurgundyPruned {
  depot: number
  place: number
  tile: string
}

/** The goods that have left the game, what the tiles are that lie face down, the hexes that rivers join, and the tile that left in this round. Targets go down from the first by a step to the least; a tile of the black depot has a price in goods. */
export interface BurgundySoloTable {
  first: number
  least: number
  lost: number[]
  price: number
  pruned: BurgundyPruned | null
  rivers: number[][]
  step: number
  under: string[]
}

export interface BurgundyTeam {
  points: number
  seats: number[]
}

/** The teams by seat with their points, and who of them is up. */
export interface BurgundyTeamTable {
  teams: BurgundyTeam[]
  up: number | null
}

/** `dice` and `levels` go by double space, the rest by hex; `places` are rows and half columns. */
export interface BurgundyVineBoard {
  bonus: string[]
  dice: number[]
  levels: number[]
  places: number[][]
  standing: string
}

export interface BurgundyVineSlot {
  dice: number[]
  tile: string | null
}

/** The board, which is the same for all; what lies in depot and shop; what can still be drawn and taken. `out` are the grapes that are not in play, `points` those of an area by size, from 1 on. */
export interface BurgundyVineyardsTable {
  bag: Record<string, number>
  board: BurgundyVineBoard
  depot: BurgundyVineSlot[]
  out: string[]
  points: number[]
  shop: (string | null)[]
  stock: Record<string, number>
}

/** The posts that a tile has reached and the pairs that are joined, counted from 1, and the bonus tile: 1 for the large one, 2 for the small one, 0 for none. */
export interface BurgundyPostsPlayer {
  bonus: number
  joined: number[][]
  reached: number[]
}

export interface BurgundyRouteSpace {
  bonus: string
  good: number
}

export interface BurgundyRouteTile {
  id: string
  spaces: BurgundyRouteSpace[]
  standing: string
}

/** The tiles from left to right, those that are still to be laid, and the goods on the first spaces. */
export interface BurgundyRoutesPlayer {
  goods: number[]
  hand: BurgundyRouteTile[]
  tiles: BurgundyRouteTile[]
}

/** What a player holds, how many castles carry nothing, whom shield 6 copies, whether shield 16 was used in this turn, whether every good sold brings silver, and what is due at the end of the phase. */
export interface BurgundyShieldsPlayer {
  copied: number | null
  free: number
  held: string[]
  silver_each: boolean
  tribute: number
  turned: boolean
}

/** Where target and points stand, and how many rounds there are with this one. */
export interface BurgundySoloPlayer {
  mark: number
  rounds: number
  target: number
}

export interface BurgundyKeySpaces {
  private: number
  shared: number
}

/** The partner, what lies in the key spaces of both and in one's own, and how many there are of each. */
export interface BurgundyTeamPlayer {
  partner: number
  places: BurgundyKeySpaces
  private: string[]
  shared: string[]
}

/** Grapes by hex, the double spaces that are open, grape tiles by grape, the levels that are full, the sizes of all areas, and what it would score now. */
export interface BurgundyVineyardsPlayer {
  areas: Record<string, number[]>
  grapes: Record<string, number>
  hexes: (string | null)[]
  levels: number[]
  open: number[]
  points: number
}

export interface BurgundyMore {
  boards?: BurgundyBoardsTable
  chateau?: BurgundyChateauTable
  inns?: BurgundyInnsTable
  posts?: BurgundyPostsTable
  shields?: BurgundyShieldsTable
  solo?: BurgundySoloTable
  team?: BurgundyTeamTable
  vineyards?: BurgundyVineyardsTable
}

export interface BurgundyPlayerMore {
  posts?: BurgundyPostsPlayer
  routes?: BurgundyRoutesPlayer
  shields?: BurgundyShieldsPlayer
  solo?: BurgundySoloPlayer
  team?: BurgundyTeamPlayer
  vineyards?: BurgundyVineyardsPlayer
}

export type View = SanJuanView | PuertoRicoView | VeneziaView | BurgundyView

export type Status = 'open' | 'running' | 'over' | 'halted' | 'closed'

export type Who = 'person' | 'bot' | 'here'

export type Reason = 'malformed' | 'too-big' | 'too-many' | 'origin' | 'unknown' | 'token' | 'not-yours' | 'wrong-seat' | 'stale' | 'illegal' | 'refused' | 'guide' | 'option' | 'full' | 'not-running' | 'not-over' | 'halted' | 'record' | 'busy'

export type Kind = 'seat' | 'seats' | 'thing' | 'label' | 'source' | 'number' | 'value'

export type Depth = 'quick' | 'standard' | 'deep'

export type ReviewStatus = 'none' | 'waiting' | 'running' | 'done' | 'stopped' | 'failed' | 'refused'

export type GiftStatus = 'none' | 'checking' | 'taken' | 'refused'

/** An answer, in notation, and who gives it. */
export interface ReviewSaid {
  seat: number
  text: string
}

/** Why an answer is good, or another is not, as the heuristic's terms say: a message (`review-<game>-<key>`), its numbers and names (ids), and the rules. */
export interface ReviewReason {
  key: string
  args: Record<string, number | string>
  rules: string[]
}

/** An answer that was weighed: what the asked seat's party can expect after it, and how the match would most likely have gone on. */
export interface ReviewOption {
  code: number
  text: string
  share: number
  points: number
  line: ReviewSaid[]
}

/** A decision. `options` are those that were weighed, the best first; `chosen` is the place of the one that was played among them. What it `cost` against the best, in share and points, is called an `error` only where it exceeds the `margin` of that comparison. `lost` is what it cost against the answer that the judge itself would have given, below 0 where it was better; that is what the account of luck and skill goes by, and `gifts` says by party who got it (its own: 0; they sum to `lost`). At `stake`: how much better the best answer is than a random one. */
export interface ReviewJudged {
  ply: number
  row: number
  round: number
  seat: number
  ask: string
  options: ReviewOption[]
  chosen: number
  cost: number
  points: number
  margin: number
  margin_points: number
  error: boolean
  stake: number
  lost: number
  gifts: number[]
  reasons: ReviewReason[]
}

/** What everybody could expect at a position, seen by who sees everything. */
export interface ReviewPoint {
  ply: number
  round: number
  shares: number[]
  points: number[]
}

/** What came by chance with the answer that led to position `ply` (0: the set-up), and whose luck it was, by party; it sums to 0. */
export interface ReviewDraw {
  ply: number
  kinds: string[]
  luck: number[]
}

/** How a party came from what it could expect at the start to its result: start + luck - errors + gifts + residual = result. `precision` is the part of what was at stake that was not given away, from 0 to 100; None where nothing was at stake. */
export interface ReviewSplit {
  party: number
  start: number
  luck: number
  errors: number
  gifts: number
  residual: number
  result: number
  precision: number | null
  decisions: number
  mistakes: number
}

/** As far as it got: `done` of `due` answers; `split` is empty until everything is judged. `judge` names who judged, `simulations` what a decision was weighed by at most. */
export interface Review {
  format: number
  game: string
  version: number
  seats: number
  parties: number[][]
  depth: Depth
  judge: string
  simulations: number
  margin: number
  margin_points: number
  plies: number
  done: number
  due: number
  curve: ReviewPoint[]
  decisions: ReviewJudged[]
  draws: ReviewDraw[]
  split: ReviewSplit[]
}

/** `options` are all answers that were weighed, the best one first, of which only the first is right; `margin` is that of the comparison with the second. `played` is the answer of the real game and `place` what place its seat came to there, of `parties`. `rating` is on the scale of ratings of people, with its `deviation`. */
export interface Puzzle {
  id: string
  ply: number
  seat: number
  ask: string
  theme: string
  options: ReviewOption[]
  margin: number
  played: string
  place: number
  parties: number
  rating: number
  deviation: number
  reasons: ReviewReason[]
}

/** One possible answer. `now`: it answers the open question by itself; the others belong to the pool of an open series and may be sent together with it, in any order. `moves`: the events that it brings for certain, before anything is drawn or comes to light; of a pick of a series those of that thing alone, of what closes one those of closing it with nothing picked. */
export interface Choice {
  code: number
  text: string
  targets: string[]
  closes: boolean
  now: boolean
  facts: Record<string, Value>
  moves: GameEvent[]
}

/** A summand: what it comes from, by the key of a cause. */
export interface Term {
  cause: string
  number: number
}

/** A refusal in numbers: the terms come to `total`, and of `what`, the key of a cause, there are only `have`. */
export interface Sum {
  terms: Term[]
  total: number
  have: number
  what: string
}

/** What would make it legal, by message key (`way-<key>`). */
export interface Way {
  key: string
  args: Record<string, Value>
}

/** Things of mine, or on offer, that cannot be chosen now, the reason by message key, and the rule behind it: all of which the very same is to be said together. `rules` are all that play a part, that one first; `sum` is the reason in numbers, `ways` would make it legal, each alone. `held` is a thing that can be chosen, but not together with this one: then this is said of it only with that in hand. */
export interface Blocked {
  targets: string[]
  reason: string
  args: Record<string, Value>
  rule: string
  rules: string[]
  sum: Sum | null
  ways: Way[]
  held: string
}

/** Of these codes of a series at most so many together. */
export interface Cap {
  codes: number[]
  most: number
}

/** What the asked seat alone gets. `pool`: codes of an open series with multiplicity; `caps`: what of it does not go together. `suggest`: a whole answer, or nothing. `forced`: there is only this answer, and it is asked because taking it unasked would tell a secret. */
export interface Menu {
  args: Record<string, Value>
  choices: Choice[]
  pool: number[]
  caps: Cap[]
  least: number
  most: number
  blocked: Blocked[]
  suggest: number[]
  forced: boolean
}

/** The open question: whose, what (message key), and why (the phases in progress, outermost first). */
export interface Question {
  seat: number
  ask: string
  trail: string[]
  menu: Menu | null
}

/** A question this reader's seat may answer before its turn, and the answer that waits already, if any. */
export interface EarlyQuestion {
  seat: number
  ask: string
  choices: Choice[]
  pool: number[]
  least: number
  most: number
  given: number[]
}

/** So many of one kind, face up. `target`: the key by which answers name it; empty where none does. */
export interface ZoneThing {
  id: string
  count: number
  target: string
}

/** A place of a seat, or in the middle (`owner` -1): `count` things, of which so many are `hidden`. Without things and with nothing hidden it is a plain number. */
export interface Zone {
  owner: number
  name: string
  things: ZoneThing[]
  count: number
  hidden: number
}

/** One row of the match as this reader may read it. Row -1 is the set-up. An `undo` takes back all plays from row `to` on. `by` tells who plays the seat after a `take`. At a `from` the match was played on from another, whose answers come before it; its `text` says whether what the seat could not know was dealt again (`deal`), or everybody kept what he held (`keep`). A `point` is a thing that the seat shows its partners: its key is the `text`. At a `free` the guide of the match ended: its `text` says whether the seat left it (`skip`), or it was over (`end`). */
export interface Entry {
  row: number
  kind: 'early' | 'free' | 'from' | 'leave' | 'play' | 'point' | 'resign' | 'start' | 'take' | 'undo'
  seat: number
  text: string
  ask: string
  at: number
  events: GameEvent[]
  forced: boolean
  undone: boolean
  to: number | null
  by: string
  agreed: number[]
}

/** What I may take back, as the rows it goes back to: by `undo` and `reset` alone, by `ask` if the others agree. `seat` is the one of mine that would. */
export interface Back {
  seat: number | null
  undo: number | null
  reset: number | null
  ask: number | null
}

/** A seat asks all others to go back to before row `to`. It falls with the next row of the match. */
export interface Proposal {
  seat: number
  to: number
  agreed: number[]
  missing: number[]
}

/** Points from one source, by party. */
export interface Source {
  source: string
  points: number[]
}

/** The points of all parties when a round began, or at the end. */
export interface Point {
  ply: number
  round: number
  scores: number[]
}

/** A place in a finished match worth seeing again: the answer after which the winner was ahead for good (`lead`) or furthest `behind`, one of the largest gains, or the last `count` that moved several. `ply` is the position after it, `gains` are by party, `ahead` is this party's distance from the best of the others then. */
export interface Moment {
  kind: 'behind' | 'count' | 'gain' | 'lead'
  ply: number
  round: number
  party: number
  gains: number[]
  ahead: number
}

/** How it ended, by party: `parties` are the seats of each; one that is nobody's has none. Place 1 has won: a match that one player has lost has no such place. */
export interface Result {
  parties: number[][]
  ranking: number[]
  scores: number[]
  tally: Source[]
  curve: Point[]
  moments: Moment[]
}

/** A seat. `who` is how it was set up, `control` who plays it now. `taken`: somebody holds its link. `gone`: its player left or resigned. `auto`: the server gives its forced answers. `words`: what its player added to the secret of the match. `agreed`: the seats that agree to give this one to another person; none while nobody has asked. */
export interface SeatInfo {
  seat: number
  who: Who
  name: string
  level: string
  taken: boolean
  online: boolean
  owner: boolean
  control: 'bot' | 'person'
  gone: '' | 'left' | 'resigned'
  auto: boolean
  words: string
  agreed: number[]
}

/** A match that was played on from another: the key of the replay, the row at which it begins, which is the ply there, and the seat. `redealt`: what that seat could not know was dealt again; else everybody kept what he held. `puzzle`: it was played on from a puzzle, whose id is the key. */
export interface Origin {
  key: string
  row: number
  seat: number
  redealt: boolean
  puzzle: boolean
}

/** A step of a guide, which begins when so many `rows` of it have been answered. `codes` are the answers that it waits for, a series in any order; without any it is read, until I go on. `targets` are the keys of the things it points at (`zone:kind`, or a place), the first one before all; without any, the question. Its texts are the forms of `guide-<name>-<number>`, and `rules` the numbers to read more under. */
export interface GuideStep {
  number: number
  rows: number
  codes: number[]
  targets: string[]
  rules: string[]
}

/** The guide that a match was begun by: as long as it is neither `left` nor `over`, everybody answers as it says, and what is drawn is prepared. `rows` are the answers it has in all; how many were given tell the entries of the kind `play` that are not undone. It is `over` with its last answer. */
export interface Guide {
  name: string
  steps: GuideStep[]
  rows: number
  left: boolean
  over: boolean
}

/** A table as everybody who knows it may see it. `code` is the short code to join or watch by. `halted` says why a match can only be looked at. `rematch` is the table that follows this one, `follows` the one before it. `commitment` is the digest of the secret that all draws come from; the record of the finished match tells the secret. `parties` is the party of each seat; `scores` and `ranking` are by party, once the match is over. `origin` is where the match was played on from, if it was; as long as the table is open, who sits there may still change `redealt`. `changed` are the options that are not at their defaults. `guide` is there if the match was begun by one. */
export interface TableInfo {
  id: string
  code: string
  name: string
  game: string
  version: number
  options: Record<string, string>
  changed: string[]
  public: boolean
  status: Status
  seats: SeatInfo[]
  rows: number
  asked: number | null
  created: number
  updated: number
  halted: string
  rematch: string
  follows: string
  origin: Origin | null
  commitment: string
  parties: number[]
  scores: number[]
  ranking: number[]
  guide: Guide | null
}

/** One of my tables, by the token of a seat of mine. `turn`: I am asked. */
export interface MyTable {
  table: TableInfo
  seat: number
  turn: boolean
}

/** A seat of a table to be made. `me`: mine. `person`: anybody who comes. `here`: another player at my screen. */
export interface SeatPlan {
  who: 'bot' | 'here' | 'me' | 'person'
  name?: string
  level?: string
}

/** The digest of a secret of the server's, for a table that is still to be made. It is kept for a day. */
export interface Committed {
  commitment: string
}

/** `commitment` is one that the server gave; with it the maker may add `words` of his own to the secret behind it, though the match begins at once. Without it the table gets a secret of its own, and words can be added as long as it is open. */
export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: Record<string, string>
  name?: string
  public?: boolean
  start?: boolean
  commitment?: string
  words?: string
}

/** Play on from a position of a match that is over. As many `seats` as it had, one of them `me`. Where nobody else is a person, what my seat could not know is dealt again; else everybody keeps what he held. */
export interface PlayOn {
  ply: number
  seats: SeatPlan[]
  name?: string
  commitment?: string
  words?: string
}

/** Begin the guided first game of a game, as a person of this name. */
export interface NewGuided {
  name?: string
}

/** What holds a seat; -1 is the owner of a table who has no seat. Everybody who knows it plays: keep it. */
export interface SeatToken {
  seat: number
  token: string
}

/** A table, and the seats of it that are mine from now on. */
export interface Seated {
  table: TableInfo
  tokens: SeatToken[]
}

export interface Join {
  name: string
  seat?: number | null
  words?: string
}

/** `fill`: the level of the bots that take the seats nobody has taken; without it they must all be taken. */
export interface Start {
  fill?: string | null
}

/** By the seat itself: `name`, `auto`, and before the start its `words`. By the owner: give the seat to a bot (`level`) or to a person again; once it has been played, that needs the consent of everybody who plays. */
export interface ChangeSeat {
  name?: string | null
  auto?: boolean | null
  words?: string | null
  who?: 'bot' | 'person' | null
  level?: string | null
}

/** Whether I agree that a seat that has been played goes to another person. */
export interface AgreeSeat {
  yes: boolean
}

export interface Mine {
  tokens: string[]
}

/** The tokens of several seats that want to play again; `commitment` as in `NewTable`, for who asks first. */
export interface Again {
  tokens?: string[]
  commitment?: string
}

/** An option and its values; the first is the default. With `each`, it also takes one of these names for all seats, or one for each seat, separated by dots. */
export interface OptionInfo {
  name: string
  values: string[]
  each: string[]
}

/** A field of an event: what its value stands for; one that is `secret` only the first field's seat reads. */
export interface FieldInfo {
  name: string
  kind: Kind
  secret: boolean
}

/** Where all of `when` holds, all of `needs` must hold, and one of `either` if there are any: options, or `seats`, with the values that serve. Of a value with dots every name must be among them. `why` is the id of the reason, whose text is `term-<why>`. */
export interface TermInfo {
  when: Record<string, string[]>
  needs: Record<string, string[]>
  either: Record<string, string[]>
  why: string
  rule: string
}

export interface EventInfo {
  name: string
  fields: FieldInfo[]
}

/** A game. `standing`: how well its component data are attested. `data`: the digest of its component file. `kinds`: what facts and the arguments of questions and reasons stand for, where their type does not tell. `guide`: how many steps its guided first game has; 0 where there is none. */
export interface GameInfo {
  name: string
  version: number
  data: string
  standing: string
  seats: number[]
  options: OptionInfo[]
  terms: TermInfo[]
  sources: string[]
  events: EventInfo[]
  kinds: Record<string, Kind>
  codes: number
  guide: number
}

/** A kind of card, building, tile or role, and what is printed on it by name. `when`: the values of options with which it may come into play; one of each is chosen then, and of a value with dots one of its names. */
export interface ComponentInfo {
  id: string
  printed: Record<string, Value>
  when: Record<string, string[]>
}

/** Components that belong together, in the order of the game's own lists. What `when` says holds for all of them. */
export interface ComponentGroup {
  name: string
  components: ComponentInfo[]
  when: Record<string, string[]>
}

/** An entry of the rules or the glossary that answers a question. `id`: the key of its text; `rules`: their numbers; `when`: the values of options it is played with, as a component's. */
export interface Explained {
  id: string
  title: string
  text: string
  rules: string[]
  when: Record<string, string[]>
}

/** An answer there is in a game, whether or not it is possible now. */
export interface ActionInfo {
  code: number
  text: string
  targets: string[]
  secret: boolean
  closes: boolean
}

/** A bot that can be seated. `person`: a level meant for people, in order of strength. `ratings`: by game, where the arena measured them. */
export interface LevelInfo {
  name: string
  person: boolean
  ratings: Record<string, number>
}

/** A good answer: codes to send, expected win share (0 to 1) and points where the bot knows them. */
export interface HintOption {
  codes: number[]
  texts: string[]
  share: number | null
  points: number | null
}

/** The best answers first, for the question at `row`. `lead`: what speaks for the first one, that it alone is known (`only`), more victories, more points, or nothing that can be told (`level`). */
export interface HintResult {
  row: number
  seat: number
  level: string
  lead: 'level' | 'only' | 'points' | 'share'
  options: HintOption[]
}

/** A match to be looked at. A ply is an answer in effect, or where the match was played on from another (`origin`); ply 0 is the position before the first one. The rows of `entries` are plies. `title` is the table's name; `levels` are those of the bots, nothing for people. `readers` are the perspectives on offer. `whole`: it is over, and everything is open. `shared`: the key is that of a link, not the table's own, so that there is no record or rematch by it. */
export interface ReplayInfo {
  key: string
  shared: boolean
  game: string
  version: number
  options: Record<string, string>
  title: string
  names: string[]
  levels: string[]
  seats: number
  plies: number
  whole: boolean
  readers: number[]
  reader: number
  ply: number
  origin: Origin | null
  entries: Entry[]
  result: Result | null
}

/** The position after `ply` answers, and the question that was open then; `zones` as in an update. */
export interface ReplayFrame {
  ply: number
  view: View
  zones: Zone[] | null
  question: Question | null
}

/** Make a link to a replay at a ply, from a perspective, with or without the players' names. */
export interface Share {
  ply?: number
  reader?: number
  names?: boolean
}

export interface Shared {
  key: string
  path: string
}

/** What is being judged: the answer that led to position `ply`. Seat -1 and ply 0: the set-up. */
export interface ReviewNow {
  ply: number
  round: number
  seat: number
  ask: string
}

/** How far the review of a match is: `done` of `due` answers are judged. It begins when somebody asks for it (`none` until then), waits for its turn, and goes on where it was after it was `stopped`, or `failed`; what cannot be reviewed is `refused`. `reason` says why, where it failed or was refused. `seconds` are left, as far as that can be told. `review` is what was found so far; null while there is nothing that the client does not have. */
export interface ReviewState {
  status: ReviewStatus
  reason: string
  depth: Depth
  done: number
  due: number
  seconds: number | null
  now: ReviewNow | null
  review: Review | null
}

/** Begin a review, or go on with it. What is done already at this depth is there at once. */
export interface NewReview {
  depth?: Depth
}

/** Give a decision of mine as a puzzle: the answer that was given after `ply` others. */
export interface GivePuzzle {
  ply: number
}

/** What became of a decision that somebody gave; `none` of one that nobody did. Where it is `taken`, `id` is the puzzle's; where it was `refused`, `reason` says why. */
export interface PuzzleGift {
  status: GiftStatus
  reason: string
  id: string
}

/** A puzzle of the list, without its solution. `people`: the game was played by people, and one of them gave it. */
export interface PuzzleInfo {
  id: string
  theme: string
  rating: number
  deviation: number
  players: number
  people: boolean
}

export interface PuzzleGame {
  game: string
  puzzles: PuzzleInfo[]
}

/** All puzzles there are, by game, in an order that stays: new ones come at the end. */
export interface PuzzleList {
  games: PuzzleGame[]
}

/** A puzzle to be solved: the position as its seat sees it, with its question as at a table, what happened since the round before began (rows of `entries` are plies), and the solution. */
export interface PuzzlePosition {
  id: string
  game: string
  version: number
  options: Record<string, string>
  seats: number
  seat: number
  ply: number
  people: boolean
  frame: ReplayFrame
  entries: Entry[]
  puzzle: Puzzle
}

/** Where friends reach this server: `hosts` are its names and addresses in their network; while it listens to its own machine alone, `command` opens it to the network of the house. */
export interface Reach {
  hosts: string[]
  command: string
}

/** `ok` while the database keeps what is written, else `why` not: the disk is full, it is read-only, locked (or too slow to answer in time), or away. The rest tells what is running here. */
export interface Health {
  ok: boolean
  version: string
  database: string
  compiled: boolean
  rooms: number
  connections: number
  why: '' | 'away' | 'full' | 'locked' | 'read-only'
}

/** The first message: the seats I hold at this table (none: I watch), and the row up to which I have the log. */
export interface Hello {
  type: 'hello'
  tokens?: string[]
  since?: number
}

/** The answer to the question at `row`: one code or text, or several of a series in any order. Sent again after a lost connection it is acknowledged, not played twice. */
export interface Answer {
  type: 'answer'
  row: number
  codes: (number | string)[]
  id?: number
  seat?: number | null
}

/** An answer to a question of mine that is not open yet; it is given when the question comes. */
export interface Early {
  type: 'early'
  row: number
  seat: number
  codes: (number | string)[]
  id?: number
}

/** Take back my last answer, or all from row `to` on; further than I may alone it becomes a proposal. */
export interface Undo {
  type: 'undo'
  row: number
  to?: number | null
  id?: number
  seat?: number | null
}

/** Back to the first question of my present turn. */
export interface Reset {
  type: 'reset'
  row: number
  id?: number
  seat?: number | null
}

/** My answer to a proposal to go back to row `to`. */
export interface Consent {
  type: 'consent'
  row: number
  to: number
  yes: boolean
  id?: number
  seat?: number | null
}

/** Show my partners a thing on the table, by the key that answers have for it. Everybody sees it for a moment, and the log keeps it; nothing else comes of it. */
export interface PointAt {
  type: 'point'
  row: number
  target: string
  id?: number
  seat?: number | null
}

/** Leave the guide of this match for good: from here on everybody answers as they like. */
export interface SkipGuide {
  type: 'skip_guide'
  row: number
  id?: number
  seat?: number | null
}

/** What would a bot do? The answer comes as `hinted`; nothing is played. */
export interface Hint {
  type: 'hint'
  row: number
  level?: string
  id?: number
  seat?: number | null
}

/** I am here. */
export interface Ping {
  type: 'ping'
  id?: number
}

/** The table and its seats changed, or I have just come. `mine` are the seats I hold. */
export interface Table {
  type: 'table'
  table: TableInfo
  mine: number[]
}

/** The position for this reader. `row`: how many rows the match has, which an answer must name. `zones`: what lies where, if the game says it. `entries`: what happened since the last update for this reader, or the whole log if `fresh`. */
export interface Update {
  type: 'update'
  row: number
  reader: number
  view: View
  zones: Zone[] | null
  question: Question | null
  early: EarlyQuestion[]
  entries: Entry[]
  fresh: boolean
  back: Back
  proposal: Proposal | null
  result: Result | null
}

/** Done and kept. `row`: how many rows the match has now. */
export interface Ack {
  type: 'ack'
  id: number
  row: number
}

/** Not done, nothing changed. `reason` for programs, `message` for people who write them. */
export interface Refused {
  type: 'refused'
  id: number
  reason: Reason
  message: string
  row: number | null
}

export interface Hinted {
  type: 'hinted'
  id: number
  hint: HintResult
}

export interface Pong {
  type: 'pong'
  id: number
}

export type FromClient = Hello | Answer | Early | Undo | Reset | Consent | PointAt | SkipGuide | Hint | Ping

export type FromServer = Table | Update | Ack | Refused | Hinted | Pong
