import { expect, it } from "vitest";
import type { GameInfo } from "../lib/net/wire";
import { gameOf, isKnown, playable, SHELF } from "./shelf";
import { game as zones } from "./zones";

it("every folder of a game stands on the shelf, in its place", () => {
  expect(SHELF.map((one) => one.box.place)).toEqual(SHELF.map((_, i) => i + 1));
  expect(SHELF.every((one) => one.title && one.cover && one.box.minutes && one.box.bots)).toBe(true);
});

it("a game that the client does not know goes by its name, at a table drawn from its zones", () => {
  expect(isKnown("pebbles")).toBe(false);
  expect(gameOf("pebbles")).toMatchObject({ name: "pebbles", title: "Pebbles" });
  expect(gameOf("pebbles").signs).toBeUndefined();
  expect(gameOf("pebbles").table).toBe(zones.table);
});

it("games of other packages come behind ours", () => {
  const known = [{ name: "pebbles" }, { name: SHELF[0]?.name }] as GameInfo[];
  expect(playable(known).map((one) => one.name)).toEqual([...SHELF.map((one) => one.name), "pebbles"]);
});
