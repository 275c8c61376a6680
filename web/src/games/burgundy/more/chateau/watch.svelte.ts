// Which turn of Châteauma's is looked at, and how far it has come. Its turn is over when it is told of: the table shows
// what came of it, and here it is gone through step by step, as often as somebody likes.
import type { BurgundyChateauTable, BurgundyView, Entry } from "../../../../lib/net/wire";
import type { Play } from "../../../../lib/play.svelte";
import { wanted } from "../../../../lib/settings.svelte";
import { printedCard } from "./card";
import { load, save, type Habits } from "./habits";
import { staged } from "./staged";
import { STEPS, turnsIn, type Step, type Turn } from "./steps";

type Table = BurgundyChateauTable;

const STEP = 900;
/** How long the way from one depot to the next takes. */
export const DEPOT = 300;
/** So many turns wait for whoever sees it for the first time. */
const FIRST = 3;
const COMPLETES = 4;

export class Watch {
  /** Whether it has the large place. */
  open = $state(false);
  /** The step that is shown, counted through all turns; below zero: none, everything is as it lies. */
  at = $state(-1);
  /** The step of its last turn that is read again; 0: none. */
  picked = $state(0);
  private turns = $state.raw<Turn[]>([]);
  private before = $state.raw<Table | null>(null);
  private after = $state.raw<Table | null>(null);
  private habits = $state<Habits>(load());
  private row = -1;
  private newest: Table | null = null;

  /** The turn that is shown, or else the last one. */
  get turn(): Turn | null {
    return this.turns[this.at < 0 ? this.turns.length - 1 : Math.floor(this.at / STEPS.length)] ?? null;
  }

  /** The step that is shown. */
  get step(): Step | null {
    return this.at < 0 ? null : (this.turn?.steps[this.at % STEPS.length] ?? null);
  }

  /** Whether it goes on by itself. */
  get alone(): boolean {
    return this.habits.alone;
  }

  get wait(): number {
    return STEP + DEPOT * (this.step?.search?.passed.length ?? 0);
  }

  /** A position has come, with all that is known of the match. */
  see(row: number, table: Table, entries: Entry[]): void {
    const { row: known, newest: was } = this;
    this.row = row;
    this.newest = table;
    if (row === known) return;
    const first = known < 0 || row < known;
    const told = entries.filter((entry) => !entry.undone && (first || entry.row >= known));
    const turns = turnsIn(told.flatMap((entry) => entry.events));
    if (!turns.length && !first) return;
    this.turns = first ? turns.slice(-1) : turns;
    this.before = first ? null : was;
    this.after = table;
    this.leave();
    if (!first && wanted() !== "instant" && !document.hidden) this.begin();
  }

  private begin(): void {
    this.habits.seen += 1;
    if (this.habits.seen > FIRST && !this.habits.chosen) this.habits.alone = true;
    save(this.habits);
    this.again();
  }

  again(): void {
    this.open = true;
    this.at = this.turns.length ? 0 : -1;
  }

  next(): void {
    if (this.at + 1 < this.turns.length * STEPS.length) this.at += 1;
    else this.leave();
  }

  /** To my turn. */
  leave(): void {
    this.open = false;
    this.at = -1;
    this.picked = 0;
  }

  pace(alone: boolean): void {
    this.habits.alone = alone;
    this.habits.chosen = true;
    save(this.habits);
  }

  /** What it had so many steps before the end of the one that is shown; nothing where that cannot be said. */
  back(steps: number): Table | null {
    const { before, after, step, turn } = this;
    if (!before || !after || !step || !turn) return null;
    const past = this.turns.slice(0, this.turns.indexOf(turn)).flatMap(whole);
    const done = turn.steps.slice(0, step.number - steps).flatMap(({ events }) => events);
    return staged(before, after, [...past, ...turn.lead, ...done], printedCard(after));
  }

  /** What it has at the step that is shown. A card that is complete stays to be seen in the step that completes it. */
  table(now: Table): Table {
    const shown = this.back(0);
    if (!shown || this.step?.number !== COMPLETES) return shown ?? now;
    return { ...shown, cards: this.back(1)?.cards ?? shown.cards };
  }
}

const whole = ({ lead, steps }: Turn): Turn["lead"] => [...lead, ...steps.flatMap(({ events }) => events)];

const watches = new WeakMap<Play, Watch>();

/** One for each table. */
export function watchOf(play: Play): Watch {
  const known = watches.get(play) ?? new Watch();
  watches.set(play, known);
  return known;
}

export const automaOf = (view: BurgundyView): Table | undefined => view.more?.chateau;
