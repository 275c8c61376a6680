// The six levels of bots, weakest first, as people read them.
import { t } from "./i18n/index.svelte";

export const LEVELS = ["novice", "apprentice", "journeyman", "veteran", "master", "grandmaster"] as const;

function place(level: string): number {
  return (LEVELS as readonly string[]).indexOf(level) + 1;
}

/** A level in words; a bot that is no level goes by its own name. */
export function levelName(level: string): string {
  return place(level) ? t(`level-${place(level)}`) : level;
}

/** How a level plays, in a few words. */
export function levelSays(level: string): string {
  return place(level) ? t(`web-level-${place(level)}`) : "";
}
