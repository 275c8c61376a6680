// How options are laid out here: ways to play, expansions, their own options, and the rest. What goes with what comes
// from the server (`terms`).
import type { GameInfo, OptionInfo } from "../../../lib/net/wire";
import type { Chosen } from "../../../lib/terms";

export type Rules = Pick<GameInfo, "options" | "terms" | "seats">;

export type Way = "all" | "chateau" | "team" | "solo";
/** A way to play other than everybody against everybody is an option; it begins with this value. */
const BEGINS: Record<string, string> = { chateau: "medium" };
export const WAYS: readonly Way[] = ["all", "chateau", "team", "solo"];
export const EXPANSIONS: readonly string[] = [
  "tiles",
  "posts",
  "white",
  "inns",
  "routes",
  "shields",
  "vineyards",
  "link",
];
export const DUCHIES = "duchies";

export const find = (game: Rules, name: string): OptionInfo | undefined =>
  game.options.find((one) => one.name === name);
export const defaultOf = (game: Rules, name: string): string => find(game, name)?.values[0] ?? "";
export const onValues = (game: Rules, name: string): string[] => find(game, name)?.values.slice(1) ?? [];
export const isOn = (game: Rules, options: Chosen, name: string): boolean =>
  (options[name] ?? defaultOf(game, name)) !== defaultOf(game, name);

/** The ways to play that the data of this server have. */
export const ways = (game: Rules): Way[] =>
  WAYS.filter((way) => way === "all" || onValues(game, way).length > 0);
export const expansions = (game: Rules): string[] => EXPANSIONS.filter((name) => find(game, name));

export const wayOf = (game: Rules, options: Chosen): Way =>
  WAYS.find((way) => way !== "all" && isOn(game, options, way)) ?? "all";

/** The options that make out a way to play: its own on, the others off. */
export function wayOptions(game: Rules, wanted: Way): Chosen {
  const found = ways(game).filter((way) => way !== "all");
  return Object.fromEntries(
    found.map((way) => [
      way,
      way === wanted ? (BEGINS[way] ?? onValues(game, way)[0] ?? "") : defaultOf(game, way),
    ]),
  );
}

const isTop = (name: string): boolean =>
  (WAYS as readonly string[]).includes(name) || EXPANSIONS.includes(name) || name === DUCHIES;

/** Options that only mean something with another: a term says that they need it. */
export function ownOf(game: Rules, name: string): OptionInfo[] {
  const off = defaultOf(game, name);
  const needs = (one: string): boolean =>
    game.terms.some(
      ({ when, needs: wanted }) =>
        Object.keys(when).join() === one && wanted[name] && !wanted[name].includes(off),
    );
  return game.options.filter((one) => !isTop(one.name) && needs(one.name));
}

/** What is left: rules of the game. */
export function variants(game: Rules): OptionInfo[] {
  const owned = new Set([...WAYS, ...EXPANSIONS].flatMap((name) => ownOf(game, name)));
  return game.options.filter((one) => !isTop(one.name) && !owned.has(one));
}
