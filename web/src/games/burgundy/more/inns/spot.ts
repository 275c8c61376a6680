// Where the inn stands in the ring of the depots, in its units: right of the black hex.
export const INN = { x: 108, y: 0, radius: 21.5 };
export const HOLE = 25;
