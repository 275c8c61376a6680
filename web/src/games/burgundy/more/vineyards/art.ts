// What a hex of a vineyard brings, as a line of signs on a label: those of buildings are on these too.
import { DARK, icon, polygon } from "../../art/draw";
import { effect } from "../../art/signs";
import { doublePoints } from "../../hex";
import { plate } from "../sprite";

const EARTH = "#6b4a1f";
/** How high each line is, so that it has room beside the number of the space. */
const HIGH: Record<string, number> = {
  carpenter: 27,
  watchtower: 26,
  market: 22,
  church: 17,
  warehouse: 20,
  bank: 23,
  boarding_house: 23,
  city_hall: 23,
};
export const BONUSES = [...Object.keys(HIGH), "castle", "black", "double"];
const VINE = 'style="fill:var(--grape-1);stroke:#2e3a12;stroke-width:1.6"';

const OWN: Record<string, () => string> = {
  castle: () => plate(0, 36, 27, EARTH) + icon("castle", 0, 0, 26, "var(--castle)"),
  /** A tile of the black depot, or a double one of the shop. */
  black: () =>
    plate(0, 60, 23, EARTH) +
    polygon(10.5, 'style="fill:#2b2926;stroke:#8b8273"', -17, 0) +
    `<polygon points="${doublePoints(9.5, 11.5, 0)}" style="fill:var(--grape-6);stroke:#2a1a36;stroke-width:1.6"/>`,
  double: () =>
    plate(0, 48, 31, EARTH) +
    `<polygon points="${doublePoints(10.5, 0, -5)}" ${VINE}/>` +
    `<path d="M0 2v11m-5.500-5.500l5.500 5.500 5.500-5.500" style="fill:none;stroke:${DARK};stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round"/>`,
};

export const bonus = (id: string): string => OWN[id]?.() ?? effect(id, 0, HIGH[id] ?? 20);

/** The sprite's name of it. */
export const bonusId = (id: string): string => `bu-vine-bonus-${id}`;
export const bonuses = (): string => BONUSES.map((id) => `<g id="${bonusId(id)}">${bonus(id)}</g>`).join("");
