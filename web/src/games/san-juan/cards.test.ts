import { afterEach, expect, it, vi } from "vitest";
import { useComponents } from "../../lib/components.svelte";
import { cardOf, goods, handLimit, pricesOf } from "./cards";

const card = (id: string, printed: Record<string, unknown>) => ({ id, printed });
const groups = (prefecture: number) => [
  {
    name: "plants",
    components: [card("indigo_plant", { cost: 1, points: 1, kind: "production", good: "indigo" })],
  },
  {
    name: "violet",
    components: [
      card("prefecture", { cost: prefecture, points: 2, kind: "function", phase: "councillor" }),
      card("tower", { cost: 3, points: 2, kind: "function", phase: "round_start", limit: 12 }),
      card("palace", { cost: 6, points: 0, kind: "six", phase: "game_end" }),
      card("hero", { cost: 5, points: 5, kind: "monument", phase: "" }),
    ],
  },
  { name: "prices", components: [card("0", { prices: [1] })] },
  { name: "limits", components: [card("hand", { limit: 7 })] },
];

afterEach(() => void vi.unstubAllGlobals());

it("shows what the server says is printed under the options of the table", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(groups(url.includes("edition=second") ? 4 : 3))));
  });
  await useComponents("san-juan", 2, { edition: "first" });
  expect(cardOf("prefecture").cost).toBe(3);
  await useComponents("san-juan", 2, { edition: "second" });
  expect(cardOf("prefecture").cost).toBe(4);
  await useComponents("san-juan", 2, { edition: "second" });
  expect(asked.length).toBe(2);
  expect([cardOf("palace").points, cardOf("hero").points, cardOf("hero").phase]).toEqual([
    "?",
    5,
    "monument",
  ]);
  expect([goods(), pricesOf(0)]).toEqual([["indigo"], [1]]);
  expect([handLimit([]), handLimit([{ card: "tower" }])]).toEqual([7, 12]);
});
