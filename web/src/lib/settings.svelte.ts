// What this browser remembers: name, theme, pace, habits.
import type { Pace } from "./motion/pace";

export type Theme = "light" | "dark" | "auto";

export interface Settings {
  name: string;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  volume: number; // 0 to 1
  confirm: boolean;
  forced: boolean; // take the only answer by itself where that tells no secret
  level: string;
  chips: boolean; // show what could be counted anyway
  keys: boolean; // single letters and digits do something at a table
  numbers: boolean; // show which digit chooses what
  costs: boolean; // a replay says what decisions cost, where the match has been reviewed
  coach: "first" | "on" | "off"; // says what a choice would bring: in the first games, always or never
}

const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  pace: "normal",
  sound: false,
  volume: 0.6,
  confirm: false,
  forced: true,
  level: "journeyman",
  chips: false,
  keys: true,
  numbers: false,
  costs: true,
  coach: "first",
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem("settings") ?? "{}");
    return { ...DEFAULTS, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(load());

export function save(): void {
  try {
    localStorage.setItem("settings", JSON.stringify(settings));
    localStorage.setItem("theme", settings.theme);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");

export function paint(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export const THEMES: readonly Theme[] = ["light", "dark", "auto"];

export function useTheme(theme: Theme): void {
  settings.theme = theme;
  save();
  paint();
}

night.addEventListener("change", paint);

/** The pace this person wants; who asked the system for less movement is shown none. */
export function wanted(): Pace {
  return calm() && settings.pace !== "instant" ? "still" : settings.pace;
}

/** Nothing shall move: this person, or the system, said so. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || settings.pace === "still";
}
