// What moves by the events of vineyards.
import { face, type Places } from "../../../../lib/motion/flight";
import { numberOf, textOf } from "../../../points";
import { points, storage } from "../../flights";
import type { Addition } from "../addition";
import GrapeTile from "./GrapeTile.svelte";
import Turning from "./Turning.svelte";

const EFFECT = 300;

/** A hex of somebody's vineyard; where only the tile lies there, by its left hex. */
const vine = (seat: string, hex: number): Places => [
  `vinehex:${seat}.${hex - (hex % 2)}`,
  `vineyard:${seat}`,
  ...points(seat),
];
const grape = (name: string) => face(`grape:${name}`, GrapeTile, { grape: name, size: 26 });

export const shows: NonNullable<Addition["shows"]> = {
  // With its first grape on the right it turns on its way.
  plant: (event, seat) => {
    const tile = textOf(event, "tile");
    const hex = Number(textOf(event, "vine"));
    const turning = face(`tile:${tile}`, Turning, { id: tile, turned: hex % 2 === 1 });
    const at = vine(seat, hex);
    return {
      flights: [{ from: storage(seat, tile), to: at, face: turning, fit: true }],
      deeds: [{ how: "glow", at, ms: 500, after: 420 }],
      next: EFFECT,
      sound: "piece",
    };
  },
  level: (event, seat) => ({
    deeds: [
      { how: "glow", at: [`vinelevel:${seat}.${numberOf(event, "level")}`, ...vine(seat, 0)], ms: 600 },
    ],
    rings: [[`vinelevel:${seat}.${numberOf(event, "level")}`, `vineyard:${seat}`, ...points(seat)]],
    next: 180,
  }),
  grape_tile: (event, seat) => {
    const name = textOf(event, "grape");
    const to = [`grapes:${seat}/${name}`, `grapes:${seat}`, ...points(seat)];
    return {
      flights: [{ from: [`grape:${name}`, "grapes", "vine", "depots"], to, face: grape(name) }],
      next: EFFECT,
      sound: "piece",
    };
  },
  // It leaves the game: it shines where it lay.
  grape_out: (event) => {
    const name = textOf(event, "grape");
    return {
      flights: [{ from: [`grape:${name}`, "grapes", "vine"], to: [], face: grape(name), ms: EFFECT }],
    };
  },
};
