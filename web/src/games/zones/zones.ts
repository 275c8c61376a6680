// What lies where, of any game: as the game says it (`docs/add-a-game.md`), else as far as its view can be read.
import { PUBLIC, type Choice, type Value, type View, type Zone, type ZoneThing } from "../../lib/net/wire";
import type { Play, Scene } from "../../lib/play.svelte";

/** So many equal things lie side by side; more are one pile with their number. */
const SIDE_BY_SIDE = 5;

export function zonesOf({ zones, view }: Pick<Scene, "zones" | "view">, me: number): Zone[] {
  return zones ?? derived(view, me);
}

/** The places of a player, or those in the middle. */
export function placesOf(zones: Zone[], owner: number): Zone[] {
  return zones.filter((zone) => zone.owner === owner);
}

/** Coins, steps; or a place where nothing lies. */
export function isNumber(zone: Zone): boolean {
  return !zone.things.length && !zone.hidden;
}

/** A thing as it is drawn: piles of one, or one pile. Only what is chosen by answers lies apart. */
export function piles(one: ZoneThing): { at: number; count: number }[] {
  if (!one.target || one.count > SIDE_BY_SIDE) return [{ at: 0, count: one.count }];
  return Array.from({ length: one.count }, (_, at) => ({ at, count: 1 }));
}

/** An id that is a colour has that colour; any other one of its own that follows from its letters: golden angles, so
 * that ids that are alike get colours that are not. */
export function colour(id: string): string {
  if (CSS.supports("color", id)) return id;
  const turn = [...id].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 360, 7) * 137.5;
  return `hsl(${turn} 42% 52%)`;
}

/** Answers that touch something without a place on the table: they are said in words. */
export function unplaced(play: Play, zones: Zone[]): Choice[] {
  const there = new Set(zones.flatMap((zone) => zone.things.map((one) => one.target)));
  const open = play.chooser?.open ?? [];
  return open.filter(({ closes, targets }) => !closes && targets.some((one) => !there.has(one)));
}

/** The points as they stand, where the view tells them. */
export function scoresOf(view: View): number[] {
  const { scores } = view as { scores?: unknown };
  return Array.isArray(scores) ? scores.filter((one) => typeof one === "number") : [];
}

// Without a word of the game

type Fields = Record<string, Value>;
/** What every table shows elsewhere, or nobody looks for. */
const ELSEWHERE = ["game", "seat", "seats", "round", "last_round", "scores", "tally", "ranking", "players"];

function derived(view: View, me: number): Zone[] {
  const all = view as unknown as Fields;
  const players = (Array.isArray(all["players"]) ? all["players"] : []).filter(isFields);
  const middle = read(all, PUBLIC, true, players.length);
  return [...middle, ...players.flatMap((one, seat) => read(one, seat, seat === me, 0))];
}

/** The fields of a view as places; what has one number for each player is theirs. */
function read(fields: Fields, owner: number, mine: boolean, seats: number): Zone[] {
  return Object.entries(fields)
    .filter(([name]) => !ELSEWHERE.includes(name))
    .flatMap(([name, value]) => {
      if (typeof value === "number") return [{ owner, name, things: [], count: value, hidden: 0 }];
      if (seats && Array.isArray(value) && value.length === seats && value.every(isCount))
        return value.map((count, seat) => ({ owner: seat, name, things: [], count, hidden: 0 }));
      const things = counted(value).map((one) => ({ ...one, target: mine ? `${name}:${one.id}` : "" }));
      return things.length ? [{ owner, name, things, count: sum(things), hidden: 0 }] : [];
    });
}

/** A value as things: a word, words, amounts by id, or objects with an id. */
function counted(value: Value): Pick<ZoneThing, "id" | "count">[] {
  const many = new Map<string, number>();
  const add = (id: string, count = 1): unknown => count > 0 && many.set(id, (many.get(id) ?? 0) + count);
  if (typeof value === "string") add(value);
  else if (Array.isArray(value))
    for (const one of value) for (const { id, count } of single(one)) add(id, count);
  else if (isFields(value))
    for (const [id, count] of Object.entries(value)) if (isCount(count)) add(id, count);
  return [...many].map(([id, count]) => ({ id, count }));
}

/** One of a list: an id, a number, or an object by its first word and its count. */
function single(value: Value): Pick<ZoneThing, "id" | "count">[] {
  if (typeof value === "string" && value) return [{ id: value, count: 1 }];
  if (typeof value === "number") return [{ id: String(value), count: 1 }];
  if (!isFields(value)) return [];
  const id = Object.values(value).find((one) => typeof one === "string");
  const { count } = value;
  return id ? [{ id, count: isCount(count) ? count : 1 }] : [];
}

function sum(things: Pick<ZoneThing, "count">[]): number {
  return things.reduce((all, one) => all + one.count, 0);
}

function isFields(value: Value | undefined): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isCount(value: Value | undefined): value is number {
  return typeof value === "number";
}
