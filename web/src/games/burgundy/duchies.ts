// What is printed on the duchies, as the server gives it.
import type { ComponentGroup, Value } from "../../lib/net/wire";
import { areasOf, layout, nearOf } from "./hex";

export type Standing = "verified" | "single-source" | "house";

export interface DuchyPrint {
  id: string;
  standing: Standing;
  /** The colours of its hexes by letter, row by row, and their dice. */
  rows: string[];
  dice: string[];
}

const texts = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

export function duchies(groups: ComponentGroup[]): DuchyPrint[] {
  const found = groups.find((group) => group.name === "duchies")?.components ?? [];
  return found.map(({ id, printed }) => ({
    id,
    standing: printed["standing"] as Standing,
    rows: texts(printed["rows"]),
    dice: texts(printed["dice"]),
  }));
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
export function boardOf({ rows, dice }: Pick<DuchyPrint, "rows" | "dice">) {
  const colours = [...rows.join("")].map((letter) => COLOURS[letter] ?? "");
  const near = nearOf(layout(colours.length).centres);
  return { colours, numbers: [...dice.join("")].map(Number), areas: areasOf(colours, near), near };
}
