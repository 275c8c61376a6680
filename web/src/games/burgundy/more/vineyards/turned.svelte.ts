// Which way round the next double tile is held: turned, its first grape goes to the hex beside the one that is touched.
let held = $state({ row: -1, on: false });

/** Whether it is turned, in the question of that row. */
export const isTurned = (row: number): boolean => held.on && held.row === row;
export const turn = (row: number): void => void (held = { row, on: !isTurned(row) });
