// What is printed on the cards: kinds, phases, numbers. Prices and legality never come from here.
export const GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"] as const;
export type Good = (typeof GOODS)[number];

export interface Printed {
  cost: number;
  vp: number;
  good?: Good;
  phase: string;
  motif: "hills" | "skyline" | "rays" | "arcade";
}

function plant(good: Good, cost: number, vp: number): Printed {
  return { cost, vp, good, phase: "producer", motif: "hills" };
}

function violet(phase: string, cost: number, vp: number): Printed {
  return { cost, vp, phase, motif: "skyline" };
}

function monument(cost: number): Printed {
  return { cost, vp: cost, phase: "monument", motif: "rays" };
}

const six: Printed = { cost: 6, vp: 0, phase: "game_end", motif: "arcade" };

export const CARDS: Record<string, Printed> = {
  indigo_plant: plant("indigo", 1, 1),
  sugar_mill: plant("sugar", 2, 1),
  tobacco_storage: plant("tobacco", 3, 2),
  coffee_roaster: plant("coffee", 4, 2),
  silver_smelter: plant("silver", 5, 3),
  smithy: violet("builder", 1, 1),
  gold_mine: violet("prospector", 1, 1),
  archive: violet("councillor", 1, 1),
  poor_house: violet("builder", 2, 1),
  black_market: violet("builder", 2, 1),
  trading_post: violet("trader", 2, 1),
  well: violet("producer", 2, 1),
  market_stand: violet("trader", 2, 1),
  crane: violet("builder", 2, 1),
  chapel: violet("round_start", 3, 2),
  tower: violet("round_start", 3, 2),
  aqueduct: violet("producer", 3, 2),
  carpenter: violet("builder", 3, 2),
  prefecture: violet("councillor", 3, 2),
  market_hall: violet("trader", 4, 2),
  quarry: violet("builder", 4, 2),
  library: violet("any_role_chosen", 5, 3),
  statue: monument(3),
  victory_column: monument(4),
  hero: monument(5),
  guild_hall: six,
  city_hall: six,
  triumphal_arch: six,
  palace: six,
};

export function printedOn(card: string): Printed {
  return CARDS[card] ?? violet("builder", 0, 0);
}

export const ROLES = ["councillor", "producer", "builder", "trader", "prospector"] as const;

/** The ink of a card's field, and the colour of a picture on it. */
export function ink(card: string): string {
  const good = CARDS[card]?.good;
  return good ? `var(--${good})` : "var(--violet)";
}

const ON: Record<Good, string> = {
  indigo: "#fbf7ec",
  sugar: "#5a4a2c",
  tobacco: "#2a1b08",
  coffee: "#fbf7ec",
  silver: "#23262a",
};

export function onInk(card: string): string {
  const good = CARDS[card]?.good;
  return good ? ON[good] : "#fbf7ec";
}

export function goodInk(good: Good): string {
  return ON[good];
}

export function picture(card: string): string {
  return CARDS[card]?.good ?? card;
}
