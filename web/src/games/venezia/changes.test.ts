import { expect, it } from "vitest";
import { heldOf } from "./changes";

it("cards that came or left are told apart from those that stayed", () => {
  expect(heldOf({ casa: 2 }, { casa: 1, campo: 1 })).toEqual([
    { kind: "campo", state: "left" },
    { kind: "casa", state: "" },
    { kind: "casa", state: "came" },
  ]);
  expect(heldOf({ casa: 1 }, undefined)).toEqual([{ kind: "casa", state: "" }]);
});
