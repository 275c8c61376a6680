// What the solo game draws of its own: a tile that lies face down, and the sign of an action that a target has brought.
import { polygon } from "../../art/draw";
import type { Crop } from "../../art/faces";

const STAR = "M0 -24L6.6 -8.6 23.3 -7.1 10.6 3.9 14.4 20.2 0 11.6 -14.4 20.2 -10.6 3.9 -23.3 -7.1 -6.6 -8.6z";

/** The black back of a tile, with a star: it fits a hex of any colour. */
export function blank(crop: Crop): string {
  return (
    polygon(48.6, 'fill="#2a1e0c" opacity=".38"', 0, 2.4) +
    polygon(48.6, 'fill="#2c2a29"') +
    polygon(47, 'fill="none" stroke="#000" stroke-width="2.5"') +
    (crop === "S"
      ? ""
      : polygon(41, 'fill="none" stroke="#fdf6e3" stroke-opacity=".55" stroke-width="1.5"')) +
    `<path d="${STAR}" transform="scale(${crop === "S" ? 1.15 : 1})" fill="#c9a86a"/>`
  );
}

/** Rings, as a target has them. */
export function reward(): string {
  const ring = (radius: number): string =>
    `<circle r="${radius}" style="fill:none;stroke:#fff;stroke-width:7"/>`;
  return (
    polygon(48.6, 'fill="#2a1e0c" opacity=".38"', 0, 2.4) +
    polygon(48.6, 'fill="#b8660a"') +
    ring(28) +
    ring(14) +
    '<circle r="4" fill="#fff"/>'
  );
}
