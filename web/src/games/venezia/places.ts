// The places of the map in words.
import { chartOf, quarterName, spaceOf } from "./map/chart";

/** The name of a quarter. */
export function quarter(id: string): string {
  const chart = chartOf();
  return chart ? quarterName(chart, id) : id;
}

/** The quarter that a hex lies in. */
export const quarterOf = (hex: string): string => quarter(chartOf()?.hexes.get(hex)?.quarter ?? "");

/** The quarters that a space of the track borders. */
export function borders(space: number): string[] {
  const chart = chartOf();
  return (chart ? spaceOf(chart, space)?.borders : undefined) ?? [];
}

/** The space that ends the game. */
export const last = (): number => chartOf()?.last ?? 0;
