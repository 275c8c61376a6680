// How well components are attested, and which of them are our own.
import type { ComponentGroup, ComponentInfo } from "../../../lib/net/wire";
import type { Chosen } from "../../../lib/terms";
import type { Standing } from "../duchies";
import type { Rules } from "./ways";

/** From the best to the weakest. */
export const STANDINGS: readonly Standing[] = ["verified", "single-source", "inferred", "house"];

export const standingOf = ({ printed }: ComponentInfo): Standing =>
  STANDINGS.find((one) => one === printed["standing"]) ?? "verified";

/** Whether something comes into play with these choices, or may. */
export const comes = (when: Record<string, string[]>, chosen: Chosen): boolean =>
  Object.entries(when).every(([name, values]) =>
    (chosen[name] ?? "").split(".").some((part) => values.includes(part)),
  );

/** The groups in play, each with what is in play of it. */
export const inPlay = (groups: ComponentGroup[], chosen: Chosen): ComponentGroup[] =>
  groups
    .filter((group) => comes(group.when, chosen))
    .map((group) => ({ ...group, components: group.components.filter((one) => comes(one.when, chosen)) }))
    .filter((group) => group.components.length > 0);

/** The weakest standing among some components, and how many of them have it. */
export interface Verdict {
  standing: Standing;
  count: number;
  of: number;
}
export function verdict(components: ComponentInfo[]): Verdict | null {
  const all = components.map(standingOf);
  const standing = STANDINGS.findLast((one) => all.includes(one));
  if (!standing) return null;
  return { standing, count: all.filter((one) => one === standing).length, of: all.length };
}

/** What an option brings when it has this value; one that only asks for certain others is as good as those are. */
export function brought(
  game: Rules,
  groups: ComponentGroup[],
  chosen: Chosen,
  name: string,
  value: string,
): ComponentInfo[] {
  const then = { ...chosen, [name]: value };
  const own = groups
    .filter((group) => name in group.when)
    .filter((group) => (group.when[name] ?? []).includes(value))
    .flatMap((group) => group.components.filter((one) => comes(one.when, then)));
  if (own.length) return own;
  const asked = game.terms
    .filter(({ when }) => Object.keys(when).join() === name && when[name]?.includes(value))
    .flatMap(({ needs }) => Object.entries(needs));
  return groups.flatMap(({ components }) =>
    components.filter(({ id, when }) =>
      asked.some(([other, values]) => values.includes(id) && when[other]?.includes(id)),
    ),
  );
}

/** Our own components among these, by group. */
export interface Ours {
  name: string;
  ids: string[];
  of: number;
}
export const ours = (groups: ComponentGroup[]): Ours[] =>
  groups
    .map(({ name, components }) => ({
      name,
      ids: components.filter((one) => standingOf(one) === "house").map((one) => one.id),
      of: components.length,
    }))
    .filter(({ ids }) => ids.length > 0);
