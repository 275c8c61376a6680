// The logs of one screen: each reader has its own, for it tells what the others may not read.
import type { Entry, Update } from "./wire";

/** A log with what is new at its end. An undo takes back the plays from its row on. */
function grown(log: Entry[], news: Entry[]): Entry[] {
  const back = Math.min(...news.map((entry) => (entry.kind === "undo" ? (entry.to ?? Infinity) : Infinity)));
  const kept = log.map((entry) =>
    entry.kind === "play" && entry.row >= back ? { ...entry, undone: true } : entry,
  );
  return [...(back < Infinity ? kept : log), ...news];
}

export class Logs {
  private kept = new Map<number, Entry[]>();

  /** The whole log of an update's reader. */
  with(update: Update): Entry[] {
    const log = update.fresh ? [] : (this.kept.get(update.reader) ?? []);
    const whole = grown(log, update.entries);
    this.kept.set(update.reader, whole);
    return whole;
  }
}
