import { describe, expect, it } from "vitest";
import type { PuertoRicoView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { after, lacking, production } from "./then";

const MAKES = {
  corn: [["island:corn"]],
  sugar: [["island:sugar"], ["city:small_sugar_mill", "city:sugar_mill"]],
};

function placing(picked: Record<string, number>): [Play, PuertoRicoView] {
  const play = {
    scene: { question: { menu: { args: { makes: MAKES } } } },
    picked: (target: string) => picked[target] ?? 0,
  };
  return [play as unknown as Play, {} as PuertoRicoView];
}

describe("what an arrangement of colonists produces", () => {
  const [play, view] = placing({ "island:corn": 2, "island:sugar": 2, "city:sugar_mill": 1 });

  it("is what the stage with the fewest colonists has", () => {
    expect(production(play, view)).toEqual({ corn: 2, sugar: 1 });
  });

  it("changes with one more or less where it counts, in any plant", () => {
    expect(production(play, view, "city:small_sugar_mill", 1)).toEqual({ corn: 2, sugar: 2 });
    expect(production(play, view, "island:sugar", 1)).toEqual({ corn: 2, sugar: 1 });
    expect(production(play, view, "island:corn", -1)).toEqual({ corn: 1, sugar: 1 });
  });

  it("tells where another colonist is missing", () => {
    expect(lacking(play, view, "island:sugar")).toBe("city:sugar_mill");
    expect(lacking(play, view, "city:harbor")).toBe("");
  });

  it("counts what the plan holds already", () => {
    const [begun] = placing({ "island:sugar": 1 });
    const plan = { plan: { circles: { sugar_mill: 1 }, left: 1 } } as unknown as PuertoRicoView;
    expect(production(begun, plan)).toEqual({ corn: 0, sugar: 1 });
  });
});

describe("what one has after the answer pointed at", () => {
  const answer = (told: Record<string, number>) => ({ facts: { after: told } });
  const pointing = (answers: object[]): Play =>
    ({ pending: null, help: "role:trader", can: () => true, answers: () => answers }) as unknown as Play;

  it("is what the server tells with it", () => {
    expect(after(pointing([answer({ doubloons: 11 })]))).toEqual({ doubloons: 11 });
  });

  it("is not told of one of several answers", () => {
    expect(after(pointing([answer({ chips: 3 }), answer({ chips: 4 })]))).toEqual({});
  });
});
