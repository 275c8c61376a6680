// Any game in a replay: what each player has, and what lies between them.
import type { Lanes } from "../game";
import Lane from "./Lane.svelte";

export const lanes: Lanes = {
  Lane,
  Strip: Lane,
  line: () => "",
  heads: ["round"],
  quiet: ["score"],
};
