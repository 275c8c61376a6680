// Trade routes: goods that are sold go onto a row of spaces, and bring a bonus where they fit.
import { good, goods, points } from "../../flights";
import { textOf } from "../../../points";
import type { Addition } from "../addition";
import { onShelf } from "../keys";
import Asked from "./Asked.svelte";
import Lane from "./Lane.svelte";
import Line from "./Line.svelte";
import { isFull, routeOf } from "./route";
import Shelf from "./Shelf.svelte";
import ShelfButton from "./ShelfButton.svelte";
import { about } from "./words";

/** Two ends and the way between them. */
const WAY =
  '<symbol id="bu-way" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">' +
  '<circle cx="6" cy="19" r="3"/><path d="M9 19h8.500a3.500 3.500 0 0 0 0-7h-11a3.500 3.500 0 0 1 0-7H15"/><circle cx="18" cy="5" r="3"/></g></symbol>';

const space = (seat: string, at: string): string[] => [
  `route:${seat}.${at}`,
  `route:${seat}`,
  ...points(seat),
];

export const addition: Addition = {
  sprite: () => WAY,
  parts: {
    asked: Asked,
    line: Line,
    lane: Lane,
    shelf: { Part: Shelf, Button: ShelfButton, title: "web-bu-route" },
  },
  // While there are free spaces nothing goes on the pile.
  sells: (view, seat) => !isFull(routeOf(view.players[seat])),
  tells: { route: about, laid: about },
  keys: { t: { name: "route", to: [onShelf("route")] } },
  shows: {
    route: (_event, seat) => ({ rings: [[`route:${seat}`, ...points(seat)]], next: 120 }),
    // One after the other, space by space.
    caravan: (event, seat) => ({
      flights: [
        {
          from: goods(seat, textOf(event, "good")),
          to: space(seat, textOf(event, "space")),
          face: good(textOf(event, "good")),
          ms: 300,
        },
      ],
      deeds: [{ how: "glow", at: space(seat, textOf(event, "space")), ms: 300 }],
      next: 140,
      sound: "piece",
    }),
  },
  sources: { routes: "way" },
};
