import { box } from "./parts";
import { filled, hexagon, INK, n, path, ring, seen, shadow, shape, type Flat } from "./solid";

export const CAMPO = "#4f9152";
const TREES: readonly Flat[] = [
  [-15, -9],
  [15, -8],
  [-14, 11],
];

function tree(x: number, y: number): string {
  return (
    `<ellipse cx="${n(x + 2)}" cy="${n(y + 4.4)}" rx="6" ry="2.4" fill="#1f3a20" opacity=".28"/><path d="M${n(x)} ${n(y + 4)}v-5" stroke="#5a4328" stroke-width="1.6"/>` +
    `<circle cx="${n(x)}" cy="${n(y - 5)}" r="6.4" fill="#3f7d43" stroke="${INK}" stroke-width=".5"/>` +
    `<path d="M${n(x - 3.6)} ${n(y - 6.5)}a4 4 0 0 1 4 -3" stroke="#b6d9a0" stroke-width="1.1" fill="none" stroke-linecap="round"/>`
  );
}

/** A paved square with a well and three trees. */
export function campo(at: Flat): string {
  const paved = hexagon(at, 20);
  const joints = [0, 1, 2].map((i) => path([paved[i]!, paved[i + 3]!], false)).join("");
  const [x, y] = seen([...at, 8]);
  return (
    shape(path(hexagon(at, 26.5)), CAMPO, INK, 0.6) +
    shape(path(paved), "#e9e3c4", "#2f6a37", 0.7) +
    `<path d="${joints}${path(hexagon(at, 13))}" fill="none" stroke="#a9a57a" stroke-width=".6"/>` +
    TREES.map(([dx, dy]) => tree(at[0] + dx, at[1] + dy)).join("") +
    shadow(ring(at, 6.5), 3, 2) +
    box(ring(at, 8), 0, 1.6, "#d9d0b8") +
    box(ring(at, 5.6, 8), 1.6, 8, "#f4ecd8") +
    filled(`M${n(x - 3.6)} ${n(y)}a3.6 3.4 0 1 0 7.2 0a3.6 3.4 0 1 0 -7.2 0Z`, "#2b3a40") +
    `<path d="M${n(x - 5)} ${n(y)}v-8h10v8" fill="none" stroke="${INK}" stroke-width=".9"/>`
  );
}
