// What a position brings that was not there before.
import type { Entry, Update } from "../net/wire";

/** What has happened since, if that can be said: after a lost line too, when everything comes again from the start. Who
    reads everything once the match is over goes on from what was read before. */
export function news(before: Update | null, update: Update): Entry[] | null {
  if (!before) return null;
  const ends = !before.result && update.result;
  if (before.reader !== update.reader && !ends) return null;
  return update.entries.filter((entry) => entry.row >= before.row);
}

/** Whether the last round begins with it. */
export function closing(before: Update, update: Update): boolean {
  return closes(update) && !closes(before);
}

function closes({ view }: Update): boolean {
  return "last_round" in view && view.last_round === true;
}
