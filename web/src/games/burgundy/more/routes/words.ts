// What is said of trade routes, for ears and in help.
import type { Explanation } from "../../../../lib/explain";
import { t } from "../../../../lib/i18n/index.svelte";
import type { BurgundyRouteSpace, BurgundyRouteTile } from "../../../../lib/net/wire";
import { listed } from "../../../../lib/voice/names";
import { EMPTY, offer } from "../../about";
import type { Here } from "../addition";
import { routeOf, SPACES } from "./route";

const spaceText = ({ good, bonus }: BurgundyRouteSpace): string => t("table-route-space", { good, bonus });

export const tileText = (tile: BurgundyRouteTile): string =>
  `${t("web-bu-route-tile", { id: tile.id })}: ${listed(tile.spaces.map(spaceText))}`;

/** A tile, laid or still in hand: what must be sold, and what it brings. */
export function about({ play, me }: Here, target: string, kind: string): Explanation | null {
  const { tiles, hand, goods } = routeOf(me);
  const tile = [...tiles, ...hand].find((one) => one.id === kind);
  if (!tile) return null;
  const at = tiles.indexOf(tile);
  const sold = at < 0 ? [] : goods.slice(at * SPACES, (at + 1) * SPACES);
  const spaces = tile.spaces.map((space, one) => {
    const good = sold[one];
    if (good === undefined) return spaceText(space);
    return t(good === space.good ? "web-bu-route-won" : "web-bu-route-missed", {
      sold: good,
      space: spaceText(space),
    });
  });
  return {
    ...EMPTY,
    id: "routes",
    name: t("web-bu-route-tile", { id: kind }),
    text: t("web-bu-route-help"),
    rule: "E 8.5-8.7",
    why: offer(play, target).why,
    facts: [...spaces, ...(tile.standing === "verified" ? [] : [t("web-bu-route-house")])],
  };
}
