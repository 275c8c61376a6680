// The shields as tokens of 100 by 116: a sign of what each does, its number, a rim in the metal of its points. The
// smaller a token is drawn, the larger its number: the sign gives way.
import { CREAM } from "../../art/draw";
import type { Crop } from "../../art/faces";
import { OUTLINE } from "../../setup/art/outline";
import { DARK, SIGNS, word } from "./art";

const METALS = ["#b98b2c", "#9aa3ab", "#a2683c"] as const;
const GREY = "#8b8273";

/** The metal of its points: of all values that there are the highest is gold. */
export function metal(worth: number, values: readonly number[]): string {
  const ranks = [...new Set(values)].toSorted((one, other) => other - one);
  return METALS[ranks.indexOf(worth)] ?? GREY;
}

interface Laid {
  letters: number;
  /** Where the label of the number ends, and where and how large the sign is. */
  foot: number;
  sign: [y: number, scale: number];
}
const LAID: Record<"L" | "M", Laid> = {
  L: { letters: 31, foot: 105, sign: [38, 0.82] },
  M: { letters: 46, foot: 108, sign: [31, 0.56] },
};

export function shieldToken(number: string, rim: string, crop: Crop = "L"): string {
  const ground =
    `<path transform="translate(0 3)" d="${OUTLINE}" fill="#1a120640"/>` +
    `<path d="${OUTLINE}" style="fill:var(--shield);stroke:${rim};stroke-width:${crop === "S" ? 9 : 7}"/>` +
    `<path d="${OUTLINE}" style="fill:none;stroke:${CREAM};stroke-width:1.6"/>`;
  if (crop === "S") return ground + word(number, 50, 77, 60);
  const { letters, foot, sign } = LAID[crop];
  const [wide, high] = [letters * (number.length > 1 ? 1.62 : 1.25), letters * 1.06];
  return (
    ground +
    `<g transform="translate(50 ${sign[0]}) scale(${sign[1]}) translate(-50 -44)">${SIGNS[number]?.() ?? ""}</g>` +
    `<rect x="${50 - wide / 2}" y="${foot - high}" width="${wide}" height="${high}" rx="${letters * 0.36}" style="fill:${CREAM};stroke:${rim};stroke-width:3"/>` +
    word(number, 50, foot - high / 2 + letters * 0.355, letters, DARK)
  );
}
