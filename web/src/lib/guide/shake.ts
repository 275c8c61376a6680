// What was clicked and is not meant now shakes, two pixels to either side; without movement a line round it fades.
import { calm } from "../settings.svelte";

let clicked: Element | null = null;
addEventListener(
  "click",
  ({ target }) => (clicked = target instanceof Element ? target.closest("[data-target], button, a") : null),
  true,
);

const LINE: Keyframe[] = [
  { outline: "3px solid var(--warn)", outlineOffset: "2px" },
  { outline: "3px solid transparent", outlineOffset: "2px" },
];

export function shake(): void {
  const one = clicked ?? document.activeElement;
  if (!one?.isConnected || one === document.body) return;
  if (calm()) one.animate(LINE, 600);
  // Not `transform`, which may say where it lies.
  else one.animate({ translate: ["0", "-2px", "2px", "-2px", "2px", "0"] }, 300);
}
