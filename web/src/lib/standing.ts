// How well the component data of a game are attested, in a sentence.
import { t } from "./i18n/index.svelte";
import type { GameInfo } from "./net/wire";

export function standing(game: GameInfo): string {
  return t(game.standing === "verified" ? "web-standing-verified" : `web-standing-${game.name}`);
}
