import { describe, expect, it } from "vitest";
import type { ComponentGroup, GameInfo } from "../../../lib/net/wire";
import { complete, filled } from "../../../lib/terms";
import { brought, comes, inPlay, ours, verdict } from "./attested";
import { dealOf, taken } from "./boards";
import { minutes } from "./lasts";
import {
  choose,
  chooseDuchies,
  chooseSeats,
  chooseWay,
  whole,
  whyNot,
  whyNotDuchies,
  whyNotSeats,
} from "./plan";
import { playedWith } from "./played";
import { PRESETS } from "./presets";
import { expansions, ownOf, variants, wayOf, ways } from "./ways";

const option = (name: string, ...values: string[]) => ({ name, values, each: [] as string[] });
const LEVELS = ["easy", "medium", "hard"];
const term = (when: object, needs: object, why: string, either = {}) => ({
  when,
  needs,
  either,
  why,
  rule: "",
});
const game = {
  name: "burgundy",
  seats: [1, 2, 3, 4],
  options: [
    { name: "duchies", values: ["book", "random", "11-18"], each: ["1", "2", "11", "12"] },
    option("letter", "no", "yes"),
    option("link", "no", "yes"),
    option("inns", "no", "yes"),
    option("shields", "no", "yes"),
    option("shield_one", "area", "herds"),
    option("vineyards", "no", "yes", "fewer"),
    option("team", "no", "beginner", "expert"),
    option("solo", "no", "33"),
    option("target", "50", "30"),
    option("chateau", "no", ...LEVELS),
    option("chateau_a", "no", "yes"),
  ],
  terms: [
    term({ seats: ["1"] }, {}, "nobody", { solo: ["33"], chateau: ["medium", "easy", "hard"] }),
    term({ link: ["yes"] }, { duchies: ["11-18", "11", "12"] }, "castles-apart"),
    term({ shield_one: ["herds"] }, { shields: ["yes"] }, "no-shields"),
    term({ vineyards: ["fewer"] }, { seats: ["1", "2", "3"] }, "all-grapes"),
    term({ team: ["beginner", "expert"] }, { seats: ["4"] }, "two-against-two"),
    term({ team: ["beginner", "expert"] }, { duchies: ["book"] }, "team-board"),
    ...["link", "shields", "solo", "chateau"].map((name) =>
      term({ team: ["beginner", "expert"] }, { [name]: ["no"] }, "not-for-teams"),
    ),
    term({ solo: ["33"] }, { seats: ["1"] }, "for-one"),
    term({ target: ["30"] }, { solo: ["33"] }, "no-target"),
    term({ chateau: LEVELS }, { seats: ["1", "2", "3"] }, "four-parties"),
    term({ chateau: LEVELS }, { inns: ["no"] }, "no-inns"),
    term({ chateau: LEVELS }, { solo: ["no"] }, "no-solo"),
    term({ chateau_a: ["yes"] }, { chateau: ["medium", "easy", "hard"] }, "modifies"),
  ],
} as unknown as GameInfo;

describe("how options are laid out", () => {
  it("finds ways to play, expansions, what belongs to them, and the rest", () => {
    expect(ways(game)).toEqual(["all", "chateau", "team", "solo"]);
    expect(expansions(game)).toEqual(["inns", "shields", "vineyards", "link"]);
    expect(ownOf(game, "shields").map((one) => one.name)).toEqual(["shield_one"]);
    expect(ownOf(game, "chateau").map((one) => one.name)).toEqual(["chateau_a"]);
    expect(ownOf(game, "solo").map((one) => one.name)).toEqual(["target"]);
    expect(variants(game).map((one) => one.name)).toEqual(["letter"]);
  });
});

describe("a table to be made", () => {
  const plan = { options: { inns: "yes", letter: "yes" }, seats: 4 };

  it("loses what does not go with a way to play, and says why", () => {
    const next = chooseWay(game, plan, "chateau");
    expect(next).toMatchObject({ options: { chateau: "medium", letter: "yes" }, seats: 3, lost: ["inns"] });
    expect(next.why).toBe("no inns");
    expect(whyNot(game, next, "inns", "yes")).toBe("no inns");
    expect(whyNotSeats(game, next, 4)).toBe("four parties");
  });

  it("has as many players as the way to play is for", () => {
    expect(chooseWay(game, plan, "solo")).toMatchObject({ seats: 1, options: { solo: "33", inns: "yes" } });
    expect(chooseWay(game, { ...plan, seats: 1 }, "all").seats).toBe(2);
    expect(chooseWay(game, { ...plan, seats: 2 }, "team").seats).toBe(4);
  });

  it("does not miss the options of what it has lost", () => {
    const before = { options: { shields: "yes", shield_one: "herds" }, seats: 2 };
    expect(chooseWay(game, before, "team").lost).toEqual(["shields"]);
    expect(choose(game, before, "shields", "no")).toMatchObject({ options: {}, lost: [] });
    expect(chooseSeats(game, { options: { vineyards: "fewer" }, seats: 3 }, 4).lost).toEqual(["vineyards"]);
  });

  it("deals the duchies that an expansion asks for", () => {
    const linked = choose(game, { options: {}, seats: 2 }, "link", "yes");
    expect(linked.options).toEqual({ link: "yes" });
    expect(whole(game, linked)["duchies"]).toBe("11-18");
    expect(whyNotDuchies(game, linked, "2")).toBe("castles apart");
    expect(chooseDuchies(game, linked, "11.12").options["duchies"]).toBe("11.12");
    expect(choose(game, { options: { duchies: "1.2" }, seats: 2 }, "link", "yes").lost).toEqual(["duchies"]);
  });

  it("has a duchy for each seat, however many there are", () => {
    const next = chooseSeats(game, { options: { duchies: "2.1" }, seats: 2 }, 3);
    expect(next.options["duchies"]).toBe("2.1.11");
    expect(chooseSeats(game, next, 2).options["duchies"]).toBe("2.1");
    expect(taken(game, "2", 3)).toEqual(["2", "2", "2"]);
    expect(["book", "random", "2", "1.2"].map((value) => dealOf(game, value))).toEqual([
      "book",
      "lot",
      "one",
      "each",
    ]);
  });

  it("is legal by every preset, and whatever the lot says", () => {
    for (const preset of [...PRESETS, ...Array.from({ length: 60 }, () => PRESETS.at(-1)!)]) {
      const made = preset.make(game, plan);
      expect(complete(game, made.seats, made.options), JSON.stringify(made)).not.toBeNull();
    }
    const all = PRESETS.find((one) => one.name === "everything")!.make(game, plan);
    expect(wayOf(game, all.options)).toBe("all");
    expect(Object.keys(all.options).toSorted()).toEqual(["inns", "link", "shields", "vineyards"]);
  });

  it("takes longer with more players and more expansions", () => {
    expect(minutes(game, {}, 2)).toBeLessThan(minutes(game, {}, 4));
    expect(minutes(game, {}, 4)).toBeLessThan(minutes(game, { vineyards: "yes" }, 4));
  });
});

describe("how well components are attested", () => {
  const one = (id: string, standing: string, when = {}) => ({ id, printed: { standing }, when });
  const groups: ComponentGroup[] = [
    {
      name: "duchies",
      when: { team: ["no"] },
      components: ["1", "11", "12"].map((id) =>
        one(id, id === "1" ? "verified" : "house", { duchies: id === "1" ? ["book", "1"] : ["11-18", id] }),
      ),
    },
    { name: "inns", when: { inns: ["yes"] }, components: [one("inn", "verified")] },
    {
      name: "shields",
      when: { shields: ["yes"] },
      components: [one("a", "house"), one("b", "inferred"), one("c", "verified")],
    },
  ];
  const chosen = (options: Record<string, string>) => filled(game, 2, options);

  it("names the weakest standing of what an option brings", () => {
    expect(verdict(brought(game, groups, chosen({}), "inns", "yes"))).toEqual({
      standing: "verified",
      count: 1,
      of: 1,
    });
    expect(verdict(brought(game, groups, chosen({}), "shields", "yes"))).toEqual({
      standing: "house",
      count: 1,
      of: 3,
    });
    expect(verdict(brought(game, groups, chosen({}), "letter", "yes"))).toBeNull();
  });

  it("is that of the duchies for an option which asks for them", () => {
    expect(verdict(brought(game, groups, chosen({}), "link", "yes"))).toEqual({
      standing: "house",
      count: 2,
      of: 2,
    });
  });

  it("lists our own among those in play", () => {
    expect(ours(inPlay(groups, chosen({})))).toEqual([]);
    expect(ours(inPlay(groups, chosen({ duchies: "1.12", shields: "yes" })))).toEqual([
      { name: "duchies", ids: ["12"], of: 2 },
      { name: "shields", ids: ["a"], of: 3 },
    ]);
    expect(comes(groups[0]!.when, chosen({ team: "expert" }))).toBe(false);
  });

  it("tells with what a table is played", () => {
    expect(playedWith({ chateau: "easy", inns: "no", shields: "yes", duchies: "book" })).toEqual({
      way: "chateau",
      names: ["shields"],
    });
  });
});
