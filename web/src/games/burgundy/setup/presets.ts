// Tables that are set up by one click.
import type { GameInfo } from "../../../lib/net/wire";
import type { Chosen } from "../../../lib/terms";
import { choose, chooseDuchies, together, type Plan } from "./plan";
import { DUCHIES, expansions, find, onValues, ownOf, ways, wayOptions } from "./ways";
import { complete } from "../../../lib/terms";

export interface Preset {
  name: string;
  make: (game: GameInfo, now: Plan) => Plan;
}

const FEW = 2;
const SOME = 3;
const MANY = 4;
/** CoB 6: in a first game everybody has the same duchy. */
const FIRST_DUCHY = "1";

const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];

const allOf = (game: GameInfo): Chosen =>
  Object.fromEntries(expansions(game).map((name) => [name, onValues(game, name)[0] ?? ""]));

/** Any legal table: a way to play, players, expansions with their options, duchies. */
function byLot(game: GameInfo): Plan {
  const way = pick(ways(game)) ?? "all";
  const first = wayOptions(game, way);
  const seats = pick(game.seats.filter((one) => complete(game, one, first))) ?? SOME;
  const drawn = expansions(game).filter(() => Math.random() < 0.5);
  const names = [way, ...drawn].flatMap((name) => ownOf(game, name).map((one) => one.name));
  const values = [
    ...drawn.map((name) => [name, pick(onValues(game, name)) ?? ""]),
    ...names.map((name) => [name, pick(find(game, name)?.values ?? []) ?? ""]),
  ] as [string, string][];
  const begun = together(game, way, Object.fromEntries(values), seats);
  const plan = way === "all" ? begun : choose(game, begun, way, pick(onValues(game, way)) ?? "");
  const duchies = pick(find(game, DUCHIES)?.values ?? []) ?? "";
  const { options, lost } = chooseDuchies(game, plan, duchies);
  const dealt = !lost.length && complete(game, seats, options);
  return { options: dealt ? options : plan.options, seats };
}

export const PRESETS: readonly Preset[] = [
  {
    name: "first",
    make: (game) => together(game, "all", { [DUCHIES]: FIRST_DUCHY }, FEW),
  },
  { name: "base", make: (game, now) => together(game, "all", {}, Math.max(now.seats, FEW)) },
  { name: "everything", make: (game) => together(game, "all", allOf(game), SOME) },
  { name: "team", make: (game) => together(game, "team", {}, MANY) },
  { name: "solo", make: (game) => together(game, "solo", {}, 1) },
  { name: "lot", make: byLot },
];
