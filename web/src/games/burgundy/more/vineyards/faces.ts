// The faces of double tiles, and what else of vineyards lies in the sprite.
import type { Crop, TileArt } from "../../art/faces";
import { double, grape, GRAPES, grapeTile, patterns, round, under } from "./grapes";
import { bonuses } from "./art";

const BUNCH: Record<Crop, number> = { L: 56, M: 62, S: 72 };

const pairs = GRAPES.flatMap((one, at) => GRAPES.slice(at).map((other) => [one, other] as const));

export const tiles: Record<string, TileArt> = Object.fromEntries(
  pairs.map(([one, other]) => [
    one === other ? `double_${one}` : `double_${one}_${other}`,
    {
      wide: true,
      face: (crop) => double(one, other, (name, x) => `<use href="#bu-grape-${crop}-${name}" x="${x}"/>`),
    } satisfies TileArt,
  ]),
);

/** Hexes of grapes on their own, so that tiles can be turned; what joins two of them; grape tiles. */
export const sprite = (): string =>
  patterns() +
  GRAPES.flatMap((name) => [
    ...(["L", "M", "S"] as const).map(
      (crop) => `<g id="bu-grape-${crop}-${name}">${grape(name, 0, 0, BUNCH[crop])}</g>`,
    ),
    `<g id="bu-grape-tile-${name}">${grapeTile(name)}</g>`,
  ]).join("") +
  `<g id="bu-double-under">${under()}</g><g id="bu-double-round">${round()}</g>` +
  bonuses();
