import { describe, expect, it, vi } from "vitest";
import type { Eyes } from "../../lib/motion/flight";
import type { GameEvent, VeneziaView } from "../../lib/net/wire";
import { printed } from "./map/board.fixture";

vi.mock("../../lib/components.svelte", () => ({
  group: (name: string) => (name === "map" ? [{ id: "map", printed }] : []),
  number: () => undefined,
}));
const { show } = await import("./flights");

const view = {
  players: [
    { seat: 0, at: 1 },
    { seat: 1, at: 3 },
  ],
  open: ["casa", "campo"],
  spent: { "0": 0, "1": 2, "2": 0 },
} as unknown as VeneziaView;
const eyes = (cause?: GameEvent): Eyes => ({ me: 0, view, cause });
const told = (kind: string, fields: Record<string, unknown>) =>
  show({ kind, ...fields } as unknown as GameEvent, eyes())!;

describe("what moves", () => {
  it("a gondola goes over every space, and hops where somebody lies", () => {
    const [flight] = told("move", { seat: 0, from: 1, to: 4 }).flights!;
    expect(flight!.way!.map((stop) => [stop.at[0], stop.hop])).toEqual([
      ["space:1", false],
      ["space:2", false],
      ["space:3", true],
      ["space:4", false],
    ]);
    expect(flight!.ms).toBe(270);
    expect([flight!.from, flight!.to]).toEqual([["gondola:0"], ["gondola:0"]]);
  });

  it("a long way takes no longer than nine tenths of a second", () => {
    expect(told("move", { seat: 0, from: 1, to: 40 }).flights![0]!.ms).toBe(900);
  });

  it("a bridge drops between its two hexes, any other building on its own, when it has come there", () => {
    expect(told("built", { seat: 0, card: "ponte", site: "P1" }).deeds![0]!.at[0]).toBe("built:A2+B1");
    expect(told("built", { seat: 0, card: "palazzo", site: "A1 A2" }).rings!.map(([at]) => at)).toEqual([
      "hex:A1",
      "hex:A2",
    ]);
  });

  it("a token turns over for its owner alone", () => {
    const [mine] = told("drain", { seat: 0, hex: "A2", value: 2 }).flights!;
    const [other] = told("drain", { seat: 1, hex: "A3" }).flights!;
    expect([mine!.face.name, mine!.back?.name]).toEqual(["token:2", "swamp"]);
    expect([other!.face.name, other!.back]).toEqual(["swamp", undefined]);
    expect(told("treasure", { seat: 1 }).flights![0]!.from[0]).toBe("pile:treasure");
  });

  it("gold goes to the gondola, treasures back to their pile", () => {
    expect(told("spent", { seat: 0, value: 1, number: 3 }).flights![0]).toMatchObject({ count: 3 });
    expect(told("spent", { seat: 0, value: 1, number: 3 }).flights![0]!.to[0]).toBe("gondola:0");
    expect(told("spent", { seat: 0, value: 6, number: 1 }).flights![0]!.to[0]).toBe("pile:treasure");
  });

  it("a card leaves my hand by its name, and another's unseen", () => {
    expect(told("play", { seat: 0, card: "campo", laid: 1 }).flights![0]!.from[0]).toBe("hand:campo");
    expect(told("draw", { seat: 1 }).flights![0]!.face.name).toBe("back");
    expect(told("draw", { seat: 0, card: "casa" }).flights![0]!.back?.name).toBe("back");
  });

  it("all that lies open is discarded, with the card that was laid there just now", () => {
    const last = { kind: "show", seat: 0, card: "ponte" } as unknown as GameEvent;
    const flights = show({ kind: "flush" } as GameEvent, eyes(last))!.flights!;
    expect(flights.map((one) => one.face.name)).toEqual(["card:casa", "card:campo", "card:ponte"]);
  });

  it("a master builder goes from one to the next, or home", () => {
    expect(told("pawn", { card: "campo", seat: 1, from: -1 }).flights![0]).toMatchObject({
      from: ["pawn:campo", "supply:campo"],
    });
    expect(told("pawn", { card: "campo", seat: -1, from: 1 }).flights![0]!.to[0]).toBe("pawn:campo");
  });
});
