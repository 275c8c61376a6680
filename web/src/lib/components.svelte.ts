// What is printed on the components of the game that is shown: from the server, under the options of its table. No
// number of a card or building is written down in the client.
import { allComponents, components } from "./net/api";
import type { ComponentGroup, ComponentInfo, Value } from "./net/wire";

const fetched = new Map<string, Promise<ComponentGroup[]>>();
let groups = $state.raw<ComponentGroup[]>([]);
const printedBy = $derived(
  new Map(groups.flatMap((group) => group.components.map((one) => [one.id, one.printed]))),
);

/** The components of a game, fetched once; under its first options where none are named. */
export function componentsOf(
  game: string,
  seats = 0,
  options: Record<string, string> = {},
): Promise<ComponentGroup[]> {
  const query = new URLSearchParams({ ...options, ...(seats ? { seats: String(seats) } : {}) }).toString();
  const key = `${game}?${query}`;
  const kept = fetched.get(key) ?? components(game, query);
  fetched.set(key, kept);
  kept.catch(() => fetched.delete(key));
  return kept;
}

/** Everything that any options of a game bring, fetched once. */
export function boxOf(game: string): Promise<ComponentGroup[]> {
  const kept = fetched.get(game) ?? allComponents(game);
  fetched.set(game, kept);
  kept.catch(() => fetched.delete(game));
  return kept;
}

/** From now on ids are those of this game and these options. */
export async function useComponents(
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<void> {
  groups = await componentsOf(game, seats, options);
}

export function group(name: string): ComponentInfo[] {
  return groups.find((one) => one.name === name)?.components ?? [];
}

const printed = (id: string, name: string): Value | undefined => printedBy.get(id)?.[name];

export function number(id: string, name: string): number | undefined {
  const value = printed(id, name);
  return typeof value === "number" ? value : undefined;
}

export function text(id: string, name: string): string {
  const value = printed(id, name);
  return typeof value === "string" ? value : "";
}

export function numbers(id: string, name: string): number[] {
  const value = printed(id, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}
