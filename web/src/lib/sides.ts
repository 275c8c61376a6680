// Who plays with whom at a table: partners win and lose together.
import type { TableInfo } from "./net/wire";

type Seated = Pick<TableInfo, "parties">;

/** The seats of each team; none where everybody plays alone. */
export function sidesOf({ parties }: Seated): number[][] {
  const sides = [...new Set(parties)].map((party) =>
    parties.flatMap((one, seat) => (one === party ? [seat] : [])),
  );
  return sides.some((seats) => seats.length > 1) ? sides : [];
}

/** What a team is called, wherever it is meant. */
export const letterOf = (side: number): string => String.fromCharCode("A".charCodeAt(0) + side);
