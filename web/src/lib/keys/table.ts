// The keys of a table. Whatever a pointer can do has one, or lies under Tab, the arrows and Enter.
import type { Client } from "../net/table.svelte";
import type { Play } from "../play.svelte";
import { save, settings } from "../settings.svelte";
import type { Direction } from "./nearest";
import { choosable, move, onScreen, oneStopEach, things } from "./things";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The keys there are, in the order in which the menu tells them: what they do, and their cap where it is the same in
 * every language. */
export const KEYS: readonly (readonly [does: string, cap: string])[] = [
  ["arrows", ""],
  ["digits", "1–9"],
  ["enter", ""],
  ["confirm", "C"],
  ["pass", "P 0"],
  ["escape", "Esc"],
  ["undo", "Z"],
  ["hint", "H"],
  ["numbers", "N"],
  ["log", "L"],
  ["why", "?"],
  ["menu", "M"],
  ["screen", "F"],
];

export interface Table {
  play: Play;
  client: Client;
  menu: () => void;
}

/** What a key does at a table; Enter and Space on a thing or a button are the browser's own. */
export function tableKey(event: KeyboardEvent, table: Table): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on = event.target instanceof HTMLElement ? event.target : document.body;
  if (on.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  if (event.key === "Tab") oneStopEach();
  else if (event.key in ARROWS) arrow(event, on);
  else if (event.key === "Escape") table.play.drop();
  else if (event.key === "Enter" && !on.matches("button, a, summary, [role=button]"))
    void table.play.confirm();
  else if (settings.keys) letter(event, table);
}

function arrow(event: KeyboardEvent, on: HTMLElement): void {
  const direction = ARROWS[event.key];
  if (!direction) return;
  if (on.matches(".thing")) {
    if (move(on, direction)) event.preventDefault();
  } else if (on === document.body || on.matches("#main, .q, .q *")) {
    const first = choosable().find((one) => one.matches(".thing")) ?? things()[0];
    first?.focus();
    event.preventDefault();
  }
}

/** Single letters and digits, which the menu can switch off for those who speak to their computer. */
function letter(event: KeyboardEvent, { play, client, menu }: Table): void {
  const key = event.key.toLowerCase();
  const own = play.keys.get(key);
  if (own) own.does();
  else if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
  else if (key === "p" || key === "0") void play.close();
  else if (key === "c") void play.confirm();
  else if (key === "z" || key === "u") void client.undo();
  else if (key === "h") void client.askHint();
  else if (key === "l") log();
  else if (key === "m" || (key === "?" && !play.why(asked()))) menu();
  else if (key === "n") {
    settings.numbers = !settings.numbers;
    save();
  } else if (key === "f") void screen();
}

/** The thing that has the focus, or that the pointer explains. */
function asked(): string | null {
  const thing = document.activeElement?.closest<HTMLElement>(".thing");
  return (
    thing?.dataset["target"] ??
    document.querySelector<HTMLElement>(".thing.dim:hover")?.dataset["target"] ??
    null
  );
}

function choose(at: number): void {
  const one = choosable()[at];
  one?.focus();
  one?.click();
}

/** The log where it stands; where it has no place of its own, the button that opens it. */
function log(): void {
  const lines = document.querySelector<HTMLElement>("[data-scroller=log]");
  if (lines && onScreen(lines)) lines.focus();
  else document.querySelector<HTMLElement>("[data-opens=log]")?.click();
}

async function screen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
