import { filled, INK, n, path, seen, shape, type Flat } from "./solid";

export const PONTE = "#2d6fb3";
const WIDE = 15;
const RAIL = 4.5;
const STEPS = Array.from({ length: 23 }, (_, i) => i / 22);
const STONE = "#f6efdf";

/** A stepped arch from one hex to another over the canal between them. */
export function ponte(one: Flat, other: Flat): string {
  const [a, b] = one[0] > other[0] ? [other, one] : [one, other];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Flat = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  // Towards the viewer: the bridge runs from the left to the right.
  const side: Flat = [-along[1], along[0]];
  const at = (part: number, off: number, z: number): Flat => {
    const far = 8 + (long - 16) * part;
    return seen([a[0] + along[0] * far + side[0] * off, a[1] + along[1] * far + side[1] * off, z]);
  };
  const rise = (part: number): number => 2 + 17 * Math.sin(Math.PI * part) ** 1.15;
  const edge = (off: number, more = 0): Flat[] => STEPS.map((part) => at(part, off, rise(part) + more));
  const [far, front] = [edge(-WIDE / 2), edge(WIDE / 2)];
  const arch = Array.from({ length: 15 }, (_, i) => {
    const angle = (Math.PI * i) / 14;
    return at(0.5 + 0.3 * Math.cos(angle), WIDE / 2, Math.max(0, 13.5 * Math.sin(angle)));
  });
  const inner = STEPS.slice(1, -1);
  const treads = inner.map((part) =>
    path([at(part, -WIDE / 2, rise(part)), at(part, WIDE / 2, rise(part))], false),
  );
  const posts = inner.map((part) =>
    path([at(part, WIDE / 2, rise(part) + 0.6), at(part, WIDE / 2, rise(part) + RAIL - 0.6)], false),
  );
  const piers = [0, 1].flatMap((part) =>
    [-WIDE / 2, WIDE / 2].map((off) => {
      const [x, y] = at(part, off, 0);
      return shape(`M${n(x - 2)} ${n(y)}v-7.4l2 -2.4l2 2.4v7.4Z`, STONE);
    }),
  );
  const cast = [
    ...STEPS.map((part) => at(part, -WIDE / 2 + 4, 0)),
    ...STEPS.toReversed().map((part) => at(part, WIDE / 2 + 5, 0)),
  ];
  return (
    filled(path(cast.map(([x, y]): Flat => [x + 4, y + 5])), "var(--vz-shade)") +
    shape(path([...edge(-WIDE / 2, RAIL), ...far.toReversed()]), "#8db4d8") +
    shape(path([...far, ...front.toReversed()]), STONE) +
    `<path d="${treads.join("")}" stroke="#b6a988" stroke-width=".6" fill="none"/>` +
    shape(path([...front, at(1, WIDE / 2, 0), ...arch, at(0, WIDE / 2, 0)]), "#a9c6e0") +
    shape(path([...edge(WIDE / 2, RAIL), ...front.toReversed()]), PONTE, INK, 0.55) +
    `<path d="${posts.join("")}" stroke="#dcebf7" stroke-width=".8" fill="none"/>` +
    piers.join("")
  );
}
