import { describe, expect, it } from "vitest";
import type { Entry, Update } from "../net/wire";
import { news } from "./since";

function update(row: number, rows: number[], more: Partial<Update> = {}): Update {
  const entries = rows.map((each) => ({ row: each, kind: "play" }) as Entry);
  return { row, reader: 0, fresh: false, result: null, entries, ...more } as Update;
}

const told = (before: Update | null, after: Update) => news(before, after)?.map((entry) => entry.row) ?? null;

describe("what a position brings", () => {
  it("is what came since the one before", () => {
    expect(told(update(4, []), update(6, [4, 5]))).toEqual([4, 5]);
  });

  it("is what was missed, when the line was lost and all of it comes again", () => {
    expect(told(update(4, []), update(6, [0, 1, 2, 3, 4, 5], { fresh: true }))).toEqual([4, 5]);
  });

  it("is nothing that can be told where nothing was shown, or to another reader", () => {
    expect(told(null, update(2, [0, 1], { fresh: true }))).toBeNull();
    expect(told(update(1, []), update(2, [0, 1], { fresh: true, reader: 1 }))).toBeNull();
  });

  it("goes on at the end, when everybody reads everything", () => {
    const end = update(3, [0, 1, 2], { fresh: true, reader: 9, result: {} as Update["result"] });
    expect(told(update(2, []), end)).toEqual([2]);
  });
});
