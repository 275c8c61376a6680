// What the table knows of its things beyond what their answers say: ships, players, whose tile it is and how many
// colonists work there, and what one more would change.
import type { Explanation } from "../../lib/explain";
import { t } from "../../lib/i18n/index.svelte";
import type { Choice, PuertoRicoView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { factTexts } from "../../lib/voice/answers";
import { capital, listed, thing } from "../../lib/voice/names";
import { isPlacing, manned } from "./placing";
import { lacking, production } from "./then";

const EMPTY: Omit<Explanation, "id" | "name"> = {
  text: "",
  rule: "",
  facts: [],
  terms: [],
  total: null,
  why: "",
};

export function tell(play: Play): NonNullable<Play["tell"]> {
  return (target, common) => {
    const view = play.view as PuertoRicoView;
    const [zone = "", id = "", seat = ""] = target.split(":");
    if (zone === "ship" && /^\d+$/.test(id)) return ship(play, view, Number(id), common);
    if (zone === "player") return player(play, view, Number(id));
    if (!common || !["island", "city", "of"].includes(zone)) return common;
    if (zone !== "of" && isPlacing(play, play.near)) return placing(play, view, target, common);
    const owner = zone === "of" ? Number(seat) : play.near;
    const name =
      owner === play.near ? common.name : t("web-pr-whose", { name: common.name, seat: play.name(owner) });
    const men = occupied(view, owner, id);
    return { ...common, name, facts: [...(men ? [men] : []), ...common.facts] };
  };
}

function occupied(view: PuertoRicoView, seat: number, id: string): string {
  const owner = view.players[seat];
  const tile = owner?.island.find((one) => one.tile === id);
  const building = owner?.city.find((one) => one.building === id);
  const circles = tile?.count ?? building?.circles;
  if (circles === undefined) return "";
  return t("web-pr-men-here", { count: tile?.colonists ?? building?.colonists ?? 0, circles });
}

const goodOf = (choice: Choice): string =>
  choice.targets.find((one) => one.startsWith("goods:"))?.slice("goods:".length) ?? "";

function ship(
  play: Play,
  view: PuertoRicoView,
  number: number,
  common: Explanation | null,
): Explanation | null {
  const one = view.ships.find((each) => each.ship === number);
  if (!one) return common;
  const { spaces, barrels } = one;
  const answers = play.can(`ship:${number}`) ? play.answers(`ship:${number}`) : [];
  const only = answers.length === 1 ? answers[0] : undefined;
  const now = one.good
    ? t("web-pr-ship-now", { barrels, spaces, good: thing(one.good) })
    : t("web-pr-ship-empty");
  const offers = answers.map((answer) => `${thing(goodOf(answer))}: ${factTexts(answer, play).join(", ")}`);
  return {
    ...EMPTY,
    ...common,
    id: "ship",
    name: only
      ? t("web-pr-load", { good: capital(thing(goodOf(only))), spaces })
      : t("web-pr-ship-name", { spaces }),
    text: t("web-pr-ship-help"),
    rule: common?.why ? common.rule : "PR 53-56",
    facts: [now, ...(only ? (common?.facts ?? []) : offers)],
  };
}

function player(play: Play, view: PuertoRicoView, seat: number): Explanation | null {
  const one = view.players[seat];
  if (!one) return null;
  const makes = Object.entries(one.makes).filter(([, count]) => count > 0);
  const goods = listed(makes.map(([id, count]) => t("amount", { name: thing(id), count })));
  return {
    ...EMPTY,
    id: "player",
    name: play.name(seat),
    facts: [
      goods ? t("web-pr-player-makes", { goods }) : t("web-pr-player-makes-none"),
      t("web-pr-player-colonists", { count: one.colonists }),
      t("web-pr-player-off", { count: Math.max(...one.discounts) }),
    ],
  };
}

/** What a place waits for. */
function both(place: string): string {
  const [zone = "", id = ""] = place.split(":");
  return t(`web-pr-both-${zone}`, { name: thing(id) });
}

/** In the mayor phase: how full a place is as I have arranged it, and what one colonist more or less changes. */
function placing(play: Play, view: PuertoRicoView, target: string, common: Explanation): Explanation {
  const [, id = ""] = target.split(":");
  const choice = play.chooser?.on(target)[0];
  const owner = view.players[play.near];
  const circles =
    owner?.island.find((one) => one.tile === id)?.count ??
    owner?.city.find((one) => one.building === id)?.circles ??
    0;
  const count = manned(play, view, target);
  const full = count >= circles;
  const now = production(play, view);
  const then = production(play, view, target, full ? -1 : 1);
  const changes = Object.keys(now)
    .filter((good) => now[good] !== then[good])
    .map((good) =>
      t(full ? "web-pr-makes-less" : "web-pr-makes-more", {
        good: thing(good),
        before: now[good] ?? 0,
        after: then[good] ?? 0,
      }),
    );
  const missing = full || changes.length ? "" : lacking(play, view, target);
  return {
    ...common,
    why: "",
    terms: [],
    total: null,
    facts: [
      t("web-pr-men-here", { count, circles }),
      ...changes,
      ...(missing ? [both(missing)] : []),
      ...(choice ? factTexts(choice, play, ["colonists", "circles", "goods"]) : []),
    ],
  };
}
