// What a question bar adds of why I am asked: whose building it is that I choose the site of.
import { t } from "../../lib/i18n/index.svelte";
import type { Play } from "../../lib/play.svelte";

export interface Why {
  /** Whose turn it is, where it is not mine. */
  owner: number;
  terms: string[];
}

export function why(play: Play): Why {
  const { seat, master } = play.scene.question?.menu?.args ?? {};
  if (!play.chooser || typeof seat !== "number" || typeof master !== "number")
    return { owner: -1, terms: [] };
  // VE 29: the master chooses, also in the turn of another who has completed the building.
  if (seat !== play.near)
    return { owner: seat, terms: master === play.near ? [t("web-ve-your-master")] : [] };
  // VE 64: nobody plays the third party; whoever has the turn chooses for it.
  return { owner: -1, terms: master >= play.seats.length ? [t("web-ve-for-master")] : [] };
}
