// What a move has changed on a player's board.

/** The hexes whose tile has just come. */
export function changedIn(now: (string | null)[], before: (string | null)[] | undefined): Set<number> {
  const found = new Set<number>();
  if (before) now.forEach((tile, at) => tile && tile !== before[at] && found.add(at));
  return found;
}

export interface Stored {
  id: string;
  state: "" | "came" | "left";
}

/** The tiles of a storage: those that stay, those that have come, and those that have left it, still seen. */
export function storedIn(now: string[], before: string[] | undefined): Stored[] {
  const was = [...(before ?? now)];
  const here = now.map((id): Stored => {
    const at = was.indexOf(id);
    if (at >= 0) was.splice(at, 1);
    return { id, state: at >= 0 ? "" : "came" };
  });
  return [...here, ...was.map((id): Stored => ({ id, state: "left" }))];
}
