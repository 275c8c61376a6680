// From the page as it is drawn now to where coach, holes and ring are: all that is measured is measured here.
import type { Box } from "../kit/beside";
import type { Frame } from "../window";
import { boxOf, find, marked, meaning, round, type Mark } from "./marks";
import { anyhow, between, place, type Placed } from "./place";

/** How wide the coach can be, in rem, the dearest first; in phones also as wide as the question. */
const WIDTHS: Record<Frame, readonly number[]> = {
  p: [22, 20.5],
  l: [40, 34, 30, 27, 24, 21, 18],
  t: [42, 34, 26],
  k: [46, 36, 28, 22],
  s: [40, 32, 26, 22],
  w: [40, 32, 26, 22],
  x: [40, 32, 26, 22],
};
const EDGE = 8;
/** Slimmer than this nothing can be read in it. */
const SLIMMEST = 260;
/** What is lit has a rim, and what must not be covered too. */
const RIM = 5;
const HOLE = 4;

export interface Pointing {
  /** Keys of things, the first that can be seen before the others. */
  targets: readonly string[];
  /** A button of the question, where there is one to press. */
  button: string | null;
  /** Whether touching a thing means what is wanted and nothing else. */
  means: (target: string) => boolean;
}

export interface Laid {
  coach: Placed | null;
  holes: Box[];
  ring: Box | null;
  lead: string;
  first: Mark | null;
  /** At which edge of the question it stands, where they are one card. */
  joined: "" | "above" | "below";
}

/** A line from one box to another with a head, over the shortest way between them. */
function line(from: Box, to: Box): string {
  const within = (at: number, low: number, long: number): number => Math.min(Math.max(at, low), low + long);
  const centre = [to.left + to.width / 2, to.top + to.height / 2] as const;
  const [x1, y1] = [
    within(centre[0], from.left + 12, from.width - 24),
    within(centre[1], from.top + 12, from.height - 24),
  ];
  const [sx, sy] = [within(x1, from.left, from.width), within(y1, from.top, from.height)];
  const [x2, y2] = [within(sx, to.left, to.width), within(sy, to.top, to.height)];
  const start: [number, number] = [
    x2 < from.left ? from.left : x2 > from.left + from.width ? from.left + from.width : sx,
    y2 < from.top ? from.top : y2 > from.top + from.height ? from.top + from.height : sy,
  ];
  const angle = Math.atan2(y2 - start[1], x2 - start[0]);
  const wing = (turn: number): string =>
    `${(x2 - 10 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  const tip = `${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return `M${start[0].toFixed(1)} ${start[1].toFixed(1)}L${tip}M${wing(0.5)}L${tip}L${wing(-0.5)}`;
}

/** The line to what it points at, where it stands away from it and the question does not lie between them. */
function way(coach: Placed | null, first: Mark | null, one: Box | null, question: Box | null): string {
  if (!coach || !first || coach.side !== "apart") return "";
  const to = round(first.box, RIM + 3);
  if (one) return line(union(coach, one), to);
  return question && between(coach, to, question) ? "" : line(coach, to);
}

/** Where everything is. `high` says how high the coach is at a width. */
export function layOut(
  { targets, button, means }: Pointing,
  frame: Frame,
  high: (width: number) => number,
): Laid {
  const question = frame === "p" ? questionOf() : boxOf('[data-region="q"]');
  const top = boxOf('[data-region="top"]');
  const list = boxOf("[data-guide-list]");
  const pressed = button ? find(`[data-region="q"] :is(${button}):not([hidden])`) : null;
  const named = marked(targets);
  const others = named[0] && !named[0].door && !("target" in named[0].element.dataset) ? meaning(means) : [];
  const marks = [...others, ...named];
  const first = pressed ?? marks[0] ?? null;
  const at = first?.box ?? question ?? { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
  const from = top ? top.top + top.height : 0;
  const edge = Math.min(EDGE, question?.left ?? EDGE);
  const room = {
    left: edge,
    top: from + EDGE,
    width: innerWidth - 2 * edge,
    height: innerHeight - from - 2 * EDGE,
  };
  const wide = [...widths(frame), ...beside(room, question)].toSorted((a, b) => b - a);
  if (frame === "p" && question) wide.unshift(question.width);
  const shapes = wide
    .map((width) => Math.min(Math.floor(width), room.width))
    .map((width) => ({ width, height: high(width) }));
  const keep = [...(question ? [question] : []), ...marks.slice(0, 1).map((one) => round(one.box, RIM))];
  const spare = [...marks.slice(1).map((one) => one.box), ...(list ? [list] : [])];
  const wish = { room, shapes, spare, at: round(at, RIM) };
  // A phone held upright has one card, for the question and what is said of it.
  const dock = frame === "p" ? question : null;
  const coach =
    place({ ...wish, keep: [...keep, ...spare], dock }) ??
    place({ ...wish, keep, dock }) ??
    place({ ...wish, at, keep: [...(question ? [question] : []), at], dock }) ??
    anyhow({ ...wish, keep, dock });
  const joined = coach && dock ? joins(coach, dock) : "";
  if (coach && dock && joined)
    coach.top = joined === "above" ? dock.top - coach.height : dock.top + dock.height;
  const lit = [...(pressed ? [pressed] : []), ...marks].map((one) => round(one.box, HOLE));
  return {
    coach,
    holes: [...lit, ...[question, top, list && round(list, RIM)].flatMap((box) => box ?? [])],
    ring: first && round(first.box, RIM),
    lead: pressed ? "" : way(coach, first, dock && joined ? dock : null, question),
    first,
    joined,
  };
}

const union = (one: Box, other: Box): Box => {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
};

function widths(frame: Frame): number[] {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return WIDTHS[frame].map((width) => width * root);
}

/** As wide as the room at either side of the question, where it is slim. */
function beside(room: Box, question: Box | null): number[] {
  if (!question) return [];
  const right = room.left + room.width - question.left - question.width;
  return [question.left - room.left, right].map((one) => one - EDGE).filter((one) => one >= SLIMMEST);
}

/** On a phone what is asked is said by the coach: of the question there are its buttons, as wide as it is. */
function questionOf(): Box | null {
  const whole = boxOf('[data-region="q"]');
  const buttons = boxOf('[data-region="q"] .buttons');
  if (!whole || !buttons || !document.querySelector(".q.coached")) return whole;
  const top = Math.max(whole.top, buttons.top - EDGE);
  return { ...whole, top, height: whole.top + whole.height - top };
}

/** Whether coach and question are one card: as wide as each other, and one right over the other. */
function joins(coach: Box, dock: Box): "" | "above" | "below" {
  const close = (gap: number): boolean => gap >= -1 && gap <= 16;
  if (Math.abs(coach.left - dock.left) > 2 || Math.abs(coach.width - dock.width) > 2) return "";
  if (close(dock.top - coach.top - coach.height)) return "above";
  return close(coach.top - dock.top - dock.height) ? "below" : "";
}
