// What moves over the table when something happens: cards, tokens, pawns, and gondolas that row along the track.
import { face, type Eyes, type Face, type Flight, type Places, type Show } from "../../lib/motion/flight";
import type { Told } from "../../lib/motion/group";
import type { GameEvent, VeneziaView } from "../../lib/net/wire";
import { gains, numberOf, seatOf, textOf } from "../points";
import Boat from "./faces/Boat.svelte";
import Small from "./faces/Small.svelte";
import { rowing, siteHexes } from "./map/ways";
import Piece from "./pieces/Piece.svelte";
import { last } from "./places";
import { need } from "./things";
import Token from "./Token.svelte";

export const told: Told = {
  quiet: ["score", "spent", "turn"],
  seatwise: [],
  opens: ["turn"],
  last: ["close"],
};

/** From space to space, and however far, no longer than this. */
const STROKE = 90;
const LONGEST = 900;
/** A piece to its site, and down on it. */
const CARRY = 360;
const DROP = 240;
const DECK = ["pile:deck"];
const DISCARD = ["pile:discard"];
const card = (kind: string): Face => face(kind ? `card:${kind}` : "back", Small, { kind });
const pawn = (kind: string): Face => face(`pawn:${kind}`, Piece, { kind: `pawn-${kind}`, size: 24 });
const token = (kind: "swamp" | "treasure"): Face => face(kind, Piece, { kind, size: 40 });

const player = (seat: string): Places => [`player:${seat}`, `points:${seat}`, `seat:${seat}`];
const hand = (seat: string): Places => [`hand:${seat}`, ...player(seat)];
const tokens = (seat: string): Places => [`tokens:${seat}`, ...player(seat)];
const front = (seat: string, kind: string): Places => [
  `front:${seat}/${kind}`,
  `front:${seat}`,
  ...player(seat),
];
const held = (seat: string, kind: string, { me }: Eyes): Places =>
  Number(seat) === me ? [`hand:${kind}`, ...hand(seat)] : hand(seat);

const kindOf = (event: GameEvent): string => (typeof event["card"] === "string" ? event["card"] : "");

export function show(event: GameEvent, eyes: Eyes): Show | null {
  const seat = seatOf(event);
  const kind = kindOf(event);
  switch (event.kind) {
    case "play":
    case "set": {
      const count = event.kind === "set" ? need(kind) : 1;
      const to = front(seat, kind);
      return {
        flights: [{ from: held(seat, kind, eyes), to, face: card(kind), count, fit: true }],
        next: 240,
        sound: "card",
      };
    }
    case "pawn":
      return { flights: [crowned(event, kind)], sound: "piece" };
    case "built":
      return built(event, kind);
    case "no_room":
      return { rings: [front(seat, kind)] };
    case "points":
      return { rings: [[`quarter:${textOf(event, "quarter")}`, "map"]] };
    case "treasure":
    case "drain":
      return { flights: [won(event, seat)], next: 80, sound: "coins" };
    case "move":
      return moved(event, eyes);
    case "score":
      return { gains: gains(event, [`gondola:${seat}`]), sound: "points" };
    case "discard": {
      const count = numberOf(event, "number");
      return {
        flights: [{ from: front(seat, kind), to: DISCARD, face: card(kind), count, ms: 300, fit: true }],
        next: 120,
        sound: "card",
      };
    }
    case "spent":
      return paid(event, seat, eyes);
    default:
      return drawing(event, seat, kind, eyes);
  }
}

/** Cards between deck, open row, hands and discards; and how the game comes to its end. */
function drawing(event: GameEvent, seat: string, kind: string, eyes: Eyes): Show | null {
  const fly = (from: Places, to: Places, more: Partial<Flight> = {}): Show => ({
    flights: [{ from, to, face: card(kind), fit: true, ...more }],
    sound: "card",
  });
  const open = [`open:${kind}`, "open"];
  switch (event.kind) {
    case "show":
      return fly(held(seat, kind, eyes), open);
    case "open":
      return fly(open, hand(seat));
    case "draw":
      return fly(DECK, hand(seat), kind ? { back: card("") } : {});
    case "third":
      return fly(DECK, numberOf(event, "kept") ? front(String(third(eyes)), kind) : DISCARD, {
        back: card(""),
      });
    case "shuffle":
      return fly(DISCARD, DECK, { count: 3, ms: 300 });
    case "flush":
      return { flights: flushed(eyes), sound: "card" };
    case "close": {
      const cause = textOf(event, "cause");
      return { deeds: [{ how: "glow", at: [`supply:${cause}`, `space:${last()}`, "map"], ms: 900 }] };
    }
    default:
      return null;
  }
}

/** The piece comes from the supply and drops on its site, which shines. */
function built(event: GameEvent, kind: string): Show {
  const hexes = siteHexes(textOf(event, "site"));
  const at = [`built:${hexes.join("+")}`, "map"];
  const piece = face(`piece:${kind}`, Piece, { kind, size: 64 });
  const from = [`supply:${kind}`, `player:${seatOf(event)}`];
  const soon = hexes.slice(0, 1).map((hex) => `hex:${hex}`);
  return {
    flights: [{ from, to: at, soon, face: piece, ms: CARRY, fit: true }],
    rings: hexes.map((hex) => [`hex:${hex}`, "map"]),
    deeds: [{ how: "drop", at, after: CARRY, ms: DROP }],
    next: CARRY + DROP,
    sound: "piece",
  };
}

/** A token from its pile or its hex to whoever has it now; what it is worth, its owner alone sees. */
function won(event: GameEvent, seat: string): Flight {
  const treasure = event.kind === "treasure";
  const from = treasure ? ["pile:treasure", "map"] : [`hex:${textOf(event, "hex")}`, "map"];
  const hidden = token(treasure ? "treasure" : "swamp");
  const value = event["value"];
  if (typeof value !== "number") return { from, to: tokens(seat), face: hidden, fit: true };
  const shown = face(`token:${value}`, Token, { value, treasure, size: 34 });
  return { from, to: tokens(seat), face: shown, back: hidden, fit: true };
}

function moved(event: GameEvent, { view }: Eyes): Show {
  const [seat, from, to] = [numberOf(event, "seat"), numberOf(event, "from"), numberOf(event, "to")];
  const { way, left } = rowing(view as VeneziaView, seat, from, to);
  const boat = [`gondola:${seat}`];
  const ms = Math.min(LONGEST, STROKE * Math.max(1, way.length - 1));
  return {
    flights: [
      { from: boat, to: boat, face: face(`gondola:${seat}`, Boat, { seat, left }), way, ms, fit: true },
    ],
    sound: "piece",
  };
}

/** The master builder goes to whoever has most cards, or home. */
function crowned(event: GameEvent, kind: string): Flight {
  const at = (seat: number): Places =>
    seat >= 0 ? [...front(String(seat), kind)] : [`pawn:${kind}`, `supply:${kind}`];
  return { from: at(numberOf(event, "from")), to: at(numberOf(event, "seat")), face: pawn(kind) };
}

/** Gold goes to the gondola that it moves; treasures to their pile, where they can be won again. */
function paid(event: GameEvent, seat: string, { view }: Eyes): Show {
  const value = numberOf(event, "value");
  const treasure = !(String(value) in (view as VeneziaView).spent);
  const from = [`tokens:${seat}/${treasure ? "treasure" : "swamp"}`, ...tokens(seat)];
  const to = treasure ? ["pile:treasure", `gondola:${seat}`] : [`gondola:${seat}`, "map"];
  const shown = face(`token:${value}`, Token, { value, treasure, size: 26 });
  return {
    flights: [{ from, to, face: shown, count: numberOf(event, "number"), ms: 500 }],
    next: 120,
    sound: "coins",
  };
}

/** All that lies open leaves, with the card that was laid open last. */
function flushed({ view, cause }: Eyes): Flight[] {
  const lay = new Set([...(view as VeneziaView).open, ...(cause?.kind === "show" ? [kindOf(cause)] : [])]);
  return [...lay].map((kind) => ({
    from: [`open:${kind}`, "open"],
    to: DISCARD,
    face: card(kind),
    fit: true,
  }));
}

const third = ({ view }: Eyes): number =>
  (view as VeneziaView).players.find((one) => one.imaginary)?.seat ?? -1;
