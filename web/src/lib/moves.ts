// A match in moves: what somebody does at once, though it takes several answers (a building, and the cards that pay it).
import type { Entry, GameEvent } from "./net/wire";

/** Whether an answer only finishes what its player began with the one before; both by the first word of their notation. */
export type Joins = (before: string, next: string) => boolean;

export interface Move {
  /** Counted from 1. */
  number: number;
  seat: number;
  /** The position before it and the one after it. */
  from: number;
  to: number;
  entries: Entry[];
  events: GameEvent[];
}

const verb = (entry: Entry): string => entry.text.split(" ")[0] ?? "";

/** The answers in effect of a match as moves; where it was played on from another is one too. */
export function movesOf(entries: Entry[], joins: Joins = () => false): Move[] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    if (entry.row < 0) continue; // the set-up
    const group = groups.at(-1);
    const last = group?.at(-1);
    const plays = last?.kind === "play" && entry.kind === "play" && last.seat === entry.seat;
    if (group && plays && joins(verb(last), verb(entry))) group.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group, i) => ({
    number: i + 1,
    seat: group[0].seat,
    from: group[0].row,
    to: (group.at(-1) ?? group[0]).row + 1,
    entries: group,
    events: group.flatMap((entry) => entry.events),
  }));
}

/** A round, or a turn of the first player where a game has none: with which move it begins, and whose it is. */
export interface Chapter {
  number: number;
  /** How many moves were made before it. */
  start: number;
  end: number;
  /** The seat that leads it, -1 for nobody. */
  owner: number;
}

/** The chapters of a match: every event that opens one is told with the answer before it, or with the set-up. */
export function chaptersOf(entries: Entry[], moves: Move[]): Chapter[] {
  const told = entries.flatMap((entry) => entry.events.map((event) => ({ event, ply: entry.row + 1 })));
  const rounds = told.filter(({ event }) => event.kind === "round");
  const first = moves[0]?.seat;
  const turns = told.filter(({ event }) => event.kind === "turn" && event["seat"] === first);
  const starts = (rounds.length ? rounds : turns).map(({ event, ply }) => ({
    start: moves.filter((move) => move.from < ply).length,
    owner: ownerOf(event),
  }));
  return starts.map(({ start, owner }, i) => ({
    number: i + 1,
    start,
    end: starts[i + 1]?.start ?? moves.length,
    owner,
  }));
}

function ownerOf(event: GameEvent): number {
  const owner = event["governor"] ?? event["seat"] ?? event["first"];
  return typeof owner === "number" ? owner : -1;
}
