// The turns of Châteauma, from what happened: each in the six steps of the rules (E 14.5), and how it went round the
// depots. Its turn is played between two questions, so that all of it comes at once.
import type { GameEvent } from "../../../../lib/net/wire";

/** How it looked for a tile: the depots it left with nothing, in order, and the one it took from (0: none had any). */
export interface Search {
  passed: number[];
  found: number;
  /** The space it took from, as the board calls it. */
  space: string;
}

export interface Step {
  /** 1 to 6. */
  number: number;
  events: GameEvent[];
  /** What it scored by it. */
  points: number;
  search: Search | null;
}

export interface Turn {
  die: number;
  /** What happened before it, since the turn before. */
  lead: GameEvent[];
  steps: Step[];
}

/** The rule of each step. */
export const RULES: Record<number, string> = {
  1: "E 14.7",
  2: "E 14.8",
  3: "E 14.9 a",
  4: "E 14.9 c",
  5: "E 14.9 f",
  6: "E 14.10",
};
export const STEPS = Object.keys(RULES).map(Number);

/** What begins a step. One never goes back: what a tile brings within a later step belongs to that one. */
const BEGINS: Record<string, number> = {
  tile_bonus: 2,
  card_bonus: 3,
  complete: 4,
  card: 4,
  bonus: 5,
  buy: 6,
};
/** What comes after its turn. */
const ENDS = ["turn", "round", "phase_end", "phase", "over"];

const numberOf = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

/** Whether silver is paid, which only a purchase does. */
const pays = (event: GameEvent): boolean => event.kind === "silver" && numberOf(event, "number") < 0;

export function turnsIn(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  let lead: GameEvent[] = [];
  let step = 1;
  for (const event of events) {
    if (event.kind === "automa") {
      turn = { die: numberOf(event, "die"), lead, steps: STEPS.map(begun) };
      turns.push(turn);
      lead = [];
      step = 1;
    } else if (ENDS.includes(event.kind)) turn = null;
    if (!turn) {
      lead.push(event);
      continue;
    }
    step = Math.max(step, pays(event) ? 6 : (BEGINS[event.kind] ?? 1));
    add(turn.steps[step - 1]!, event);
  }
  return turns;
}

const begun = (number: number): Step => ({ number, events: [], points: 0, search: null });

function add(step: Step, event: GameEvent): void {
  step.events.push(event);
  if (event.kind === "score") step.points += numberOf(event, "points");
  else if (event.kind === "search") step.search = { passed: [], found: 0, space: "" };
  else if (event.kind === "in_vain") step.search?.passed.push(numberOf(event, "depot"));
  else if (event.kind === "chosen" && step.search) {
    step.search.space = String(event["space"]);
    step.search.found = Number.parseInt(step.search.space, 10);
  }
}
