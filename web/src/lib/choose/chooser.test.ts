import { describe, expect, it } from "vitest";
import type { Question, Cap, Choice } from "../net/wire";
import { Chooser } from "./chooser.svelte";

function choice(code: number, target: string, closes = false): Choice {
  return {
    code,
    text: `c ${code}`,
    targets: target ? [target] : [],
    closes,
    now: true,
    facts: {},
    moves: [],
  };
}

function question(
  choices: Choice[],
  pool: number[],
  least: number,
  most: number,
  caps: Cap[] = [],
): Question {
  return {
    seat: 0,
    ask: "builder.pay",
    trail: [],
    menu: { args: {}, choices, pool, caps, least, most, blocked: [], suggest: [], forced: false },
  };
}

describe("a plain question", () => {
  const chooser = new Chooser(question([choice(0, "", true), choice(7, "hand:crane")], [], 1, 1));

  it("finds the answer of a thing", () => {
    expect(chooser.on("hand:crane").map((one) => one.code)).toEqual([7]);
    expect(chooser.on("hand:tower")).toEqual([]);
  });

  it("offers what closes it as a button", () => {
    expect(chooser.closing?.code).toBe(0);
  });
});

describe("a series", () => {
  it("takes no more of a kind than there are, nor more than allowed", () => {
    const chooser = new Chooser(question([choice(5, "hand:a"), choice(6, "hand:b")], [5, 5, 6], 2, 2));
    chooser.pick(6);
    chooser.pick(6);
    expect(chooser.picked).toEqual([6]);
    chooser.pick(5);
    chooser.pick(5);
    expect(chooser.picked).toEqual([6, 5]);
    expect(chooser.enough).toBe(true);
    chooser.drop(6);
    expect(chooser.enough).toBe(false);
  });

  it("takes no more of several kinds than go together", () => {
    const choices = [choice(5, "hand:a"), choice(8, "loaded:b"), choice(9, "loaded:c")];
    const chooser = new Chooser(question(choices, [5, 8, 8, 9], 3, 3, [{ codes: [8, 9], most: 2 }]));
    chooser.pick(8);
    chooser.pick(9);
    expect(chooser.canPick(8)).toBe(false);
    chooser.pick(8);
    expect(chooser.picked).toEqual([8, 9]);
    chooser.drop(9);
    expect(chooser.canPick(8)).toBe(true);
    expect(chooser.canPick(5)).toBe(true);
  });

  it("closes itself where fewer than all were picked", () => {
    const choices = [choice(0, "", true), choice(5, "hand:a"), choice(6, "hand:b")];
    const chooser = new Chooser(question(choices, [5, 6], 1, 2));
    chooser.pick(6);
    expect(chooser.codes).toEqual([6, 0]);
    chooser.pick(5);
    expect(chooser.codes).toEqual([6, 5]);
  });

  it("is an answer with fewer picks where a game says so", () => {
    const asked = question([choice(5, "open:a"), choice(6, "pile:deck")], [5, 6], 3, 3);
    const chooser = new Chooser(asked, (one) => (one.times(6) > 0 ? true : undefined));
    chooser.pick(5);
    expect(chooser.enough).toBe(false);
    chooser.pick(6);
    expect(chooser.enough).toBe(true);
    expect(chooser.codes).toEqual([5, 6]);
  });

  it("names what closes it after the picks where only the suggestion knows it", () => {
    const asked = question([choice(5, "token:3"), choice(6, "token:2")], [5, 6], 1, 2);
    asked.menu!.suggest = [5, 6, 9];
    const chooser = new Chooser(asked, (one) => one.times(5) > 0);
    chooser.fill([5, 6, 9]);
    expect(chooser.picked).toEqual([5, 6]);
    expect(chooser.codes).toEqual([5, 6, 9]);
    chooser.drop(5);
    expect(chooser.enough).toBe(false);
  });

  it("knows the answers that stand beside it", () => {
    const gold = choice(0, "tokens:own");
    const chooser = new Chooser(question([gold, choice(5, "hand:a"), choice(6, "", true)], [5, 5], 0, 2));
    expect(chooser.choices.filter((one) => chooser.beside(one))).toEqual([gold]);
  });
});
