// The shields, as tokens of 100 by 116: a sign of what each does, its number, a rim in the metal of its points.
import { CREAM } from "../../art/draw";
import { DARK, SIGNS, word } from "./art";
import { OUTLINE } from "./outline";

const METALS = ["#b98b2c", "#9aa3ab", "#a2683c"] as const;
const GREY = "#8b8273";

/** The metal of its points: of all values that there are the highest is gold. */
export function metal(worth: number, values: readonly number[]): string {
  const ranks = [...new Set(values)].toSorted((one, other) => other - one);
  return METALS[ranks.indexOf(worth)] ?? GREY;
}

export function shieldToken(number: string, rim: string): string {
  const wide = number.length > 1 ? 44 : 34;
  return (
    `<path transform="translate(0 3)" d="${OUTLINE}" fill="#1a120640"/>` +
    `<path d="${OUTLINE}" style="fill:var(--shield);stroke:${rim};stroke-width:7"/>` +
    `<path d="${OUTLINE}" style="fill:none;stroke:${CREAM};stroke-width:1.6"/>` +
    `<g transform="translate(50 40) scale(.88) translate(-50 -44)">${SIGNS[number]?.() ?? ""}</g>` +
    `<rect x="${50 - wide / 2}" y="74" width="${wide}" height="29" rx="10" style="fill:${CREAM};stroke:${rim};stroke-width:3"/>` +
    word(number, 50, 98, 27, DARK)
  );
}
