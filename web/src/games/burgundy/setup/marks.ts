// A small sign of each expansion and way to play, for lists and bars: one path each, no sprite.
import chateau from "../more/chateau/icons.svg?raw";
import inns from "../more/inns/icons.svg?raw";
import posts from "../more/posts/icons.svg?raw";
import team from "../more/team/icons.svg?raw";
import tiles from "../more/tiles/icons.svg?raw";
import vineyards from "../more/vineyards/icons.svg?raw";
import { OUTLINE } from "./art/outline";

export interface Mark {
  box: string;
  drawn: string;
}

function symbol(file: string, name: string): Mark {
  const found = new RegExp(`<symbol id="bu-${name}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(file);
  return { box: found?.[1] ?? "0 0 1 1", drawn: found?.[2] ?? "" };
}
const path = (box: string, d: string, rest = 'fill="currentColor"'): Mark => ({
  box,
  drawn: `<path d="${d}" ${rest}/>`,
});
const LINE =
  'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';
const TOWERS =
  "M8 92V45H5V30h6v6h6v-6h6v6h6v-6h5v19h4V27h-3V13h6v6h6v-6h6v6h6v-6h6v14h-3v22h4V30h5v6h6v-6h6v6h6v-6h6v15h-3v47H59V75a9 9 0 0 0-18 0v17z";
const HEX = "M12 2.5l8.200 4.750v9.500L12 21.500l-8.200-4.750v-9.500z";

export const MARKS: Record<string, Mark> = {
  chateau: symbol(chateau, "cog"),
  team: symbol(team, "hands"),
  solo: path(
    "0 0 24 24",
    "M12 12.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM3.500 21.500a8.500 7 0 0 1 17 0z",
  ),
  tiles: symbol(tiles, "crane"),
  posts: symbol(posts, "barrier"),
  white: path(
    "0 0 100 100",
    TOWERS,
    'fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"',
  ),
  inns: symbol(inns, "inn"),
  routes: path("0 0 24 24", "M2 7h20v10H2zM8.700 7v10M15.300 7v10", LINE),
  shields: path("0 0 100 116", OUTLINE),
  vineyards: symbol(vineyards, "grapes"),
  link: path("0 0 100 100", TOWERS),
  duchies: path("0 0 24 24", HEX, LINE),
};
