// How well the component data of a game are attested, in a sentence.
import { has, t } from "./i18n/index.svelte";
import type { GameInfo } from "./net/wire";

export function standing(game: GameInfo): string {
  if (game.standing === "verified") return t("web-standing-verified");
  const own = `web-standing-${game.name}`;
  return t(has(own) ? own : "web-standing-other");
}
