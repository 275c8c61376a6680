// What its steps move over the table: each tile from where it lay to where it comes.
import { face, type Places } from "../../../../lib/motion/flight";
import { textOf } from "../../../points";
import Roll from "../../faces/Roll.svelte";
import { numberOf } from "../../../points";
import { gone, space, tile } from "../../flights";
import type { Make } from "../addition";

const CARDS: Places = ["automa-deck", "automa"];
const RESERVE: Places = ["automa-reserve", "automa"];
const card = (id: string): Places => [`automa:${id}`, "automa"];
const ROLL = 500;

const moved =
  (from: (event: Parameters<Make>[0]) => Places, to: (event: Parameters<Make>[0]) => Places): Make =>
  (event) => ({
    flights: [{ from: from(event), to: to(event), face: tile(textOf(event, "tile")), fit: true }],
    next: 300,
    sound: "piece",
  });
const spaceOf = (event: Parameters<Make>[0]): Places => space(textOf(event, "space"));
const cardOf = (event: Parameters<Make>[0]): Places => card(textOf(event, "card"));
const shine = (at: Places): ReturnType<Make> => ({ rings: [at], next: 180 });

export const shows: Record<string, Make> = {
  automa: (event) => ({
    flights: [
      {
        from: ["automa-die", "automa"],
        to: ["automa-die", "automa"],
        face: face("roll:automa", Roll, { values: [numberOf(event, "die")] }),
        ms: ROLL,
      },
    ],
    sound: "dice",
  }),
  select: (event) => shine(cardOf(event)),
  card: (event) => ({ rings: [cardOf(event), CARDS], next: 180 }),
  search: () => ({ next: 0 }),
  in_vain: () => ({ next: 0 }),
  fruitless: () => ({ next: 0 }),
  chosen: moved(spaceOf, () => ["automa"]),
  from_reserve: (event) => shine([`automa-reserve/${textOf(event, "tile")}`, ...RESERVE]),
  cover: (event) => shine(cardOf(event)),
  cover_wild: (event) => shine(cardOf(event)),
  wild_tile: moved(spaceOf, () => RESERVE),
  tile_bonus: () => shine(["automa"]),
  card_bonus: () => shine(["automa"]),
  stow: moved(spaceOf, () => RESERVE),
  complete: (event) => ({
    deeds: [{ how: "glow", at: cardOf(event), ms: 600 }],
    rings: [cardOf(event)],
    next: 180,
  }),
  move: (event) => ({ flights: [gone(["automa"], tile(textOf(event, "tile")))], next: 120 }),
  again: () => shine(["automa"]),
  reshuffle: () => shine(CARDS),
  post_card: () => shine(["automa"]),
  buried: () => shine(["automa"]),
};
