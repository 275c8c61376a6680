// How large ships are drawn: the units of the drawing, of which an em has so many.
export const HULL = { em: 16, high: 47, bow: 38, space: 21, own: 6 };

export const length = (spaces: number): number => (HULL.bow + spaces * HULL.space) / HULL.em;
