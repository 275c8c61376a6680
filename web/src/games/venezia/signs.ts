import type { Signs } from "../game";

const DARK = new Set(["basilica", "ponte"]);

export const signs: Signs = {
  component: (_, { id }) => ({ ground: `var(--${id})`, ink: DARK.has(id) ? "#fff" : "#1a1204" }),
};
