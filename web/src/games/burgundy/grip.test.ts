import { describe, expect, it } from "vitest";
import { left, touched, type Ties } from "../../lib/choose/hand";
import type { Choice, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { Hold } from "./grip.svelte";

let code = 0;
function choice(text: string, targets: string[], facts: Record<string, Value> = {}): Choice {
  code += 1;
  return { code, text, targets, closes: false, now: true, facts, moves: [] };
}

const TURN = [
  choice("take d1 5.4", ["depot:5.4", "die:1"], { workers: 0 }),
  choice("take d2 5.4", ["depot:5.4", "die:2"], { workers: 2 }),
  choice("take d1 4.1", ["depot:4.1", "die:1"], { workers: 1 }),
  choice("take d2 4.1", ["depot:4.1", "die:2"], { workers: 1 }),
  choice("take d2 3.1", ["depot:3.1", "die:2"], { workers: 0 }),
  choice("place d1 7", ["duchy:7", "die:1"], { workers: 0, tile: "castle", points: 12 }),
  choice("place d1 8", ["duchy:8", "die:1"], { workers: 1, tile: "none", tiles: { cow_4: 7, pig_2: 2 } }),
  choice("place d2 8", ["duchy:8", "die:2"], { workers: 1, tile: "none", tiles: { cow_4: 7, pig_2: 2 } }),
  choice("workers d1", ["workers:take", "die:1"], { workers: 0 }),
  choice("workers d2", ["workers:take", "die:2"], { workers: 0 }),
  choice("buy 2", ["black:2"], { workers: 0, silver: 2 }),
];

/** A table at which answers are noted; it holds what is in hand as `Play` does. */
class Fake {
  hand: readonly string[] = [];
  readonly sent: string[] = [];
  readonly chooser: { open: Choice[] };
  readonly view = { white: 1, players: [{ storage: ["castle", "cow_4", "pig_2"] }] };
  readonly near = 0;
  ties!: Ties;

  constructor(open: Choice[]) {
    this.chooser = { open };
  }

  answers(target: string): Choice[] {
    return left(this.ties, this.chooser.open, target, this.hand);
  }

  meant(target: string): Choice[] {
    return this.ties.meant(this.answers(target));
  }

  can(target: string): boolean {
    return this.answers(target).length > 0;
  }

  touch(target: string): void {
    if (!this.can(target)) return;
    const { only, hand } = touched(this.ties, this.chooser.open, target, this.hand);
    this.hand = hand;
    if (only) this.sent.push(only.text);
  }
}

function sit(choices = TURN) {
  const play = new Fake(choices);
  const grip = new Hold(play as unknown as Play);
  play.ties = grip.ties;
  const touch = (...targets: string[]): string[] => {
    for (const target of targets) grip.touch(target);
    return play.sent;
  };
  return { play, grip, touch };
}

describe("with nothing in hand", () => {
  it("takes the die that costs less", () => {
    const { grip, touch } = sit();
    expect(grip.reach("depot:5.4")).toEqual({ how: "strong", die: 1, workers: 0, points: 0 });
    expect(touch("depot:5.4")).toEqual(["take d1 5.4"]);
  });

  it("asks which die where both cost as much", () => {
    const { play, grip, touch } = sit();
    expect(grip.reach("depot:4.1")).toEqual({ how: "faint", die: 0, workers: 1, points: 0 });
    expect(touch("depot:4.1")).toEqual([]);
    expect(play.hand).toEqual(["depot:4.1"]);
    expect(touch("die:2")).toEqual(["take d2 4.1"]);
  });

  it("lets another thing take the place of the one that waits for a die", () => {
    const { play, touch } = sit();
    touch("depot:4.1", "workers:take");
    expect(play.hand).toEqual(["workers:take"]);
    expect(touch("die:1")).toEqual(["workers d1"]);
  });
});

describe("with a die in hand", () => {
  it("reaches what this die reaches, and what needs none", () => {
    const { grip, touch } = sit();
    touch("die:1");
    expect(grip.die).toBe(1);
    expect(grip.reach("depot:3.1")).toBeNull();
    expect(grip.reach("depot:4.1")).toEqual({ how: "faint", die: 1, workers: 1, points: 0 });
    expect(grip.reach("black:2")).toEqual({ how: "strong", die: 0, workers: 0, points: 0 });
    expect(touch("depot:3.1")).toEqual([]);
    expect(touch("depot:4.1")).toEqual(["take d1 4.1"]);
  });

  it("changes to the other die, and puts it down when touched again", () => {
    const { grip, touch } = sit();
    touch("die:1", "die:2");
    expect(grip.die).toBe(2);
    touch("die:2");
    expect(grip.die).toBe(0);
  });
});

describe("with a stored tile in hand", () => {
  it("is never placed by touching it alone, even with one hex for it", () => {
    const { grip, touch } = sit();
    expect(touch("storage:castle")).toEqual([]);
    expect(grip.tile).toBe("castle");
    expect(grip.reach("duchy:8")).toBeNull();
    expect(grip.reach("depot:5.4")).toBeNull();
    expect(grip.reach("black:2")).not.toBeNull();
    expect(touch("duchy:7")).toEqual(["place d1 7"]);
  });

  it("goes with a die, in either order, and shows its own points", () => {
    const { grip, touch } = sit();
    touch("storage:pig_2", "die:2");
    expect([grip.tile, grip.die]).toEqual(["pig_2", 2]);
    expect(grip.reach("duchy:8")).toEqual({ how: "faint", die: 2, workers: 1, points: 2 });
    touch("storage:cow_4");
    expect([grip.tile, grip.die]).toEqual(["cow_4", 2]);
    expect(touch("duchy:8")).toEqual(["place d2 8"]);
  });

  it("goes with a hex that waits for a die", () => {
    const { play, touch } = sit();
    touch("storage:cow_4", "duchy:8");
    expect(play.hand).toEqual(["storage:cow_4", "duchy:8"]);
    expect(touch("die:1")).toEqual(["place d1 8"]);
  });
});

it("answers with a stored tile where the question is which one", () => {
  const uses = ["cow_4", "pig_2"].map((tile) => choice(`use ${tile}`, [`storage:${tile}`]));
  expect(sit(uses).touch("storage:pig_2")).toEqual(["use pig_2"]);
});
