// The way of the keyboard while somebody is guided: from what is pointed at to the question, then to the coach.

/** The id of what the coach says. */
export const COACH = "coach-text";

const CONTROLS = "button:enabled, a[href], [tabindex='0']";

let described: Element | null = null;

/** What is pointed at is described by the coach, beside what describes it anyway. */
export function describe(element: Element | null): void {
  if (described && described !== element) words(described, (all) => all.filter((one) => one !== COACH));
  described = element;
  if (element) words(element, (all) => (all.includes(COACH) ? all : [COACH, ...all]));
}

function words(element: Element, change: (all: string[]) => string[]): void {
  const before = element.getAttribute("aria-describedby") ?? "";
  const after = change(before.split(/\s+/).filter(Boolean)).join(" ");
  if (after === before) return;
  if (after) element.setAttribute("aria-describedby", after);
  else element.removeAttribute("aria-describedby");
}

let byKeys = false;
addEventListener("pointerdown", () => (byKeys = false), true);
addEventListener("keydown", () => (byKeys = true), true);

const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0;
const inside = (place: ParentNode | null): HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(shown);

export interface Trip {
  /** A step begins. A finger's focus would open help that nobody asked for. */
  begin(target: HTMLElement | null, touching: boolean): void;
  tab(event: KeyboardEvent): void;
}

export function roundTrip(target: () => HTMLElement | null, coach: () => HTMLElement | null): Trip {
  return {
    begin(first, touching) {
      const now = document.activeElement;
      if ((touching && !byKeys) || now?.closest("dialog, [data-drawer], input")) return;
      const place = first?.matches("button, a, [tabindex]") ? first : null;
      (place ?? document.querySelector<HTMLElement>(".q"))?.focus({ preventScroll: true });
    },
    tab(event) {
      const first = target();
      const stops = [
        ...(first?.matches("button, a, [tabindex]") && !first.closest('[data-region="q"]') ? [first] : []),
        ...inside(document.querySelector('[data-region="q"]')),
        ...inside(coach()),
      ];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? undefined : stops[at + (event.shiftKey ? -1 : 1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
