// The language of the signs on tiles, drawn.
import { EFFECTS, INKS } from "./art";
import { coin, crate, CREAM, DARK, icon, letters, polygon, shield } from "./draw";
import { short } from "../hex";

const INK = "#4a3407";
const EARTH = "#6b4a1f";
/** How wide a sign is, for its height. */
const WIDE: Record<string, number> = { i: 1.06, w: 0.86, c: 0.92, v: 1, d: 1.2, g: 0.9 };
const WIDE_IN_LINE: Record<string, number> = { i: 1.05, w: 1, c: 1, v: 1.1, g: 0.9, h: 1 };

/** One sign, in the middle of its place. */
function sign(atom: string, x: number, y: number, high: number, ink = INK): string {
  const [kind = "", what = ""] = atom.split(":");
  switch (kind) {
    case "i":
      return icon(what, x, y, high, ink);
    case "w":
      return icon("worker", x, y, high * 0.96, DARK);
    case "c":
      return coin(x, y, high * 0.42);
    case "v":
      return shield(what, x, y, high * 1.02);
    case "g":
      return crate(what, x, y, high);
    case "h":
      return polygon(high * 0.44, `fill="${EARTH}"`, x, y);
    case "d":
      return (
        `<rect x="${short(x - high * 0.6)}" y="${short(y - high * 0.46)}" width="${short(high * 1.2)}" height="${short(high * 0.92)}" rx="${short(high * 0.2)}" style="fill:#fff;stroke:${INK};stroke-width:${short(high * 0.06)}"/>` +
        letters("±1", x, y + high * 0.23, high * 0.66, DARK, "ui", 800)
      );
    default:
      if (what !== "==") return letters(what, x, y + high * 0.29, high * 0.8, DARK, "ui", 800);
      return `<path d="M${short(x - high * 0.45)} ${short(y - high * 0.16)}h${short(high * 0.9)}M${short(x - high * 0.45)} ${short(y + high * 0.16)}h${short(high * 0.9)}" stroke="${INK}" stroke-width="${short(high * 0.16)}" stroke-linecap="round"/>`;
  }
}

/** A row of signs about the middle, not wider than it may be. */
function row(text: string, y: number, high: number, most: number): string {
  const atoms = text.split(" ");
  const wide = atoms.map((one) => WIDE[one[0] ?? ""] ?? (one.length < 4 ? 0.6 : 1.3));
  const total = wide.reduce((sum, one) => sum + one, 0);
  const size = Math.min(high, most / total);
  let left = (-total * size) / 2;
  return atoms
    .map((one, at) => {
      const room = wide[at]! * size;
      left += room;
      return sign(one, left - room / 2, y, size);
    })
    .join("");
}

export interface Crop {
  y: [upper: number, lower: number];
  high: [upper: number, lower: number];
  most: [upper: number, lower: number];
}

/** The two rows of a monastery. */
export function glyph(rows: readonly string[], { y, high, most }: Crop): string {
  return rows.map((text, at) => row(text, y[at]!, high[at]!, most[at]!)).join("");
}

/** What a monastery counts where its only signs are a picture and points. */
export function counted(rows: readonly string[]): [picture: string, points: string] | null {
  const [upper = "", lower = ""] = rows;
  const alone = upper.startsWith("i:") && !upper.includes(" ") && upper in COUNTED && lower.startsWith("v:");
  return alone ? [upper.slice(2), lower.slice(2)] : null;
}
const COUNTED = Object.fromEntries(Object.keys(EFFECTS).map((id) => [`i:${id}`, true]));

/** The line of what a building does, on a label of its own. */
export function effect(id: string, y: number, high: number): string {
  const atoms = EFFECTS[id]?.split(" ") ?? [];
  if (!atoms.length) return "";
  const wide = atoms.map((one) => WIDE_IN_LINE[one[0] ?? ""] ?? (one.includes("+") ? 1.25 : 0.8));
  const total = wide.reduce((sum, one) => sum + one, 0) * high;
  const pad = high * 0.3;
  let left = -total / 2;
  const signs = atoms.map((one, at) => {
    const room = wide[at]! * high;
    left += room;
    const x = left - room / 2;
    const what = one.slice(2);
    if (one.startsWith("i:")) return icon(what, x, y, high, INKS[what] ?? EARTH);
    if (one.startsWith("t:")) return letters(what, x, y + high * 0.34, high * 0.92, "#3a280f", "ui", 800);
    return sign(one, x, y, high);
  });
  return (
    `<rect x="${short(-total / 2 - pad)}" y="${short(y - high * 0.62)}" width="${short(total + 2 * pad)}" height="${short(high * 1.24)}" rx="${short(high * 0.42)}" style="fill:${CREAM};stroke:${EARTH};stroke-width:1"/>` +
    signs.join("")
  );
}
