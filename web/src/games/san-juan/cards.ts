// How the cards are drawn. What is printed on them is the server's to say.
import { group, number, numbers, text } from "../../lib/components.svelte";

/** In the order in which they lie on the table. */
export const ROLES = ["councillor", "producer", "builder", "trader", "prospector"] as const;

const MOTIFS: Record<string, string> = {
  production: "hills",
  function: "skyline",
  monument: "rays",
  six: "arcade",
};

export interface Card {
  cost: number;
  /** What its points depend on is known at the end only: then a question mark stands there. */
  points: number | "?";
  good: string;
  phase: string;
  motif: string;
}

export function cardOf(id: string): Card {
  const kind = text(id, "kind");
  return {
    cost: number(id, "cost") ?? 0,
    points: kind === "six" ? "?" : (number(id, "points") ?? 0),
    good: text(id, "good"),
    phase: text(id, "phase") || kind,
    motif: MOTIFS[kind] ?? "skyline",
  };
}

export function goods(): string[] {
  return group("plants").map((one) => text(one.id, "good"));
}

/** What each good brings by this price tile. */
export function pricesOf(tile: number): number[] {
  return numbers(String(tile), "prices");
}

/** How many cards a hand may hold beside this city. */
export function handLimit(city: readonly { card: string }[]): number {
  return Math.max(number("hand", "limit") ?? 0, ...city.map((one) => number(one.card, "limit") ?? 0));
}

/** How many buildings end the game. */
export function lastBuilding(): number {
  return number("city", "limit") ?? 0;
}

/** The ink of a card's field, and the colour of a picture on it. */
export function ink(card: string): string {
  return `var(--${text(card, "good") || "violet"})`;
}

const ON: Record<string, string> = {
  indigo: "#fbf7ec",
  sugar: "#5a4a2c",
  tobacco: "#2a1b08",
  coffee: "#fbf7ec",
  silver: "#23262a",
};

export function onInk(card: string): string {
  return goodInk(text(card, "good"));
}

export function goodInk(good: string): string {
  return ON[good] ?? "#fbf7ec";
}

export function picture(card: string): string {
  return text(card, "good") || card;
}
