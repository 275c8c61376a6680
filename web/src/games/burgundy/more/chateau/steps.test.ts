// Turns of Châteauma as they were played, with all that its cards can bring.
import { describe, expect, test } from "vitest";
import type { BurgundyCard, BurgundyChateauTable, GameEvent } from "../../../../lib/net/wire";
import played from "./recorded.json";
import { staged } from "./staged";
import { STEPS, turnsIn } from "./steps";

interface Played {
  before: BurgundyChateauTable;
  events: GameEvent[];
  after: BurgundyChateauTable;
}
const PLAYED = played as unknown as Played[];
const rolls: GameEvent = { kind: "automa", die: 2 };

describe("the steps of a turn", () => {
  test.each(PLAYED)("all that happens is in one of the six", ({ events, before }) => {
    const [turn] = turnsIn(events);
    const told = turn!.steps.flatMap((step) => step.events);
    expect(turn!.steps.map((step) => step.number)).toEqual(STEPS);
    expect(told[0]!.kind).toBe("automa");
    expect([...turn!.lead, ...told]).toEqual(events.slice(0, turn!.lead.length + told.length));
    const scored = told.flatMap((one) => (one.kind === "score" ? [Number(one["points"])] : []));
    expect(turn!.steps.reduce((sum, step) => sum + step.points, 0)).toBe(scored.reduce((a, b) => a + b, 0));
    expect(told.every((one) => one["seat"] === undefined || one["seat"] === before.player)).toBe(true);
  });

  test("the depots are crossed in their order, up to the one that has a tile", () => {
    const events = [
      rolls,
      { kind: "search", depot: "2", card: "4" },
      { kind: "in_vain", depot: "2" },
      { kind: "in_vain", depot: "3" },
      { kind: "chosen", space: "4.3", tile: "bank" },
      { kind: "cover", card: "4", hex: 1, tile: "bank" },
    ];
    expect(turnsIn(events)[0]!.steps[0]!.search).toEqual({ passed: [2, 3], found: 4, space: "4.3" });
  });

  test("a castle looks again within the bonus of its tile", () => {
    const events = [
      rolls,
      { kind: "search", depot: "2", card: "4" },
      { kind: "chosen", space: "2.1", tile: "castle" },
      { kind: "tile_bonus", tile: "castle" },
      { kind: "search", depot: "5", card: "4" },
      { kind: "in_vain", depot: "5" },
      { kind: "chosen", space: "6.1", tile: "ship" },
    ];
    const { steps } = turnsIn(events)[0]!;
    expect(steps[0]!.search?.found).toBe(2);
    expect(steps[1]!.search).toEqual({ passed: [5], found: 6, space: "6.1" });
  });

  test("an extra turn stays in the completion that brought it, and a purchase begins with its price", () => {
    const kinds = ["complete", "again", "tile_bonus", "card_bonus", "silver", "card"];
    const events = [rolls, ...kinds.map((kind) => ({ kind, number: 1 }))];
    const bought: GameEvent[] = [
      { kind: "silver", number: -2 },
      { kind: "buy" },
      { kind: "turn" },
      { kind: "take" },
    ];
    const { steps } = turnsIn([...events, ...bought])[0]!;
    expect(steps[3]!.events).toHaveLength(kinds.length);
    expect(steps[5]!.events.map((one) => one.kind)).toEqual(["silver", "buy"]);
  });

  test("two turns in a row are two, with what lies between them", () => {
    const [one, next] = turnsIn([rolls, { kind: "round" }, { kind: "white" }, { kind: "turn" }, rolls]);
    expect(one!.lead).toEqual([]);
    expect(next!.lead.map((event) => event.kind)).toEqual(["round", "white", "turn"]);
  });
});

describe("the position in the middle of a turn", () => {
  const bare = (cards: BurgundyCard[]): unknown[] => cards.map((card) => ({ ...card, selected: false }));
  const empty = (card: BurgundyCard): BurgundyCard => ({
    ...card,
    hexes: card.hexes.map((hex) => ({ ...hex, tile: null, down: false })),
  });

  test.each(PLAYED)("leads to the one after it", ({ before, events, after }) => {
    const turn = turnsIn(events).at(-1)!;
    const prints = new Map(after.cards.map((card) => [card.id, empty(card)]));
    const told = [...turn.lead, ...turn.steps.flatMap((step) => step.events)];
    const { end: _, cards, ...rest } = staged(before, after, told, (id) => prints.get(id));
    const { end: __, cards: wanted, ...others } = after;
    expect(bare(cards)).toEqual(bare(wanted));
    for (const one of [rest, others]) {
      one.pile.sort();
      one.bonus.sort();
    }
    expect(rest).toEqual(others);
  });

  test.each(PLAYED)("shows the tile on its card after the first step", ({ before, events, after }) => {
    const turn = turnsIn(events).at(-1)!;
    const now = staged(before, after, [...turn.lead, ...turn.steps[0]!.events], () => undefined);
    const lying = (table: BurgundyChateauTable): number =>
      table.cards.flatMap((card) => card.hexes.filter((hex) => hex.tile)).length;
    expect(lying(now)).toBe(lying(before) + 1);
    expect(now.duchy).toEqual(before.duchy);
  });
});
