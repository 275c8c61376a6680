import { say } from "../../lib/puzzles/words";
import type { PuertoRicoView } from "../../lib/net/wire";
import type { Known } from "../game";

export const known: Known = (seen) => {
  const view = seen as PuertoRicoView;
  return [
    say("known-puerto-rico-left", { chips: view.chips, colonists: view.colonists }),
    say("known-puerto-rico-end", { spaces: Math.max(...view.players.map((one) => one.spaces_used)) }),
  ];
};
