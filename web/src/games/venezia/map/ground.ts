// What lies on the shores: hexes, stones, bridge sites, swamps. Every hex is a place that things fly from and to.
import { stones, SWAMPS, swamp, lots } from "../pieces/small";
import { between, hexagon, n, path } from "../pieces/solid";
import { middles, type Chart, type Hex } from "./chart";

const STIPPLES = 9;

/** The drawings that are used again and again. */
export function drawings(): string {
  const swamps = Array.from({ length: SWAMPS }, (_, i) => `<g id="vz-swamp${i}">${swamp(i)}</g>`);
  return `${swamps.join("")}<g id="vz-stones">${stones()}</g>`;
}

export function hexes(chart: Chart): string {
  const lot = lots(3);
  let dots = "";
  const paths = [...chart.hexes.values()].map(({ id, at }) => {
    for (let i = 0; i < STIPPLES; i += 1) {
      const [angle, far] = [lot(0, 2 * Math.PI), lot(4, 23)];
      dots += `M${n(at[0] + far * Math.cos(angle))} ${n(at[1] + far * Math.sin(angle))}h.01`;
    }
    return `<path data-zone="hex:${id}" d="${path(hexagon(at, 29.2))}"/>`;
  });
  return (
    `<g fill="var(--vz-land)" fill-opacity=".45" stroke="var(--vz-hex)" stroke-width=".7" stroke-opacity=".55" stroke-linejoin="round">${paths.join("")}</g>` +
    `<path d="${dots}" stroke="var(--vz-hex)" stroke-width="1.1" stroke-linecap="round" opacity=".45"/>`
  );
}

/** Pairs of hexes that a bridge can join. */
export function bridgeSites(chart: Chart): string {
  return chart.bridges
    .map(({ hexes: ends }) => {
      const [a, b] = middles(chart, ends);
      if (!a || !b) return "";
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [start, end] = [between(a, b, 19 / long), between(b, a, 19 / long)];
      const line = path([start, end], false);
      const knobs = [start, end].map(
        ([x, y]) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="3.6" fill="#fff" stroke="var(--vz-shore)" stroke-width="1"/>`,
      );
      return (
        `<path d="${line}" stroke="var(--vz-shore)" stroke-opacity=".55" stroke-width="5.4"/>` +
        `<path d="${line}" stroke="#fff" stroke-width="3.6" stroke-dasharray="6.5 4.5"/>${knobs.join("")}`
      );
    })
    .join("");
}

/** Which of the swamp tokens lies on a hex. */
const variant = ({ q, r }: Hex): number => (((q * 3 + r * 5) % SWAMPS) + SWAMPS) % SWAMPS;

/** The swamps that are left, those in front last. */
export function swamps(chart: Chart, ids: readonly string[]): string {
  return ids
    .flatMap((id) => chart.hexes.get(id) ?? [])
    .sort((a, b) => a.at[1] - b.at[1])
    .map((hex) => `<use href="#vz-swamp${variant(hex)}" x="${n(hex.at[0])}" y="${n(hex.at[1])}"/>`)
    .join("");
}

/** Stones on the hexes that are dry from the start, while nothing is built there. */
export function freeStones(chart: Chart, built: ReadonlySet<string>): string {
  return [...chart.hexes.values()]
    .filter((hex) => hex.kind === "stone" && !built.has(hex.id))
    .map(
      ({ at }) =>
        `<path d="${path(hexagon(at, 25))}" fill="var(--vz-stonepad)" opacity=".6"/><use href="#vz-stones" x="${n(at[0])}" y="${n(at[1])}"/>`,
    )
    .join("");
}
