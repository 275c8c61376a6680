// Why an answer is good or another is not, in words, as a review says it to the seat that was asked: the twin of the
// package's own i18n/voice/reasons.py. Its texts have a file of their own, which a page asks for by `alsoGame`.
import { t } from "../i18n/index.svelte";
import type { Value } from "../net/wire";
import { args } from "./arguments";
import { factKinds } from "./fields";
import { capital, plain, type Reader } from "./names";

export interface Reason {
  key: string;
  args: Record<string, Value>;
  rules: string[];
}

/** The file of a game's reasons. */
export function reviewTexts(game: string): string {
  return `review/${game}`;
}

/** It speaks to the asked seat whoever reads: other players are called by their names. */
export function whyText(reason: Pick<Reason, "key" | "args">, game: string, reader: Reader): string {
  const names: Reader = { me: -1, name: (seat) => reader.name(seat) };
  const key = `review-${game}-${plain(reason.key)}`;
  return capital(t(key, args(reason.args, factKinds(), names), reviewTexts(game)));
}
