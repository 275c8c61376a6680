// A border post: how it is drawn, and where it stands.
import type { BurgundyPostsTable } from "../../../../lib/net/wire";
import { RADIUS, short, type Box, type Point } from "../../hex";

const HIGH = 40;
const WIDE = HIGH * 0.26;
const RED = "#b3362b";
const GOLD = "#e9c45a";
const LINE = "#23201c";

/** Striped, on a stone, about 0,0; a gold disc behind one that is reached. */
export function drawing(reached: boolean): string {
  const bar = `x="${-WIDE / 2}" y="${-HIGH / 2}" width="${WIDE}" height="${HIGH}" rx="${short(WIDE * 0.3)}"`;
  const stripes = [0, 1, 2].map((at) => {
    const y = HIGH * (-0.42 + at * 0.32);
    return `<path d="M${-WIDE / 2} ${short(y + HIGH * 0.14)}l${WIDE} ${-HIGH * 0.12}v${HIGH * 0.14}l${-WIDE} ${HIGH * 0.12}z" fill="${RED}"/>`;
  });
  return (
    `<ellipse cx="0" cy="${HIGH * 0.44}" rx="${HIGH * 0.32}" ry="${HIGH * 0.1}" style="fill:var(--ink)" opacity=".22"/>` +
    (reached ? `<circle r="${HIGH * 0.62}" fill="${GOLD}" opacity=".5"/>` : "") +
    `<rect ${bar} fill="#fffdf6"/>${stripes.join("")}<rect ${bar} fill="none" stroke="${LINE}" stroke-width="1.3"/>` +
    `<circle cy="${-HIGH * 0.56}" r="${HIGH * 0.13}" fill="${reached ? GOLD : "#fffdf6"}" stroke="${LINE}" stroke-width="1.2"/>`
  );
}

const mean = (points: Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
});

/** Outside of the hexes that touch it, away from the middle of the duchy. */
export function standing({ centres }: Box, { touch }: Pick<BurgundyPostsTable, "touch">): Point[] {
  const middle = mean(centres);
  return touch.map((hexes) => {
    const at = mean(hexes.flatMap((hex) => centres[hex] ?? []));
    const far = Math.hypot(at.x - middle.x, at.y - middle.y);
    // As far out as the corner between its hexes, and half a post more.
    const out = RADIUS * (hexes.length > 1 ? 0.85 : 1.35);
    return { x: at.x + ((at.x - middle.x) / far) * out, y: at.y + ((at.y - middle.y) / far) * out };
  });
}

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** On which side of the duchy each stands. */
export function sidesOf(box: Box, table: BurgundyPostsTable): string[] {
  const middle = mean(box.centres);
  return standing(box, table).map(({ x, y }) => {
    const turned = Math.round((Math.atan2(y - middle.y, x - middle.x) / (2 * Math.PI)) * WINDS.length);
    return WINDS.at(turned % WINDS.length) ?? "";
  });
}
