// Why an answer is good, or another is not, in words; what there are no words for is left out.
import { has, t } from "../i18n/index.svelte";
import type { ReviewReason } from "../net/wire";
import { args } from "../voice/arguments";
import { factKinds } from "../voice/fields";
import { capital, type Reader } from "../voice/names";

export interface Why {
  said: string;
  rules: string[];
}

export function whys(game: string, reasons: readonly ReviewReason[], reader: Reader): Why[] {
  return reasons.flatMap((reason) => {
    const key = `review-${game}-${reason.key}`;
    const said = has(key) ? t(key, args(reason.args, factKinds(), reader)) : "";
    return said ? [{ said: capital(said), rules: reason.rules }] : [];
  });
}
