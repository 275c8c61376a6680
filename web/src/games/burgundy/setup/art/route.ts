// A tile of a trade route: three spaces, each with the number of a good and a bonus. 90 by 48.
import type { Value } from "../../../../lib/net/wire";
import { coin, icon, letters, shield } from "../../art/draw";
import { hexPoints, short } from "../../hex";

const WIDE = 30;
const ink = (text: string, x: number, y: number, size: number): string =>
  letters(text, x, y, size, "var(--ink)", "ui", 800);

/** What a space brings, about a point. */
export function bonus(name: string, x: number, y: number, high: number): string {
  const amount = /^(workers|silver|vp)_(\d+)$/.exec(name);
  if (amount?.[1] === "vp") return shield(amount[2] ?? "", x, y, high * 1.05);
  if (amount?.[1] === "workers")
    return (
      ink(amount[2] ?? "", x - high * 0.4, y + high * 0.33, high * 0.92) +
      icon("worker", x + high * 0.3, y, high * 0.86, "var(--ink)")
    );
  if (amount)
    return (
      ink(amount[2] ?? "", x - high * 0.38, y + high * 0.33, high * 0.92) +
      coin(x + high * 0.3, y, high * 0.38)
    );
  if (name === "take_ship_livestock")
    return (
      icon("boat", x - high * 0.44, y, high * 0.86, "var(--ship-p)") +
      icon("cow", x + high * 0.44, y, high * 0.92, "var(--pasture-p)")
    );
  if (name === "take_building") return icon("house", x, y, high * 0.98, "var(--building-p)");
  if (name === "take_mine_monastery_castle")
    return (
      icon("castle", x - high * 0.62, y, high * 0.7, "var(--castle-p)") +
      icon("abbey", x, y, high * 0.66, "var(--monastery-p)") +
      icon("mine", x + high * 0.62, y, high * 0.7, "var(--mine-p)")
    );
  return (
    `<polygon points="${hexPoints(high * 0.5, x, y)}" style="fill:none;stroke:var(--ink);stroke-width:1.6"/>` +
    ink("?", x, y + high * 0.28, high * 0.8)
  );
}

export function routeTile(spaces: Value | undefined): string {
  const all = Array.isArray(spaces) ? (spaces as { good: number; bonus: string }[]) : [];
  const drawn = all.map(({ good, bonus: brings }, at) => {
    const x = WIDE * (at + 0.5);
    return (
      (at ? `<path d="M${WIDE * at} 5v38" style="stroke:var(--line)"/>` : "") +
      `<rect x="${short(x - 11)}" y="6" width="22" height="22" rx="5" style="fill:var(--goods-${good});fill-opacity:.2;stroke:var(--goods-${good});stroke-width:1.6"/>` +
      letters(good, x, 22.4, 15, "var(--ink)", "display", 800) +
      bonus(brings, x, 38, 12.5)
    );
  });
  return (
    '<rect x=".6" y=".6" width="88.8" height="46.8" rx="7" style="fill:var(--paper-2);stroke:var(--line);stroke-width:1.2"/>' +
    drawn.join("")
  );
}
