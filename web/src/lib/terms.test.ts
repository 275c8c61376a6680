import { expect, it } from "vitest";
import shared from "../../../tests/core/terms.json";
import type { GameInfo } from "./net/wire";
import { broken, complete, filled, kept, refusal, type Chosen } from "./terms";

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

it("names what nothing can mend, before what something could", () => {
  const own = {
    when: { alone: ["short"] },
    needs: { link: ["no"] },
    either: {},
    why: "own-board",
    rule: "E 10",
  };
  const more = { ...game, terms: [...game.terms, own] };
  expect(broken(more, filled(more, 1, { alone: "short", link: "yes" }))?.why).toBe(
    "castles-of-the-new-boards",
  );
  expect(refusal(more, 1, { alone: "short", link: "yes", boards: "book" })).toBe(
    "castles of the new boards · E 1.5",
  );
  expect(refusal(more, 1, { alone: "short", link: "yes" })).toBe("own board · E 10");
});

it("keeps as much as goes with what comes first", () => {
  const rest = { routes: "yes", link: "yes", boards: "11.12" };
  expect(kept(game, 4, { team: "yes" }, rest)).toEqual({
    options: { team: "yes", link: "yes", boards: "11.12" },
    lost: ["routes"],
  });
  expect(kept(game, 4, { boards: "1.2" }, rest)?.lost).toEqual(["link"]);
  expect(kept(game, 3, { team: "yes" }, rest)).toBeNull();
});
