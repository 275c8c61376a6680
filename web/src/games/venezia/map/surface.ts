// The map under a pointer: what is meant is the nearest, not what is hit. A finger moves the map where it can be moved.
export interface Hands {
  /** The pointer is over this place, in parts of the map; nothing where it has left. */
  over: (at: [number, number] | null) => void;
  tap: (at: [number, number]) => void;
  /** Moved by so many pixels, or pinched by a factor; none where the map lies still. */
  move?: ((dx: number, dy: number) => void) | undefined;
  pinch?: ((by: number) => void) | undefined;
}

/** So far a finger may slip and still mean a tap. */
const SLIP = 8;

export function surface(
  node: HTMLElement,
  hands: Hands,
): { update: (hands: Hands) => void; destroy: () => void } {
  let now = hands;
  let moved = 0;
  const fingers = new Map<number, { x: number; y: number }>();
  const part = (event: MouseEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const apart = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent): void => {
    moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !event.buttons) return now.over(part(event));
    const last = fingers.get(event.pointerId);
    if (!last || !now.move) return;
    const before = apart();
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.hypot(dx, dy);
    if (moved < SLIP) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (fingers.size > 1 && before) now.pinch?.(apart() / before);
    else now.move(dx, dy);
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const left = (): void => now.over(null);
  const click = (event: MouseEvent): void => {
    if (moved >= SLIP) event.stopPropagation();
    // A thing that is hit answers by itself.
    else if (!(event.target instanceof Element && event.target.closest(".thing, button")))
      now.tap(part(event));
    moved = 0;
  };
  const heard: [string, (event: never) => void, boolean?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", left],
    ["click", click, true],
  ];
  for (const [name, listen, first] of heard) node.addEventListener(name, listen as EventListener, first);
  return {
    update: (next) => (now = next),
    destroy: () => {
      for (const [name, listen, first] of heard)
        node.removeEventListener(name, listen as EventListener, first);
    },
  };
}
