// The expansions whose own drawings are used in pictures of them.
import { fetchFor } from "../more/additions";

export const DRAWN: readonly string[] = ["tiles", "posts", "white", "inns"];

export const fetchDrawn = (): Promise<void> =>
  fetchFor(Object.fromEntries(DRAWN.map((name) => [name, "yes"])));
