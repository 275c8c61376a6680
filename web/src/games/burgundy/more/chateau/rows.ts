// Its duchy in rows by type, in the order of its reserve: only how many are covered counts.
import type { BurgundyChateauTable, BurgundyRivalSpace } from "../../../../lib/net/wire";

export interface Row {
  type: string;
  spaces: (BurgundyRivalSpace & { at: number })[];
  covered: number;
  /** Its bonus tile, by the place (1 or 2). */
  bonus: number;
}

export function rowsOf({ duchy, reserve, bonus }: BurgundyChateauTable): Row[] {
  return reserve.map(({ type }) => {
    const spaces = duchy.flatMap((space, at) => (space.type === type ? [{ ...space, at }] : []));
    const tile = bonus.find((one) => one.startsWith(`${type}.`));
    return {
      type,
      spaces,
      covered: spaces.filter(({ tile: lies, hidden }) => lies || hidden).length,
      bonus: Number(tile?.split(".")[1] ?? 0),
    };
  });
}
