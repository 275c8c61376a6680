// One short message at a time, above everything, spoken politely.
export interface Toast {
  text: string;
  bad: boolean;
  /** Takes back what it speaks of. */
  undo?: () => void;
  /** Leads to what it speaks of. */
  link?: { path: string; text: string };
}

const SECONDS = 5000;
/** Whoever may take something back, or go where it leads, has time to read and to get there. */
const LONGER = 12000;

let shown = $state<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(): Toast | null {
  return shown;
}

export function say(text: string, bad = false): void {
  shown = { text, bad };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), SECONDS);
}

export function sayWithUndo(text: string, undo: () => void): void {
  shown = { text, bad: false, undo };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), LONGER);
}

export function sayWithLink(text: string, link?: Toast["link"]): void {
  shown = { text, bad: false, ...(link ? { link } : {}) };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), LONGER);
}

export function hush(): void {
  shown = null;
}
