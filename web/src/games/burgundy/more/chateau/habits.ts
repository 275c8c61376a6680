// How somebody likes to see its turns, remembered by this browser.
export interface Habits {
  /** How many of its turns were shown here, ever. */
  seen: number;
  /** Whether its steps follow each other by themselves. */
  alone: boolean;
  /** Whether that was chosen. */
  chosen: boolean;
}

const KEY = "burgundy-chateau";
const NEW: Habits = { seen: 0, alone: false, chosen: false };

export function load(): Habits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...NEW, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...NEW };
  }
}

export function save(habits: Habits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
