// What happened, in lines: equal things in a row are folded into one, gains stand behind their cause. The twin of the
// package's own i18n/voice/events.py.
import { attr, hasForm, t, type Args } from "../i18n/index.svelte";
import type { Entry, GameEvent } from "../net/wire";
import { args } from "./arguments";
import { eventFields, eventKinds } from "./fields";
import { capital, listed, NOTHING, seated, type Reader } from "./names";

/** Something that happened, in words; `seat` is whom it is about, -1 for nobody. */
export interface LogLine {
  seat: number;
  text: string;
  kind: string;
  /** Which event it ends with. */
  at: number;
}

interface Run {
  events: [GameEvent, ...GameEvent[]];
  at: number;
}

/** A log: one line for each thing that happened, runs of one kind folded, gains behind their cause. */
export function lines(events: GameEvent[], reader: Reader, quiet: string[] = []): LogLine[] {
  const made: (LogLine & { tails: string[] })[] = [];
  let spent: string[] = [];
  let last = -1;
  for (const { events: run, at } of runs(events, quiet)) {
    const text = said(run, reader);
    const seat = subject(run[0]);
    const { kind } = run[0];
    if (!text) continue;
    if (!isTail(run[0])) {
      made.push({ seat, text, tails: spent, kind, at });
      spent = [];
    } else if (isSpent(run[0])) spent.push(text);
    else if (made.length && seat === last) made.at(-1)?.tails.push(text);
    else made.push({ seat, text: of(seat, text, reader), tails: [], kind, at });
    last = seat;
  }
  const left = { seat: last, text: of(last, spent.join(", "), reader), tails: [], kind: "" };
  if (spent.length) made.push({ ...left, at: events.length - 1 });
  return made.map(({ text, tails, ...line }) => ({
    ...line,
    text: capital(tails.length ? `${text} (${tails.join(", ")})` : text),
  }));
}

/** A gain or a cost that stands alone: whose it is. */
function of(seat: number, text: string, reader: Reader): string {
  return seat >= 0 ? `${seated(seat, reader)}: ${text}` : text;
}

/** Whether an event only adds to the line of its cause: a gain to the one before, what is spent to the next. */
export function isTail(event: GameEvent): boolean {
  return hasForm(`event-${event.kind}`, "tail");
}

function isSpent({ number }: GameEvent): boolean {
  return typeof number === "number" && number < 0;
}

function runs(events: GameEvent[], quiet: string[]): Run[] {
  const found: Run[] = [];
  for (const [at, event] of events.entries()) {
    if (quiet.includes(event.kind)) continue;
    const run = found.at(-1);
    if (run && folds(run.events[0], event)) {
      run.events.push(event);
      run.at = at;
    } else found.push({ events: [event], at });
  }
  return found;
}

/** Whether two events are told as one: `discards two cards`. */
function folds(one: GameEvent, next: GameEvent): boolean {
  return one.kind === next.kind && subject(one) === subject(next) && hasForm(`event-${next.kind}`, "item");
}

function said(run: Run["events"], reader: Reader): string {
  const key = `event-${run[0].kind}`;
  const each = run.map((event) => eventArgs(event, reader));
  const made: Args = { ...each[0], count: run.length };
  if (hasForm(key, "item")) made["items"] = listed(each.map((one) => attr(key, "item", one)));
  return t(key, made);
}

/** With every field that this reader may not see as nothing. */
function eventArgs(event: GameEvent, reader: Reader): Args {
  const secret = eventFields(event.kind).filter((field) => field.secret);
  const forms = secret.flatMap(({ name }) => [name, `${name}_the`, `${name}_id`]);
  const hidden = Object.fromEntries(forms.map((form) => [form, NOTHING]));
  return { ...hidden, ...args(event, eventKinds(event.kind), reader) };
}

/** The seat an event is about, -1 if none. */
export function subject(event: GameEvent): number {
  const kinds = eventKinds(event.kind);
  const seats = Object.entries(event).filter(([name]) => kinds[name] === "seat");
  const [seat = -1] = seats.flatMap(([, value]) => (typeof value === "number" ? [value] : []));
  return seat;
}

/** Answers in a row that are told as one, such as the cards somebody pays: each group's events, and whose they are. */
export function together(entries: Entry[], quiet: string[]): Entry[][] {
  const loud = (entry: Entry): GameEvent[] => entry.events.filter((event) => !quiet.includes(event.kind));
  const groups: Entry[][] = [];
  let last: GameEvent | undefined;
  for (const entry of entries) {
    const [first] = loud(entry);
    if (entry.kind === "play" && last && first && folds(last, first)) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    last = entry.kind === "play" ? (loud(entry).at(-1) ?? last) : undefined;
  }
  return groups;
}
