// Ratings after M. Glickman's first system (glicko.net/glicko/glicko.pdf): a number, and how sure it is. A puzzle has both
// from its file and keeps them; who answers is rated against it, as in a game won or lost.
export interface Rating {
  rating: number;
  deviation: number;
}

/** Who has answered nothing yet. */
export const UNRATED: Rating = { rating: 1500, deviation: 350 };
/** Nobody becomes so sure that an answer moves nothing any more. */
const SUREST = 45;
/** Who stays away for so many days is as little known as at first. */
const FORGOTTEN = 730;
const USUAL = 50;

const Q = Math.LN10 / 400;
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

/** How likely it is that the first beats the second, as sure as the second is. */
export function expected(mine: Rating, other: Rating): number {
  return 1 / (1 + 10 ** ((-weight(other.deviation) * (mine.rating - other.rating)) / 400));
}

/** A rating after some games of one period; a score is 1 for a victory, 0 for a defeat. */
export function rated(mine: Rating, games: readonly (Rating & { score: number })[]): Rating {
  if (!games.length) return mine;
  let known = 0;
  let gain = 0;
  for (const game of games) {
    const [factor, chance] = [weight(game.deviation), expected(mine, game)];
    known += (Q * factor) ** 2 * chance * (1 - chance);
    gain += factor * (game.score - chance);
  }
  const sure = 1 / mine.deviation ** 2 + known;
  return { rating: mine.rating + (Q * gain) / sure, deviation: Math.sqrt(1 / sure) };
}

/** The same after an answer to a puzzle, and not surer than anybody may be. */
export function answered(mine: Rating, puzzle: Rating, right: boolean): Rating {
  const { rating, deviation } = rated(mine, [{ ...puzzle, score: right ? 1 : 0 }]);
  return { rating, deviation: Math.max(SUREST, deviation) };
}

/** Unsure again after days without an answer. */
export function rested({ rating, deviation }: Rating, days: number): Rating {
  const more = ((UNRATED.deviation ** 2 - USUAL ** 2) / FORGOTTEN) * Math.max(0, days);
  return { rating, deviation: Math.min(UNRATED.deviation, Math.sqrt(deviation ** 2 + more)) };
}
