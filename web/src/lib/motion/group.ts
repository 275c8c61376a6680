// What is told as one: the events of one decision, and what belongs to them.
import { t } from "../i18n/index.svelte";
import type { Entry, GameEvent } from "../net/wire";
import { actionText } from "../voice/answers";
import { lines, subject } from "../voice/events";
import { listed, seated, type Reader } from "../voice/names";

/** How a game's events are told. */
export interface Told {
  /** Events that no caption names. */
  quiet: readonly string[];
  /** Events that come for every player in a phase: they are told player by player. */
  seatwise: readonly string[];
  /** Events that begin something new: what came before is told apart. */
  opens: readonly string[];
  /** Events that say that the last round has begun. */
  last: readonly string[];
}

export const PLAIN: Told = { quiet: ["score"], seatwise: [], opens: ["round", "turn", "phase"], last: [] };

export interface Group {
  /** Whose sign stands before the caption; -1: nobody's. */
  seat: number;
  caption: string;
  events: GameEvent[];
  /** How many answers it tells. */
  count: number;
  /** Only answers that leave everything as it is, or that could not have been others. */
  idle: boolean;
  /** Answers without a trace on the table: whose they are and what they were. */
  silent: { seats: number[]; text: string } | null;
  /** What was asked. */
  ask: string;
  /** The caption says more than the events do. */
  apart: boolean;
  mine: boolean;
  /** Shows the position in which it has happened, unless that is shown already. */
  commit: (() => void) | null;
}

/** The groups of what has come; the first of them shows the position. */
export function groups(entries: Entry[], reader: Reader, told: Told, commit: () => void): Group[] {
  const made: Group[] = [];
  const plays = entries.filter((one) => one.kind === "play" && !one.undone);
  for (const group of plays.flatMap((entry) => parts(entry, reader, told))) {
    if (!merge(made.at(-1), group, reader, told)) made.push(group);
  }
  if (made[0]) made[0].commit = commit;
  return made;
}

/** The last round has begun: it is said once, and the mark in the top bar stays. */
export function lastRound(): Group {
  const caption = t("last-round");
  const none = { events: [], count: 0, silent: null, ask: "", commit: null };
  return { ...none, seat: -1, caption, idle: false, apart: true, mine: false };
}

/** One answer: apart by players where a phase goes round, and where something new begins. */
function parts(entry: Entry, reader: Reader, told: Told): Group[] {
  const runs: GameEvent[][] = [];
  let seat = entry.seat;
  let last = "";
  for (const event of entry.events) {
    const opens = told.opens.includes(event.kind) && !told.opens.includes(last);
    const other = told.seatwise.includes(event.kind) && subject(event) !== seat;
    const run = runs.at(-1);
    if (!run || opens || other) runs.push([event]);
    else run.push(event);
    if (other) seat = subject(event);
    last = event.kind;
  }
  const made = runs.map((events) => spoken(entry, events, reader, told));
  const loud = made.filter((group) => group.caption);
  if (!loud.length) return [silent(entry, entry.events, reader)];
  // What has no words of its own happens with what has.
  for (const group of made) if (!group.caption) loud[0]?.events.push(...group.events);
  if (loud[0]) loud[0].count = 1;
  return loud;
}

function spoken(entry: Entry, events: GameEvent[], reader: Reader, told: Told): Group {
  const said = lines(events, reader, [...told.quiet]);
  return {
    seat: said[0]?.seat ?? entry.seat,
    caption: sentence(said),
    events,
    count: 0,
    idle: entry.forced,
    silent: null,
    ask: entry.ask,
    apart: false,
    mine: entry.seat === reader.me,
    commit: null,
  };
}

function silent(entry: Entry, events: GameEvent[], reader: Reader): Group {
  const { seat, ask, text } = entry;
  const made = { seats: [seat], text };
  const caption = silence(made, ask, reader);
  const mine = seat === reader.me;
  return { seat, caption, events, count: 1, idle: true, silent: made, ask, apart: true, mine, commit: null };
}

function silence({ seats, text }: { seats: number[]; text: string }, ask: string, reader: Reader): string {
  const names = listed(seats.map((seat) => seated(seat, reader)));
  const own = seats.length === 1 && seats[0] === reader.me ? "yes" : "no";
  if (!text) return "";
  if (text === "pass") return t("web-told-pass", { names, own, count: seats.length });
  return t("web-told", { names, said: actionText({ text }, ask, reader) });
}

/** Tell a group with the one before it, where they are one thing to a reader; whether that was so. */
export function merge(into: Group | undefined, group: Group, reader: Reader, told: Told): boolean {
  if (!into || into.mine !== group.mine) return false;
  const hushed = into.silent && group.silent && into.silent.text === group.silent.text;
  const chain = into.seat === group.seat && !told.opens.includes(group.events[0]?.kind ?? "");
  if (!hushed && !chain && !(into.idle && group.idle)) return false;
  const events = [...into.events, ...group.events];
  if (into.silent && group.silent && hushed) {
    into.silent.seats = [...new Set([...into.silent.seats, ...group.silent.seats])];
    into.caption = silence(into.silent, into.ask, reader);
  } else {
    const words = (some: GameEvent[]): string => sentence(lines(some, reader, [...told.quiet]));
    // What ends a series of answers that nobody saw tells all of it.
    const tells = into.ask === group.ask && !group.apart && !words(into.events);
    into.apart = (into.apart && !tells) || group.apart;
    into.caption = into.apart ? [into.caption, group.caption].filter(Boolean).join(" · ") : words(events);
    into.silent = null;
  }
  into.ask = group.ask;
  into.events = events;
  into.count += group.count;
  into.idle &&= group.idle;
  into.commit = group.commit ?? into.commit;
  return true;
}

function sentence(said: { text: string }[]): string {
  return said.map((line) => line.text).join(" · ");
}
