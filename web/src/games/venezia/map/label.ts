// What is said of a site to those who hear the map, and in its lens.
import { t } from "../../../lib/i18n/index.svelte";
import type { Play } from "../../../lib/play.svelte";
import { capital, listed, thing } from "../../../lib/voice/names";
import { quarterName, type Chart } from "./chart";
import { opened, type Share, type Site } from "./sites";
import type { Choice } from "../../../lib/net/wire";

/** What one party has of it: "7 points for you, with a treasure". */
export function shareText(play: Play, { seat, points, treasure }: Share): string {
  const me = seat === play.near && !play.watching ? "yes" : "no";
  return t("web-vz-share", {
    me,
    name: play.name(seat),
    count: points,
    treasure: treasure ? "yes" : "no",
  });
}

export function quartersOf(chart: Chart, { hexes, quarter }: Site): string {
  const ids = new Set(hexes.map((id) => chart.hexes.get(id)?.quarter ?? quarter));
  return listed([...ids].map((id) => quarterName(chart, id)));
}

/** The building, where it would stand, and what everybody would have of it. */
export function siteText(play: Play, chart: Chart, site: Site, card: string): string {
  const shares = site.shares.map((one) => shareText(play, one)).join(", ");
  if (site.target.startsWith("quarter:"))
    return t("web-vz-end", {
      quarter: quarterName(chart, site.quarter),
      shares: shares || t("web-vz-nothing"),
    });
  return t("web-vz-site", {
    card: capital(thing(card)),
    quarter: quartersOf(chart, site),
    count: site.hexes.length,
    hexes: listed(site.hexes),
    shares: shares || t("web-vz-nothing"),
  });
}

export function drainText(chart: Chart, hex: string, choice: Choice): string {
  const quarter = quarterName(chart, chart.hexes.get(hex)?.quarter ?? "");
  return t("web-vz-drain", { hex, quarter, count: opened(choice) });
}
