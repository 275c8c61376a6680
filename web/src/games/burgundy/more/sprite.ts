// Icons of expansions, and a tile's small label, as markup for the sprite.
import { CREAM } from "../art/draw";
import { short } from "../hex";

/** The symbols of a file of icons. */
export const symbols = (file: string): string => file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

/** The ground of a line of signs at the foot of a tile. */
export const plate = (y: number, wide: number, high: number, stroke: string, fill = CREAM): string =>
  `<rect x="${short(-wide / 2)}" y="${short(y - high * 0.62)}" width="${short(wide)}" height="${short(high * 1.24)}" rx="${short(high * 0.42)}" style="fill:${fill};stroke:${stroke};stroke-width:1"/>`;
