// Clicks and keys while something is being told: a choice is a choice and ends it all, what is nothing to choose skips.
import type { Play } from "../play.svelte";
import type { Motion } from "./motion.svelte";

const CONTROL = "button, a[href], input, select, summary, [role=button], [role=tab], [role=slider]";
/** What answers the open question. */
const CHOICE = ".thing.can, .q button";

function within(event: Event, wanted: string): Element | null {
  return event.target instanceof Element ? event.target.closest(wanted) : null;
}

function elsewhere(event: Event): boolean {
  return !!within(event, "dialog, [data-drawer]");
}

export function clicked(event: MouseEvent, motion: Motion): void {
  if (!motion.playing || elsewhere(event)) return;
  if (within(event, CHOICE)) motion.finish();
  else if (within(event, CONTROL) && !within(event, ".thing")) motion.skip();
  else {
    // The click that skips does nothing else.
    event.preventDefault();
    event.stopPropagation();
    motion.skip();
  }
}

export function pressed(event: KeyboardEvent, motion: Motion, play: Play | null): void {
  if (!motion.playing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (elsewhere(event) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") motion.finish();
  else if (event.key === "Enter" || event.key === " ") {
    const ready = event.key === "Enter" && !!(play?.pending ?? play?.chooser?.enough);
    if (within(event, CHOICE) || (ready && event.target === document.body)) return motion.finish();
    if (within(event, CONTROL) && !within(event, ".thing")) return;
    motion.skip();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
