// Colonists by drag: from San Juan to a circle, from a circle to another one or back to San Juan. Each end is the same
// touch that a click would be.
import type { Play } from "../../lib/play.svelte";

export const SAN_JUAN = "san-juan";
const KIND = "text/x-colonist";

interface End {
  play: Play;
  /** The place by target key, or San Juan. */
  place: string;
  /** Whether a colonist can be lifted from here, and one put down here, now. */
  lift: boolean;
  land: boolean;
}

/** A place colonists can be dragged from and to. */
export function colonist(node: HTMLElement, first: End) {
  let end = first;
  const start = (event: DragEvent) => {
    event.stopPropagation();
    event.dataTransfer?.setData(KIND, end.place);
  };
  const over = (event: DragEvent) => {
    if (end.land && event.dataTransfer?.types.includes(KIND)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer?.getData(KIND);
    if (!from || from === end.place || !end.land) return;
    event.preventDefault();
    if (from !== SAN_JUAN) end.play.touch(from, true);
    if (end.place !== SAN_JUAN) end.play.touch(end.place, false);
  };
  const set = () => (node.draggable = end.lift);
  set();
  node.addEventListener("dragstart", start);
  node.addEventListener("dragover", over);
  node.addEventListener("drop", drop);
  return {
    update(next: End) {
      end = next;
      set();
    },
    destroy() {
      node.removeEventListener("dragstart", start);
      node.removeEventListener("dragover", over);
      node.removeEventListener("drop", drop);
    },
  };
}
