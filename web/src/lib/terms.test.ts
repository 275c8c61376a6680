import { expect, it } from "vitest";
import shared from "../../../tests/core/terms.json";
import type { GameInfo } from "./net/wire";
import { broken, complete, filled, refusal, type Chosen } from "./terms";

const game = { options: shared.options, terms: shared.terms } as unknown as GameInfo;

it.each(shared.cases)("$seats players with $options", (one) => {
  const options = one.options as unknown as Chosen;
  expect(complete(game, one.seats, options)).toEqual(one.complete);
  const fits = JSON.stringify(one.complete) === JSON.stringify(one.options);
  const term = broken(game, filled(game, one.seats, options));
  expect(term === undefined).toBe(fits);
  expect(term?.why ?? "").toBe(one.broken);
});

it("says the reason and the rule where nothing mends it, and nothing where something does", () => {
  expect(refusal(game, 3, { team: "yes" })).toBe("two teams of two · E 9");
  expect(refusal(game, 4, { fewer: "yes" })).toBe("seats 2 / 3");
  expect(refusal(game, 1, {})).toBe("");
});
