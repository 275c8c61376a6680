import { expect, it } from "vitest";
import { game as plain } from "./plain";
import { gameOf, isKnown, SHELF } from "./shelf";

it("every folder of a game stands on the shelf, in its place", () => {
  expect(SHELF.map((one) => one.box.place)).toEqual(SHELF.map((_, i) => i + 1));
  expect(SHELF.every((one) => one.title && one.cover && one.box.minutes && one.box.bots)).toBe(true);
});

it("a game that the client does not know goes by its name, at the plain table", () => {
  expect(isKnown("pebbles")).toBe(false);
  expect(gameOf("pebbles")).toMatchObject({ name: "pebbles", title: "pebbles" });
  expect(gameOf("pebbles").signs).toBeUndefined();
  expect(gameOf("pebbles").table).toBe(plain.table);
});
