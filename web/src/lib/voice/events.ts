// What happened, in lines: equal things in a row are folded into one, gains stand behind their cause. The twin of the
// package's own i18n/voice/events.py.
import { attr, has, t, type Args } from "../i18n/index.svelte";
import type { Entry, GameEvent } from "../net/wire";
import { args, SEATS } from "./arguments";
import { capital, listed, NOTHING, seated, type Reader } from "./names";

/** The seat an event is about, -1 if none. */
export function subject(event: GameEvent): number {
  for (const name of SEATS) if (typeof event[name] === "number") return event[name];
  return -1;
}

/** What this reader may not see counts as nothing. */
const UNSEEN: Args = { own: "no", count: 1 };
for (const field of ["card", "cover", "good", "tile", "value", "kind", "building"])
  for (const form of ["", "_the", "_id"]) UNSEEN[field + form] = NOTHING;

function hidden(made: Args): Args {
  return { ...UNSEEN, ...made };
}

function said(run: GameEvent[], reader: Reader): string {
  const id = `event-${run[0]?.kind}`;
  if (!run[0] || !has(id)) return "";
  const each = run.map((event) => args(event, reader));
  const made: Args = { ...each[0], count: run.length };
  if (attr(id, "item", hidden(each[0] ?? {})))
    made["items"] = listed(each.map((one) => attr(id, "item", hidden(one))));
  if (run[0].kind === "score" && typeof run[0]["source"] === "string")
    made["source"] = t(`source-${run[0]["source"]}`);
  return t(id, hidden(made));
}

export interface LogLine {
  seat: number;
  text: string;
  kind: string;
  /** Which event it ends with. */
  at: number;
}

/** Whether two events are told as one: `discards two cards`. */
function folds(one: GameEvent, next: GameEvent, reader: Reader): boolean {
  return (
    one.kind === next.kind &&
    subject(one) === subject(next) &&
    attr(`event-${next.kind}`, "item", hidden(args(next, reader))) !== ""
  );
}

/** A log: one line for each thing that happened, runs of one kind folded, gains behind their cause. */
export function lines(events: GameEvent[], reader: Reader, quiet: string[] = []): LogLine[] {
  const runs: { events: GameEvent[]; at: number }[] = [];
  for (const [at, event] of events.entries()) {
    if (quiet.includes(event.kind)) continue;
    const run = runs.at(-1);
    const last = run?.events[0];
    if (run && last && folds(last, event, reader)) {
      run.events.push(event);
      run.at = at;
    } else runs.push({ events: [event], at });
  }
  const made: (LogLine & { tails: string[] })[] = [];
  let spent: string[] = [];
  let last = -1;
  for (const { events: run, at } of runs) {
    const text = said(run, reader);
    const seat = run[0] ? subject(run[0]) : -1;
    if (!text || !run[0]) continue;
    const { kind, number } = run[0];
    const alone = seat >= 0 ? `${seated(seat, reader)}: ${text}` : text;
    if (!attr(`event-${kind}`, "tail")) {
      made.push({ seat, text, tails: spent, kind, at });
      spent = [];
    } else if (typeof number === "number" && number < 0) spent.push(text);
    else if (made.length && seat === last) made.at(-1)?.tails.push(text);
    else made.push({ seat, text: alone, tails: [], kind, at });
    last = seat;
  }
  if (spent.length)
    made.push({
      seat: last,
      text: `${seated(last, reader)}: ${spent.join(", ")}`,
      tails: [],
      kind: "",
      at: events.length - 1,
    });
  return made.map(({ text, tails, ...line }) => ({
    ...line,
    text: capital(tails.length ? `${text} (${tails.join(", ")})` : text),
  }));
}

/** Answers in a row that are told as one, such as the cards somebody pays: each group's events, and whose they are. */
export function together(entries: Entry[], reader: Reader, quiet: string[]): Entry[][] {
  const loud = (entry: Entry): GameEvent[] => entry.events.filter((event) => !quiet.includes(event.kind));
  const groups: Entry[][] = [];
  let last: GameEvent | undefined;
  for (const entry of entries) {
    const [first] = loud(entry);
    if (entry.kind === "play" && last && first && folds(last, first, reader)) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    last = entry.kind === "play" ? (loud(entry).at(-1) ?? last) : undefined;
  }
  return groups;
}
