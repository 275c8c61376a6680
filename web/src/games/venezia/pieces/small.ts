// What is neither house nor boat: swamps, stones, treasures, master builders, and the signs of the seats.
import { SHAPES } from "../../../lib/kit/shapes";
import { box } from "./parts";
import { hexagon, n, path, rect, type Flat } from "./solid";

export const ink = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1})`;

/** The sign of a seat, as wide as twice `r`. */
export function mark(seat: number, x: number, y: number, r: number): string {
  const scale = r / 10;
  const place = `translate(${n(x - r)} ${n(y - r)}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<path transform="${place}" d="${SHAPES[seat % SHAPES.length]}" fill="${ink(seat)}"/>`;
}

/** A row of numbers that looks drawn by lot and is always the same. */
export function lots(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return from + ((to - from) * state) / 4294967296;
  };
}

export const SWAMPS = 4;
const CLUMPS: readonly Flat[] = [
  [-10, 1],
  [9, -6],
  [2, 14],
  [-3, -11],
  [13, 9],
];

/** A swamp token: pools and reeds on olive ground, in so many variants. */
export function swamp(variant: number): string {
  const lot = lots(variant * 977 + 7);
  const pools = [0, 1, 2].map(() => {
    const [x, y, w] = [lot(-12, 12), lot(-14, 16), lot(6, 10)];
    const d = `M${n(x - w)} ${n(y)}q${n(w * 0.4)} ${n(-w * 0.42)} ${n(w)} ${n(-w * 0.3)}t${n(w)} ${n(w * 0.25)}q${n(-w * 0.5)} ${n(w * 0.45)} ${n(-w)} ${n(w * 0.3)}t${n(-w)} ${n(-w * 0.25)}Z`;
    return `<path d="${d}" fill="var(--vz-pool)" opacity=".55"/>`;
  });
  let [reeds, heads, ripples] = ["", "", ""];
  const start = variant + 1;
  for (let i = 0; i < 3 + (variant % 2); i += 1) {
    const [cx, cy] = CLUMPS[(start + i * 2) % CLUMPS.length]!;
    const [x, y] = [cx + lot(-2, 2), cy + lot(-2, 2)];
    for (const lean of [-1, -0.35, 0.3, 1]) {
      const high = lot(8, 13);
      reeds += `M${n(x + lean * 2)} ${n(y)}q${n(lean * 1.2)} ${n(-high * 0.6)} ${n(lean * 4.2)} ${n(-high)}`;
      if (Math.abs(lean) < 0.5) heads += `M${n(x + lean * 6.2)} ${n(y - high)}l${n(lean * 1.1)} -3.2`;
    }
    ripples += `M${n(x - 6)} ${n(y + 2)}h5m2 0h5M${n(x - 3)} ${n(y + 4)}h7`;
  }
  const hex = (at: Flat, r: number, rest: string): string => `<path d="${path(hexagon(at, r))}" ${rest}/>`;
  return (
    hex([1.2, 1.8], 27.4, 'fill="var(--vz-shade)"') +
    hex([0, 0], 27.4, 'fill="var(--vz-swamp)" stroke="var(--vz-swampink)" stroke-width=".8"') +
    hex([0, 0], 25.2, 'fill="none" stroke="var(--vz-swamplt)" stroke-width=".7" opacity=".7"') +
    pools.join("") +
    `<path d="${ripples}" stroke="var(--vz-swamplt)" stroke-width=".8" fill="none" stroke-linecap="round"/>` +
    `<path d="${reeds}" stroke="var(--vz-swampink)" stroke-width="1.05" fill="none" stroke-linecap="round"/>` +
    `<path d="${heads}" stroke="#6b4423" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

const BLOCKS: readonly (readonly [x: number, y: number, angle: number, low: number])[] = [
  [-9, -3, 0, 0],
  [6, -5, 0.12, 0],
  [-2, 6, -0.05, 0],
  [13, 6, 0.3, 0],
  [-1, -3, 0.06, 7],
];

/** Building stones: a hex that is dry from the start. */
export function stones(): string {
  return BLOCKS.map(([x, y, angle, low]) =>
    box(rect([x, y], 13, 9, angle), low, low + 7, "#e8dfc9", "#f4eddc"),
  ).join("");
}

/** A treasure, ten units wide to each side of its middle. */
export function gem(): string {
  return (
    `<path d="M-10 -3L-5 -9H5L10 -3L0 10Z" fill="var(--gold)" stroke="#5b430a" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M-10 -3H10M-5 -9L-3 -3L0 10L3 -3L5 -9" fill="none" stroke="#5b430a" stroke-width=".9" stroke-linejoin="round"/>` +
    `<path d="M-5 -9L-3 -3H-10Z" fill="#fff" opacity=".45"/>`
  );
}

/** A master builder in the colour of the building. */
export function pawn(colour: string): string {
  return (
    `<ellipse cx="2" cy="1.2" rx="9" ry="3" fill="#000" opacity=".22"/>` +
    `<path d="M-8 0c0 -4 3 -5 4 -9c.6 -2.4 .8 -4 .6 -5.6h6.8c-.2 1.6 0 3.2 .6 5.6c1 4 4 5 4 9c0 2.2 -16 2.2 -16 0Z" fill="${colour}" stroke="#2a211a"/>` +
    `<circle cx="0" cy="-18.5" r="4.7" fill="${colour}" stroke="#2a211a"/><path d="M-6.5 -20.2c1 -5.6 12 -5.6 13 0c-3 -1.4 -10 -1.4 -13 0Z" fill="#fff8e8" stroke="#2a211a" stroke-width=".8"/>` +
    `<path d="M-4.8 -3.6c.8 -1.7 1.9 -3.3 2.5 -6" stroke="#fff" stroke-opacity=".6" stroke-width="1.3" fill="none" stroke-linecap="round"/>`
  );
}
