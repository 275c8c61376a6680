// The expansions whose drawings have been fetched, and those of them that are in play at a table.
import type { BurgundyView, Choice } from "../../../lib/net/wire";
import { addTiles } from "../art/faces";
import type { Addition, Parts, Party } from "./addition";

const FOUND = import.meta.glob<Addition>("./*/index.ts", { import: "addition" });
/** The options that do not have the name of their expansion. */
const NAMES: Record<string, string> = { link: "boards" };
const OFF = "no";

const fetched = new Map<string, Addition>();

async function fetchOne(name: string): Promise<void> {
  const later = FOUND[`./${name}/index.ts`];
  if (!later || fetched.has(name)) return;
  const found = await later();
  addTiles(found.tiles ?? {});
  fetched.set(name, found);
}

/** Fetch what a table with these options needs. */
export async function fetchFor(options: Record<string, string>): Promise<void> {
  const on = Object.entries(options).filter(([, value]) => value !== OFF);
  await Promise.all(on.map(([option]) => fetchOne(NAMES[option] ?? option)));
}

type Played = Pick<BurgundyView, "expansions">;

const NONE: Addition[] = [];
/** One list for all positions of a table, so that what is worked out from it stands. */
const lists = new Map<string, Addition[]>();

export function additions({ expansions }: Played): Addition[] {
  if (!expansions?.length) return NONE;
  // What has been fetched grows, and never changes.
  const key = [fetched.size, ...expansions].join();
  const found = lists.get(key) ?? expansions.flatMap((name) => fetched.get(name) ?? []);
  lists.set(key, found);
  return found;
}

/** Of every expansion that has been fetched: events are told before a table is looked at. */
export const allFetched = (): Addition[] => [...fetched.values()];

const parts = new WeakMap<Addition[], Map<keyof Parts, unknown[]>>();

/** What the expansions in play have for a place: the same list for the same expansions. */
export function partsAt<Place extends keyof Parts>(view: Played, place: Place): NonNullable<Parts[Place]>[] {
  const all = additions(view);
  const known = parts.get(all) ?? new Map<keyof Parts, unknown[]>();
  parts.set(all, known);
  if (!known.has(place))
    known.set(
      place,
      all.flatMap((one) => one.parts?.[place] ?? []),
    );
  return known.get(place) as NonNullable<Parts[Place]>[];
}

/** What they take of the head of a depot in the ring. */
export const asideOf = (view: BurgundyView, depot: number): number =>
  additions(view).reduce((sum, { aside }) => sum + (aside?.(view, depot) ?? 0), 0);

/** Those of some answers that are powers of expansions. */
export function powersIn(view: BurgundyView, choices: readonly Choice[]): Choice[] {
  const verbs = additions(view).flatMap(({ powers }) => powers ?? []);
  return choices.filter((choice) => verbs.includes(choice.text.split(" ")[0] ?? ""));
}

/** The players without a seat. */
export const partiesOf = (view: BurgundyView): Party[] =>
  additions(view).flatMap((one) => one.party?.(view) ?? []);

/** Who has a bonus tile; below zero: nobody. */
export const ownerOf = (view: BurgundyView, bonus: string): number =>
  [...view.players.map(({ seat, bonus: has }) => ({ player: seat, bonus: has })), ...partiesOf(view)].find(
    (one) => one.bonus.includes(bonus),
  )?.player ?? -1;

/** How a player stands, with a seat or without. */
export const standingOf = (view: BurgundyView, player: number): Pick<Party, "score" | "marker"> | undefined =>
  view.players[player] ?? partiesOf(view).find((one) => one.player === player);
