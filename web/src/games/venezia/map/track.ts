// The track: its line, and the discs with their numbers. Each number is a place that gondolas row over.
import { n, path, type Flat } from "../pieces/solid";
import type { Chart, Space } from "./chart";

const RED = "#8f2f24";
const GOLD = "#f3d98a";
/** Letters of the drawing where it is shown at its own size. */
const LETTERS = 15.5;
/** Where letters would have to be larger than this, only the tens are written. */
const LARGEST = 24;
const HUGEST = 34;

const numbered = (chart: Chart): [number, Space][] =>
  chart.spaces
    .flatMap((space) => space.numbers.map((number): [number, Space] => [number, space]))
    .sort((a, b) => a[0] - b[0]);

/** The middles of the spaces from one number to another, both included. */
export function stretch(chart: Chart, from: number, to: number): Flat[] {
  const all = numbered(chart).filter(([number]) => number >= from && number <= to);
  return all.map(([, space]) => space.at);
}

export function trackLine(chart: Chart): string {
  const ways = numbered(chart);
  const end = ways.findIndex(([number]) => number === chart.last);
  const [canal, posts] = [ways.slice(0, end + 1), ways.slice(end)];
  const line = (part: [number, Space][]): string =>
    path(
      part.map(([, space]) => space.at),
      false,
    );
  const rest = 'fill="none" stroke-linejoin="round"';
  return (
    `<path d="${line(canal)}" ${rest} stroke="var(--vz-track)" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${line(canal)}" ${rest} stroke="var(--vz-trackink)" stroke-opacity=".55" stroke-width="1.1" stroke-dasharray="2.5 3"/>` +
    `<path d="${line(posts)}" ${rest} stroke="var(--vz-trackink)" stroke-opacity=".45" stroke-width="1.1" stroke-dasharray="1 4" stroke-linecap="round"/>`
  );
}

/** How large the letters are, so that they are never smaller than `least` units. */
export function letters(least: number): { size: number; tens: boolean } {
  if (least <= LARGEST) return { size: Math.max(LETTERS, least), tens: false };
  return { size: Math.min(HUGEST, least), tens: true };
}

const words = ([x, y]: Flat, text: string | number, size: number, fill = "var(--vz-trackink)"): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.355)}" style="font-size:${n(size)}px;fill:${fill}">${text}</text>`;

const zone = (number: number, [x, y]: Flat): string =>
  `<circle data-zone="space:${number}" cx="${n(x)}" cy="${n(y)}" r="20" fill="none"/>`;

function disc(chart: Chart, { numbers, at, borders }: Space, size: number, tens: boolean): string {
  const [number = 0] = numbers;
  const [x, y] = at;
  const round = number % 10 === 0;
  const grown = size / LETTERS;
  const r = (round ? 15.2 : 13.4) * (tens && !round ? 0.7 : grown ** 0.75);
  const fill = number === chart.last ? GOLD : "var(--vz-track)";
  const dashes = borders.length ? "" : ' stroke-dasharray="3 2"';
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="var(--vz-trackink)" stroke-width="${round ? 1.8 : 1.1}"${dashes}/>` +
    (round
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - 2.6)}" fill="none" stroke="var(--vz-trackink)" stroke-width=".6"/>`
      : "") +
    (tens && !round ? "" : words(at, number, round ? size * 1.06 : size))
  );
}

/** Where two ways of the track cross: one space with two numbers. */
function crossing({ numbers, at: [x, y] }: Space, size: number): string {
  const grown = (size / LETTERS) ** 0.8;
  const pill = (dx: number, dy: number, width: number): string =>
    `<rect x="${n(x - dx)}" y="${n(y - dy)}" width="${n(dx * 2)}" height="${n(dy * 2)}" rx="${n(dy)}" fill="${width > 1 ? "var(--vz-track)" : "none"}" stroke="${RED}" stroke-width="${width}"/>`;
  return (
    pill(33 * grown, 14.5 * grown, 2) +
    pill(33 * grown - 3.5, 14.5 * grown - 3.5, 0.8) +
    words([x, y], numbers.join(" · "), size * 1.06, RED)
  );
}

function start([x, y]: Flat, size: number, word: string): string {
  const grown = (size / LETTERS) ** 0.75;
  const wide = grown * Math.max(1, word.length / 3.6);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${wide.toFixed(2)} ${grown.toFixed(2)})"><path d="M-19 11v-16a19 15 0 0 1 38 0v16Z" fill="${GOLD}" stroke="var(--vz-shore)" stroke-width="1.3"/>` +
    `<path d="M-15 9.5v-14a15 11.5 0 0 1 30 0v14" fill="none" stroke="var(--vz-shore)" stroke-width=".6"/></g>` +
    words([x, y + 1], word, size * 0.94, "#4b3a22")
  );
}

function post({ numbers, at: [x, y] }: Space, size: number, tens: boolean): string {
  const [number = 0] = numbers;
  const stripes = [0, 1, 2, 3].map((i) => `M${n(x - 3.2)} ${n(y - 18 + i * 9)}l6.4 -3.4v4.5l-6.4 3.4Z`);
  return (
    `<ellipse cx="${n(x)}" cy="${n(y + 12)}" rx="9" ry="2.6" fill="none" stroke="var(--vz-line)" stroke-width=".8" opacity=".7"/>` +
    `<path d="M${n(x - 3.2)} ${n(y + 12)}V${n(y - 19)}h6.4V${n(y + 12)}Z" fill="#fbf3e2" stroke="#3a2418" stroke-width=".8"/><path d="${stripes.join("")}" fill="#b3362b"/>` +
    `<path d="M${n(x - 3.2)} ${n(y - 19)}a3.2 4 0 0 1 6.4 0Z" fill="#d7a522" stroke="#3a2418" stroke-width=".8"/>` +
    (tens && number % 10 ? "" : words([x + 5 + size * 0.62, y], number, size, "var(--vz-ink)"))
  );
}

/** The spaces with their numbers, none smaller than `least` units; the first has a word. */
export function track(chart: Chart, least: number, word: string): string {
  const { size, tens } = letters(least);
  const drawn = chart.spaces.map((space) => {
    if (space.numbers.length > 1) return crossing(space, size);
    if (space.numbers[0] === 0) return start(space.at, size, word);
    return space.post ? post(space, size, tens) : disc(chart, space, size, tens);
  });
  const zones = numbered(chart).map(([number, space]) => zone(number, space.at));
  return drawn.join("") + zones.join("");
}
