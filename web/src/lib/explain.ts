// What there is to know about one thing on the table: its sentence of ours, its numbers for me now, why it cannot be.
import { has, t } from "./i18n/index.svelte";
import { actionText, factTexts, reasonText } from "./voice/answers";
import { termsOf } from "./voice/arguments";
import { capital, cause, help, rule, thing } from "./voice/names";
import type { Play } from "./play.svelte";

export interface Explanation {
  id: string;
  name: string;
  text: string;
  rule: string;
  /** What an answer with it comes to, in words. */
  facts: string[];
  /** A sum: what it is made of, and what it comes to. */
  terms: { number: string; word: string }[];
  total: { number: number; word: string } | null;
  /** Why it cannot be chosen now. */
  why: string;
}

const SUMS = ["price", "doubloons", "points", "colonists"];

export function explain(play: Play, target: string | null): Explanation | null {
  if (!target) return null;
  const id = target.split(":")[1] ?? "";
  const known = has(`name-${id}`);
  const answers = play.can(target) ? play.answers(target) : [];
  // Half of a pair (a good for several ships) has no numbers yet.
  const choice = answers.length === 1 || play.chooser?.series ? answers[0] : undefined;
  const blocked = play.chooser ? play.blocked(target) : undefined;
  const terms = termsOf(choice?.facts["terms"]);
  const named = terms.length > 1 ? SUMS.find((one) => typeof choice?.facts[one] === "number") : undefined;
  const value = named ? choice?.facts[named] : undefined;
  const why = blocked ? reasonText(blocked, play) : "";
  const text = known ? help(id) : "";
  if (!text && !answers.length && !why) return null;
  return {
    id,
    name: capital(
      known
        ? thing(id)
        : answers.map((one) => actionText(one, play.scene.question?.ask ?? "", play)).join(" / "),
    ),
    text,
    rule: blocked?.rule || (known ? rule(id) : ""),
    facts: choice ? factTexts(choice, play, named ? [named] : []) : [],
    terms: named ? terms.map((one, i) => ({ number: step(one.number, i), word: cause(one.cause) })) : [],
    total:
      typeof value === "number"
        ? { number: value, word: named === "price" ? t("web-pay") : t("web-for-you") }
        : null,
    why,
  };
}

function step(number: number, at: number): string {
  if (number < 0) return `−${-number}`;
  return at ? `+${number}` : `${number}`;
}
