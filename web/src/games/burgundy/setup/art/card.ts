// A territory card of Châteauma's: its hexes in two rows, and its points at the three levels. 86 by 116.
import type { ComponentInfo } from "../../../../lib/net/wire";

import { coin, icon, letters, shield } from "../../art/draw";
import { landOf } from "../../art/faces";
import { MARKS } from "../../art/spaces";
import { hexPoints, short } from "../../hex";
import { drawing } from "../../more/posts/post";
import { OUTLINE } from "./outline";

type Print = Pick<ComponentInfo, "id" | "printed">;

const WIDE = 86;
const HIGH = 116;
const ROOT3 = Math.sqrt(3);
const MIDDLE = 0.47;
const STEP = 25;
const GREY = "#8b8273";
const FAINT = 0.3;
/** By how many hexes: their radius, and how many lie in the upper row. */
const LAID: Record<number, [radius: number, upper: number]> = { 3: [19, 2], 4: [16.8, 2], 5: [14.2, 2] };

interface Place {
  x: number;
  y: number;
  radius: number;
}

function places(count: number): Place[] {
  const [radius, upper] = LAID[count] ?? [14.2, Math.floor(count / 2)];
  const lower = count - upper;
  return Array.from({ length: count }, (_, at) => {
    const [row, place, of] = at < upper ? [0, at, upper] : [1, at - upper, lower];
    // Rows of the same length are set off against each other.
    const shift = upper === lower ? (row ? -0.25 : 0.25) : 0;
    return {
      x: WIDE / 2 + (place - (of - 1) / 2 + shift) * radius * ROOT3,
      y: HIGH * MIDDLE + (row ? 0.75 : -0.75) * radius,
      radius,
    };
  });
}

const parted = (text: string): [type: string, symbols: string[]] => {
  const [type = "", ...symbols] = text.split(" ");
  return [type, symbols];
};

function space(text: string, { x, y, radius }: Place): string {
  const land = landOf(parted(text)[0]);
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(radius / 50)})">` +
    `<polygon points="${hexPoints(48)}" style="fill:color-mix(in srgb,var(--${land}) 40%,var(--paper));stroke:var(--${land}-p);stroke-width:3"/>` +
    `<polygon points="${hexPoints(48)}" fill="url(#bu-q-${land})" opacity=".35"/>` +
    `${icon(MARKS[land], 0, 0, 44, `var(--${land}-p)`)}</g>`
  );
}

/** What covering a space brings; it lies over the edge of its hex. */
function signs(text: string, { x, y, radius }: Place): string {
  const [, symbols] = parted(text);
  const [right, left, low] = [x + radius * 0.62, x - radius * 0.62, y + radius * 0.64];
  const vine = (at: number): string =>
    `<polygon points="${hexPoints(5, at, low)}" style="fill:var(--grape-1);stroke:#2e3a12"/>`;
  return (
    (symbols.includes("sell")
      ? `<circle cx="${short(right)}" cy="${short(low)}" r="6.2" style="fill:var(--paper);stroke:var(--ink-3)"/>` +
        coin(right, low, 4.2)
      : "") + (symbols.includes("double") ? vine(left) + vine(left + 5 * ROOT3) : "")
  );
}

const lies = (tile: string, { x, y, radius }: Place): string =>
  `<use href="#bu-${tile}" data-piece transform="translate(${short(x)} ${short(y)}) scale(${short((radius * 0.97) / 50)})"/>`;

/** What is seen of a card beyond its print. */
export interface Lying {
  /** What lies on its hexes, by the names of the sprite. */
  laid?: (string | null)[];
  /** Symbols of expansions that are not in play. */
  pale?: { post: boolean; shield: boolean };
}

/** `level` is the place of the points that count; without one all do. */
export function territory({ id, printed }: Print, level = -1, { laid = [], pale }: Lying = {}): string {
  const hexes = Array.isArray(printed["hexes"]) ? printed["hexes"].map(String) : [];
  const points = Array.isArray(printed["points"]) ? printed["points"].map(Number) : [];
  const at = places(hexes.length);
  const scored = points.map((worth, place) => {
    const on = level < 0 || level === place;
    const x = WIDE / 2 + (place - 1) * STEP;
    return `<g opacity="${on ? 1 : 0.45}">${shield(worth, x, HIGH - 15, 22, on ? "var(--castle)" : GREY)}</g>`;
  });
  return (
    `<rect x="1" y="3" width="${WIDE - 2}" height="${HIGH - 3}" rx="8" fill="#2a1e0c" opacity=".25"/>` +
    `<rect x="1" y="1" width="${WIDE - 2}" height="${HIGH - 3}" rx="8" style="fill:var(--paper);stroke:var(--ink-3);stroke-width:1.2"/>` +
    letters(id, id.length > 1 ? 14 : 11, 17, 14) +
    (printed["post"]
      ? `<g transform="translate(${WIDE - 11} 13) scale(.34)" opacity="${pale?.post ? FAINT : 1}">${drawing(false)}</g>`
      : "") +
    (printed["shield"]
      ? `<path transform="translate(${WIDE - 19} 6) scale(.125)" d="${OUTLINE}" style="fill:var(--shield)" opacity="${pale?.shield ? FAINT : 1}"/>`
      : "") +
    hexes.map((text, place) => space(text, at[place]!)).join("") +
    laid.map((tile, place) => (tile && at[place] ? lies(tile, at[place]) : "")).join("") +
    hexes.map((text, place) => signs(text, at[place]!)).join("") +
    scored.join("")
  );
}
