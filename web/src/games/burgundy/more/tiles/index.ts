// Four more tiles: what a crane works as is chosen beside the question.
import type { Addition } from "../addition";
import { symbols } from "../sprite";
import Crane from "./Crane.svelte";
import { tiles } from "./faces";
import icons from "./icons.svg?raw";

export const addition: Addition = {
  sprite: () => symbols(icons),
  tiles,
  parts: { asked: Crane },
  powers: ["hire"],
  keys: { s: { name: "shields", to: ["[data-opens=powers]"] } },
};
