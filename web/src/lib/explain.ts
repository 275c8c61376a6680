// What there is to know about one thing on the table: its sentence of ours, its numbers for me now, why it cannot be.
import { has, t } from "./i18n/index.svelte";
import {
  actionText,
  factTexts,
  obstacleText,
  reasonText,
  sumText,
  targetText,
  wayText,
} from "./voice/answers";
import { termsOf } from "./voice/arguments";
import { capital, cause, help, rule, thing } from "./voice/names";
import type { Sum } from "./net/wire";
import type { Play } from "./play.svelte";

/** The answer to "why not?": a sentence, what it comes to in numbers, what would make it legal, and all its rules. */
export interface Answer {
  said: string;
  sum: Sum | null;
  way: string;
  rules: string[];
}

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
  /** Why it cannot be chosen now, in a few words. */
  why: string;
  /** The same for whoever asks; a game's table need not care. */
  answer?: Answer | null;
}

/** The id of the one element that holds in words what the lens shows, for whoever hears the table. */
export const ALOUD = "help-aloud";

const SUMS = ["price", "doubloons", "points", "colonists"];

export function explain(play: Play, target: string | null): Explanation | null {
  if (!target) return null;
  const common = known(play, target);
  const told = play.tell ? play.tell(target, common) : common;
  return told && { ...told, answer: told.why ? answerOf(play, target) : null };
}

/** Why a thing cannot be chosen now, to be asked for; null for one that can, or of which nothing is known. */
export function answerOf(play: Play, target: string): Answer | null {
  const blocked = play.chooser ? play.blocked(target) : undefined;
  if (!blocked) return null;
  return {
    said: finished(capital(obstacleText(blocked, play))),
    sum: blocked.sum,
    way: wayText(blocked.ways, play),
    rules: blocked.rules,
  };
}

/** What the catalogue and the answers say of it; a game may know more. */
function known(play: Play, target: string): Explanation | null {
  const id = target.split(":")[1] ?? "";
  const named = has(`name-${id}`);
  const answers = play.can(target) ? play.meant(target) : [];
  // Half of a pair (a good for several ships) has no numbers yet.
  const choice = answers.length === 1 || play.chooser?.series ? answers[0] : undefined;
  const blocked = play.chooser ? play.blocked(target) : undefined;
  const terms = termsOf(choice?.facts["terms"]);
  const summed = terms.length > 1 ? SUMS.find((one) => typeof choice?.facts[one] === "number") : undefined;
  const value = summed ? choice?.facts[summed] : undefined;
  const why = blocked ? reasonText(blocked, play) : "";
  const text = named ? help(id) : "";
  if (!text && !answers.length && !why) return null;
  return {
    id,
    name: capital(
      named
        ? thing(id)
        : answers.map((one) => actionText(one, play.scene.question?.ask ?? "", play)).join(" / ") ||
            targetText(target, play),
    ),
    text,
    rule: blocked?.rule || (named ? rule(id) : ""),
    facts: choice ? factTexts(choice, play, summed ? [summed] : []) : [],
    terms: summed ? terms.map((one, i) => ({ number: step(one.number, i), word: cause(one.cause) })) : [],
    total:
      typeof value === "number"
        ? { number: value, word: summed === "price" ? t("web-pay") : t("web-for-you") }
        : null,
    why,
  };
}

/** What the lens shows, as one text; its name is that of the thing and is said already. */
export function aloud(about: Explanation | null): string {
  if (!about) return "";
  const sum = about.terms.map((one) => `${one.number} ${one.word}`).join(", ");
  const { answer } = about;
  const why = answer
    ? [answer.said, sumText(answer.sum), answer.way, answer.rules.join(", ")]
    : [about.why, about.rule];
  const total = about.total ? `${about.total.word} ${about.total.number}` : "";
  return [about.text, about.facts.join(", "), [sum, total].filter(Boolean).join(": "), ...why]
    .filter(Boolean)
    .map(finished)
    .join(" ");
}

function finished(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function step(number: number, at: number): string {
  if (number < 0) return `−${-number}`;
  return at ? `+${number}` : `${number}`;
}
