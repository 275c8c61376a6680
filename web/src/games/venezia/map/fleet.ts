// Where the gondolas lie, and which way they look.
import type { VeneziaView } from "../../../lib/net/wire";
import type { Flat } from "../pieces/solid";
import { spaceOf, type Chart } from "./chart";

export interface Moored {
  seat: number;
  at: Flat;
  left: boolean;
  /** Past the last post: by how much. */
  beyond: number;
}

/** Several on one space lie one behind the other, a little aside. */
const ASIDE = 19;
const BEHIND = 9;

/** Whether the track goes on to the left. */
function turned(chart: Chart, number: number): boolean {
  const [here, next] = [spaceOf(chart, number), spaceOf(chart, number + 1)];
  return !!here && !!next && next.at[0] < here.at[0] - 1;
}

export function fleet(chart: Chart, view: VeneziaView): Moored[] {
  const boats = view.players.flatMap(({ seat, at }) => (at === null ? [] : [{ seat, number: at }]));
  const end = Math.max(...chart.spaces.flatMap((space) => space.numbers));
  const key = (number: number): Flat | undefined => spaceOf(chart, number)?.at;
  return boats
    .map(({ seat, number }) => {
      const here = boats.filter((one) => key(one.number) === key(number));
      const off = here.findIndex((one) => one.seat === seat) - (here.length - 1) / 2;
      const [x, y] = key(number) ?? [0, 0];
      return {
        seat,
        at: [x + off * ASIDE, y - 3 + off * BEHIND] as Flat,
        left: turned(chart, number),
        beyond: Math.max(0, number - end),
      };
    })
    .sort((a, b) => a.at[1] - b.at[1]);
}

/** So near to its middle a gondola or a space of the track is meant. */
const REACH = 20;

/** What lies on the water at a point: a gondola, or a space of the track by its first number. */
export function afloat(chart: Chart, boats: readonly Moored[], [x, y]: Flat): string | null {
  const near = ({ at }: { at: Flat }): boolean => Math.hypot(x - at[0], y - at[1]) <= REACH;
  const boat = boats.findLast(near);
  if (boat) return `gondola:${boat.seat}`;
  const number = chart.spaces.find(near)?.numbers[0];
  return number === undefined ? null : `space:${number}`;
}
