import type { Signs } from "../game";
import SignIcon from "./art/SignIcon.svelte";
import Sprite from "./art/Sprite.svelte";
import { allFetched } from "./more/additions";
import "./inks.css";

const SOURCES: Record<string, string> = {
  areas: "area",
  phases: "phase",
  bonus_tiles: "medal",
  livestock: "cow",
  watchtowers: "watchtower",
  sales: "market",
  monasteries: "abbey",
  goods: "g5",
  silver: "silver",
  workers: "worker",
};

/** Tiles are shown as they are. */
export const signs: Signs = {
  Sprite,
  Icon: SignIcon,
  component: (_, { id }) => ({ ground: "none", ink: "var(--ink)", icon: `tile:${id}`, whole: true }),
  source: (source) =>
    SOURCES[source] ?? allFetched().flatMap(({ sources }) => sources?.[source] ?? [])[0] ?? "medal",
  pictures: async () => (await import("./setup/pictures")).ready(),
};
