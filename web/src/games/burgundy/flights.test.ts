import { describe, expect, it, vi } from "vitest";
import type { Eyes } from "../../lib/motion/flight";
import type { BurgundyView, GameEvent } from "../../lib/net/wire";
import { show, told } from "./flights";

// It asks the window about motion, and there is none here.
vi.mock("../../lib/kit/Seat.svelte", () => ({ default: () => null }));

const tiles = ["castle", "monastery_6", null];
const view = {
  game: "burgundy",
  rounds: 5,
  lane: [3, 2, 1],
  bonus: { castle: [6, 3], ship: [3] },
  players: [{ duchy: { tiles } }, { duchy: { tiles } }],
} as unknown as BurgundyView;
const eyes = (cause?: GameEvent): Eyes => ({ me: 0, view, cause });
const event = (kind: string, more: Record<string, unknown> = {}): GameEvent =>
  ({ kind, seat: 1, ...more }) as GameEvent;
/** From where to where things fly, by the nearest places. */
const ways = (one: GameEvent, cause?: GameEvent): string[] =>
  (show(one, eyes(cause))?.flights ?? []).map((flight) => `${flight.from[0]} > ${flight.to[0] ?? "nowhere"}`);

/** Every kind of event that a match tells, but those that only say whose turn it is or what is over. */
const KINDS =
  "deal phase fill clear lane round roll white take buy drop place area bonus sell workers silver load sail power score pass phase_end";

describe("what flies", () => {
  it("is said for every event of a match", () => {
    for (const kind of KINDS.split(" ")) {
      const one = event(kind, { phase: "A", number: 1, points: 1, good: "1", space: "1.1", tile: "castle" });
      expect(show(one, eyes()), kind).not.toBeNull();
    }
    expect(show(event("turn"), eyes())).toBeNull();
  });

  it("takes a tile from its depot to the storage, and from there to its hex", () => {
    expect(ways(event("take", { space: "5.4", tile: "ship" }))).toEqual(["tile:5.4 > storage:1/ship"]);
    expect(ways(event("buy", { space: "2", tile: "ship" }))).toEqual(["tile:2 > storage:1/ship"]);
    expect(ways(event("place", { hex: 20, tile: "ship" }))).toEqual(["storage:1/ship > hex:1.20"]);
    expect(ways(event("drop", { tile: "ship" }))).toEqual(["storage:1/ship > nowhere"]);
  });

  it("takes the good of the round to the depot of the white die", () => {
    expect(ways(event("white", { die: 6, good: "3" }))).toEqual(["white > white", "lane:3 > goods-of:6/3"]);
    expect(ways(event("load", { depot: "6", good: "3" }))).toEqual(["goods-of:6/3 > goods:1/3"]);
    expect(ways(event("sell", { good: "3", number: 2 }))).toEqual(["goods:1/3 > sold:1"]);
  });

  it("brings workers and silver from what gave them, and takes them where they are spent", () => {
    const bank = event("place", { hex: 4, tile: "bank" });
    expect(ways(event("silver", { number: 2 }), bank)).toEqual(["hex:1.4 > silver:1"]);
    expect(ways(event("silver", { number: -2 }))).toEqual(["silver:1 > black"]);
    expect(ways(event("workers", { number: -1 }))).toEqual(["workers:1 > dice:1"]);
  });

  it("lets points rise from their cause", () => {
    const area = event("area", { hex: 7, size: 3 });
    expect(show(event("score", { points: 6 }), eyes(area))?.gains?.[0]?.from[0]).toBe("hex:1.7");
    expect(show(event("power", { monastery: 6 }), eyes())?.rings).toEqual([
      ["hex:1.1", "duchy:1", "points:1", "seat:1"],
    ]);
  });

  it("moves the marker of a ship one space on", () => {
    expect(ways(event("sail", { marker: 3 }))).toEqual(["marker:1 > track:3"]);
  });
});

it("tells a round apart from the move before it", () => {
  expect(told.opens).toContain("round");
  expect(told.quiet).toContain("score");
});
