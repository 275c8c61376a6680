import { describe, expect, it } from "vitest";
import { keep } from "./keep";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const view = {
  round: 3,
  white: null as number | null,
  players: [
    { seat: 0, duchy: { tiles: ["ship", null], places: [[0, 1]] } },
    { seat: 1, duchy: { tiles: [null, null], places: [[0, 1]] } },
  ],
};

describe("what stays of a position", () => {
  it("is all of it where nothing has changed", () => {
    expect(keep(view, copy(view))).toBe(view);
  });

  it("is what lies beside the change", () => {
    const next = copy(view);
    next.players[0]!.duchy.tiles[1] = "mine";
    const kept = keep(view, next);
    expect(kept).toEqual(next);
    expect(kept).not.toBe(view);
    expect(kept.players[0]!.duchy.tiles).not.toBe(view.players[0]!.duchy.tiles);
    expect(kept.players[0]!.duchy.places).toBe(view.players[0]!.duchy.places);
    expect(kept.players[1]).toBe(view.players[1]);
  });

  it("leaves both as they were", () => {
    const [old, next] = [copy(view), { ...copy(view), round: 4 }];
    keep(old, next);
    expect(old).toEqual(view);
    expect(next).toEqual({ ...view, round: 4 });
  });

  it("has as many items as there are now", () => {
    const old = [[1], [2], [3]];
    const shorter = keep(old, [[1], [2]]);
    expect(shorter).toEqual([[1], [2]]);
    expect(shorter[1]).toBe(old[1]);
    const longer = keep(old, [...copy(old), [4]]);
    expect(longer).toEqual([[1], [2], [3], [4]]);
    expect(longer[0]).toBe(old[0]);
  });

  it("has the keys there are now", () => {
    const old: Record<string, unknown> = { more: { inns: 1 }, round: 1 };
    expect(keep(old, { round: 1 })).toEqual({ round: 1 });
    expect(Object.keys(keep<object>(old, { round: 1 }))).toEqual(["round"]);
    const added = keep<Record<string, unknown>>(old, { more: { inns: 1 }, round: 1, sale: 2 });
    expect(added).toEqual({ more: { inns: 1 }, round: 1, sale: 2 });
    expect(added["more"]).toBe(old["more"]);
    expect(keep<object>({ left: undefined }, { right: undefined })).toEqual({ right: undefined });
  });

  it("is nothing where another kind of thing has come", () => {
    for (const [old, next] of [
      [null, { a: 1 }],
      [{ a: 1 }, null],
      [[1], { 0: 1 }],
      [{ 0: 1 }, [1]],
      ["1", 1],
      [undefined, [1]],
    ])
      expect(keep<unknown>(old, next)).toBe(next);
  });
});
