/** The outline of a shield, 100 by 116. */
export const OUTLINE = "M50 3C38 11 22 13 8 11c-2 40 0 78 42 102C92 89 94 51 92 11 78 13 62 11 50 3z";
