// The texts: the package's own Fluent files, one catalogue for terminal, server and browser. Each game has a file of
// its own, because the same id may be called otherwise in another game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textsOf } from "../net/api";

export type Lang = "it" | "en";
export type Args = Record<string, FluentVariable>;

// Those of `ask` the server alone reads, to answer questions.
const files = import.meta.glob<string>(
  ["../../../../src/ludoteca/i18n/*/**/*.ftl", "!../../../../src/ludoteca/i18n/*/ask/*.ftl"],
  { query: "?raw", import: "default" },
);
const SHARED = ["common", "web"];
/** The games that have texts of a guide. */
export const GUIDED: readonly string[] = Object.keys(files).flatMap(
  (path) => /\/it\/guide\/([^/]+)\.ftl$/.exec(path)?.[1] ?? [],
);

/** Whether the catalogue has a file of that name. */
export const holds = (name: string): boolean =>
  Object.keys(files).some((path) => path.endsWith(`/it/${name}.ftl`));

const bundles = new Map<string, FluentBundle>();
/** The games whose texts a page may show: a language is switched to only when it has them all. */
const games = new Set<string>();
let current = $state<Lang>("it");
let asked: Lang = "it";
let game = $state("");
let loads = $state(0);

export function lang(): Lang {
  return current;
}

export function firstLang(): Lang {
  return document.documentElement.lang === "en" ? "en" : "it";
}

async function load(language: Lang, names: string[], key: string): Promise<void> {
  if (bundles.has(key)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of names) bundle.addResource(new FluentResource(await read(language, name)));
  bundles.set(key, bundle);
  loads += 1;
}

/** A file of the catalogue, and those of a game's expansions in the folder of its name; a game of another package
 * brings its own texts, be it in another language only. */
async function read(language: Lang, name: string): Promise<string> {
  const [file, folder] = [`/i18n/${language}/${name}.ftl`, `/i18n/${language}/${name}/`];
  const own = Object.entries(files).filter(([path]) => path.endsWith(file) || path.includes(folder));
  if (own.length) return (await Promise.all(own.map(([, found]) => found()))).join("\n");
  const brought = await textsOf(name);
  return brought[language] ?? brought["en"] ?? "";
}

/** Load a language and switch to it; everything on screen follows. Asked again meanwhile, the last asked stands. */
export async function useLang(next: Lang): Promise<void> {
  asked = next;
  const needed = [...games].map((name) => load(next, [name], `${next} ${name}`));
  await Promise.all([load(next, SHARED, next), ...needed]);
  if (asked !== next) return;
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem("lang", next);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** From now on ids are those of this game. */
export async function useGame(name: string): Promise<void> {
  await alsoGame(name);
  game = name;
}

/** Have a game's texts at hand, in this language and in every one switched to later (options, rules help). */
export async function alsoGame(name: string): Promise<void> {
  games.add(name);
  await Promise.all([...new Set([current, asked])].map((one) => load(one, [name], `${one} ${name}`)));
}

/** The game whose ids are said. */
export function ofGame(): string {
  return game;
}

function find(
  key: string,
  of = game,
): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>] | null {
  if (loads < 0) return null; // reading it makes texts follow what is loaded later
  for (const bundle of [bundles.get(`${current} ${of}`), bundles.get(current)]) {
    const message = bundle?.getMessage(key);
    if (bundle && message) return [bundle, message];
  }
  return null;
}

export function has(key: string, of = game): boolean {
  return find(key, of) !== null;
}

/** Whether a message has an attribute of that name, be it empty. */
export function hasForm(key: string, form: string): boolean {
  return form in (find(key)?.[1].attributes ?? {});
}

/** `name-sugar_mill` as `sugar mill`: better than nothing. */
export function readable(key: string): string {
  return key.slice(key.indexOf("-") + 1).replaceAll(/[_-]/g, " ");
}

/** The text of a key in the active language; one that is missing is said as the id in it, so that a game without
 * texts can be played. */
export function t(key: string, args?: Args, of = game): string {
  const found = find(key, of);
  if (!found?.[1].value) {
    console.error(`no text for ${key}`);
    return readable(key);
  }
  return found[0].formatPattern(found[1].value, args ?? null, []);
}

/** An attribute of a message, or nothing: `.help`, `.rule`, `.short`, `.the`. */
export function attr(key: string, name: string, args?: Args, of = game): string {
  const found = find(key, of);
  const pattern = found?.[1].attributes[name];
  return found && pattern ? found[0].formatPattern(pattern, args ?? null, []) : "";
}
