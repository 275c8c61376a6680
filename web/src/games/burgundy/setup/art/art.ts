// What is drawn on shields, and how the pieces of a picture lie: in units of the drawing.
import { coin, CREAM, icon, letters, shield as points } from "../../art/draw";
import { hexPoints, short } from "../../hex";
import { OUTLINE } from "./outline";

export const DARK = "#22374a";
const PALE = "#9fb9cf";

const hex = (x: number, y: number, radius: number, fill = "none"): string =>
  `<polygon points="${hexPoints(radius, x, y)}" style="fill:${fill};stroke:${CREAM};stroke-width:4"/>`;
export const word = (text: string, x: number, y: number, size: number, ink = CREAM): string =>
  letters(text, x, y, size, ink, "ui", 800);
const crate = (x: number, y: number, size: number): string =>
  `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="4" fill="${CREAM}"/>` +
  `<circle cx="${x}" cy="${y}" r="${short(size * 0.18)}" style="fill:var(--shield-d)"/>`;
const line = (path: string, wide: number, rest = ""): string =>
  `<path d="${path}" fill="none" stroke="${CREAM}" stroke-width="${wide}" ${rest}/>`;
const small = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${OUTLINE}" fill="${CREAM}"/>`;
const twice = (what: string): string => what + word("×2", 72, 55, 25);

/** What is drawn on each, by its number. */
export const SIGNS: Record<string, () => string> = {
  "1": () =>
    icon("cow", 34, 36, 34, CREAM) +
    icon("sheep", 66, 36, 34, CREAM) +
    line("M20 62h60", 6, 'stroke-linecap="round"'),
  "2": () => icon("worker", 32, 44, 30, PALE) + word("+", 50, 53, 24) + icon("worker", 69, 44, 32, CREAM),
  "3": () => coin(34, 42, 12) + word("=", 50, 50, 22) + icon("worker", 69, 42, 30, CREAM),
  "4": () => hex(50, 46, 25) + word("∞", 50, 57, 34),
  "5": () => icon("boat", 50, 32, 36, CREAM) + crate(34, 66, 20) + crate(66, 66, 20) + crate(50, 66, 20),
  "6": () =>
    icon("abbey", 40, 42, 42, CREAM) +
    `<circle cx="70" cy="60" r="12" style="fill:var(--seat-3);stroke:${CREAM};stroke-width:3"/>`,
  "7": () => twice(icon("medal", 38, 44, 36, CREAM)),
  "8": () => twice(icon("mine", 37, 44, 40, CREAM)),
  "9": () => crate(32, 44, 24) + word("→", 52, 53, 22) + coin(71, 44, 13),
  "10": () => twice(icon("abbey", 37, 44, 38, CREAM)),
  "11": () => icon("castle", 36, 44, 38, CREAM) + small(58, 28, 0.32),
  "12": () => crate(32, 44, 24) + points("×2", 66, 44, 34),
  "13": () => twice(small(20, 20, 0.42)),
  "14": () => hex(50, 50, 24) + word("1–6", 50, 57, 19) + line("M50 12v14M43 20l7 8 7-8", 5),
  "15": () => hex(50, 50, 24, "#161514") + line("M50 12v28M41 32l9 10 9-10", 5),
  "16": () =>
    `<rect x="28" y="22" width="44" height="44" rx="10" fill="${CREAM}"/>` + word("?", 50, 57, 36, DARK),
  "17": () => hex(34, 46, 17) + hex(66, 46, 17, CREAM) + word("+1", 66, 53, 18, DARK),
  "18": () =>
    hex(30, 36, 14, CREAM) + hex(70, 58, 14, CREAM) + line("M42 42l14 8", 4, 'stroke-dasharray="4 4"'),
};

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
