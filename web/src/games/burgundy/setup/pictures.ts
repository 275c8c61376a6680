// Pictures of what expansions bring, where there is no table.
import type { Pictures } from "../../game";
import Art from "./Art.svelte";
import { fetchDrawn } from "./drawn";
import { MARKS } from "./marks";
import Picture from "./Picture.svelte";
import { DUCHIES } from "./ways";

/** Groups that are looked at, and not read: their components have numbers and no names. */
const GALLERIES = ["duchies", "routes", "territory_cards", "team_boards", "solo_boards"];

const pictures: Pictures = {
  Sprite: Art,
  Picture,
  draws: (group, { id }) => group !== "options" || (id in MARKS && id !== DUCHIES),
  gallery: (group) => GALLERIES.includes(group),
};

/** What is drawn is known once it has been fetched. */
export async function ready(): Promise<{ pictures: Pictures }> {
  await fetchDrawn();
  return { pictures };
}
