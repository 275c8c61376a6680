// Shares and points as people read them: a real minus sign, the comma of the language, no more digits than are sure.
import { lang } from "../i18n/index.svelte";

const said = (value: number, digits: number, sign: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(lang(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === "auto" ? "negative" : sign,
  })
    .format(value)
    .replace("-", "−");

/** A share of the victory: `33%`, or with digits `32.9%`. */
export const percent = (share: number, digits = 0): string => `${said(100 * share, digits, "auto")}%`;

/** Points of share that something gave or took, without their sign of percent: `+28`. */
export const gained = (share: number): string => said(100 * share, 0, "exceptZero");

/** Points of the game; a difference has its sign. */
export const points = (value: number, digits = 1): string => said(value, digits, "auto");
export const gainedPoints = (value: number, digits = 1): string => said(value, digits, "exceptZero");

/** What a decision cost: a loss has a minus, what is as good as nothing no sign; of two answers the better one
 * may bring fewer points. */
export const lost = (value: number): string => gainedPoints(-value);
export const lostShare = (share: number): string => percent(-share, 1);
