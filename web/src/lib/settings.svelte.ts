// What this browser remembers: name, theme, pace, habits.
export type Theme = "light" | "dark" | "auto";

export interface Settings {
  name: string;
  theme: Theme;
  speed: number; // 0 = at once, 1 = normal, 2 = slow
  confirm: boolean;
  forced: boolean; // take the only answer by itself where that tells no secret
  level: string;
  chips: boolean; // show what could be counted anyway
}

const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  speed: 1,
  confirm: false,
  forced: true,
  level: "journeyman",
  chips: false,
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

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || settings.speed === 0;
}
