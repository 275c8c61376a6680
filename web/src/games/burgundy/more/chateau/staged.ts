// Châteauma's things as they lay in the middle of its turn: from the position before it, event by event.
import type { BurgundyCard, BurgundyChateauTable, GameEvent } from "../../../../lib/net/wire";

type Table = BurgundyChateauTable;
/** A card as it is printed. */
export type Printed = (id: string) => BurgundyCard | undefined;

/** `after` is the position that its turn led to: it says of which type tiles are, and what came out of it. */
export function staged(before: Table, after: Table, events: GameEvent[], printed: Printed): Table {
  const table = structuredClone(before);
  const typeOf = types(before, after);
  for (const event of events) APPLY[event.kind]?.(table, event, { after, typeOf, printed });
  return table;
}

interface With {
  after: Table;
  typeOf: Map<string, string>;
  printed: Printed;
}
type Apply = (table: Table, event: GameEvent, how: With) => void;

/** The type of every tile that lies where a type is said. */
function types(...tables: Table[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { duchy, reserve, cards } of tables) {
    for (const one of [...duchy, ...cards.flatMap((card) => card.hexes.filter(({ down }) => !down))])
      if (one.tile) found.set(one.tile, one.type);
    for (const { type, tiles } of reserve) for (const tile of tiles) found.set(tile, type);
  }
  return found;
}

const text = (event: GameEvent, field: string): string => String(event[field] ?? "");
const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
const own = (table: Table, event: GameEvent): boolean => event["seat"] === table.player;

const cardOf = (table: Table, event: GameEvent): BurgundyCard | undefined =>
  table.cards.find((card) => card.id === text(event, "card"));

function lay(table: Table, event: GameEvent, tile: string | undefined, down: boolean): void {
  const hex = cardOf(table, event)?.hexes[number(event, "hex") - 1];
  if (hex && tile) Object.assign(hex, { tile, down });
}

function store(table: Table, tile: string, { typeOf }: With): void {
  table.reserve.find((stack) => stack.type === typeOf.get(tile))?.tiles.push(tile);
}

const APPLY: Record<string, Apply> = {
  select: (table, event) => {
    for (const card of table.cards) card.selected = card.id === text(event, "card");
  },
  cover: (table, event) => lay(table, event, text(event, "tile"), false),
  cover_wild: (table, event) => lay(table, event, table.wild.pop(), true),
  wild_tile: (table, event) => table.wild.push(text(event, "tile")),
  stow: (table, event, how) => store(table, text(event, "tile"), how),
  from_reserve: (table, event) => {
    const tile = text(event, "tile");
    const stack = table.reserve.find(({ tiles }) => tiles.includes(tile));
    stack?.tiles.splice(stack.tiles.lastIndexOf(tile), 1);
  },
  silver: (table, event) => {
    if (own(table, event)) table.silver += number(event, "number");
  },
  load: (table, event) => {
    const at = number(event, "good") - 1;
    if (own(table, event)) table.goods[at] = (table.goods[at] ?? 0) + 1;
  },
  sell: (table, event) => {
    const at = number(event, "good") - 1;
    if (!own(table, event)) return;
    table.goods[at] = 0;
    table.sold[at] = (table.sold[at] ?? 0) + number(event, "number");
  },
  score: (table, event) => {
    const source = text(event, "source");
    if (!own(table, event)) return;
    table.score += number(event, "points");
    table.points[source] = (table.points[source] ?? 0) + number(event, "points");
  },
  sail: (table, event) => {
    if (own(table, event)) table.marker = number(event, "marker");
  },
  complete: (table, event) => void table.pile.push(text(event, "card")),
  move: (table, event, { typeOf }) => {
    const tile = text(event, "tile");
    const full = table.cards.find(
      (card) => table.pile.includes(card.id) && card.hexes.some((hex) => hex.tile === tile),
    );
    const hex = full?.hexes.find((one) => one.tile === tile);
    if (hex) Object.assign(hex, { tile: null, down: false });
    const free = table.duchy.find((one) => one.type === typeOf.get(tile) && !one.tile && !one.hidden);
    if (free) free.tile = tile;
    else table.over.push(tile);
  },
  card: (table, event, { printed }) => {
    const id = text(event, "card");
    const side = text(event, "side");
    const at = table.cards.findIndex((card) => card.side === side);
    // One that lies already slides with what is on it.
    const card = cardOf(table, event) ?? printed(id);
    if (!card || at < 0) return;
    const was = table.cards[at]!;
    table.cards[at] = { ...structuredClone(card), side, selected: was.selected };
    table.deck = table.deck.filter((one) => one !== id);
  },
  reshuffle: (table) => {
    [table.deck, table.pile] = [table.pile.toSorted((a, b) => Number(a) - Number(b)), table.deck];
  },
  bonus: (table, event) => {
    if (own(table, event)) table.bonus.push(`${text(event, "colour")}.${text(event, "place")}`);
  },
  border_tile: (table, event) => {
    if (own(table, event)) table.bonus.push(`border.${text(event, "place")}`);
  },
  post_card: (table, event) => {
    table.posts = number(event, "number");
  },
  shield: (table, event) => {
    if (own(table, event)) table.shields.push(Number(/\d+/.exec(text(event, "shield"))?.[0] ?? 0));
  },
  take: (table, event) => {
    if (own(table, event)) table.doubles.push(text(event, "tile"));
  },
  buy: (table, event, how) => {
    const tile = text(event, "tile");
    if (!own(table, event)) return;
    if (how.after.doubles.length > table.doubles.length) table.doubles.push(tile);
    else store(table, tile, how);
  },
};
