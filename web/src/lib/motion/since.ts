// What a position brings that was not there before.
import type { Entry, Update } from "../net/wire";

/** What has happened since, if that can be said. Who reads everything once the match is over reads it from the start:
    of that only the end is new. */
export function news(before: Update | null, update: Update): Entry[] | null {
  if (before && !before.result && update.result)
    return update.entries.filter((entry) => entry.row >= before.row);
  return before && before.reader === update.reader && !update.fresh ? update.entries : null;
}

/** Whether the last round begins with it. */
export function closing(before: Update, update: Update): boolean {
  return closes(update) && !closes(before);
}

function closes({ view }: Update): boolean {
  return "last_round" in view && view.last_round === true;
}
