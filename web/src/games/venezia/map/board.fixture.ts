// A board of two small islands, as the server gives one.
import type { Value } from "../../../lib/net/wire";

const hexes = [
  ["A1", 0, 0, "A", "stone"],
  ["A2", 1, 0, "A", "swamp"],
  ["A3", 0, 1, "A", "swamp"],
  ["A4", 1, -1, "A", "swamp"],
  ["B1", 3, 0, "B", "stone"],
  ["B2", 4, 0, "B", "swamp"],
] as const;

export const printed: Record<string, Value> = {
  title: "Two islands",
  standing: "house",
  quarters: [
    { id: "A", name: "First" },
    { id: "B", name: "Second" },
  ],
  hexes: hexes.map(([id, q, r, quarter, kind]) => ({ id, q, r, quarter, kind })),
  printed: [],
  bridges: [{ id: "P1", hexes: ["A2", "B1"] }],
  track: [
    { numbers: [0], hexes: [[-2, 0]], borders: ["A"] },
    { numbers: [1], hexes: [[-1, 0]], borders: ["A"] },
    {
      numbers: [2, 4],
      hexes: [
        [2, 0],
        [2, 1],
      ],
      borders: ["A", "B"],
    },
    { numbers: [3], hexes: [[3, 1]], borders: ["B"] },
    { numbers: [5], hexes: [[3, 2]], borders: [] },
    { numbers: [6], hexes: [[4, 2]], borders: [] },
  ],
  last: 5,
};
