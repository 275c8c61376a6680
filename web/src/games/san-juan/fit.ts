// How cards lie in the room a window leaves them: which crop, how large, in how many rows. Never smaller than a crop's
// floor: a card that gets no such room changes its crop. All lengths are those of the drawing; `k` is how many real
// pixels one of them takes.
import { SIZES, type Size } from "./card/sizes";

export interface Room {
  width: number;
  height: number;
  k: number;
  /** How many real pixels a finger or a pointer needs. */
  target: number;
}

/** Buildings in rows of equal length. */
export interface Block {
  size: Size;
  scale: number;
  columns: number;
}

/** Cards of a hand: `step` from one to the next, `drop` from one row to the next; less than a card, they overlap. */
export interface Spread {
  size: Size;
  scale: number;
  each: number;
  step: number;
  drop: number;
}

/** Real pixels per unit of a crop at which what it says can still be read. */
const FLOOR: Record<Size, number> = { hand: 0.86, palm: 0.62, city: 0.8, chip: 0.8, dense: 0.82, micro: 0.5 };
const LARGEST: Record<Size, number> = {
  hand: 1.2,
  palm: 1.62,
  city: 1.26,
  chip: 1.26,
  dense: 1.26,
  micro: 1.3,
};
/** A crop that says more may be somewhat smaller than one that says less. */
const WORTH: Record<Size, number> = { hand: 1.25, palm: 1.2, city: 1.06, chip: 1.06, dense: 1, micro: 0.5 };
/** Full rows before others, where both are as large. */
const COLUMNS = [12, 6, 4, 8, 3];
const GAP = 4;
/** What a fanned card shows of itself, in real pixels. */
export const STRIP = 24;
/** Rows of cards this large need not overlap. */
const WHOLE = 0.8;
const BUILDINGS: Size[] = ["city", "chip", "dense", "micro"];
const CARDS: Size[] = ["hand", "palm", "micro"];

/** The crop and the columns that make the most of a room; where no target of the wanted size fits, smaller ones. */
export function block(places: number, room: Room): Block {
  return best(places, room) ?? best(places, { ...room, target: 0 }) ?? least(places, room);
}

function best(places: number, room: Room): Block | null {
  let found: Block | null = null;
  let most = 0;
  for (const size of BUILDINGS) {
    const { w, h } = SIZES[size];
    const floor = Math.max(FLOOR[size], room.target / Math.min(w, h)) / room.k;
    for (const columns of COLUMNS) {
      const scale = Math.min(LARGEST[size], within(places, room, columns, w, h));
      const worth = scale * scale * w * h * WORTH[size];
      if (scale >= floor && worth > most) {
        most = worth;
        found = { size, scale, columns };
      }
    }
  }
  return found;
}

/** As large as they go. */
function least(places: number, room: Room): Block {
  const columns = COLUMNS[0] ?? places;
  const { w, h } = SIZES.micro;
  return { size: "micro", scale: Math.max(0.2, within(places, room, columns, w, h)), columns };
}

function within(places: number, room: Room, columns: number, w: number, h: number): number {
  const rows = Math.ceil(places / columns);
  return Math.min(
    (room.width - (columns - 1) * GAP) / columns / w,
    (room.height - (rows - 1) * GAP) / rows / h,
  );
}

/** `over` is what stands out above a card: its price. */
export function spread(count: number, room: Room, rows: number, gap: number, over: number): Spread {
  let best: Spread | null = null;
  let most = 0;
  for (const size of CARDS)
    for (let lines = 1; lines <= Math.min(rows, Math.max(count, 1)); lines += 1) {
      const one = row(count, room, size, lines, gap, over);
      if (!one) continue;
      const { w, h } = SIZES[size];
      // A whole card is worth more than a long strip of one.
      const [wide, high] = [Math.min(one.step / w / one.scale, 1), Math.min(one.drop / h / one.scale, 1)];
      const worth = wide ** 3 * high ** 3 * w * h * one.scale * one.scale * WORTH[size];
      if (worth > most) {
        most = worth;
        best = one;
      }
    }
  return best ?? squeezed(count, room, over);
}

function row(count: number, room: Room, size: Size, lines: number, gap: number, over: number): Spread | null {
  const { w, h } = SIZES[size];
  const each = Math.ceil(count / lines);
  const floor = FLOOR[size] / room.k;
  const wide = (room.width - (each - 1) * gap) / each / w;
  const seen = Math.max(room.target, STRIP) / room.k;
  // Rows above the last show at least as much as a finger needs.
  const high = (room.height - over - (lines - 1) * (seen + over)) / h;
  const free = (room.height - lines * over) / lines / h;
  // Rather overlap than shrink much: but a strip stays free.
  const slim = each > 1 ? (room.width - ((each - 1) * STRIP) / room.k) / w : wide;
  const wanted = Math.max(wide, Math.min(Math.max(floor, 1), slim), floor);
  const tall = lines > 1 && free < WHOLE / room.k ? Math.max(free, Math.min(high, 1)) : free;
  const scale = Math.min(LARGEST[size], tall, wanted);
  if (scale < floor || scale * w > room.width) return null;
  const step = each > 1 ? Math.min(w * scale + gap, (room.width - w * scale) / (each - 1)) : w * scale + gap;
  const drop =
    lines > 1 ? Math.min(h * scale + over, (room.height - over - h * scale) / (lines - 1)) : h * scale + over;
  if (step * room.k < STRIP - 0.01 || (lines > 1 && (drop - over) * room.k < room.target)) return null;
  return { size, scale, each, step, drop };
}

/** More cards than any hand should have: as wide as there is room for. */
function squeezed(count: number, room: Room, over: number): Spread {
  const { w, h } = SIZES.micro;
  const scale = Math.max(0.2, Math.min(1, (room.height - over) / h, room.width / w));
  const step = count > 1 ? Math.max(1, (room.width - w * scale) / (count - 1)) : w;
  return { size: "micro", scale, each: Math.max(count, 1), step: Math.min(step, w * scale + 4), drop: h };
}
