// What a position and its question say to a whole table.
import { t } from "../../lib/i18n/index.svelte";
import type { SanJuanView, Value } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import { signed, termsOf } from "../../lib/voice/arguments";
import { cause } from "../../lib/voice/names";
import { ROLES } from "./cards";

/** The role whose phase it is, or none. */
export function currentRole(play: Play): string {
  const trail = play.scene.question?.trail ?? [];
  const found = trail.findLast((step) => (ROLES as readonly string[]).includes(step));
  return found ?? (trail.includes("goldmine") ? "prospector" : "");
}

/** Who acts after whom: from the owner of the role on, else from the governor. */
export function actingOrder(play: Play): number[] {
  const view = play.view as SanJuanView;
  const owner = view.roles[currentRole(play)] ?? -1;
  const from = owner >= 0 ? owner : view.governor;
  return view.players.map((_, i) => (from + i) % view.players.length);
}

/** Cards in between (drawn, or turned up by a gold mine) are chosen with an eye on the hand: both are shown. */
export function between(
  view: SanJuanView,
): { zone: "drawn" | "turned"; cards: string[]; title: string } | null {
  if (view.drawn_cards?.length) return { zone: "drawn", cards: view.drawn_cards, title: t("table-drawn") };
  if (view.turned.length) return { zone: "turned", cards: view.turned, title: t("table-turned") };
  return null;
}

/** What changes my prices in this question, each once. */
export function termsNow(play: Play): string[] {
  const all = (play.chooser?.choices ?? []).flatMap((choice) => termsOf(choice.facts["terms"]));
  const off = all.filter((one) => one.cause !== "cost" && one.cause !== "crane" && one.number < 0);
  return [...new Set(off.map((one) => `${signed(one.number)} ${cause(one.cause)}`))];
}

/** What a player will have more or less of than now, if the thing that is looked at is chosen. */
export interface Ahead {
  hand?: number;
  goods?: number;
  points?: number;
}

export function ahead(play: Play, seat: number): Ahead {
  const choice = play.help ? play.choice(play.help) : undefined;
  if (!choice) return {};
  return seat === play.near ? mine(play, choice.facts, seat) : another(choice.facts, seat);
}

type Facts = Record<string, Value>;

function mine(play: Play, facts: Facts, seat: number): Ahead {
  const own = (play.view as SanJuanView).players[seat];
  const then = part(facts["then"]);
  const found: Ahead = {};
  if (own && typeof then["hand"] === "number") found.hand = then["hand"] - own.hand;
  if (own && typeof then["goods"] === "number") found.goods = then["goods"] - own.goods;
  const worth = facts["worth"] ?? facts["points"];
  if (facts["price"] !== undefined && facts["cost"] !== undefined && typeof worth === "number")
    found.points = worth;
  return found;
}

/** Of somebody who did not take the role, what everybody can see. */
function another(facts: Facts, seat: number): Ahead {
  const others = Array.isArray(facts["others"]) ? facts["others"].map(part) : [];
  const found = others.find((one) => one["seat"] === seat);
  const amount = found?.["amount"];
  const cards = found?.["cards"];
  if (typeof amount !== "number") return {};
  if (found?.["role"] === "producer") return { goods: amount };
  if (found?.["role"] === "councillor") return { hand: amount };
  if (found?.["role"] !== "trader") return {};
  return typeof cards === "number" && cards ? { goods: -amount, hand: cards } : { goods: -amount };
}

function part(value: Value | undefined): Facts {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Facts) : {};
}
