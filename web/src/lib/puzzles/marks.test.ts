import { expect, test, vi } from "vitest";
import type { Choice } from "../net/wire";
import { marksOf, type Weighed } from "./marks";

vi.mock("./words", () => ({
  say: (key: string) => key,
  percent: (share: number) => (100 * share).toFixed(1),
  signed: (value: number, text: string) => `${value < 0 ? "−" : "+"}${text}`,
}));

const choice = (code: number, ...targets: string[]): Choice => ({
  code,
  text: "",
  targets,
  closes: false,
  now: true,
  facts: {},
  moves: [],
});
const weighed = (code: number, share: number, kind: Weighed["kind"], mine = false): Weighed => ({
  option: { code, text: "", share, points: 0, line: [] },
  text: "",
  kind,
  mine,
});

test("the best, mine and what the others cost, each on its thing", () => {
  const choices = [choice(1, "hand:a"), choice(2, "hand:b"), choice(3, "hand:c"), choice(4)];
  const all = [
    weighed(1, 0.5, "best"),
    weighed(2, 0.48, "other"),
    weighed(3, 0.4, "mine", true),
    weighed(4, 0.3, "other"),
  ];
  expect([...marksOf(choices, all, 3, false)]).toEqual([
    ["hand:b", { kind: "other", text: "−2.0" }],
    ["hand:a", { kind: "best", text: "mark-best" }],
    ["hand:c", { kind: "mine", text: "mark-mine" }],
  ]);
});

test("of an answer with several things the first one says it, and what is shared tells no price", () => {
  const choices = [choice(1, "good:corn", "ship:1"), choice(2, "good:corn", "ship:2"), choice(3, "ship:1")];
  const all = [weighed(1, 0.5, "best"), weighed(2, 0.4, "mine", true), weighed(3, 0.3, "other")];
  expect([...marksOf(choices, all, 2, false)]).toEqual([
    ["good:corn", { kind: "best", text: "mark-best" }],
    ["ship:1", { kind: "best", text: "" }],
    ["ship:2", { kind: "mine", text: "" }],
  ]);
});

test("right within the margin is not marked as wrong, and what was not weighed is mine all the same", () => {
  const choices = [choice(1, "hand:a"), choice(2, "hand:b"), choice(9, "hand:z")];
  const all = [weighed(1, 0.5, "best"), weighed(2, 0.495, "best", true)];
  expect(marksOf(choices, all, 2, true).get("hand:b")).toEqual({ kind: "best", text: "mark-mine" });
  expect(marksOf(choices, all, 9, false).get("hand:z")).toEqual({ kind: "mine", text: "mark-mine" });
});
