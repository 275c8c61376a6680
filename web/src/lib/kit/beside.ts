// Where there is room beside something that must stay in sight.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 4;
const WIDEST = 560;
const SLIMMEST = 240;
/** What is as low as this needs all the width there is. */
const LOW = 180;

/** The largest part of `whole` that leaves `kept` free: above, below, left or right of it. */
export function largest(whole: Box, kept: Box | null): Box {
  if (!kept || !kept.width) return tidy(whole, whole);
  const right = whole.left + whole.width;
  const bottom = whole.top + whole.height;
  const parts: Box[] = [
    { ...whole, height: kept.top - whole.top },
    { ...whole, top: kept.top + kept.height, height: bottom - kept.top - kept.height },
    { ...whole, width: kept.left - whole.left },
    { ...whole, left: kept.left + kept.width, width: right - kept.left - kept.width },
  ];
  const room = (box: Box): number =>
    box.width < SLIMMEST || box.height <= 0 ? 0 : Math.min(box.width, WIDEST) * box.height;
  const best = parts.reduce((one, other) => (room(other) > room(one) ? other : one));
  return tidy(best, whole);
}

/** A low sheet in such a part, as slim as can be read, where it leaves most of `clear` in sight; it stands at the edge that
 * is next to `kept`. */
export function sheet(
  part: Box,
  kept: Box | null,
  clear: Box | null,
  widest: number,
): Box & { below: boolean } {
  const below = !kept || part.top >= kept.top;
  const width = Math.min(part.width, widest);
  const over =
    kept !== null && (below ? part.top >= kept.top + kept.height : part.top + part.height <= kept.top);
  const places = [part.left + part.width - width, part.left, ...(over ? [MARGIN] : [])];
  const hidden = (left: number): number =>
    clear ? Math.max(0, Math.min(left + width, clear.left + clear.width) - Math.max(left, clear.left)) : 0;
  const left = places.reduce((best, other) => (hidden(other) < hidden(best) ? other : best));
  return { ...part, left, width, below };
}

/** Not wider than one reads well, at the side of the window. */
function tidy(box: Box, whole: Box): Box {
  const width = Math.min(box.width, box.height < LOW ? Infinity : WIDEST) - 2 * MARGIN;
  const atLeft = box.left === whole.left && box.width < whole.width;
  const left = atLeft ? box.left + MARGIN : box.left + box.width - width - MARGIN;
  return { left, top: box.top + MARGIN, width, height: box.height - 2 * MARGIN };
}
