import { describe, expect, it } from "vitest";
import { ALL, PUBLIC, type View, type Zone } from "../../lib/net/wire";
import { isNumber, piles, placesOf, scoresOf, zonesOf } from "./zones";

/** A view as a game of another package may have one. */
const VIEW = {
  game: "toy",
  round: 2,
  deck: 12,
  sea: "calm",
  steps: [4, 5],
  row: { corn: 2, sugar: 0 },
  discards: ["well", null, "well"],
  ships: [{ ship: "large", count: 2, good: null }],
  open: false,
  nothing: null,
  players: [
    { seat: 0, coins: 3, hand: { corn: 1 }, city: ["mill"] },
    { seat: 1, coins: 0, hand: null, city: [] },
  ],
  scores: [7, 8],
} as unknown as View;

function read(me: number): Record<string, Zone> {
  const found = zonesOf({ view: VIEW, zones: null }, me);
  return Object.fromEntries(found.map((zone) => [`${zone.name}:${zone.owner}`, zone]));
}

describe("a view that declares no zones", () => {
  it("is read by its fields: numbers, words, lists, amounts, objects", () => {
    const found = read(0);
    expect(Object.keys(found).join(" ")).toBe(
      "deck:-1 sea:-1 steps:0 steps:1 row:-1 discards:-1 ships:-1 coins:0 hand:0 city:0 coins:1",
    );
    expect(found["deck:-1"]).toMatchObject({ owner: PUBLIC, count: 12, hidden: 0, things: [] });
    expect(found["steps:1"]?.count).toBe(5);
    expect(found["sea:-1"]?.things).toEqual([{ id: "calm", count: 1, target: "sea:calm" }]);
    expect(found["row:-1"]?.things).toEqual([{ id: "corn", count: 2, target: "row:corn" }]);
    expect(found["discards:-1"]).toMatchObject({ count: 2, things: [{ id: "well", count: 2 }] });
    expect(found["ships:-1"]?.things).toMatchObject([{ id: "large", count: 2 }]);
  });

  it("has keys for what is mine or everybody's, and none for what is somebody else's", () => {
    expect(read(0)["hand:0"]?.things[0]?.target).toBe("hand:corn");
    expect(read(1)["hand:0"]?.things[0]?.target).toBe("");
    expect(read(ALL)["city:0"]?.things[0]?.target).toBe("");
  });

  it("tells its points, if it has them", () => {
    expect(scoresOf(VIEW)).toEqual([7, 8]);
    expect(scoresOf({ game: "toy" } as unknown as View)).toEqual([]);
  });
});

it("zones that are declared are taken as they are", () => {
  const coins: Zone = { owner: 0, name: "coins", things: [], count: 3, hidden: 0 };
  const hand: Zone = { owner: 0, name: "hand", things: [], count: 2, hidden: 2 };
  const zones = zonesOf({ view: VIEW, zones: [coins, hand] }, 0);
  expect(placesOf(zones, 0)).toEqual([coins, hand]);
  expect([coins, hand].map(isNumber)).toEqual([true, false]);
  expect(placesOf(zones, PUBLIC)).toEqual([]);
});

it("a few things that are chosen lie side by side, many in one pile, others in piles", () => {
  expect(piles({ id: "red", count: 2, target: "hand:red" })).toEqual([
    { at: 0, count: 1 },
    { at: 1, count: 1 },
  ]);
  expect(piles({ id: "red", count: 9, target: "hand:red" })).toEqual([{ at: 0, count: 9 }]);
  expect(piles({ id: "red", count: 2, target: "" })).toEqual([{ at: 0, count: 2 }]);
});
