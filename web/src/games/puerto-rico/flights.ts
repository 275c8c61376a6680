import type { GameEvent } from "../../lib/net/wire";
import { points, seatOf } from "../flight";
import type { Flight } from "../game";
import "./flights.css";

const text = (event: GameEvent, field: string): string => String(event[field] ?? "");
const number = (event: GameEvent, field: string, otherwise = 0): number => Number(event[field] ?? otherwise);

export function flight(event: GameEvent): Flight | null {
  const seat = seatOf(event);
  const [island, board, goods] = [`island:${seat}`, `board:${seat}`, `goods:${seat}`];
  const good = `barrel g-${text(event, "good")}`;
  const tile = `tile g-${text(event, "tile")}`;
  const amount = number(event, "amount", 1);
  switch (event.kind) {
    case "tile":
      return { from: "row", to: island, look: tile };
    case "drawn":
      return { from: "stacks", to: island, look: tile };
    case "colonists":
      return {
        from: "colonists",
        to: board,
        look: "man",
        count: number(event, "ship") + number(event, "supply"),
      };
    case "build":
      return { from: "market", to: board, look: "build" };
    case "produce":
      return { from: "supply", to: goods, look: good, count: amount };
    case "bonus":
      return { from: "supply", to: goods, look: good };
    case "sell":
      return { from: goods, to: "house", look: good };
    case "load":
      return { from: goods, to: "ships", look: "barrel g-corn", count: amount };
    case "score":
      return points(event);
    default:
      return null;
  }
}
