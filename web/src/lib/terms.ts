// Which options go together: the twin of the package's own core/options.py; one file of cases runs through both.
import { has, t } from "./i18n/index.svelte";
import type { GameInfo, TermInfo } from "./net/wire";

export type Chosen = Record<string, string>;
type Rules = Pick<GameInfo, "options" | "terms">;

/** All options, those not chosen at their defaults, and the number of players. */
export function filled(game: Rules, seats: number, options: Chosen): Chosen {
  const defaults = game.options.map((one) => [one.name, options[one.name] ?? one.values[0] ?? ""]);
  return { ...Object.fromEntries(defaults), seats: `${seats}` };
}

function serves(chosen: Chosen, name: string, values: string[]): boolean {
  const value = chosen[name] ?? "";
  return values.includes(value) || value.split(".").every((part) => values.includes(part));
}

const hasOne = (term: TermInfo, chosen: Chosen): boolean =>
  !Object.keys(term.either).length ||
  Object.entries(term.either).some(([name, values]) => serves(chosen, name, values));

const unmet = (term: TermInfo, chosen: Chosen): [string, string[]][] =>
  Object.entries(term.needs).filter(([name, values]) => !serves(chosen, name, values));

const breaks = (term: TermInfo, chosen: Chosen): boolean =>
  Object.entries(term.when).every(([name, values]) => serves(chosen, name, values)) &&
  (unmet(term, chosen).length > 0 || !hasOne(term, chosen));

/** The first term that these choices do not keep. */
export function broken(game: Rules, chosen: Chosen): TermInfo | undefined {
  return game.terms.find((term) => breaks(term, chosen));
}

/** The changes of other options that would mend these choices, the first values first. */
function remedies(term: TermInfo, chosen: Chosen): Chosen[] {
  let found: Chosen[] = [{}];
  for (const [name, values] of unmet(term, chosen))
    found = found.flatMap((change) => values.map((value) => ({ ...change, [name]: value })));
  if (hasOne(term, chosen)) return found;
  return found.flatMap((change) =>
    Object.entries(term.either).flatMap(([name, values]) =>
      values.map((value) => ({ ...change, [name]: value })),
    ),
  );
}

function mended(game: Rules, chosen: Chosen, fixed: string[]): Chosen | null {
  const term = broken(game, chosen);
  if (!term) return chosen;
  for (const change of remedies(term, chosen)) {
    const names = Object.keys(change);
    if (names.some((name) => fixed.includes(name))) continue;
    const found = mended(game, { ...chosen, ...change }, [...fixed, ...names]);
    if (found) return found;
  }
  return null;
}

/** These options with whatever else they need, each at the first value that serves; null if nothing does. */
export function complete(game: Rules, seats: number, options: Chosen): Chosen | null {
  const chosen = filled(game, seats, options);
  const found = mended(game, chosen, ["seats", ...Object.keys(options)]);
  if (!found) return null;
  const changed = Object.entries(found).filter(([name, value]) => value !== chosen[name]);
  return { ...options, ...Object.fromEntries(changed) };
}

/** As much of the rest as goes with what comes first, each in its turn, and the names of what does not; null where
 * already the first do not go together. Nothing is added that they need: `complete` does that. */
export function kept(
  game: Rules,
  seats: number,
  first: Chosen,
  rest: Chosen,
): { options: Chosen; lost: string[] } | null {
  if (!complete(game, seats, first)) return null;
  let options = first;
  const lost: string[] = [];
  for (const [name, value] of Object.entries(rest)) {
    if (name in first) continue;
    const more = { ...options, [name]: value };
    if (complete(game, seats, more)) options = more;
    else lost.push(name);
  }
  return { options, lost };
}

/** The term for which these options cannot be completed: one that nothing mends but what was chosen, if there is one. */
function hindrance(game: Rules, seats: number, options: Chosen): TermInfo | undefined {
  const chosen = filled(game, seats, options);
  const given = (change: Chosen): boolean =>
    Object.keys(change).some((name) => name === "seats" || name in options);
  return (
    game.terms.find((term) => breaks(term, chosen) && remedies(term, chosen).every(given)) ??
    broken(game, chosen)
  );
}

/** Why these options do not go together, with the rule; nothing where they do, or can be completed. */
export function refusal(game: GameInfo, seats: number, options: Chosen): string {
  const term = complete(game, seats, options) ? undefined : hindrance(game, seats, options);
  if (!term) return "";
  const key = `term-${term.why}`;
  const bare = Object.entries(term.needs).map(([name, values]) => `${name} ${values.join(" / ")}`);
  const said = has(key, game.name) ? t(key, undefined, game.name) : term.why.replaceAll("-", " ");
  const sentence = (said || bare.join(", ")).replace(/\.$/, "");
  return [sentence, term.rule].filter(Boolean).join(" · ");
}
