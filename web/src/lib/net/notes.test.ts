import { beforeEach, describe, expect, it, vi } from "vitest";
import { broken, forgetWords, noted, notedAs, notePromise, noteTable, noteWords } from "./notes";
import type { TableInfo } from "./wire";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const table = (more: Partial<TableInfo>) =>
  ({ id: "one", status: "open", rows: 0, commitment: "aa", ...more }) as TableInfo;

describe("the commitment of a table", () => {
  it("is noted once, and stands", () => {
    noteTable(table({}));
    noteTable(table({ commitment: "bb" }));
    expect(noted("one")).toMatchObject({ commitment: "aa", dealt: false });
    expect(broken(table({}))).toBe(false);
    expect(broken(table({ commitment: "bb" }))).toBe(true);
  });

  it("is noted as late where the set-up was dealt, and not at all after the first answer", () => {
    noteTable(table({ status: "running", rows: 0 }));
    noteTable(table({ id: "two", status: "running", rows: 1 }));
    noteTable(table({ id: "three", status: "over", rows: 0 }));
    noteTable(table({ id: "four", commitment: "" }));
    expect(noted("one")).toMatchObject({ dealt: true });
    expect(["two", "three", "four"].map(noted)).toEqual([null, null, null]);
  });

  it("is the one that was promised, whatever the table says", () => {
    notePromise("one", "cc", 5);
    noteTable(table({}));
    expect(noted("one")).toEqual({ commitment: "cc", at: 5, dealt: false, words: {} });
    expect(notedAs("cc")).toEqual(noted("one"));
    expect(notedAs("aa")).toBeNull();
  });

  it("is kept with the words given from here, for the newest tables", () => {
    for (let at = 0; at < 301; at += 1) notePromise(`t${at}`, `${at}`, at);
    noteWords("t300", 1, "geese");
    noteWords("t0", 0, "too old");
    expect(noted("t0")).toBeNull();
    expect(noted("t300")?.words).toEqual({ "1": "geese" });
    forgetWords("t300");
    expect(noted("t300")).toMatchObject({ commitment: "300", words: {} });
  });
});
