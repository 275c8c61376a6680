// What the search advises, in words: the best answer and one reason for it.
import { t } from "./i18n/index.svelte";
import type { HintOption } from "./net/wire";
import type { Play } from "./play.svelte";
import { actionText, factTexts } from "./voice/answers";
import { capital, listed } from "./voice/names";

export interface Advice {
  answer: string;
  reason: string;
}

export function advice(play: Play): Advice | null {
  const hint = play.client?.hint;
  const [best, ...others] = hint?.options ?? [];
  if (!hint || !best || !play.chooser) return null;
  return { answer: capital(named(play, best)), reason: reason(play, hint.lead, best, others) };
}

/** Of an answer that stands out: by how much. Of one that does not: what it brings, and what would be as good. */
function reason(play: Play, lead: string, best: HintOption, others: HintOption[]): string {
  const rival = others.toSorted((one, two) => (two.share ?? 0) - (one.share ?? 0))[0];
  if (!rival) return fact(play, best);
  const next = named(play, rival);
  if (lead === "share") return t("web-hint-share", { percent: percent(best), other: percent(rival), next });
  if (lead === "points")
    return t("web-hint-points", { points: Math.round((best.points ?? 0) - (rival.points ?? 0)) || 1, next });
  return [fact(play, best), t("web-hint-level", { next })].filter(Boolean).join(" · ");
}

function named(play: Play, option: HintOption): string {
  const ask = play.scene.question?.ask ?? "";
  return listed(
    option.codes.map((code, i) => {
      const choice = play.chooser?.choices.find((one) => one.code === code);
      return actionText(choice ?? { text: option.texts[i] ?? "" }, ask, play);
    }),
  );
}

/** The first thing worth knowing of an answer that is given at once. */
function fact(play: Play, { codes }: HintOption): string {
  const choice = codes.length === 1 ? play.chooser?.choices.find((one) => one.code === codes[0]) : undefined;
  return (choice && factTexts(choice, play)[0]) ?? "";
}

const percent = ({ share }: HintOption): number => Math.round((share ?? 0) * 100);
