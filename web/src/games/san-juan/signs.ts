import type { Signs } from "../game";
import Icon from "./Icon.svelte";
import Sprite from "./Sprite.svelte";

/** Cards of no good are violet; roles and events lie on the table's own ground. */
export const signs: Signs = {
  Sprite,
  Icon,
  component: (group, { id, printed }) => {
    if (group === "roles" || group === "events")
      return { ground: "var(--table-2)", ink: "var(--ink)", icon: group === "events" ? "round_start" : id };
    const good = typeof printed["good"] === "string" ? printed["good"] : "";
    const colour = good || "violet";
    return { ground: `var(--${colour})`, ink: `var(--on-${colour})`, icon: good || id };
  },
  source: (source) => (source === "buildings" ? "builder" : source),
};
