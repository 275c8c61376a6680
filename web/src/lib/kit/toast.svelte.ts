// One short message at a time, above everything, spoken politely.
export interface Toast {
  text: string;
  bad: boolean;
}

let shown = $state<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(): Toast | null {
  return shown;
}

export function say(text: string, bad = false): void {
  shown = { text, bad };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), 5000);
}

export function hush(): void {
  shown = null;
}
