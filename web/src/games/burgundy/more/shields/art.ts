// What is drawn on each shield: what it does, in signs. Units of the drawing, 100 by 116.
import { coin, CREAM, icon, letters, shield as points } from "../../art/draw";
import { hexPoints, short } from "../../hex";
import { OUTLINE } from "../../setup/art/outline";

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
