// A table to be made, and what becomes of it when something else is chosen: a way to play is stronger than an
// expansion, an expansion stronger than the duchies. What does not go with something stronger cannot be chosen; what
// does not go with the choice just made has to go.
import { eachOf } from "../../../lib/options";
import { complete, kept, refusal, type Chosen } from "../../../lib/terms";
import type { GameInfo } from "../../../lib/net/wire";
import { defaultOf, DUCHIES, expansions, find, isOn, ownOf, wayOf, wayOptions, ways, type Way } from "./ways";

export interface Plan {
  /** What was chosen, without what is at its default or follows from it. */
  options: Chosen;
  seats: number;
}
/** With what had to go, and why. */
export interface Changed extends Plan {
  lost: string[];
  why: string;
}

const only = (options: Chosen, names: readonly string[]): Chosen =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));

/** The way to play as it is: its options are given even where they are off. */
function settledWay(game: GameInfo, { options }: Plan): Chosen {
  const names = ways(game).filter((way) => way !== "all");
  return Object.fromEntries(names.map((name) => [name, options[name] ?? defaultOf(game, name)]));
}
const settledMore = (game: GameInfo, plan: Plan): Chosen => ({
  ...settledWay(game, plan),
  ...only(plan.options, expansions(game)),
});

/** A duchy for each seat, where each has its own. */
function sized(game: GameInfo, options: Chosen, seats: number): Chosen {
  const option = find(game, DUCHIES);
  const value = options[DUCHIES];
  if (!option || !value?.includes(".")) return options;
  return { ...options, [DUCHIES]: eachOf(option, value, seats).join(".") };
}

function changed(game: GameInfo, plan: Plan, first: Chosen, seats = plan.seats): Changed {
  const rest = sized(game, plan.options, seats);
  const found = kept(game, seats, first, rest) ?? { options: first, lost: [] };
  const options = Object.fromEntries(
    Object.entries(found.options).filter(([name, value]) => value !== defaultOf(game, name)),
  );
  // What only meant something with an option that is off now is not missed.
  const idle = Object.keys(plan.options)
    .filter((name) => !isOn(game, options, name))
    .flatMap((name) => ownOf(game, name).map((one) => one.name));
  const lost = found.lost.filter((name) => !idle.includes(name));
  const reasons = lost.map((name) => refusal(game, seats, { ...first, [name]: rest[name] ?? "" }));
  return { options, seats, lost, why: new Set(reasons).size === 1 ? (reasons[0] ?? "") : "" };
}

/** So many can play in this way; else why not. */
export const refusedSeats = (game: GameInfo, way: Chosen, seats: number): string => refusal(game, seats, way);

/** The number of players that is nearest to what was wanted; of two the greater one. */
function nearest(game: GameInfo, way: Chosen, wanted: number): number {
  const possible = game.seats.filter((seats) => complete(game, seats, way));
  const far = (seats: number): number => Math.abs(seats - wanted) - (seats > wanted ? 0.5 : 0);
  return possible.toSorted((one, other) => far(one) - far(other))[0] ?? wanted;
}

export function chooseWay(game: GameInfo, plan: Plan, way: Way): Changed {
  const first = wayOptions(game, way);
  return changed(game, plan, first, nearest(game, first, plan.seats));
}

export const chooseSeats = (game: GameInfo, plan: Plan, seats: number): Changed =>
  changed(game, plan, settledWay(game, plan), seats);

/** Why so many cannot play in the chosen way. */
export const whyNotSeats = (game: GameInfo, plan: Plan, seats: number): string =>
  refusedSeats(game, settledWay(game, plan), seats);

/** An expansion, or an option of one or of a way to play. */
export const choose = (game: GameInfo, plan: Plan, name: string, value: string): Changed =>
  changed(game, plan, { ...settledWay(game, plan), [name]: value });

/** Why a value cannot be chosen in this way to play. */
export const whyNot = (game: GameInfo, plan: Plan, name: string, value: string): string =>
  refusal(game, plan.seats, { ...settledWay(game, plan), [name]: value });

export const chooseDuchies = (game: GameInfo, plan: Plan, value: string): Changed =>
  changed(game, plan, { ...settledMore(game, plan), [DUCHIES]: value });

/** Why these duchies do not go with the way to play and the expansions. */
export const whyNotDuchies = (game: GameInfo, plan: Plan, value: string): string =>
  refusal(game, plan.seats, { ...settledMore(game, plan), [DUCHIES]: value });

/** A rule of the game; it goes with everything, or not at all. */
export const chooseRule = (game: GameInfo, plan: Plan, name: string, value: string): Changed =>
  changed(game, plan, { ...settledMore(game, plan), [name]: value });

/** Everything with what it needs. */
export const whole = (game: GameInfo, { options, seats }: Plan): Chosen =>
  complete(game, seats, options) ?? options;

/** All of these that go together in this way to play, in their order. */
export function together(game: GameInfo, way: Way, wanted: Chosen, seats: number): Plan {
  const { options } = changed(game, { options: wanted, seats }, wayOptions(game, way), seats);
  return { options, seats };
}

export const wayNow = (game: GameInfo, plan: Plan): Way => wayOf(game, plan.options);
