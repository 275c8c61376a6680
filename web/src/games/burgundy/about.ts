// What there is to know of each thing on this table: tiles wherever they lie, spaces, depots, stacks, dice and forecasts.
import type { Explanation } from "../../lib/explain";
import { t } from "../../lib/i18n/index.svelte";
import type { BurgundyPlayerView, BurgundyView, Choice } from "../../lib/net/wire";
import type { Here as Table, Teller } from "./more/addition";
import { additions } from "./more/additions";
import type { Play } from "../../lib/play.svelte";
import { factTexts, reasonText } from "../../lib/voice/answers";
import { signed, termsOf } from "../../lib/voice/arguments";
import { capital, cause, help, listed, rule, thing } from "../../lib/voice/names";
import type { Grip } from "./gripped";
import { atEnd } from "./table";
import { dieOf } from "./ties";

export const EMPTY: Omit<Explanation, "id" | "name"> = {
  text: "",
  rule: "",
  facts: [],
  terms: [],
  total: null,
  why: "",
};

export type Offer = Pick<Explanation, "facts" | "terms" | "total" | "why"> & { rule?: string };

export function tell(play: Play, grip: Grip): NonNullable<Play["tell"]> {
  return (target, common) => {
    const view = play.view as BurgundyView;
    const me = view.players[play.near];
    const zone = target.slice(0, target.indexOf(":"));
    const teller = TELLERS[zone] ?? additions(view).flatMap(({ tells }) => tells?.[zone] ?? [])[0];
    const said = me ? teller?.({ play, view, grip, me }, target, target.slice(zone.length + 1)) : undefined;
    return said === undefined ? common : said;
  };
}

const TELLERS: Record<string, Teller> = {
  depot: (table, target, kind) => {
    const [depot = 0, place = 0] = kind.split(".").map(Number);
    return onBoard(table, target, table.view.depots[depot - 1]?.[place - 1], t("web-bu-in-depot", { depot }));
  },
  black: (table, target, kind) =>
    onBoard(
      table,
      target,
      table.view.black[Number(kind) - 1],
      t("web-bu-in-black", { price: table.view.price }),
    ),
  duchy: (table, target, kind) => hex(table, target, Number(kind)),
  tile: (table, target, kind) => hex(table, target, table.me.duchy.tiles.indexOf(kind)),
  storage: (table, target, kind) => stored(table, target, kind),
  goods: (table, target, kind) => stack(table, target, Number(kind)),
  wares: ({ play, view }, target, kind) => {
    const here = (view.wares[Number(kind) - 1] ?? []).flatMap((count, at) =>
      count ? [t("web-bu-ware", { good: at + 1, count })] : [],
    );
    const facts = [here.length ? listed(here) : t("web-bu-no-wares")];
    return {
      ...EMPTY,
      id: "ship",
      name: t("web-bu-depot", { depot: Number(kind) }),
      rule: "CoB 32",
      ...more(offer(play, target), facts),
    };
  },
  ware: (_table, _target, kind) => ({
    ...EMPTY,
    id: "ship",
    name: t("web-bu-goods", { good: Number(kind) }),
    text: t("web-bu-ware-help"),
    rule: "CoB 33",
  }),
  die: (table, target, kind) => die(table, target, Number(kind)),
  workers: ({ play }, target) => ({
    ...EMPTY,
    id: "workers",
    name: t("web-bu-workers-name"),
    text: t("web-bu-workers-help"),
    rule: "CoB 29",
    ...offer(play, target),
  }),
  end: ({ view }, _target, kind) => {
    const end = view.players[Number(kind)]?.end ?? {};
    return {
      ...EMPTY,
      id: "end",
      name: t("web-bu-end"),
      text: t("web-bu-end-help"),
      rule: "CoB 50",
      terms: Object.entries(end).map(([source, points]) => ({ number: signed(points), word: cause(source) })),
      total: { number: atEnd(end), word: t("web-bu-points", { count: atEnd(end) }) },
    };
  },
  sold: ({ view }, _target, kind) => {
    const sold = (view.players[Number(kind)]?.sold ?? []).flatMap((count, at) =>
      count ? [t("web-bu-ware", { good: at + 1, count })] : [],
    );
    return {
      ...EMPTY,
      id: "sold",
      name: t("web-bu-sold-name"),
      text: sold.length ? listed(sold) : t("web-bu-nothing-sold"),
      rule: "CoB 28",
    };
  },
};

/** What the answer of a thing comes to; of several that cost as much, the first. */
export function offer(play: Play, target: string, only?: Choice): Offer {
  const meant = play.can(target) ? play.meant(target) : [];
  const choice = only ?? meant[0];
  if (!choice) {
    const blocked = play.chooser ? play.blocked(target) : undefined;
    const why = blocked ? reasonText(blocked, play) : "";
    return { facts: [], terms: [], total: null, why, ...(blocked ? { rule: blocked.rule } : {}) };
  }
  const terms = termsOf(choice.facts["causes"]);
  const points = choice.facts["points"];
  const summed = terms.length > 1 && typeof points === "number";
  const value = choice.facts["die"];
  const by =
    meant.length > 1 && meant.every(dieOf)
      ? t("web-bu-either-die")
      : typeof value === "number"
        ? t("web-bu-with-die", { value })
        : "";
  const facts = factTexts(choice, play, summed ? ["points", "causes"] : ["causes"]);
  return {
    facts: [by, ...facts].filter(Boolean),
    terms: summed ? terms.map((one) => ({ number: signed(one.number), word: cause(one.cause) })) : [],
    total: summed ? { number: points, word: t("web-for-you") } : null,
    why: "",
  };
}

export const more = (one: Offer, facts: string[]): Offer => ({ ...one, facts: [...facts, ...one.facts] });

/** What a tile says of itself. */
export function tile(id: string): Explanation {
  return { ...EMPTY, id, name: capital(thing(id)), text: help(id), rule: rule(id) };
}

/** What a monastery that counts at the end would be worth to me now. */
export function worth(me: BurgundyPlayerView, id: string): string[] {
  const points = me.worth[id] ?? me.could[id];
  return points === undefined ? [] : [t("web-bu-worth", { points })];
}

/** A tile that can be taken or bought; an empty space says nothing. */
export function onBoard(
  { play, me }: Table,
  target: string,
  id: string | null | undefined,
  where: string,
): Explanation | null {
  return id ? { ...tile(id), ...more(offer(play, target), [where, ...worth(me, id)]) } : null;
}

/** A hex of mine: the tile on it, or what may come there and what its area brings. */
function hex(here: Table, target: string, at: number): Explanation | null {
  const { play, view, grip, me } = here;
  const { duchy } = me;
  const area = duchy.areas[at] ?? 0;
  const colour = duchy.colours[at] ?? "";
  const [size = 0, left = 0, points = 0] = [duchy.sizes[area], duchy.left[area], duchy.pays[area]];
  const around = left
    ? [t("web-bu-area", { size, left }), t("web-bu-pays", { points })]
    : [t("web-bu-area-done", { size })];
  around.push(...additions(view).flatMap((one) => one.facts?.(here, at) ?? []));
  const lies = duchy.tiles[at];
  if (lies) {
    const { why, rule: ruled, ...told } = more(offer(play, target), [...worth(me, lies), ...around]);
    // That nothing more goes there is told to whoever tries; whoever looks wants to know what the tile does.
    const works = target.startsWith("tile:");
    return { ...tile(lies), ...told, why: works ? why : "", ...(works && ruled ? { rule: ruled } : {}) };
  }
  const number = duchy.numbers[at] ?? 0;
  const land = t(`web-bu-land-${colour}`);
  const facts = play.choice(target)?.facts ?? {};
  const comes = grip.tile && play.can(target) ? grip.tile : facts["tile"];
  const placed = typeof comes === "string" && comes !== "none" ? comes : "";
  const bonus = view.bonus[colour]?.[0];
  const whole = bonus
    ? [t("web-bu-colour-left", { left: duchy.colours_left[colour] ?? 0, points: bonus })]
    : [];
  // A phone has room for what this very hex brings.
  const brief = play.frame === "p" || play.frame === "l";
  const words = placed ? help(placed) : t("web-bu-space-help", { number });
  return {
    ...EMPTY,
    id: placed || colour,
    name: placed
      ? t("web-bu-tile-on", { tile: capital(thing(placed)), number })
      : capital(t("web-bu-space", { land, number })),
    text: brief && placed ? "" : words,
    rule: "CoB 27, 46",
    ...more(offer(play, target), [...("completes" in facts ? [] : around), ...(brief ? [] : whole)]),
  };
}

/** A tile of mine that waits: where it can go with what is in hand. */
function stored({ play, me }: Table, target: string, id: string): Explanation {
  const named = play.chooser?.on(target).length;
  if (named) return { ...tile(id), ...more(offer(play, target), worth(me, id)) };
  const hexes = new Set((play.can(target) ? play.answers(target) : []).map((choice) => choice.targets[0]));
  const places = hexes.size ? [t("web-bu-places-for", { count: hexes.size })] : [];
  const { why, rule: ruled } = offer(play, target);
  return {
    ...tile(id),
    ...(why && ruled ? { rule: ruled } : {}),
    why,
    facts: [...worth(me, id), ...places],
  };
}

/** A stack of goods: what selling it would bring now, whether I can or not. */
function stack({ play, me }: Table, target: string, good: number): Explanation {
  const told = offer(play, target);
  const count = me.goods[good - 1] ?? 0;
  const brings = t("web-bu-sells", {
    points: me.sales[good - 1] ?? 0,
    silver: me.sale_silver,
    workers: me.sale_workers,
  });
  return {
    ...EMPTY,
    id: "goods",
    name: t("web-bu-stack", { good, count }),
    text: brings,
    rule: told.rule ?? "CoB 28",
    facts: told.facts.slice(0, 2).filter((fact) => fact !== brings),
    why: told.why,
  };
}

/** A die of mine: how much it reaches as it lies, and with workers. */
function die({ play, view, me }: Table, target: string, number: number): Explanation | null {
  const one = view.players[me.seat]?.dice[number - 1];
  if (!one) return null;
  const answers = play.can(target) ? play.answers(target) : [];
  const things = (workers: boolean): number =>
    new Set(
      answers
        .filter(
          (choice) => (choice.facts["workers"] !== 0) === workers && !choice.targets.includes("workers:take"),
        )
        .map((choice) => choice.targets[0]),
    ).size;
  return {
    ...EMPTY,
    id: "die",
    name: t("web-bu-die", { value: one.value, spent: one.spent ? "yes" : "no" }),
    text: one.spent ? "" : t("web-bu-die-help"),
    rule: "CoB 22-23",
    facts: answers.length ? [t("web-bu-die-reach", { now: things(false), more: things(true) })] : [],
  };
}
