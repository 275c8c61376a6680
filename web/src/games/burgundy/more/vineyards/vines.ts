// What the parts of a vineyard share: its double spaces, its levels, and what is said of them.
import { t } from "../../../../lib/i18n/index.svelte";
import type { BurgundyVineBoard, BurgundyVineyardsPlayer, BurgundyView } from "../../../../lib/net/wire";
import { listed } from "../../../../lib/voice/names";
import { areasOf, layout, nearOf, type Box, type Point } from "../../hex";

/** Two hexes side by side, by the number of the left one; `x` and `y` are the middle of both. */
export interface Space extends Point {
  at: number;
  left: number;
  right: number;
  die: number;
  level: number;
}

export function spacesOf(board: BurgundyVineBoard, { centres }: Pick<Box, "centres">): Space[] {
  return board.dice.map((die, at) => {
    const [one, other] = [centres[2 * at]!, centres[2 * at + 1]!];
    return {
      at,
      left: 2 * at,
      right: 2 * at + 1,
      die,
      level: board.levels[at] ?? 0,
      x: (one.x + other.x) / 2,
      y: one.y,
    };
  });
}

export interface Level {
  level: number;
  covered: number;
  of: number;
  full: boolean;
  /** The middles of its first and its last hex. */
  from: Point;
  to: Point;
}

export function levelsOf(board: BurgundyVineBoard, own: BurgundyVineyardsPlayer, box: Box): Level[] {
  const spaces = spacesOf(board, box);
  return [...new Set(board.levels)].map((level) => {
    const here = spaces.filter((one) => one.level === level);
    const hexes = here.flatMap((one) => [box.centres[one.left]!, box.centres[one.right]!]);
    const byX = hexes.toSorted((one, other) => one.x - other.x);
    return {
      level,
      covered: here.filter((one) => own.hexes[one.left]).length,
      of: here.length,
      full: own.levels.includes(level),
      from: byX[0]!,
      to: byX.at(-1)!,
    };
  });
}

/** Areas that score now: of each grape as many of the largest ones as there are grape tiles. */
export function scoring(board: BurgundyVineBoard, own: BurgundyVineyardsPlayer): Set<number>[] {
  const { centres } = layout(board.places);
  const near = nearOf(centres);
  const areas = areasOf(
    own.hexes.map((grape) => grape ?? ""),
    near,
  );
  return Object.entries(own.grapes).flatMap(([grape, count]) => {
    const found = new Map<number, Set<number>>();
    own.hexes.forEach((one, hex) => {
      const area = areas[hex] ?? -1;
      if (one === grape) found.set(area, (found.get(area) ?? new Set()).add(hex));
    });
    return [...found.values()].toSorted((one, other) => other.size - one.size).slice(0, count);
  });
}

/** The grape tiles of a player: the area that each scores, and what it pays now. */
export function paying(
  view: BurgundyView,
  own: BurgundyVineyardsPlayer,
): { grape: string; size: number; points: number }[] {
  const pays = view.more?.vineyards?.points ?? [];
  return Object.entries(own.grapes).flatMap(([grape, count]) =>
    Array.from({ length: count }, (_, at) => {
      const size = own.areas[grape]?.[at] ?? 0;
      return { grape, size, points: pays[size - 1] ?? 0 };
    }),
  );
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
export const roman = (level: number): string => ROMAN[level] ?? String(level);

export const gives = (bonus: string): string => t(`web-bu-vine-gives-${bonus}`);

/** What a double space is called, with what its hexes bring. */
export function spaceName(board: BurgundyVineBoard, { left, right, die, level }: Space): string {
  const brings = listed([board.bonus[left], board.bonus[right]].map((one) => gives(one ?? "")));
  return t("web-bu-vine-space", { level, die, brings });
}

const ZONE = "vineyard:";
export const hexKey = (hex: number): string => ZONE + hex;
/** The hex of a key of a vineyard; -1: another key. */
export const hexOf = (key: string | null | undefined): number =>
  key?.startsWith(ZONE) ? Number(key.slice(ZONE.length)) : -1;
/** The other hex of its double space. */
export const partner = (hex: number): number => hex ^ 1;
