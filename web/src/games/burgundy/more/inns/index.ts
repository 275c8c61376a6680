// Inns: one that may be bought stands in a hex of its own beside the black depot.
import { CREAM, icon, letters, polygon } from "../../art/draw";
import type { Crop } from "../../art/faces";
import { LANDS } from "../../art/spaces";
import { corner, short } from "../../hex";
import { onBoard } from "../../about";
import { t } from "../../../../lib/i18n/index.svelte";
import { tile } from "../../flights";
import type { Addition } from "../addition";
import { plate, symbols } from "../sprite";
import Depot from "./Depot.svelte";
import icons from "./icons.svg?raw";
import "./inks.css";
import Over from "./Over.svelte";
import Ring from "./Ring.svelte";
import StripDepot from "./StripDepot.svelte";

const DARK = "var(--inn-d)";

/** All six inks on its rim: it fits any area. */
function rim(): string {
  const sides = LANDS.map((land, at) => {
    const [from, to] = [corner({ x: 0, y: 0 }, at, 43.5), corner({ x: 0, y: 0 }, at + 1, 43.5)];
    return `<path d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}" style="stroke:var(--${land});stroke-width:6"/>`;
  });
  return sides.join("");
}

function inn(crop: Crop): string {
  const ground =
    polygon(48.6, 'fill="#2a1e0c" opacity=".38"', 0, 2.4) + polygon(48.6, 'style="fill:var(--inn)"');
  if (crop === "S")
    return (
      ground +
      polygon(47.4, `style="fill:none;stroke:${DARK};stroke-width:3.5"`) +
      icon("inn", 0, 0, 62, CREAM)
    );
  const [y, size, high, foot] = crop === "L" ? [-6, 46, 15, 25] : [-8, 44, 20, 24];
  return (
    ground +
    rim() +
    polygon(47.6, `style="fill:none;stroke:${DARK};stroke-width:2.4"`) +
    polygon(39.4, `style="fill:none;stroke:${CREAM};stroke-opacity:.8;stroke-width:1.3"`) +
    icon("inn", -2, y, size, CREAM) +
    plate(foot, high * 2.3, high, DARK) +
    letters("+1", -high * 0.36, foot + high * 0.34, high * 0.95, "#3a1c0a", "ui", 800) +
    polygon(high * 0.42, 'fill="#5e2b12"', high * 0.62, foot)
  );
}

export const addition: Addition = {
  sprite: () => symbols(icons),
  tiles: { inn: { face: inn } },
  parts: { ring: Ring, overRing: Over, depot: Depot, stripDepot: StripDepot },
  inDepots: ["inn"],
  tells: {
    inn: (here, target) => onBoard(here, target, "inn", t("web-bu-in-black", { price: here.view.price })),
  },
  shows: {
    // A new one comes to those that lie there.
    inn: () => ({
      flights: [{ from: ["lane", "depots"], to: ["tile:inn", "black"], face: tile("inn"), fit: true }],
    }),
  },
};
