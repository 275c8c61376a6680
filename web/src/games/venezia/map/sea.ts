// Water and shores. The engraved coast is art of our own board; any other has its shores from its hexes.
import { hexagon, n, path, type Flat } from "../pieces/solid";
import { lots } from "../pieces/small";
import { SIDE, type Chart, type Hex } from "./chart";
import art from "./art.json";

const STRENGTH = [0.8, 0.62, 0.46, 0.34, 0.26, 0.19, 0.13, 0.09];
const ROSES: readonly Flat[] = [
  [540, -258],
  [-560, 190],
];
const RAYS = 16;
const REACH = 1600;

const stroked = (d: string, rest: string): string => `<path d="${d}" fill="none" ${rest}/>`;

const all = (chart: Chart): Hex[] => [...chart.hexes.values()];

/** Whether the art was drawn for these hexes. */
export function isOurs(chart: Chart): boolean {
  const hexes = all(chart);
  return (
    hexes.length === art.hexes.length &&
    hexes.every(({ quarter, q, r }, i) => [quarter, q, r].join() === art.hexes[i]?.join())
  );
}

/** Lines of the compass from two roses. */
function rhumbs(): string {
  const rays = ROSES.flatMap(([x, y]) =>
    Array.from({ length: RAYS }, (_, i) => {
      const angle = (i * 2 * Math.PI) / RAYS;
      return path(
        [
          [x, y],
          [x + REACH * Math.cos(angle), y + REACH * Math.sin(angle)],
        ],
        false,
      );
    }),
  );
  return stroked(rays.join(""), 'stroke="var(--vz-line)" stroke-width=".5" opacity=".28"');
}

/** Strokes of waves in open water, neither near the shore nor on the track. */
function waves(chart: Chart): string {
  const lot = lots(11);
  const land = all(chart).map((one) => one.at);
  const track = chart.spaces.map((one) => one.at);
  const far = ([x, y]: Flat, points: Flat[], least: number): boolean =>
    points.every((one) => Math.hypot(one[0] - x, one[1] - y) > least);
  const { box } = chart;
  let d = "";
  for (let y = box.y - 60; y < box.y + box.height + 60; y += 17)
    for (let x = box.x - 420; x < box.x + box.width + 200; x += 46) {
      const at: Flat = [x + lot(-16, 16), y + lot(-6, 6)];
      const s = lot(4, 7);
      if (lot(0, 1) < 0.35 || !far(at, land, 92) || !far(at, track, 30)) continue;
      d += `M${n(at[0] - s * 2)} ${n(at[1])}q${n(s * 0.5)} ${n(-s * 0.55)} ${n(s)} 0t${n(s)} 0t${n(s)} 0`;
      if (lot(0, 1) < 0.45)
        d += `M${n(at[0] - s)} ${n(at[1] + 3.4)}q${n(s * 0.5)} ${n(-s * 0.45)} ${n(s)} 0t${n(s)} 0`;
    }
  return stroked(d, 'stroke="var(--vz-line)" stroke-width=".75" stroke-linecap="round" opacity=".42"');
}

const ground = (chart: Chart, quarter: string): string =>
  `var(--vz-ground-${(chart.quarters.findIndex((one) => one.id === quarter) % 5) + 1})`;

function engraved(chart: Chart): string {
  const lines = art.lines.map((d, i) => `<path d="${d}" stroke-opacity="${STRENGTH[i]}"/>`).join("");
  const islands = Object.entries(art.shores).map(
    ([id, shore]) =>
      `<path d="${shore}" transform="translate(2.5 4)" fill="var(--vz-shade)"/>` +
      `<path d="${shore}" fill="var(--vz-sand)" stroke="var(--vz-shore)" stroke-width="1.5" stroke-linejoin="round"/>` +
      `<path d="${art.grounds[id as keyof typeof art.grounds]}" fill="${ground(chart, id)}"/>`,
  );
  return (
    `<path d="${art.shallows[0]}" fill="var(--vz-sea2)" opacity=".55"/><path d="${art.shallows[1]}" fill="var(--vz-sea2)" opacity=".8"/>` +
    `<g fill="none" stroke="var(--vz-line)" stroke-width=".7">${lines}</g>` +
    islands.join("") +
    stroked(art.hachures, 'stroke="var(--vz-shore)" stroke-width=".6" opacity=".5"')
  );
}

/** Every hex with a broad rim: together they are the shores. */
function plain(chart: Chart): string {
  const hexes = (quarter: string): string =>
    all(chart)
      .filter((one) => one.quarter === quarter)
      .map((one) => path(hexagon(one.at, SIDE)))
      .join("");
  const rim = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return chart.quarters
    .map(({ id }) => {
      const d = hexes(id);
      return (
        rim(d, "var(--vz-sea2)", 42) +
        rim(d, "var(--vz-shore)", 12) +
        rim(d, "var(--vz-sand)", 9) +
        rim(d, ground(chart, id), 2)
      );
    })
    .join("");
}

export function sea(chart: Chart): string {
  const { box } = chart;
  const wide = `x="${n(box.x - 900)}" y="${n(box.y - 500)}" width="${n(box.width + 1800)}" height="${n(box.height + 1000)}"`;
  return (
    `<radialGradient id="vz-deep" gradientUnits="userSpaceOnUse" cx="100" cy="-20" r="760"><stop offset=".45" stop-color="var(--vz-deep)" stop-opacity="0"/><stop offset="1" stop-color="var(--vz-deep)" stop-opacity=".55"/></radialGradient>` +
    `<rect ${wide} fill="var(--vz-sea)"/><rect ${wide} fill="url(#vz-deep)"/>` +
    rhumbs() +
    waves(chart) +
    (isOurs(chart) ? engraved(chart) : plain(chart))
  );
}

/** The islands alone, for a map of the map. */
export function outlines(chart: Chart): string {
  if (isOurs(chart)) return Object.values(art.shores).join("");
  return all(chart)
    .map((one) => path(hexagon(one.at, SIDE + 3)))
    .join("");
}
