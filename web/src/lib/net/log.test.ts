import { describe, expect, it } from "vitest";
import { Logs } from "./log";
import type { Entry, Update } from "./wire";

function entry(row: number, kind: Entry["kind"] = "play", to: number | null = null): Entry {
  const rest = { seat: 0, text: "", ask: "", at: 0, events: [], by: "", agreed: [], forced: false };
  return { row, kind, to, undone: false, ...rest };
}

function update(reader: number, fresh: boolean, entries: Entry[]): Update {
  const rest = { early: [], back: { seat: null, undo: null, reset: null, ask: null }, proposal: null };
  return {
    type: "update",
    row: 0,
    reader,
    view: { game: "pebbles" } as unknown as Update["view"],
    zones: null,
    question: null,
    entries,
    fresh,
    result: null,
    ...rest,
  };
}

const rows = (entries: Entry[]) => entries.map((one) => one.row);

describe("the logs of one screen", () => {
  it("are kept apart by reader", () => {
    const logs = new Logs();
    logs.with(update(0, true, [entry(-1, "start"), entry(0)]));
    expect(rows(logs.with(update(1, true, [entry(-1, "start"), entry(0), entry(1)])))).toEqual([-1, 0, 1]);
    expect(rows(logs.with(update(0, false, [entry(1), entry(2)])))).toEqual([-1, 0, 1, 2]);
    expect(rows(logs.with(update(1, false, [entry(2)])))).toEqual([-1, 0, 1, 2]);
  });

  it("begin anew when they come fresh", () => {
    const logs = new Logs();
    logs.with(update(0, true, [entry(-1, "start"), entry(0)]));
    expect(rows(logs.with(update(0, true, [entry(-1, "start")])))).toEqual([-1]);
  });

  it("take back what an undo takes back, and nothing else", () => {
    const logs = new Logs();
    logs.with(update(0, true, [entry(0), entry(1), entry(2, "early"), entry(3)]));
    const after = logs.with(update(0, false, [entry(4, "undo", 1), entry(5)]));
    expect(rows(after.filter((one) => one.undone))).toEqual([1, 3]);
  });
});
