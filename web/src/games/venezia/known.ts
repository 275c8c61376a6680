import { say } from "../../lib/puzzles/words";
import { thing } from "../../lib/voice/names";
import type { VeneziaView } from "../../lib/net/wire";
import type { Known } from "../game";

export const known: Known = (seen) => {
  const view = seen as VeneziaView;
  const [scarce] = Object.entries(view.supply).toSorted((a, b) => a[1] - b[1]);
  return [
    say("known-venezia-deck", { deck: view.deck }),
    scarce ? say("known-venezia-left", { name: thing(scarce[0]), count: scarce[1] }) : "",
  ].filter(Boolean);
};
