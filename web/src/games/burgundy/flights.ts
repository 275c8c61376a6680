// What moves over the table when something happens: each thing as it is drawn where it lies.
import Seat from "../../lib/kit/Seat.svelte";
import { face, type Eyes, type Face, type Flight, type Places, type Show } from "../../lib/motion/flight";
import type { Told } from "../../lib/motion/group";
import type { BurgundyView, GameEvent } from "../../lib/net/wire";
import { gains, numberOf, seatOf, textOf } from "../points";
import Coin from "./art/Coin.svelte";
import Good from "./art/Good.svelte";
import Points from "./art/Points.svelte";
import Tile from "./art/Tile.svelte";
import Worker from "./art/Worker.svelte";
import Roll from "./faces/Roll.svelte";
import type { Make } from "./more/addition";
import { allFetched } from "./more/additions";

const QUIET = ["score", "roll", "turn", "fill", "clear", "lane", "deal", "sail", "start"];
const OPENS = ["phase_end", "phase", "round"];

export const told: Told = {
  get quiet() {
    return [...QUIET, ...allFetched().flatMap((one) => one.told?.quiet ?? [])];
  },
  seatwise: [],
  get opens() {
    return [...OPENS, ...allFetched().flatMap((one) => one.told?.opens ?? [])];
  },
  last: [],
};

const ROLL = 500;
const REFILL = 300;
/** What comes of a tile follows before it has settled. */
const EFFECT = 300;

export const tile = (id: string): Face => face(`tile:${id}`, Tile, { id, crop: "L" as const, size: 60 });
export const good = (number: string): Face =>
  face(`good:${number}`, Good, { good: Number(number), size: 30 });
export const coin = (): Face => face("silver", Coin, { size: 20 });
export const worker = (): Face => face("worker", Worker, { size: 22 });

export const points = (seat: string): Places => [`points:${seat}`, `seat:${seat}`];
const dice = (seat: string): Places => [`dice:${seat}`, ...points(seat)];
export const storage = (seat: string, id: string): Places => [
  `storage:${seat}/${id}`,
  `storage:${seat}`,
  ...points(seat),
];
export const hex = (seat: string, at: string): Places => [
  `hex:${seat}.${at}`,
  `duchy:${seat}`,
  ...points(seat),
];
export const goods = (seat: string, kind: string): Places => [
  `goods:${seat}/${kind}`,
  `goods:${seat}`,
  ...points(seat),
];
const sold = (seat: string): Places => [`sold:${seat}`, ...goods(seat, "")];
/** A space of the depots: those of the black one have a number alone, those that expansions lay beside them a name. */
export const space = (at: string): Places => {
  const name = /^[a-z]+/.exec(at)?.[0];
  if (name) return [`tile:${at}`, `tile:${name}`, "depots"];
  return [`tile:${at}`, at.includes(".") ? `depot:${at}` : `black:${at}`, "depots"];
};
const wares = (depot: string, kind: string): Places => [
  `goods-of:${depot}/${kind}`,
  `goods-of:${depot}`,
  "depots",
];
/** Where new tiles and goods come from. */
const SUPPLY: Places = ["lane", "phases", "depots"];

export function show(event: GameEvent, eyes: Eyes): Show | null {
  const make = SHOWS[event.kind] ?? allFetched().flatMap(({ shows }) => shows?.[event.kind] ?? [])[0];
  return make ? make(event, seatOf(event), eyes) : null;
}

const SHOWS: Record<string, Make> = {
  deal: (event, seat) => {
    const kind = textOf(event, "good");
    return {
      flights: [{ from: SUPPLY, to: goods(seat, kind), face: good(kind), ms: REFILL }],
      sound: "piece",
    };
  },
  phase: (event) => ({ rings: [[`phase:${numberOfPhase(event)}`]], next: EFFECT }),
  phase_end: (event) => ({ rings: [[`phase:${numberOfPhase(event)}`]], next: EFFECT }),
  // What is left over has nowhere to go: it is only seen to leave.
  clear: (event) => ({ flights: [gone(space(textOf(event, "space")), tile(textOf(event, "tile")))] }),
  fill: (event) => {
    const to = space(textOf(event, "space"));
    return { flights: [{ from: SUPPLY, to, face: tile(textOf(event, "tile")), ms: REFILL, fit: true }] };
  },
  lane: (event) => {
    const kind = textOf(event, "good");
    const to = [`lane:${textOf(event, "round")}`, "lane"];
    return { flights: [{ from: SUPPLY, to, face: good(kind), ms: REFILL }] };
  },
  round: () => ({ rings: [["lane"]], next: 0 }),
  roll: (event, seat) => {
    const values = [numberOf(event, "first"), numberOf(event, "second")];
    const rolled = face(`roll:${seat}`, Roll, { values, seat: Number(seat) });
    // Everybody rolls at once.
    return {
      flights: [{ from: dice(seat), to: dice(seat), face: rolled, ms: ROLL }],
      next: 0,
      sound: "dice",
    };
  },
  white: white,
  take: (event, seat) => moved(event, seat, space(textOf(event, "space"))),
  buy: (event, seat) => moved(event, seat, space(textOf(event, "space"))),
  drop: (event, seat) => {
    const id = textOf(event, "tile");
    return { flights: [gone(storage(seat, id), tile(id))] };
  },
  place: (event, seat) => {
    const id = textOf(event, "tile");
    const to = hex(seat, textOf(event, "hex"));
    return {
      flights: [{ from: storage(seat, id), to, face: tile(id), fit: true }],
      next: EFFECT,
      sound: "piece",
    };
  },
  area: (event, seat) => ({
    deeds: [{ how: "glow", at: hex(seat, textOf(event, "hex")), ms: 600 }],
    rings: [hex(seat, textOf(event, "hex"))],
    next: 180,
  }),
  bonus: bonus,
  sell: (event, seat) => {
    const kind = textOf(event, "good");
    const count = numberOf(event, "number");
    return {
      flights: [{ from: goods(seat, kind), to: sold(seat), face: good(kind), count }],
      next: 200,
      sound: "coins",
    };
  },
  workers: (event, seat, eyes) => paid(event, seat, eyes, worker(), `workers:${seat}`, dice(seat)),
  silver: (event, seat, eyes) => ({
    ...paid(event, seat, eyes, coin(), `silver:${seat}`, ["black", "depots"]),
    sound: "coins",
  }),
  load: (event, seat) => {
    const kind = textOf(event, "good");
    const from = wares(textOf(event, "depot"), kind);
    return { flights: [{ from, to: goods(seat, kind), face: good(kind) }], next: 60, sound: "piece" };
  },
  sail: (event, seat) => {
    const token = face(`seat:${seat}`, Seat, { seat: Number(seat), size: 16 });
    const to = [`track:${textOf(event, "marker")}`, `marker:${seat}`];
    return { flights: [{ from: [`marker:${seat}`], to, face: token, ms: 300 }] };
  },
  power: (event, seat, { view }) => {
    const id = `monastery_${textOf(event, "monastery")}`;
    const at = (view as BurgundyView).players[Number(seat)]?.duchy.tiles.indexOf(id) ?? -1;
    return { rings: [hex(seat, String(at))], next: EFFECT };
  },
  score: (event, seat, { cause }) => ({
    gains: gains(event, because(cause, seat)),
    next: 180,
    sound: "points",
  }),
  pass: (_, seat) => ({ rings: [dice(seat)] }),
};

/** The phase of an event by its number: they are named A to E. */
const numberOfPhase = (event: GameEvent): number =>
  textOf(event, "phase").charCodeAt(0) - "A".charCodeAt(0) + 1;

/** Something leaves the game: it shines where it lay. */
export const gone = (from: Places, what: Face): Flight => ({ from, to: [], face: what, ms: REFILL });

/** A tile comes into a storage. */
export function moved(event: GameEvent, seat: string, from: Places): Show {
  const id = textOf(event, "tile");
  const soon = [`storage:${seat}/next`];
  return {
    flights: [{ from, to: storage(seat, id), soon, face: tile(id), fit: true }],
    next: EFFECT,
    sound: "piece",
  };
}

/** The white die rolls last, and the good of the round goes to its depot. */
function white(event: GameEvent, _: string, { view }: Eyes): Show {
  const die = numberOf(event, "die");
  const kind = textOf(event, "good");
  const rolled = face("roll:white", Roll, { values: [die] });
  const { rounds, lane } = view as BurgundyView;
  const from = [`lane:${rounds - lane.length + 1}`, "lane"];
  return {
    flights: [
      { from: ["white"], to: ["white"], face: rolled, ms: ROLL },
      { from, to: wares(String(die), kind), face: good(kind), after: ROLL },
    ],
    sound: "dice",
  };
}

function bonus(event: GameEvent, seat: string, { view }: Eyes): Show {
  const colour = textOf(event, "colour");
  const place = Number(textOf(event, "place"));
  const left = (view as BurgundyView).bonus[colour] ?? [];
  const shield = face(`bonus:${colour}`, Points, { points: left[0] ?? 0, size: 28, second: place > 1 });
  return { flights: [{ from: [`bonus:${colour}`, "bonuses"], to: points(seat), face: shield }], next: 180 };
}

/** Workers or coins that come from what brought them, or go where they are spent. */
function paid(event: GameEvent, seat: string, { cause }: Eyes, what: Face, own: string, spent: Places): Show {
  const number = numberOf(event, "number");
  const mine = [own, ...points(seat)];
  const [from, to] = number < 0 ? [mine, spent] : [because(cause, seat), mine];
  return { flights: [{ from, to, face: what, count: Math.abs(number), ms: REFILL }], next: 140 };
}

/** Where what an event brings comes from. */
function because(cause: GameEvent | undefined, seat: string): Places {
  switch (cause?.kind) {
    case "place":
    case "area":
      return hex(seat, textOf(cause, "hex"));
    case "bonus":
      return [`bonus:${textOf(cause, "colour")}`, ...points(seat)];
    case "sell":
      return sold(seat);
    case "phase_end":
      return [`duchy:${seat}`, ...points(seat)];
    default:
      return dice(seat);
  }
}
