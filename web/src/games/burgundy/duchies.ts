// What is printed on the duchies, as the server gives it.
import type { ComponentGroup, Value } from "../../lib/net/wire";

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
