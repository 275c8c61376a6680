// What a move took from a place and brought to it: counts of cards before and after, card by card.
export interface Held {
  kind: string;
  /** It came with this move, or left with it and is seen where it lay. */
  state: "" | "came" | "left";
}

export type Counts = Record<string, number>;

/** Every card of a place, those of one type together; those that left stand behind the ones that stayed. */
export function heldOf(now: Counts, before: Counts | undefined): Held[] {
  const then = before ?? now;
  const kinds = [...new Set([...Object.keys(then), ...Object.keys(now)])].sort();
  return kinds.flatMap((kind) => {
    const [is, was] = [now[kind] ?? 0, then[kind] ?? 0];
    return Array.from({ length: Math.max(is, was) }, (_, i): Held => {
      if (i >= is) return { kind, state: "left" };
      return { kind, state: i >= was ? "came" : "" };
    });
  });
}
