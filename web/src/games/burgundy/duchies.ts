// What is printed on the duchies and the other boards, as the server gives it.
import type { ComponentInfo, Value } from "../../lib/net/wire";
import { areasOf, inRows, layout, nearOf } from "./hex";

export type Standing = "verified" | "single-source" | "inferred" | "house";

export interface DuchyPrint {
  id: string;
  standing: Standing;
  /** The colours of its hexes by letter, row by row, and their dice. */
  rows: string[];
  dice: string[];
  /** Where these hexes lie on a board of another shape, and the pairs of them that rivers join. */
  places?: number[][];
  rivers: number[][];
  /** How well it is attested where the parts of such a board lie. */
  drawing: string;
  /** The values of options with which it may come into play. */
  when: Record<string, string[]>;
}

const texts = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const pairs = (value: Value | undefined): number[][] | undefined =>
  Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? one.map(Number) : [])) : undefined;

export function printOf({ id, printed, when }: ComponentInfo): DuchyPrint {
  const places = pairs(printed["places"]);
  return {
    id,
    standing: printed["standing"] as Standing,
    rows: texts(printed["rows"]),
    dice: texts(printed["dice"]),
    ...(places ? { places } : {}),
    rivers: pairs(printed["rivers"]) ?? [],
    drawing: texts([printed["drawing"] ?? ""])[0] ?? "",
    when,
  };
}

export const label = (id: string): string => id.replace("_", " · ");

const COLOURS: Record<string, string> = {
  C: "castle",
  X: "mine",
  M: "monastery",
  S: "ship",
  P: "livestock",
  B: "building",
};

/** A printed duchy as it is drawn, with nothing on it yet. */
export function boardOf({ rows, dice, places: given }: Pick<DuchyPrint, "rows" | "dice" | "places">) {
  const colours = [...rows.join("")].map((letter) => COLOURS[letter] ?? "");
  const places = given ?? inRows(rows.map((row) => row.length));
  const near = nearOf(layout(places).centres);
  return { colours, numbers: [...dice.join("")].map(Number), areas: areasOf(colours, near), near, places };
}
