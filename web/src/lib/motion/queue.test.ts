import { beforeEach, describe, expect, it } from "vitest";
import { FakeClock, FRAME } from "./clock.fake";
import type { Group } from "./group";
import { tempo, type Pace, type Tempo } from "./pace";
import { Queue } from "./queue";

const TEXT = "Olmo costruisce il Pozzo: paga 2";

function group(seat: number, more: Partial<Group> = {}): Group {
  const plain = { events: [], idle: false, silent: null, ask: "", apart: false, mine: false, commit: null };
  return { seat, caption: TEXT, count: 1, ...plain, ...more };
}

describe("what waits to be told", () => {
  let clock: FakeClock;
  let pace: Pace;
  let played: { at: number; seat: number; pace: Pace }[];
  let passed: Group[];
  let cuts: number;
  let queue: Queue;

  beforeEach(() => {
    clock = new FakeClock();
    pace = "normal";
    played = [];
    passed = [];
    cuts = 0;
    queue = new Queue(clock, () => pace, {
      play: (groups: Group[], at: Tempo) => {
        for (const { seat } of groups) played.push({ at: clock.now(), seat, pace: at.pace });
        return 420 * at.factor;
      },
      cut: () => (cuts += 1),
      pass: (groups) => passed.push(...groups),
      changed: () => undefined,
    });
  });

  const starts = (): number[] => played.map((one) => one.at);
  const read = 900 + 35 * TEXT.length;

  it("begins at once, and the next one when the caption has been read", () => {
    queue.add([group(1), group(2)]);
    expect(starts()).toEqual([0]);
    clock.pass(10_000);
    expect(starts()).toEqual([0, read]);
  });

  it("makes no pause between moves of one player", () => {
    pace = "fast";
    queue.add([group(1), group(1), group(2)]);
    clock.pass(10_000);
    expect(starts()).toEqual([0, 600, 1200]);
  });

  it.each([
    ["slow", (900 + 35 * TEXT.length) * 1.5],
    ["normal", 900 + 35 * TEXT.length],
    ["fast", 600],
    ["instant", 0],
    ["still", 900 + 35 * TEXT.length],
  ] as const)("leaves a caption at the pace %s to be read for %d ms", (name, ms) => {
    expect(tempo(name).read(TEXT.length)).toBe(ms);
  });

  it("does not wait for readers while more than four groups wait", () => {
    queue.add(Array.from({ length: 6 }, (_, i) => group(i)));
    clock.pass(20_000);
    const gaps = starts().map((at, i) => at - (starts()[i - 1] ?? 0));
    // After the first five still wait; after the second four, and reading counts again.
    expect(gaps.slice(1)).toEqual([870, read, read, read, read]);
  });

  it("raises the pace by one step above twelve waiting answers, until fewer than four wait", () => {
    queue.add(Array.from({ length: 14 }, (_, i) => group(i)));
    clock.pass(60_000);
    const fast = played.filter((one) => one.pace === "fast").length;
    expect(played.map((one) => one.pace)).toEqual([
      ...Array<Pace>(fast).fill("fast"),
      ...Array<Pace>(14 - fast).fill("normal"),
    ]);
    expect(14 - fast).toBe(4); // the one that leaves three behind it is the first at the usual pace
  });

  it("does not show movement to whoever wants none, however much waits", () => {
    pace = "still";
    queue.add(Array.from({ length: 30 }, (_, i) => group(i)));
    clock.pass(200_000);
    expect(played.length).toBe(30);
    expect(played.every((one) => !tempo(one.pace).flies)).toBe(true);
  });

  it("shows at once whatever comes within one frame where nothing moves", () => {
    pace = "instant";
    queue.add([group(1), group(2)]);
    expect(starts()).toEqual([]);
    clock.pass(FRAME / 2);
    queue.add([group(3)]);
    clock.pass(FRAME);
    expect(played.map(({ at, seat }) => [at, seat])).toEqual([
      [FRAME, 1],
      [FRAME, 2],
      [FRAME, 3],
    ]);
  });

  it("plays the last few again when so much waited that the rest was shown at once", () => {
    pace = "fast";
    queue.add(Array.from({ length: 14 }, (_, i) => group(i)));
    clock.pass(60_000);
    expect(played.map((one) => one.pace)).toEqual([
      ...Array<Pace>(11).fill("instant"),
      "fast",
      "fast",
      "fast",
    ]);
    expect(new Set(starts().slice(0, 11)).size).toBe(1);
  });

  it("drains forty events in under twenty seconds", () => {
    queue.add(Array.from({ length: 40 }, (_, i) => group(i % 4)));
    clock.pass(20_000);
    expect(played.length).toBe(40);
    expect(queue.current).toBe(null);
  });

  it("plays my own move at once, before the last caption has been read", () => {
    queue.add([group(1)]);
    clock.pass(420);
    expect(queue.current).toBe(null);
    queue.add([group(0, { mine: true })]);
    expect(starts()).toEqual([0, 420]);
  });

  it("goes on to the next group when it is skipped", () => {
    queue.add([group(1), group(2), group(3)]);
    clock.pass(10);
    queue.skip();
    expect(cuts).toBe(1);
    clock.pass(450);
    expect(played.map((one) => one.seat)).toEqual([1, 2]);
    expect(passed).toEqual([]);
  });

  it("passes over what waits when everything is ended", () => {
    const waits = [group(2), group(3)];
    queue.add([group(1), ...waits]);
    clock.pass(10);
    queue.finish();
    expect(passed).toEqual(waits);
    expect([queue.current, queue.waiting, queue.moves]).toEqual([null, [], 0]);
    clock.pass(20_000);
    expect(played.length).toBe(1);
  });

  it("goes on where a drawing fails", () => {
    const played: number[] = [];
    const broken = new Queue(clock, () => "normal", {
      play: ([one]: Group[]) => {
        played.push(one?.seat ?? -1);
        if (one?.seat === 1) throw new Error("no such place");
        return 0;
      },
      cut: () => undefined,
      pass: () => undefined,
      changed: () => undefined,
    });
    expect(() => broken.add([group(1), group(2)])).toThrow("no such place");
    clock.pass(10_000);
    expect(played).toEqual([1, 2]);
  });

  it("tells at once what comes after everything was ended", () => {
    queue.add([group(1)]);
    clock.pass(10);
    queue.finish();
    queue.add([group(1)]);
    expect(starts()).toEqual([0, 10]);
  });
});
