// A territory card as the table has it, for its drawing.
import { group } from "../../../../lib/components.svelte";
import type { BurgundyCard, BurgundyChateauTable, ComponentInfo } from "../../../../lib/net/wire";
import { territory } from "../../setup/art/card";
import type { Printed } from "./staged";

/** Which of the three numbers of every card counts. */
export const levelOf = ({ cards }: BurgundyChateauTable): number =>
  cards[0] ? cards[0].points.indexOf(cards[0].pays) : -1;

/** A card that comes from the deck. */
export function printedCard(table: BurgundyChateauTable): Printed {
  return (id) => {
    const lying = table.cards.find((card) => card.id === id);
    if (lying) return { ...lying, hexes: lying.hexes.map((hex) => ({ ...hex, tile: null, down: false })) };
    const printed = group("territory_cards").find((one) => one.id === id)?.printed;
    return printed && cardOf(id, printed, levelOf(table));
  };
}

function cardOf(id: string, printed: ComponentInfo["printed"], level: number): BurgundyCard {
  const points = (printed["points"] as number[] | undefined) ?? [];
  const hexes = ((printed["hexes"] as string[] | undefined) ?? []).map((text) => {
    const [type = "", ...symbols] = text.split(" ");
    return { type, symbols, tile: null, down: false };
  });
  const standing = String(printed["standing"]);
  return {
    id,
    hexes,
    points,
    pays: points[level] ?? 0,
    post: !!printed["post"],
    shield: !!printed["shield"],
    side: "",
    selected: false,
    standing,
    symbols_standing: String(printed["symbols_standing"]),
  };
}

/** Its drawing; what is not in play is pale. */
export function drawn(card: BurgundyCard, level: number, expansions: readonly string[]): string {
  const { id, points, post, shield, hexes } = card;
  const printed = {
    points,
    post,
    shield,
    hexes: hexes.map(({ type, symbols }) => [type, ...symbols].join(" ")),
  };
  return territory({ id, printed }, level, {
    laid: hexes.map(({ tile, down }) => (down ? "wild" : tile && `M-${tile}`)),
    pale: { post: !expansions.includes("posts"), shield: !expansions.includes("shields") },
  });
}
