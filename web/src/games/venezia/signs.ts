import type { Signs } from "../game";
import Sign from "./pieces/Sign.svelte";

const SOURCES: Record<string, string> = { gold: "treasure", jumps: "gondola" };

/** Every building as it stands on the map, on a breath of its ink. */
export const signs: Signs = {
  Icon: Sign,
  component: (_, { id }) => ({
    ground: `color-mix(in srgb, var(--${id}) 22%, var(--paper))`,
    ink: "var(--ink)",
    icon: id,
  }),
  source: (source) => SOURCES[source] ?? source,
};
