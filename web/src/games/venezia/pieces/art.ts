// Every building by its name: as it stands on hexes, and as a picture for cards and lists.
import { basilica, BASILICA } from "./basilica";
import { campo, CAMPO } from "./campo";
import { casa } from "./casa";
import { gondola } from "./gondola";
import { palazzo, PALAZZO } from "./palazzo";
import { ponte, PONTE } from "./ponte";
import { gem, pawn, stones, swamp } from "./small";
import type { Flat } from "./solid";

/** A building on the middles of its hexes; its name decides which way a casa looks. */
export function building(kind: string, hexes: readonly Flat[], name = ""): string {
  const [a, b] = hexes as [Flat, Flat];
  if (kind === "casa") return casa(a, [...name].reduce((sum, one) => sum + one.charCodeAt(0), 0) % 2 === 1);
  if (kind === "campo") return campo(a);
  if (kind === "palazzo") return palazzo(a, b);
  return kind === "basilica" ? basilica(hexes) : ponte(a, b);
}

/** The ink of a building on cards, and of its master builder. */
export const INKS: Record<string, string> = {
  casa: "#cdb98f",
  campo: CAMPO,
  palazzo: PALAZZO,
  basilica: BASILICA,
  ponte: PONTE,
};

const HALF = 25.98;
const PICTURES: Record<string, readonly [readonly Flat[], string]> = {
  casa: [[[0, 0]], "-27 -30 56 50"],
  campo: [[[0, 0]], "-28 -30 56 58"],
  palazzo: [
    [
      [-HALF, 0],
      [HALF, 0],
    ],
    "-48 -40 98 66",
  ],
  basilica: [
    [
      [0, -30],
      [-HALF, 15],
      [HALF, 15],
    ],
    "-54 -60 108 106",
  ],
  ponte: [
    [
      [-52, 0],
      [52, 0],
    ],
    "-50 -28 104 50",
  ],
};

export interface Picture {
  box: string;
  drawn: string;
}

const drawn = new Map<string, Picture>();

/** A piece as a picture: a building, `pawn-` with its name, `swamp`, `stones`, `gondola` or `treasure`. */
export function picture(kind: string): Picture {
  const made = drawn.get(kind) ?? draw(kind);
  drawn.set(kind, made);
  return made;
}

function draw(kind: string): Picture {
  const made = PICTURES[kind];
  if (made) return { box: made[1], drawn: building(kind, made[0]) };
  if (kind.startsWith("pawn-")) return { box: "-11 -26 24 32", drawn: pawn(INKS[kind.slice(5)] ?? "") };
  if (kind === "gondola") return { box: "-30 -36 60 54", drawn: gondola(0) };
  if (kind === "swamp") return { box: "-30 -30 62 62", drawn: swamp(1) };
  if (kind === "stones") return { box: "-22 -20 46 36", drawn: stones() };
  return { box: "-12 -12 24 24", drawn: gem() };
}
