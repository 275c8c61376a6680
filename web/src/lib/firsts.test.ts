import { expect, test } from "vitest";
import { counted, FIRST, isAmongFirst, named } from "./firsts";

const TABLES = ["a", "b", "c"];

test("the first three tables of a game are among the first, the fourth is not", () => {
  let tables: string[] = [];
  for (const table of TABLES) {
    expect(isAmongFirst(tables, table)).toBe(true);
    tables = counted(counted(tables, table), table);
  }
  expect(tables).toHaveLength(FIRST);
  expect(isAmongFirst(tables, "d")).toBe(false);
  tables = counted(tables, "d");
  expect(TABLES.map((table) => isAmongFirst(tables, table))).toEqual([true, true, true]);
  expect(isAmongFirst(tables, "d")).toBe(false);
});

test("after the first ones no more are kept", () => {
  const tables = [...TABLES, "d"];
  expect(counted(tables, "e")).toBe(tables);
});

test("of a long list the first are named, and never a single one is left out", () => {
  expect(named([1, 2, 3], 2)).toEqual({ shown: [1, 2, 3], more: 0 });
  expect(named([1, 2, 3, 4], 2)).toEqual({ shown: [1, 2], more: 2 });
});
