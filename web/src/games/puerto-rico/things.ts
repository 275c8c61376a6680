// How the things of Puerto Rico are drawn: inks and icons. Prices and legality never come from here.
export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector_1",
  "prospector_2",
] as const;

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
  prospector_1: "war-pick",
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
};

const GOOD_OF: Record<string, string> = {
  small_indigo_plant: "indigo",
  indigo_plant: "indigo",
  small_sugar_mill: "sugar",
  sugar_mill: "sugar",
  tobacco_storage: "tobacco",
  coffee_roaster: "coffee",
};

export function icon(id: string): string {
  return ICONS[id] ?? "house";
}

/** The ink class of a thing: its good's, or violet. */
export function inkOf(id: string): string {
  if ((GOODS as readonly string[]).includes(id) || id === "quarry") return id;
  return GOOD_OF[id] ?? "violet";
}
