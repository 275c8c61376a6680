// What the rules help lists, by game and kind, by the ids of the catalogue.
export interface Group {
  name: string;
  ids: string[];
}

const words = (text: string): string[] => text.split(" ");

export const THINGS: Record<string, Group[]> = {
  "san-juan": [
    { name: "roles", ids: words("builder producer trader councillor prospector") },
    { name: "plants", ids: words("indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter") },
    {
      name: "violet",
      ids: words(
        "smithy gold_mine archive poor_house black_market trading_post well market_stand crane chapel tower aqueduct carpenter prefecture market_hall quarry library statue victory_column hero guild_hall city_hall triumphal_arch palace",
      ),
    },
    {
      name: "events",
      ids: words("earthquake debt_relief taxes general_amnesty governor_visit free_build"),
    },
  ],
  "puerto-rico": [
    { name: "roles", ids: words("settler mayor builder craftsman trader captain prospector prospector_2") },
    {
      name: "plants",
      ids: words(
        "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster",
      ),
    },
    {
      name: "violet",
      ids: words(
        "small_market hacienda construction_hut small_warehouse hospice office large_market large_warehouse factory university harbor wharf guild_hall residence fortress customs_house city_hall",
      ),
    },
    { name: "tiles", ids: words("corn indigo sugar tobacco coffee quarry") },
  ],
  venezia: [{ name: "buildings", ids: words("basilica palazzo campo ponte casa") }],
  burgundy: [
    { name: "lands", ids: words("castle mine ship") },
    {
      name: "buildings",
      ids: words("market carpenter church warehouse boarding_house bank city_hall watchtower"),
    },
    {
      name: "livestock",
      ids: ["cow", "sheep", "pig", "chicken"].flatMap((kind) => [2, 3, 4].map((count) => `${kind}_${count}`)),
    },
    { name: "monasteries", ids: Array.from({ length: 26 }, (_, i) => `monastery_${i + 1}`) },
  ],
};
