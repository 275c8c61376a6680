// A step of its turn in words: as the log says it, but depots with nothing and tiles that move are told together.
import { t } from "../../../../lib/i18n/index.svelte";
import type { GameEvent } from "../../../../lib/net/wire";
import { lines } from "../../../../lib/voice/events";
import { listed, thing, type Reader } from "../../../../lib/voice/names";
import type { Step } from "./steps";

const VAIN = "in_vain";
const MOVES = "move";

/** Events of a kind in a row together, and all others between them. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  const kindOf = ({ kind }: GameEvent): string => (kind === VAIN || kind === MOVES ? kind : "");
  for (const event of events) {
    const run = found.at(-1);
    if (run?.[0] && kindOf(run[0]) === kindOf(event)) run.push(event);
    else found.push([event]);
  }
  return found;
}

export function wordsOf(step: Step, reader: Reader): string[] {
  const said = runs(step.events).flatMap((run) => {
    if (run[0]?.kind === VAIN)
      return [
        t("web-bu-automa-vain", {
          count: run.length,
          depots: listed(run.map((one) => String(one["depot"]))),
        }),
      ];
    if (run[0]?.kind === MOVES)
      return [t("web-bu-automa-moves", { tiles: listed(run.map((one) => thing(String(one["tile"])))) })];
    return lines(run, reader).map(({ text }) => `${text}.`);
  });
  return said.length ? said : [t(`web-bu-automa-none-${step.number}`)];
}
