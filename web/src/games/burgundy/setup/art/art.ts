// How the pieces of a picture of an expansion lie: in units of the drawing.

const put = (what: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;
const use = (id: string, x: number, y: number, scale: number): string =>
  put(`<use href="#bu-${id}"/>`, x, y, scale);

/** Pieces that an expansion shows beside what lies on every table: 62 by 46. */
export interface Pieces {
  /** A tile of a trade route. */
  route: string;
  shield: (number: string) => string;
  double: string;
}

/** The picture of an expansion. */
export const THUMBS: Record<string, (pieces: Pieces) => string> = {
  tiles: () =>
    use("M-monastery_27", 15, 23, 0.3) + use("M-crane", 43, 13.5, 0.27) + use("M-geese", 43, 34, 0.27),
  posts: () => use("post", 16, 24, 0.85) + use("post-on", 45, 24, 0.85),
  white: () => use("M-white_castle", 31, 23, 0.44),
  inns: () => use("M-inn", 31, 23, 0.44),
  routes: ({ route }) => put(route, 0, 6.5, 0.689),
  shields: ({ shield }) => put(shield("9"), -1, 3.5, 0.34) + put(shield("17"), 29, 3.5, 0.34),
  vineyards: ({ double }) => put(double, 31, 23, 0.34),
  link: () => use("M-castle", 17, 23, 0.32) + use("M-mine", 45, 23, 0.32),
};
