// A move of a replay in words: what its player did, what came of it, and what is left.
import type { Lanes } from "../games/game";
import { t } from "./i18n/index.svelte";
import type { Move } from "./moves";
import type { Scene } from "./play.svelte";
import { actionText } from "./voice/answers";
import { lines, type LogLine } from "./voice/events";
import { capital, seated, type Reader } from "./voice/names";

export interface Told {
  /** The deed, as a headline. */
  title: string;
  rest: string;
}

/** What the log says of a move, each line once: its deed first, and a round that it ends as a line of its own. */
export function linesOf(move: Move, reader: Reader, lanes: Lanes | null, ask = ""): LogLine[] {
  const told = lines(move.events, reader, [...(lanes?.quiet ?? [])]);
  const silent = move.seat >= 0 && told.every((line) => line.kind === "round");
  const deed = lanes?.deed?.(move, reader) || (silent ? unsaid(move, reader, ask) : "");
  return deed ? [{ seat: move.seat, text: deed, kind: "", at: -1 }, ...told] : told;
}

/** An answer that nothing came of. */
function unsaid(move: Move, reader: Reader, ask: string): string {
  const entry = move.entries.at(-1);
  const names = seated(move.seat, reader);
  const own = move.seat === reader.me ? "yes" : "no";
  if (entry?.kind === "from") {
    const how = entry.text === "keep" ? "kept" : own === "yes" ? "you" : "other";
    return t("log-from", { how, name: reader.name(move.seat) });
  }
  if (entry?.kind === "free")
    return t("log-free", {
      how: entry.text !== "skip" ? "end" : own === "yes" ? "you" : "other",
      name: reader.name(move.seat),
    });
  if (!entry || entry.text === "pass") return capital(t("web-told-pass", { names, own, count: 1 }));
  return capital(t("web-told", { names, said: actionText(entry, entry.ask || ask, reader) }));
}

export function toldOf(
  move: Move,
  reader: Reader,
  lanes: Lanes | null,
  before: Pick<Scene, "question"> | null,
  after: Pick<Scene, "view">,
): Told {
  const ask = before?.question?.ask ?? "";
  const told = linesOf(move, reader, lanes, ask).filter((line) => line.kind !== "round");
  const deed = told.find((line) => line.seat === move.seat) ?? told[0];
  const rest = told.filter((line) => line !== deed).map((line) => `${line.text}.`);
  const paid = move.events.some((event) => event.kind === "build" && event["seat"] === move.seat);
  const kept = paid ? (lanes?.keeps?.(after.view, move.seat) ?? "") : "";
  const own = move.seat === reader.me ? "yes" : "no";
  if (kept) rest.push(t("web-replay-keeps", { own, things: kept }));
  return { title: deed?.text ?? "", rest: rest.join(" ") };
}
