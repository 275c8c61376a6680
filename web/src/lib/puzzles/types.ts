import type { PuzzleInfo, PuzzleList } from "../net/wire";

/** A puzzle as it is chosen: what the list says of it, and its game. */
export interface Listed extends PuzzleInfo {
  game: string;
}

export function listed(list: PuzzleList): Listed[] {
  return list.games.flatMap(({ game, puzzles }) => puzzles.map((one) => ({ ...one, game })));
}
