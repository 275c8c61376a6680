import { say } from "../../lib/puzzles/words";
import type { SanJuanView } from "../../lib/net/wire";
import type { Known } from "../game";

export const known: Known = (seen, name) => {
  const view = seen as SanJuanView;
  const first = view.players.toSorted((a, b) => b.city.length - a.city.length)[0];
  const ahead = first?.seat === view.seat ? "you" : "other";
  return [
    say("known-san-juan-piles", { deck: view.deck, discards: view.discards }),
    first ? say("known-san-juan-end", { who: ahead, name: name(first.seat), count: first.city.length }) : "",
  ].filter(Boolean);
};
