// The small signs of what a space or an action brings, as markup.
import { coin, icon, letters, shield } from "../art/draw";
import { hexPoints } from "../hex";

const ink = (text: string, x: number, y: number, size: number): string =>
  letters(text, x, y, size, "var(--ink)", "ui", 800);

/** What a bonus brings, by the name that the server gives it, about a point. */
export function bonusSign(name: string, x: number, y: number, high: number): string {
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
