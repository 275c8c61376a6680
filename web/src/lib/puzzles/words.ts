// The words of puzzles have a file of their own, which a page asks for by `alsoGame(TEXTS)`.
import { attr, has, lang, readable, t, type Args } from "../i18n/index.svelte";

export const TEXTS = "puzzles";

export const say = (key: string, args?: Args): string => t(`puzzle-${key}`, args, TEXTS);

/** What a theme is called, and what it is about; one that is new here goes by its key. */
export function themeName(game: string, theme: string): string {
  const key = `theme-${game}-${theme}`;
  return has(`puzzle-${key}`, TEXTS) ? say(key) : readable(`theme-${theme}`);
}
export const themeText = (game: string, theme: string): string =>
  attr(`puzzle-theme-${game}-${theme}`, "text", undefined, TEXTS);

const locale = (): string => (lang() === "en" ? "en-GB" : lang());

/** A share in the victory as a percentage with one digit behind the comma. */
export function percent(share: number): string {
  return lang() === "en" ? `${digits(100 * share)}%` : `${digits(100 * share)}\u00a0%`;
}
export function digits(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
}

/** What something costs or brings: with a sign that is as wide as a digit. */
export function signed(value: number, text = String(Math.abs(value))): string {
  return `${value < 0 ? "−" : "+"}${text}`;
}

export function date(of: Date, how: Intl.DateTimeFormatOptions): string {
  return of.toLocaleDateString(locale(), how);
}

/** A time as minutes and seconds. */
export function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
