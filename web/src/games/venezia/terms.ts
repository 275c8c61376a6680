// What a question bar adds of why I am asked: whose building it is that I choose the site of.
import { t } from "../../lib/i18n/index.svelte";
import { thing } from "../../lib/voice/names";
import type { Play } from "../../lib/play.svelte";

export function terms(play: Play): string[] {
  const { question } = play.scene;
  const args = question?.menu?.args ?? {};
  const { card, seat, master } = args;
  if (!play.chooser || typeof card !== "string" || typeof seat !== "number") return [];
  // VE 29: the master chooses, also in the turn of another who has completed the building.
  if (seat !== play.near && master === play.near)
    return [t("web-ve-your-master", { name: play.name(seat), card: thing(card, "the") })];
  // VE 64: nobody plays the third party; whoever has the turn chooses for it.
  if (typeof master === "number" && master !== play.near && seat === play.near)
    return [t("web-ve-for-master", { name: play.name(master) })];
  return [];
}
