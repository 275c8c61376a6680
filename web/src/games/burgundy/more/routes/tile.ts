// A tile of a trade route: three spaces, each with the number of a good and a bonus. 90 by 48.
import type { BurgundyRouteSpace, Value } from "../../../../lib/net/wire";
import { letters } from "../../art/draw";
import { short } from "../../hex";
import { bonusSign } from "../signs";

export const WIDE = 90;
export const HIGH = 48;
const STEP = WIDE / 3;
const TICK = "M-5 0l3.500 4 6.500-8";
const CROSS = "M-3.500-3.500l7 7m0-7l-7 7";

/** A space that waits for its good, about the middle of its column. */
const waiting = ({ good, bonus }: BurgundyRouteSpace, x: number): string =>
  `<rect x="${short(x - 11)}" y="6" width="22" height="22" rx="5" style="fill:var(--goods-${good});fill-opacity:.2;stroke:var(--goods-${good});stroke-width:1.6"/>` +
  letters(good, x, 22.4, 15, "var(--ink)", "display", 800) +
  bonusSign(bonus, x, 38, 12.5);

/** A space with a good: what it brought has a tick, the number that it missed a cross. */
function filled({ good, bonus }: BurgundyRouteSpace, sold: number, x: number): string {
  const line = (path: string, at: number, ink: string): string =>
    `<path transform="translate(${short(at)} 38)" d="${path}" fill="none" style="stroke:var(--${ink});stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round"/>`;
  return (
    `<rect x="${short(x - 11)}" y="6" width="22" height="22" rx="5" style="fill:var(--goods-${sold});stroke:#0003"/>` +
    letters(sold, x, 22.4, 15, "#fff", "display", 800) +
    (sold === good
      ? line(TICK, x - 8, "good") + `<g opacity=".75">${bonusSign(bonus, x + 5, 38, 9.5)}</g>`
      : letters(good, x - 6, 42.4, 12.5, "var(--ink-2)", "ui", 600) + line(CROSS, x + 6, "ink-3"))
  );
}

/** With the goods that lie on its first spaces. */
export function routeTile(
  spaces: Value | readonly BurgundyRouteSpace[] | undefined,
  goods: readonly number[] = [],
): string {
  const all = Array.isArray(spaces) ? (spaces as unknown as BurgundyRouteSpace[]) : [];
  const drawn = all.map((space, at) => {
    const x = STEP * (at + 0.5);
    const sold = goods[at];
    return (
      (at ? `<path d="M${STEP * at} 5v38" style="stroke:var(--line)"/>` : "") +
      (sold ? filled(space, sold, x) : waiting(space, x))
    );
  });
  return (
    `<rect x=".6" y=".6" width="${WIDE - 1.2}" height="${HIGH - 1.2}" rx="7" style="fill:var(--paper-2);stroke:var(--line);stroke-width:1.2"/>` +
    drawn.join("")
  );
}
