// Why an answer is good, or another is not, in words; what there are no words for is left out.
import { alsoGame, has, holds, t } from "../i18n/index.svelte";
import type { ReviewReason } from "../net/wire";
import { args } from "../voice/arguments";
import { factKinds } from "../voice/fields";
import { capital, plain, type Reader } from "../voice/names";

export interface Why {
  said: string;
  rules: string[];
}

const textsOf = (game: string): string => `review/${game}`;

/** Have the words of a game's reasons at hand; a game of another package may have none. */
export async function fetchReasons(game: string): Promise<void> {
  if (holds(textsOf(game))) await alsoGame(textsOf(game));
}

export function whys(game: string, reasons: readonly ReviewReason[], reader: Reader): Why[] {
  return reasons.flatMap(({ key, args: values, rules }) => {
    const id = `review-${game}-${plain(key)}`;
    if (!has(id, textsOf(game))) return [];
    const whole = Object.entries(values).map(
      ([name, value]) => [name, typeof value === "number" ? Math.round(value) : value] as const,
    );
    const made = args(Object.fromEntries(whole), factKinds(), reader);
    return [{ said: capital(t(id, made, textsOf(game))), rules }];
  });
}
