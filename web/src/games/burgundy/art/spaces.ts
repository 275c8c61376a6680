// The printed spaces of a duchy: tint, pattern, number of the die, and a small mark of the land.
import { LINES } from "./art";
import { icon, letters, numbered, polygon } from "./draw";
import type { Land } from "./faces";

export const LANDS: readonly Land[] = ["castle", "mine", "monastery", "ship", "pasture", "building"];
export const DICE = Array.from({ length: 6 }, (_, at) => at + 1);
export const MARKS: Record<Land, string> = {
  castle: "castle",
  mine: "mine",
  monastery: "abbey",
  ship: "boat",
  pasture: "cow",
  building: "house",
};

/** A land by its pattern too: `p` on tiles, `q` on printed spaces, which are light in the dark. */
function pattern(land: Land, way: "p" | "q"): string {
  const ink = `var(--${land}-${way === "p" ? "d" : "p"})`;
  const [wide, high, lines] = LINES[land];
  const drawn = lines.replace("stroke ", `stroke="${ink}" fill="none" `).replace("fill ", `fill="${ink}" `);
  return `<pattern id="bu-${way}-${land}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">${drawn}</pattern>`;
}
export const patterns = (): string =>
  LANDS.flatMap((land) => [pattern(land, "p"), pattern(land, "q")]).join("");

/** The ground of a space, large (`E`) or small (`e`); its number lies above it. */
export function ground(land: Land, small: boolean): string {
  return (
    polygon(49.2, `style="fill:color-mix(in srgb,var(--${land}) 40%,var(--paper))"`) +
    polygon(49.2, `fill="url(#bu-q-${land})" opacity="${small ? 0.3 : 0.42}"`)
  );
}

export function space(land: Land, die: number, small: boolean): string {
  if (small) return ground(land, true) + letters(die, 0, 15, 44, "var(--ink)", "ui");
  return (
    ground(land, false) +
    numbered(die, 0, -7, 30, 23) +
    icon(MARKS[land], 0, 27, 17, `var(--${land}-p)`, 'opacity=".85"')
  );
}

/** A space of a depot that is empty: what comes there in the next phase. */
export function hole(land: Land): string {
  return (
    polygon(
      49,
      `style="fill:color-mix(in srgb,var(--${land}) 22%,var(--paper-2));stroke:color-mix(in srgb,var(--${land}) 60%,var(--line));stroke-width:2;stroke-dasharray:5 5"`,
    ) + icon(MARKS[land], 0, 0, 34, `var(--${land}-p)`, 'opacity=".5"')
  );
}

/** An empty space of the black depot. */
export const blackHole = (): string =>
  polygon(47, 'style="fill:#ffffff12;stroke:#ffffff38;stroke-width:2.5;stroke-dasharray:7 7"');

/** A good by its number, 1 to 6, as it lies in the depots. */
export const good = (number: number): string =>
  '<rect x="0" y="1" width="25" height="25" rx="4" fill="#3b2f1a55"/>' +
  `<rect width="25" height="25" rx="4" style="fill:var(--goods-${number});stroke:#0003;stroke-width:.8"/>` +
  icon(`g${number}`, 12.5, 12.5, 21.5, "#00000038") +
  letters(number, 12.5, 18, 15.5, "#fff", "display", 800);
