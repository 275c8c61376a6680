// The line from where a move took something to where it put it: in the free strips between cards, never over a name.
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far the line ends before the ring of its target. */
const EDGE = 5;

const middle = (one: Rect) => ({ x: one.x + one.w / 2, y: one.y + one.h / 2 });

/** In one lane: along the strip under the source, or over it towards a target above. `strip` is how wide strips are. */
export function wayIn(from: Rect, to: Rect, strip: number): string {
  const [a, b] = [middle(from), middle(to)];
  const up = to.y + to.h <= from.y;
  const below = to.y >= from.y + from.h;
  const y = up ? from.y - strip / 2 : from.y + from.h + strip / 2;
  const start = `M${a.x} ${up ? from.y : from.y + from.h}V${y}`;
  const touches = (!up && !below) || Math.abs((up ? to.y + to.h : to.y) - y) <= strip;
  if (touches) return `${start}H${b.x}V${below ? to.y - EDGE : to.y + to.h + EDGE}`;
  // A row lies between: down the gap beside the target, and in from its side.
  return `${start}H${to.x - strip}V${b.y}H${to.x - EDGE}`;
}

/** Between a lane and what lies above all lanes: by the channel that runs through them (`channel` is where). */
export function wayOut(lane: Rect, above: Rect, strip: number, channel: number, outwards: boolean): string {
  const [a, b] = [middle(lane), middle(above)];
  const [low, high] = [lane.y + lane.h + strip / 2, above.y + above.h + strip / 2];
  if (outwards) return `M${a.x} ${lane.y + lane.h}V${low}H${channel}V${high}H${b.x}V${above.y + above.h + 2}`;
  return `M${b.x} ${above.y + above.h}V${high}H${channel}V${low}H${a.x}V${lane.y + lane.h + EDGE}`;
}
