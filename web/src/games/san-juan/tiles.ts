// The five price tiles in the order of the data file: indigo, sugar, tobacco, coffee, silver.
export const TILES: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2],
  [1, 1, 2, 2, 2],
  [1, 1, 2, 2, 3],
  [1, 2, 2, 2, 3],
  [1, 2, 2, 3, 3],
];
