import type { GameEvent } from "../../lib/net/wire";
import { points, seatOf } from "../flight";
import type { Flight } from "../game";
import "./flights.css";

export function flight(event: GameEvent): Flight | null {
  const [hand, city] = [`hand:${seatOf(event)}`, `city:${seatOf(event)}`];
  switch (event.kind) {
    case "card":
      return { from: "deck", to: hand, look: "back" };
    case "discard":
      return { from: hand, to: "discards", look: "back" };
    case "build":
      return { from: hand, to: city, look: "build" };
    case "produce":
      return { from: "deck", to: city, look: "back" };
    case "sell":
    case "spend":
      return { from: city, to: "discards", look: "back" };
    case "tuck":
      return { from: hand, to: city, look: "back" };
    case "shuffle":
      return { from: "discards", to: "deck", look: "back", count: 3 };
    case "score":
      return points(event);
    default:
      return null;
  }
}
