import { describe, expect, it } from "vitest";
import { game } from "../games/san-juan";
import { chaptersOf, movesOf } from "./moves";
import type { Entry, GameEvent } from "./net/wire";

function entry(row: number, seat: number, text: string, ...events: GameEvent[]): Entry {
  const kind = row < 0 ? "start" : "play";
  const rest = { ask: "", at: 0, forced: false, undone: false, to: null, by: "", agreed: [] };
  return { row, kind, seat, text, events, ...rest };
}

const round = (governor: number, number: number): GameEvent => ({ kind: "round", governor, number });

const MATCH = [
  entry(-1, -1, "", round(1, 1)),
  entry(0, 1, "role builder"),
  entry(1, 1, "build well"),
  entry(2, 1, "pay tower"),
  entry(3, 1, "pay crane"),
  entry(4, 0, "pass", round(0, 2)),
  entry(5, 0, "role trader"),
  entry(6, 0, "pass"),
  entry(7, 1, "sell sugar"),
  entry(8, 1, "sell indigo"),
  entry(9, 1, "pass"),
];

describe("moves", () => {
  it("joins what is built with what pays it, and a series with its end; a role stays a move of its own", () => {
    const moves = movesOf(MATCH, game.joins);
    expect(moves.map((move) => [move.seat, move.from, move.to])).toEqual([
      [1, 0, 1],
      [1, 1, 4],
      [0, 4, 5],
      [0, 5, 6],
      [0, 6, 7],
      [1, 7, 10],
    ]);
  });

  it("leaves every answer a move where a game joins nothing", () => {
    expect(movesOf(MATCH)).toHaveLength(10);
  });

  it("never joins the answers of two players", () => {
    const both = [entry(0, 0, "pay tower"), entry(1, 1, "pay crane")];
    expect(movesOf(both, game.joins)).toHaveLength(2);
  });

  it("begins a chapter with the move after the one that tells it", () => {
    const moves = movesOf(MATCH, game.joins);
    expect(chaptersOf(MATCH, moves)).toEqual([
      { number: 1, start: 0, end: 3, owner: 1 },
      { number: 2, start: 3, end: 6, owner: 0 },
    ]);
  });
});
