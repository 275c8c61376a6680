// What moves over the table when something happens, with the face that the reader may see.
import { group, text } from "../../lib/components.svelte";
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
import { FLIGHT } from "../../lib/motion/timing";
import type { GameEvent } from "../../lib/net/wire";
import { gains, numberOf, seatOf, textOf } from "../points";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import { lastBuilding } from "./cards";
import Tile from "./faces/Tile.svelte";
import Icon from "./Icon.svelte";

export const told: Told = {
  quiet: ["score", "function"],
  seatwise: ["card", "produce"],
  opens: ["round", "role", "event", "event_up"],
  last: [],
};

/** The twelfth place shines twice, when its card has come. */
const glow = (at: Places): Deed => ({ how: "glow", at, after: FLIGHT, ms: 900 });
const DECK = ["deck"];
const DISCARDS = ["discards"];
const back = (): Face => face("back", Back, { width: 62 });
const card = (id: string, size: "hand" | "city"): Face => face(`card:${id}`, Card, { card: id, size });
const seen = (event: GameEvent): string => (typeof event["card"] === "string" ? event["card"] : "");

/** The building that makes a good. */
function plant(good: string): string {
  return group("plants").find((one) => text(one.id, "good") === good)?.id ?? good;
}

/** A building in somebody's city: where it stands, else the city. */
const built = (seat: string, id: string): Places => [`city:${seat}/${id}`, `city:${seat}`];
const hand = (seat: string): Places => [`hand:${seat}`];

export function show(event: GameEvent, eyes: Eyes): Show | null {
  const seat = seatOf(event);
  const mine = event["seat"] === eyes.me;
  const id = seen(event);
  switch (event.kind) {
    case "round":
      return crown(event, eyes);
    case "role": {
      const token = face(`seat:${seat}`, Seat, { seat: Number(seat), size: 18 });
      const from = [`seat:${seat}`, `points:${seat}`];
      return { flights: [{ from, to: [`role:${textOf(event, "role")}`], face: token }], sound: "piece" };
    }
    case "event":
      return { rings: [[`event:${textOf(event, "event")}`]] };
    case "card":
      return drawn(seat, id);
    case "discard": {
      const from = id ? [`hand:${id}`, `drawn:${id}`, ...hand(seat)] : hand(seat);
      const shown = id ? card(id, "hand") : back();
      return { flights: [{ from, to: DISCARDS, face: shown, ms: 300, fit: true }], sound: "card" };
    }
    case "build": {
      const cover = textOf(event, "cover");
      const soon = cover && cover !== "none" ? [`city:${cover}`] : [`city:${seat}/next`];
      const from = [...(mine ? [`hand:${id}`] : []), ...hand(seat)];
      const own = mine ? {} : { back: back() };
      const flight = { from, to: built(seat, id), soon, face: card(id, "city"), fit: true, ...own };
      const deeds = completes(event, eyes) ? [glow(built(seat, id))] : [];
      return { flights: [flight], deeds, next: 180, sound: "card" };
    }
    case "produce": {
      const to = built(seat, plant(textOf(event, "plant")));
      return { flights: [{ from: DECK, to, face: back(), ms: 360, fit: true }], sound: "card" };
    }
    case "sell":
    case "spend": {
      const from = built(seat, plant(textOf(event, "plant")));
      return {
        flights: [{ from, to: DISCARDS, face: back(), ms: 300, fit: true }],
        next: 200,
        sound: "card",
      };
    }
    case "tile":
      return {
        flights: [{ from: ["tiles"], to: ["tiles", "tile"], ...turned(event), ms: 400 }],
        rings: [["tile"]],
      };
    case "turn_up":
      return {
        flights: [
          {
            from: DECK,
            to: [`turned:${id}`, "turned", ...DECK],
            face: card(id, "hand"),
            back: back(),
            fit: true,
          },
        ],
      };
    case "mined": {
      const from = [`turned:${id}`, "turned", ...DECK];
      return { flights: [{ from, to: hand(seat), face: card(id, "hand"), fit: true }], sound: "card" };
    }
    case "tuck": {
      const from = id ? [`hand:${id}`, ...hand(seat)] : hand(seat);
      const shown = id ? card(id, "hand") : back();
      return { flights: [{ from, to: built(seat, "chapel"), face: shown, fit: true }], sound: "card" };
    }
    case "library":
    case "function":
      return { rings: [built(seat, event.kind === "library" ? "library" : id)] };
    case "quake":
      return { flights: [{ from: built(seat, id), to: DISCARDS, face: card(id, "city"), fit: true }] };
    case "shuffle":
      return { flights: [{ from: DISCARDS, to: DECK, face: back(), count: 3, ms: 500, fit: true }] };
    case "score":
      return { gains: gains(event, eyes.cause ? built(seat, seen(eyes.cause)) : []), sound: "points" };
    default:
      return null;
  }
}

/** With this building the city is complete; one over another takes no new place. */
function completes(event: GameEvent, { view }: Eyes): boolean {
  const player = "players" in view ? view.players[Number(event["seat"])] : undefined;
  const cover = textOf(event, "cover");
  const fresh = !cover || cover === "none";
  return fresh && !!player && "city" in player && player.city.length + 1 === lastBuilding();
}

/** The next price tile: it turns over where it lies. */
function turned(event: GameEvent): Pick<Flight, "face" | "back" | "grow"> {
  const tile = numberOf(event, "tile");
  return { face: face(`tile:${tile}`, Tile, { tile }), back: face("tile", Tile, {}), grow: true };
}

/** A card from the deck: whoever may see it sees it turn over on its way. */
function drawn(seat: string, id: string): Show {
  const to = id ? [`drawn:${id}`, `hand:${id}`, ...hand(seat)] : hand(seat);
  const flight = { from: DECK, to, fit: true };
  const shown = id ? { face: card(id, "hand"), back: back() } : { face: back() };
  return { flights: [{ ...flight, ...shown }], sound: "card" };
}

function crown(event: GameEvent, eyes: Eyes): Show | null {
  const before = "governor" in eyes.view ? eyes.view.governor : -1;
  const now = Number(event["governor"]);
  const place = (seat: number): Places => [`seat:${seat}`, `points:${seat}`];
  if (before < 0 || before === now) return null;
  return {
    flights: [
      { from: place(before), to: place(now), face: face("governor", Icon, { name: "governor", size: 22 }) },
    ],
  };
}
