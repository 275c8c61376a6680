// Draws in words. A game of another package may draw what has no words here: its own id stands for it.
import type { Weights } from "./fair";
import { has, t } from "./i18n/index.svelte";

export function drawName(kind: string): string {
  return has(`web-draw-${kind}`) ? t(`web-draw-${kind}`) : kind;
}

/** How the possible outcomes weigh against each other, in their order. */
export function weightText(weights: Weights | null): string {
  if (weights === null) return "—";
  return typeof weights === "number" ? t("web-draws-equal", { count: weights }) : weights.join(" ");
}
