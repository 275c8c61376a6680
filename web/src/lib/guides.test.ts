import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.mock("./route.svelte", () => ({ go: (path: string) => went.push(path) }));
vi.mock("./i18n/index.svelte", () => ({ GUIDED: ["one"] }));
vi.mock("./settings.svelte", () => ({ settings: { name: "Ada" } }));
vi.mock("./net/api", () => ({
  guide: () => Promise.resolve({ table: { id: "new", guide: { steps: Array(8).fill({}) } }, tokens: [] }),
}));
const { forget, hasGuide, keepLeft, keepStep, progressOf, resumeAddress, start } = await import("./guides");
const went: string[] = [];
beforeEach(() => {
  kept.clear();
  went.length = 0;
});

describe("a guided game", () => {
  it("is begun at a table of its own", async () => {
    await start("one");
    expect(went).toEqual(["/t/new"]);
    expect(progressOf("one")).toEqual({ table: "new", step: 1, steps: 8, done: null, left: false });
    expect([hasGuide("one"), hasGuide("two")]).toEqual([true, false]);
  });

  it("is taken up again where it was left", () => {
    keepStep("one", "t1", 5, 8);
    expect(resumeAddress("one")).toBe("/t/t1");
    expect(progressOf("one")?.step).toBe(5);
  });

  it("is not taken up again once it was skipped, or read to its end", () => {
    keepStep("one", "t1", 5, 8);
    keepLeft("one", "another");
    expect(resumeAddress("one")).toBe("/t/t1");
    keepLeft("one", "t1");
    expect(resumeAddress("one")).toBeNull();
  });

  it("is done on the day its last step is reached, and stays so when it is played again", async () => {
    keepStep("one", "t1", 8, 8);
    const day = progressOf("one")?.done;
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    await start("one");
    keepStep("one", "new", 2, 8);
    expect(progressOf("one")).toMatchObject({ step: 2, done: day, left: false });
  });

  it("is forgotten, and nothing is made of what is no progress", () => {
    keepStep("one", "t1", 3, 8);
    forget("one");
    expect([progressOf("one"), resumeAddress("one")]).toEqual([null, null]);
    for (const junk of ["{", "7", "{}", '{"table": 3}']) {
      kept.set("guide:one", junk);
      expect(progressOf("one"), junk).toBeNull();
    }
  });
});
