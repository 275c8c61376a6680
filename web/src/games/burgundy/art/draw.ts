// Pieces of a drawing as markup: what is drawn once in the sprite, and used everywhere.
import { hexPoints, short } from "../hex";

export const CREAM = "#fdf6e3";
export const DARK = "#23201c";
const BROWN = "#6b4a1f";

export type Font = "display" | "ui";

export function icon(name: string, x: number, y: number, size: number, ink: string, rest = ""): string {
  return `<use href="#bu-${name}" x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${short(size)}" height="${short(size)}" style="color:${ink}" ${rest}/>`;
}

export function letters(
  text: string | number,
  x: number,
  y: number,
  size: number,
  ink = "var(--ink)",
  font: Font = "display",
  weight = 700,
): string {
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="middle" style="font:${weight} ${short(size)}px var(--font-${font});fill:${ink}">${text}</text>`;
}

/** A number as on a die, in a small square. */
export function numbered(text: string | number, x: number, y: number, size: number, high: number): string {
  return (
    `<rect x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${size}" height="${size}" rx="${short(size * 0.24)}" style="fill:var(--paper);stroke:#23201c40;stroke-width:1"/>` +
    letters(text, x, y + high * 0.345, high)
  );
}

export function coin(x: number, y: number, radius: number): string {
  const [wide, high] = [short(radius * 0.36), short(radius * 0.52)];
  return (
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" style="fill:var(--silver-coin);stroke:var(--silver-coin-d);stroke-width:${short(radius * 0.16)}"/>` +
    `<path d="M${short(x)} ${short(y - radius * 0.52)}l${wide} ${high}-${wide} ${high}-${wide}-${high}z" style="fill:var(--silver-coin-d)"/>`
  );
}

export const SHIELD = "M12 6h76v44c0 24-20 36-38 46C32 86 12 74 12 50z";

/** Points, on a shield. */
export function shield(
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill = "var(--castle)",
): string {
  return (
    `<path transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(size / 100)})" d="${SHIELD}" style="fill:${fill};stroke:${CREAM};stroke-width:5"/>` +
    letters(text, x, y + size * 0.17, size * 0.58, "#fff", "display", 800)
  );
}

/** Any good: a brown crate; with a number that good; a pair lies one on the other. */
export function crate(which: string, x: number, y: number, high: number): string {
  const size = high * 0.78;
  const square = (left: number, top: number, rest: string): string =>
    `<rect x="${short(left)}" y="${short(top)}" width="${short(size)}" height="${short(size)}" rx="${short(size * 0.18)}" ${rest}/>`;
  if (which === "pair")
    return (
      square(x - size * 0.42, y - size * 0.62, 'fill="#a58a55"') +
      square(x - size * 0.58, y - size * 0.4, `fill="${BROWN}" stroke="${CREAM}"`)
    );
  const ink = which ? `var(--goods-${which})` : BROWN;
  const eye = which
    ? ""
    : `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size * 0.16)}" fill="${CREAM}"/>`;
  return square(x - size / 2, y - size / 2, `style="fill:${ink}"`) + eye;
}

export function polygon(radius: number, rest: string, x = 0, y = 0): string {
  return `<polygon points="${hexPoints(radius, x, y)}" ${rest}/>`;
}
