import { expect, it } from "vitest";
import { COUNT, headOf, sideOf, WARE, type Ware } from "./ring";

const kinds = (count: number): Ware[] =>
  Array.from({ length: count }, (_, at) => ({ good: at + 1, count: 1 }));
/** Two shields, as they lie in depots 1 and 4, and half of the number before them. */
const ASIDE = 60;
const HALF = 14.5;
/** Where the innermost tile of a corner depot with four of them begins. */
const NEXT = 87;

it("leaves the number of every good in sight beside a cost and two shields", () => {
  for (const depot of [1, 2, 3, 4, 5, 6])
    for (const count of [2, 3, 4, 5]) {
      const aside = sideOf(depot).x ? 0 : ASIDE;
      const head = headOf(depot, true, kinds(count), aside);
      const [one, other] = head.wares.map(({ x }) => x);
      // A good hides what lies under it: its digit stands in the middle, a third as wide.
      expect(other! - one! - head.ware / 2, `depot ${depot}, ${count} goods`).toBeGreaterThan(head.ware / 6);
    }
});

it("keeps the heads of the depots above and below off their neighbours", () => {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const head = headOf(4, true, kinds(count), ASIDE);
    expect(head.x - HALF).toBeGreaterThan(-NEXT);
    expect(head.end + ASIDE).toBeLessThan(NEXT);
  }
});

it("has a cost beside the number, and on its edge where goods need the room", () => {
  expect(headOf(1, true, kinds(1)).cost.x).toBeGreaterThan(headOf(1, true, kinds(1)).x);
  const tight = headOf(4, true, kinds(4), ASIDE);
  expect(tight.cost.x).toBe(tight.x);
  expect(Math.abs(tight.cost.y)).toBeLessThan(Math.abs(tight.y));
});

it("draws goods smaller only where they lie one over the other", () => {
  expect(headOf(2, false, kinds(3)).ware).toBe(WARE);
  const tight = headOf(4, false, kinds(5), ASIDE);
  expect(tight.ware).toBeLessThan(WARE);
  expect(tight.close).toBe(tight.wares[1]!.x - tight.wares[0]!.x < COUNT);
});
