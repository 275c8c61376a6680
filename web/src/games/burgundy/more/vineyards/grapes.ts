// Grapes: a colour, a pattern and a bunch on a hex; two joined hexes are a double tile. A radius of 50 about 0,0.
import { icon } from "../../art/draw";
import { doublePoints, hexPoints, RADIUS, short } from "../../hex";
import "./inks.css";

export const GRAPES = ["green", "blue", "red", "white", "yellow", "purple"] as const;
/** How far the middle of each hex of a double tile is from the middle of the tile. */
export const FAR = (RADIUS * Math.sqrt(3)) / 2;
const LIGHT = "#fffaf0";
const EARTH = "#4a3f1a";
const LINE = "#2e2a16";
const PALE = ["white", "yellow"];

const number = (name: string): number => (GRAPES as readonly string[]).indexOf(name) + 1;
const ink = (name: string): string => (PALE.includes(name) ? EARTH : LIGHT);

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

/** One hex of grapes; larger bunches where it is drawn small. */
export function grape(name: string, x = 0, y = 0, bunch = 56): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})">` +
    `<polygon points="${hexPoints(49.6)}" style="fill:var(--grape-${number(name)})"/>` +
    `<polygon points="${hexPoints(49.6)}" fill="url(#bu-vine-${number(name)})"/>` +
    `<polygon points="${hexPoints(42)}" style="fill:none;stroke:${ink(name)};stroke-opacity:.45;stroke-width:1.8"/>` +
    `${icon("grapes", 0, 0, bunch, ink(name))}</g>`
  );
}

/** What joins two hexes to one tile: its shadow, and a dark line round both. */
export const under = (x = 0, y = 0): string =>
  `<polygon points="${doublePoints(49, x, y + 3)}" fill="#2a1e0c" opacity=".38"/>`;
export const round = (x = 0, y = 0): string =>
  `<polygon points="${doublePoints(49, x, y)}" style="fill:none;stroke:${LINE};stroke-width:3.6;stroke-linejoin:round"/>`;

/** Two hexes side by side, about the middle of their shared side. */
export const double = (one: string, other: string, drawn = grape): string =>
  under() + drawn(one, -FAR) + drawn(other, FAR) + round();

/** One hex of grapes by itself. */
export const single = (name: string): string =>
  grape(name) +
  `<polygon points="${hexPoints(48)}" style="fill:none;stroke:${LINE};stroke-width:3;stroke-linejoin:round"/>`;

/** A grape tile: 30 wide and 35 high about 0,0. */
export function grapeTile(name: string): string {
  const side = (y: number, rest: string): string =>
    `<rect x="-15" y="${y}" width="30" height="35" rx="6" ${rest}/>`;
  return (
    side(-16, 'fill="#2a1e0c" opacity=".35"') +
    side(-17.5, `style="fill:var(--grape-${number(name)});stroke:${LINE};stroke-width:1.3"`) +
    side(-17.5, `fill="url(#bu-vine-${number(name)})"`) +
    icon("grapes", 0, 0, 23, ink(name))
  );
}

/** The two grapes of a double tile, the first one first. */
export function grapesOf(tile: string): [first: string, second: string] {
  const [, first = "", second = first] = tile.split("_");
  return [first, second];
}
