// A corner of a duchy, as large as a picture of a round needs it: seven hexes about the castle.
import { areasOf, inRows, layout, nearOf } from "../hex";
import type { Board } from "../Land.svelte";

const ROWS = [2, 3, 2];
const COLOURS = ["building", "building", "ship", "castle", "building", "livestock", "mine"];
const NUMBERS = Array.from("5216341", Number);
/** Where the castle stands, and the three hexes for buildings. */
export const CASTLE = 3;
export const CITY = [0, 1, 4] as const;

const places = inRows(ROWS);
const near = nearOf(layout(places).centres);
const areas = areasOf(COLOURS, near);

/** With these tiles, by the hex they lie on. */
export function corner(tiles: Record<number, string>): Board {
  const lies = COLOURS.map((_, at) => tiles[at] ?? null);
  const left = [...new Set(areas)].map((area) => areas.filter((one, at) => one === area && !lies[at]).length);
  return { colours: COLOURS, numbers: NUMBERS, areas, near, places, tiles: lies, left };
}
