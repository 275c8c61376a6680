// The spaces of its duchy to which the step that is shown has moved a tile.
import { changedIn } from "../../changes";
import type { BurgundyChateauTable } from "../../../../lib/net/wire";
import type { Watch } from "./watch.svelte";

const NONE: ReadonlySet<number> = new Set();
const tiles = ({ duchy }: BurgundyChateauTable): (string | null)[] => duchy.map(({ tile }) => tile);

export function cameIn(shown: BurgundyChateauTable, watch: Watch): ReadonlySet<number> {
  const before = watch.back(1);
  return before ? changedIn(tiles(shown), tiles(before)) : NONE;
}
