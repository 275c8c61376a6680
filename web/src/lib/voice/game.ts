import { useGame } from "../i18n/index.svelte";
import { game } from "../net/api";
import { declare, isDeclared } from "./fields";

/** From now on ids are those of this game: its texts and what it declares are at hand. */
export async function speakOf(name: string): Promise<void> {
  if (!isDeclared(name)) declare(name, await game(name));
  await useGame(name);
}
