import { beforeAll, describe, expect, it, vi } from "vitest";
import text from "../../../../tests/i18n/voices.json?raw";
import { useGame, useLang } from "../i18n/index.svelte";
import type { Entry, GameEvent, GameInfo } from "../net/wire";
import { declare } from "../voice/fields";
import { groups, merge, type Told } from "./group";

const told: Told = {
  quiet: ["score", "function"],
  seatwise: ["card", "produce"],
  opens: ["round", "role"],
  last: [],
};
const reader = { me: 0, name: (seat: number) => ["Ada", "Petra", "Zeno", "Olmo"][seat] ?? "" };
const show = (): void => undefined;

function play(seat: number, events: GameEvent[], more: Partial<Entry> = {}): Entry {
  const rest = { row: 1, kind: "play" as const, text: "", ask: "", at: 0, undone: false, to: null, by: "" };
  return { ...rest, seat, events, forced: false, agreed: [], ...more };
}
const pass = (seat: number): Entry => play(seat, [], { text: "pass" });
const role = (seat: number, name: string): GameEvent => ({ kind: "role", seat, role: name });
const build = (seat: number): GameEvent => ({ kind: "build", seat, card: "well", cover: "none" });
const discard = (seat: number): GameEvent => ({ kind: "discard", seat });
const produce = (seat: number): GameEvent => ({ kind: "produce", seat, plant: "indigo" });

function captions(entries: Entry[]): string[] {
  return groups(entries, reader, told, show).map((group) => group.caption);
}

describe("what is told as one", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    const voices = JSON.parse(text) as { games: Record<string, Pick<GameInfo, "events" | "kinds">> };
    for (const [game, info] of Object.entries(voices.games)) declare(game, info);
    await useLang("en");
    await useGame("san-juan");
  });

  it("a decision with all that it brings is one sentence", () => {
    const paid: GameEvent = { kind: "paid", seat: 1, price: 2 };
    const [said, ...more] = captions([play(1, [build(1), paid, discard(1), discard(1)])]);
    expect(more).toEqual([]);
    expect(said).toContain("Petra builds the Well");
    expect(said).toContain("Petra discards 2 cards");
  });

  it("the steps of one player in a row are one sentence, and folded as the log folds them", () => {
    const said = captions([play(1, [build(1)]), play(1, [discard(1)]), play(1, [discard(1)])]);
    expect(said.length).toBe(1);
    expect(said[0]).toContain("discards 2 cards");
  });

  it("a new role is told apart from what the same player did before", () => {
    expect(
      captions([play(1, [role(1, "builder")]), play(1, [build(1)]), play(1, [role(1, "trader")])]).length,
    ).toBe(2);
  });

  it("passes of several players in a row are one sentence", () => {
    const made = groups([pass(1), pass(2)], reader, told, show);
    expect(made.map((group) => group.caption)).toEqual(["Petra and Zeno pass"]);
    expect(made[0]?.count).toBe(2);
    expect(captions([pass(1)])).toEqual(["Petra passes"]);
  });

  it("answers that nobody sees are told and counted, however they come", () => {
    const quiet = (card: string): Entry => play(1, [], { text: `discard ${card}`, ask: "limit.discard" });
    const [first] = groups([quiet("well"), quiet("chapel")], reader, told, show);
    const [then] = groups([quiet("prefecture"), quiet("tower")], reader, told, show);
    expect(first && then && merge(first, then, reader, told)).toBe(true);
    expect(first?.count).toBe(4);
    for (const name of ["Well", "Chapel", "Prefecture", "Tower"]) expect(first?.caption).toContain(name);
    const [end] = groups([play(1, [discard(1)], { ask: "limit.discard" })], reader, told, show);
    expect(first && end && merge(first, end, reader, told)).toBe(true);
    expect(first?.count).toBe(5);
    expect(first?.caption).toBe("Petra discards a card");
  });

  it("what nobody saw stays in the sentence when something else follows", () => {
    expect(captions([pass(1), play(1, [build(1)], { ask: "builder.build" })])[0]).toContain(
      "passes · Petra builds",
    );
  });

  it("my own moves stand apart from those of others", () => {
    expect(captions([pass(0), pass(1)])).toEqual(["You pass", "Petra passes"]);
  });

  it("a phase that goes round is told player by player, and the answer counts once", () => {
    const made = groups(
      [play(1, [role(1, "producer"), produce(1), produce(2), produce(0)])],
      reader,
      told,
      show,
    );
    expect(made.map((group) => group.seat)).toEqual([1, 2, 0]);
    expect(made.reduce((sum, group) => sum + group.count, 0)).toBe(1);
    expect(made[1]?.events).toEqual([produce(2)]);
  });

  it("the first group shows the position, and one that is merged the newer one", () => {
    const [first, second] = groups(
      [play(1, [role(1, "producer"), produce(1), produce(2)])],
      reader,
      told,
      show,
    );
    expect([first?.commit, second?.commit]).toEqual([show, null]);
    const newer = (): void => undefined;
    const [next] = groups([play(2, [discard(2)])], reader, told, newer);
    expect(next && merge(second, next, reader, told)).toBe(true);
    expect(second?.commit).toBe(newer);
  });

  it("what has no words happens with what has", () => {
    const score: GameEvent = { kind: "score", seat: 1, source: "buildings", points: 1 };
    const made = groups([play(1, [build(1), score])], reader, told, show);
    expect(made.map((group) => group.events)).toEqual([[build(1), score]]);
  });

  it("what was taken back is not told", () => {
    expect(captions([play(1, [build(1)], { undone: true })])).toEqual([]);
  });
});
