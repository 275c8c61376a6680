// What the options of a table come to, without asking the server what they may be: off is off by name.
import type { Chosen } from "../../../lib/terms";
import { EXPANSIONS, WAYS, type Way } from "./ways";

const OFF = "no";

export interface PlayedWith {
  way: Way;
  names: string[];
}

export function playedWith(options: Chosen): PlayedWith {
  const on = (name: string): boolean => (options[name] ?? OFF) !== OFF;
  return { way: WAYS.find((way) => way !== "all" && on(way)) ?? "all", names: EXPANSIONS.filter(on) };
}
