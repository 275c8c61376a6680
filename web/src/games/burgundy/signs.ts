import type { Signs } from "../game";

/** The colour of a group of tiles; lands are their own. */
const COLOURS: Record<string, string> = {
  buildings: "building",
  livestock: "pasture",
  monasteries: "monastery",
};
const DARK = new Set(["castle", "ship"]);

export const signs: Signs = {
  component: (group, { id }) => {
    const colour = COLOURS[group] ?? id;
    return { ground: `var(--${colour})`, ink: DARK.has(colour) ? "#fff" : "#1a1204" };
  },
};
