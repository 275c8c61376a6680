// What moves over the table when something happens: each thing as it is drawn where it lies.
import Seat from "../../lib/kit/Seat.svelte";
import {
  face,
  type Deed,
  type Eyes,
  type Face,
  type Flight,
  type Places,
  type Show,
} from "../../lib/motion/flight";
import type { Told } from "../../lib/motion/group";
import type { GameEvent } from "../../lib/net/wire";
import { gains, numberOf, seatOf, textOf } from "../points";
import Barrel from "./Barrel.svelte";
import Coin from "./Coin.svelte";
import Colonist from "./Colonist.svelte";
import Hull from "./faces/Hull.svelte";
import Tile from "./faces/Tile.svelte";
import Icon from "./Icon.svelte";

export const told: Told = {
  quiet: ["score", "coin"],
  seatwise: ["produce", "colonists"],
  opens: ["round", "role", "coin"],
  last: ["ending"],
};

const BANK = ["bank", "supply"];
const barrel = (good: string): Face => face(`barrel:${good}`, Barrel, { good, size: 24 });
const coin = (): Face => face("coin", Coin, { value: "", size: 20 });
const man = (): Face => face("colonist", Colonist, { size: 19 });
const tile = (id: string): Face => face(`tile:${id}`, Tile, { id });
const house = (id: string): Face => face(`building:${id}`, Tile, { id, wide: true });

const purse = (seat: string): Places => [`purse:${seat}`, `points:${seat}`, `seat:${seat}`];
const goods = (seat: string, good: string): Places => [
  `goods:${seat}/${good}`,
  `goods:${seat}`,
  `seat:${seat}`,
  `points:${seat}`,
];
const island = (seat: string, id: string): Places => [
  `island:${seat}/${id}`,
  `island:${seat}`,
  `seat:${seat}`,
  `points:${seat}`,
];
const city = (seat: string, id: string): Places => [
  `board:${seat}/${id}`,
  `board:${seat}`,
  `seat:${seat}`,
  `points:${seat}`,
];
const supply = (good: string): Places => [`supply:${good}`, "supply"];

function coins(from: Places, to: Places, count: number, after = 0): Flight[] {
  return count > 0 ? [{ from, to, face: coin(), count, after }] : [];
}

export function show(event: GameEvent, eyes: Eyes): Show | null {
  const seat = seatOf(event);
  const good = textOf(event, "good");
  const amount = numberOf(event, "amount");
  const doubloons = numberOf(event, "doubloons");
  switch (event.kind) {
    case "round":
      return crown(event, eyes);
    case "role": {
      const role = [`role:${textOf(event, "role")}`];
      const token = face(`seat:${seat}`, Seat, { seat: Number(seat), size: 18 });
      const from = [`seat:${seat}`, `points:${seat}`];
      return {
        flights: [{ from, to: role, face: token }, ...coins(role, purse(seat), doubloons, 120)],
        sound: "piece",
      };
    }
    case "coin":
      return {
        flights: [{ from: BANK, to: [`role:${textOf(event, "role")}`], face: coin(), ms: 480 }],
        sound: "coins",
      };
    case "tile":
    case "drawn":
      return { flights: [settled(event, seat)], sound: "piece" };
    case "reveal": {
      const id = textOf(event, "tile");
      return {
        flights: [
          {
            from: ["stacks", "pile:stacks", "row"],
            to: [`row:${id}`, "row"],
            face: tile(id),
            ms: 300,
            fit: true,
          },
        ],
      };
    }
    case "colonists": {
      const count = numberOf(event, "ship") + numberOf(event, "supply");
      const to = [`colony:${seat}`, ...city(seat, "")];
      return {
        flights: [{ from: ["colonists"], to, face: man(), count, ms: 360 }],
        next: 200,
        sound: "piece",
      };
    }
    case "colonist": {
      const place = textOf(event, "place");
      const to = [`island:${seat}/${place}`, ...city(seat, place)];
      return { flights: [{ from: ["colonists"], to, face: man() }], sound: "piece" };
    }
    case "placed":
      return {
        rings: [[`board:${seat}`, `seat:${seat}`]],
        circles: [[`island:${seat}`], [`board:${seat}`]],
        next: 200,
      };
    case "refill":
      return { rings: [["colonists"]] };
    case "build": {
      const id = textOf(event, "building");
      const to = city(seat, id);
      const flight = {
        from: [`market:${id}`, "market"],
        to,
        soon: [`board:${seat}/next`],
        face: house(id),
        fit: true,
      };
      return {
        flights: [flight, ...coins(purse(seat), BANK, numberOf(event, "price"), 180)],
        sound: "piece",
      };
    }
    case "produce":
      return {
        flights: [
          { from: island(seat, good), to: goods(seat, good), face: barrel(good), count: amount, ms: 300 },
        ],
        next: 150,
        sound: "piece",
      };
    case "bonus":
      return { flights: [{ from: supply(good), to: goods(seat, good), face: barrel(good) }], sound: "piece" };
    case "factory":
    case "prospector":
      return { flights: coins(BANK, purse(seat), doubloons), sound: "coins" };
    case "sell": {
      const flight = { from: goods(seat, good), to: ["house"], face: barrel(good) };
      return { flights: [flight, ...coins(BANK, purse(seat), doubloons, 200)], sound: "coins" };
    }
    case "house_emptied":
      return { flights: emptied(eyes) };
    case "load":
      return {
        flights: [
          { from: goods(seat, good), to: hold(event, seat), face: barrel(good), count: amount, ms: 360 },
        ],
        next: 200,
        sound: "piece",
      };
    case "ship_emptied": {
      const from = [`ship:${textOf(event, "ship")}`, "ships"];
      return {
        flights: [{ from, to: supply(good), face: barrel(good), count: amount, ms: 700 }],
        deeds: sails(event, eyes),
      };
    }
    case "lose":
      return {
        flights: [{ from: goods(seat, good), to: supply(good), face: barrel(good), count: amount, ms: 300 }],
      };
    case "score":
      return { gains: gains(event, cause(eyes.cause, seat)), sound: "points" };
    default:
      return null;
  }
}

/** Where a load lies: the ship, or the wharf of whoever has one. */
function hold(event: GameEvent, seat: string): Places {
  const ship = textOf(event, "ship");
  return ship === "wharf" ? ["city:wharf", ...city(seat, "wharf")] : [`ship:${ship}`, "ships"];
}

function settled(event: GameEvent, seat: string): Flight {
  const id = textOf(event, "tile");
  const stack = ["stacks", "pile:stacks", `stack:${textOf(event, "stack")}`, "row"];
  const from =
    event.kind === "drawn" ? stack : id === "quarry" ? ["pile:quarry", "row"] : [`row:${id}`, "row"];
  return { from, to: island(seat, id), soon: [`island:${seat}/next`], face: tile(id), fit: true };
}

/** A full ship leaves with its load, and comes back without. */
function sails(event: GameEvent, { view }: Eyes): Deed[] {
  const id = numberOf(event, "ship");
  const ship = "ships" in view ? view.ships.find((one) => one.ship === id) : undefined;
  if (!ship) return [];
  const { spaces } = ship;
  const load = { good: textOf(event, "good"), barrels: numberOf(event, "amount") };
  const was = face(`ship:${id}`, Hull, { spaces, ...load });
  const is = face(`ship:${id}`, Hull, { spaces });
  return [{ how: "sail", at: [`ship:${id}`], was, is, ms: 700 }];
}

/** The barrels that lay in the trading house go back. */
function emptied({ view }: Eyes): Flight[] {
  const lay = "trading_house" in view ? view.trading_house : {};
  return Object.entries(lay)
    .filter(([, count]) => count)
    .map(([good, count]) => ({ from: ["house"], to: supply(good), face: barrel(good), count }));
}

function cause(event: GameEvent | undefined, seat: string): Places {
  if (event?.kind === "load") return hold(event, seat);
  return event?.kind === "build" ? city(seat, textOf(event, "building")) : [];
}

function crown(event: GameEvent, { view }: Eyes): Show | null {
  const before = "governor" in view ? view.governor : -1;
  const now = Number(event["governor"]);
  const place = (seat: number): Places => [`seat:${seat}`, `points:${seat}`];
  if (before < 0 || before === now) return null;
  const sign = face("governor", Icon, { name: "imperial-crown", size: 22 });
  return { flights: [{ from: place(before), to: place(now), face: sign, ms: 480 }] };
}
