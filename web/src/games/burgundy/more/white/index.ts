// White castles, which act with the white die, and monastery 29, which counts them.
import { icon, shield } from "../../art/draw";
import { base, monastery, type Crop, type TileArt } from "../../art/faces";
import type { Addition } from "../addition";
import { plate } from "../sprite";

const BROWN = "#6b4a1f";
const WHITE = "#fffdf6";

const castle = (x: number, y: number, size: number, ink = WHITE): string =>
  `<g style="--slit:${BROWN}">${icon("castle", x, y, size, `${ink};stroke:${BROWN};stroke-width:3.5;paint-order:stroke`)}</g>`;

/** Three pips, as on the white die. */
function die(y: number, size: number): string {
  const pip = (far: number): string =>
    `<circle cx="${far * size}" cy="${y + far * size}" r="${size * 0.1}" fill="#23201c"/>`;
  return (
    `<rect x="${-size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.2}" fill="#fff"/>` +
    [-0.26, 0, 0.26].map(pip).join("")
  );
}

function white(crop: Crop): string {
  if (crop === "S") return base("building", crop) + castle(0, 0, 62);
  const [y, size, high, foot] = crop === "L" ? [-11, 50, 15, 28] : [-14, 48, 21, 25];
  return (
    base("building", crop) +
    castle(0, y, size) +
    plate(foot, high * 1.8, high, "#fdf6e3", BROWN) +
    die(foot, high * 0.95)
  );
}

function counting(crop: Crop): string {
  const picture =
    crop === "L" ? castle(0, -14, 28) + shield(4, 0, 11, 22) : castle(-9, -13, 40) + shield(4, 20, -3, 27);
  return base("monastery", crop) + monastery("29", crop) + (crop === "S" ? "" : picture);
}

const tiles: Record<string, TileArt> = {
  white_castle: { face: white },
  monastery_29: { face: counting },
};

export const addition: Addition = { tiles, gives: { "white_castle.act": "white_castle" } };
