/** How large a picture of a round is drawn; the strip makes it as wide as its place. */
export const STAGE = { wide: 188, high: 105 };
/** The head of an arrow, by its name in the page. */
export const HEAD = "round-head";
