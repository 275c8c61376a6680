import { describe, expect, it } from "vitest";
import type { SanJuanBuildingView, SanJuanView } from "../../lib/net/wire";
import { cardsOf, cityOf, drawnBy, usedBy } from "./shown";

const building = (card: string, loaded = false): SanJuanBuildingView => ({
  card,
  loaded,
  covers: [],
  fresh: false,
  tucked: 0,
});

describe("a lane of San Juan", () => {
  it("shows what has gone where it lay, and tells what was built from what was paid", () => {
    const before = ["well", "sugar_mill", "statue", "sugar_mill"];
    const events = [{ kind: "build", seat: 1, card: "well", cover: "none" }];
    const shown = cardsOf(["statue"], before, usedBy(events, 1));
    expect(shown.map((one) => `${one.card} ${one.state}`)).toEqual([
      "well gone",
      "sugar_mill paid",
      "statue ",
      "sugar_mill paid",
    ]);
    expect(usedBy(events, 0)).toEqual([]);
  });

  it("marks what has been drawn", () => {
    expect(cardsOf(["crane", "well", "well"], ["well", "crane"], []).map((one) => one.state)).toEqual([
      "",
      "",
      "fresh",
    ]);
  });

  it("tells which plant got its good or gave it", () => {
    const plants = [building("indigo_plant", true), building("indigo_plant"), building("tower")];
    const full = [building("indigo_plant", true), building("indigo_plant", true), building("tower")];
    expect(cityOf(full, plants).map((one) => one.state)).toEqual(["filled", "", ""]);
    expect(cityOf(plants, full).map((one) => one.state)).toEqual(["", "emptied", ""]);
    expect(cityOf(full, full.slice(0, 2)).map((one) => one.state)).toEqual(["", "", "fresh"]);
  });

  it("leaves drawn cards with whoever draws them", () => {
    const view = { drawn_by: 2, drawn: 2, drawn_cards: ["well", "hero"] } as SanJuanView;
    expect(drawnBy(view, 2)).toEqual(["well", "hero"]);
    expect(drawnBy(view, 0)).toBeNull();
    expect(drawnBy({ drawn_by: 2, drawn: 2 } as SanJuanView, 2)).toEqual(["", ""]);
  });
});
