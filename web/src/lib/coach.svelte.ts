// The coach: in somebody's first games of a game one line says what the role, die or card that is pointed at would bring
// them, or what the open question could. It tells what the server tells with the answers, and advises nothing.
import type { Coach } from "../games/game";
import { gameOf } from "../games/shelf";
import { counted, isAmongFirst } from "./firsts";
import { Kept } from "./net/kept";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

const begun = new Kept<string[]>("begun");
let coaches = $state.raw<Record<string, Coach>>({});

/** Count a table at which somebody plays from here. */
function countTable(game: string, table: string): void {
  const all = begun.all();
  const tables = all[game] ?? [];
  const more = counted(tables, table);
  if (more !== tables) begun.put({ ...all, [game]: more });
}

/** Whether a game was ever played from here. */
export function wasPlayed(game: string): boolean {
  return (begun.all()[game] ?? []).length > 0;
}

export function isCoached(game: string, table: string): boolean {
  if (settings.coach !== "first") return settings.coach === "on";
  return isAmongFirst(begun.all()[game] ?? [], table);
}

/** Fetch the coach of a game where somebody is coached, and count the table. */
export async function sitDown(play: Play): Promise<void> {
  const { client, game } = play;
  if (!client || play.watching || play.quiz) return;
  countTable(game, client.id);
  if (coaches[game] || !isCoached(game, client.id)) return;
  const found = await gameOf(game).coach?.();
  if (found) coaches = { ...coaches, [game]: found.coach };
}

/** A guided game has a coach of its own. */
function isGuided({ client }: Play): boolean {
  const guide = client?.info?.guide;
  return !!guide && !guide.left && !guide.over;
}

/** What the coach says of a thing; nothing while nobody is coached. */
export function coachThing(play: Play, target: string | null): string {
  const coach = coaches[play.game];
  if (!coach || !target || !play.client || !play.chooser || isGuided(play)) return "";
  return isCoached(play.game, play.client.id) ? coach.thing(play, target) : "";
}

/** What the coach says now: of what is pointed at or in hand, else of the question. */
export function coachLine(play: Play): string {
  const coach = coaches[play.game];
  if (!coach || !play.client || !play.chooser || isGuided(play)) return "";
  if (!isCoached(play.game, play.client.id)) return "";
  for (const target of [play.help, play.held]) {
    const said = target && coach.thing(play, target);
    if (said) return said;
  }
  return coach.question?.(play) ?? "";
}
