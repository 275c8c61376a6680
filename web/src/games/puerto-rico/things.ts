// How the things of the game are drawn: inks and icons. What is printed on them is the server's to say.
import { group, number, text } from "../../lib/components.svelte";
import type { PuertoRicoView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";

/** What every part of the table that belongs to one player is given. */
export interface Owned {
  play: Play;
  view: PuertoRicoView;
  seat: number;
}

const ICONS: Record<string, string> = {
  corn: "corn",
  indigo: "lotus-flower",
  sugar: "cubes",
  tobacco: "solid-leaf",
  coffee: "coffee-beans",
  quarry: "stone-block",
  settler: "sprout",
  mayor: "top-hat",
  builder: "hammer-nails",
  craftsman: "gears",
  trader: "scales",
  captain: "ship-wheel",
  prospector: "war-pick",
  prospector_2: "war-pick",
  small_indigo_plant: "lotus-flower",
  indigo_plant: "lotus-flower",
  small_sugar_mill: "cubes",
  sugar_mill: "cubes",
  tobacco_storage: "solid-leaf",
  coffee_roaster: "coffee-beans",
  small_market: "shop",
  hacienda: "house",
  construction_hut: "hut",
  small_warehouse: "warehouse",
  hospice: "hospital-cross",
  office: "quill-ink",
  large_market: "shop",
  large_warehouse: "warehouse",
  factory: "factory",
  university: "graduate-cap",
  harbor: "anchor",
  wharf: "sailboat",
  guild_hall: "shaking-hands",
  residence: "family-house",
  fortress: "locked-fortress",
  customs_house: "stamper",
  city_hall: "congress",
  ship: "shooner-sailboat",
  player: "village",
};

/** Events that open a phase, and events nobody reads in a log. */
export const HEADS = ["round", "role"];
export const QUIET = ["score"];

export function icon(id: string): string {
  return ICONS[id] ?? "house";
}

/** The goods, in the order of what they are worth: the trading house has a price for each. */
export function goods(): string[] {
  return group("tiles")
    .map((one) => one.id)
    .filter((id) => number(id, "price") !== undefined);
}

/** The ink class of a thing: a tile's own, its good's, or violet. */
export function inkOf(id: string): string {
  return group("tiles").some((one) => one.id === id) ? id : text(id, "good") || "violet";
}
