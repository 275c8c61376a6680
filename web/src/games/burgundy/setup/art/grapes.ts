// Grapes: a colour, a pattern and a bunch on a hex; two joined hexes are a double tile. A radius of 50 about 0,0.
import { icon } from "../../art/draw";
import { hexPoints, short } from "../../hex";

export const GRAPES = ["green", "blue", "red", "white", "yellow", "purple"] as const;
const ROOT3 = Math.sqrt(3);
const LIGHT = "#fffaf0";
const EARTH = "#4a3f1a";
const PALE = ["white", "yellow"];

const pattern = (at: number, wide: number, high: number, rest: string, drawn: string): string =>
  `<pattern id="bu-vine-${at}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse" ${rest}>${drawn}</pattern>`;
/** For the sprite of a page that shows grapes. */
export const patterns = (): string =>
  pattern(
    1,
    9,
    9,
    'patternTransform="rotate(45)"',
    '<path d="M0 4.500h9" stroke="#0003" stroke-width="2"/>',
  ) +
  pattern(2, 10, 10, "", '<circle cx="5" cy="5" r="1.800" fill="#fff5"/>') +
  pattern(3, 11, 11, "", '<path d="M0 5.500h11M5.500 0v11" stroke="#fff3" stroke-width="1.400"/>') +
  pattern(
    4,
    14,
    14,
    "",
    '<circle cx="7" cy="7" r="3.600" fill="none" stroke="#8b82733d" stroke-width="1.600"/>',
  ) +
  pattern(
    5,
    9,
    9,
    'patternTransform="rotate(-45)"',
    '<path d="M0 4.500h9" stroke="#7a52003a" stroke-width="2"/>',
  ) +
  pattern(6, 12, 8, "", '<path d="M0 6l6-4 6 4" fill="none" stroke="#fff4" stroke-width="1.600"/>');

export function grape(name: string, x = 0, y = 0): string {
  const at = (GRAPES as readonly string[]).indexOf(name) + 1;
  const dark = PALE.includes(name) ? EARTH : LIGHT;
  return (
    `<g transform="translate(${short(x)} ${short(y)})">` +
    `<polygon points="${hexPoints(49)}" style="fill:var(--grape-${at});stroke:#2e2a16;stroke-width:3"/>` +
    `<polygon points="${hexPoints(48.6)}" fill="url(#bu-vine-${at})"/>` +
    `<polygon points="${hexPoints(42)}" style="fill:none;stroke:${dark};stroke-opacity:.45;stroke-width:1.8"/>` +
    `${icon("grapes", 0, 0, 56, dark)}</g>`
  );
}

/** Two hexes side by side, about the middle of their shared side. */
export function double(one: string, other: string): string {
  const far = (50 * ROOT3) / 2;
  return (
    `<polygon points="${hexPoints(49, -far, 3)}" fill="#2a1e0c" opacity=".3"/>` +
    `<polygon points="${hexPoints(49, far, 3)}" fill="#2a1e0c" opacity=".3"/>` +
    grape(one, -far) +
    grape(other, far)
  );
}
