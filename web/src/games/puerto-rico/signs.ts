import type { Signs } from "../game";
import Icon from "./Icon.svelte";
import Sprite from "./Sprite.svelte";
import { icon } from "./things";

const SOURCES: Record<string, string> = { shipping: "shooner-sailboat", buildings: "village" };

/** A plant has the colour of its good; roles lie on the table's own ground. */
export const signs: Signs = {
  Sprite,
  Icon,
  component: (group, { id, printed }) => {
    if (group === "roles") return { ground: "var(--table-2)", ink: "var(--ink)", icon: icon(id) };
    const good = printed["good"];
    const colour = group === "tiles" ? id : typeof good === "string" ? good : "violet";
    return { ground: `var(--${colour})`, ink: `var(--on-${colour})`, icon: icon(id) };
  },
  source: (source) => SOURCES[source] ?? icon(source),
};
