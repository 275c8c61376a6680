// What is printed on the faces of the tiles: three pictures, and for the rest a small language of signs: `i` an icon, `w` a
// worker, `c` a coin, `g` a good, `v` points, `d` a die that turns for free, `h` a tile, `t` letters.
import { coin, CREAM, icon } from "./draw";
import type { Crop, Land } from "./faces";

/** Where the animals of a tile stand, by how many they are, and how large they are in each crop. */
export const HERDS: Record<string, { at: [x: number, y: number][]; large: number; middle: number }> = {
  "2": {
    at: [
      [-13, -15],
      [13, 15],
    ],
    large: 46,
    middle: 48,
  },
  "3": {
    at: [
      [0, -22],
      [-20, 13],
      [20, 13],
    ],
    large: 38,
    middle: 40,
  },
  "4": {
    at: [
      [0, -27],
      [-21, 0],
      [21, 0],
      [0, 27],
    ],
    large: 33,
    middle: 35,
  },
};

/** The two rows of each monastery: when, and what. */
export const MONASTERIES: Record<string, [upper: string, lower: string]> = {
  "1": ["i:house i:house", "t:=="],
  "2": ["i:mine", "t:+ w:"],
  "3": ["g:", "c: c:"],
  "4": ["g:", "t:+ w:"],
  "5": ["i:boat", "g: g:"],
  "6": ["w: w:", "i:house"],
  "7": ["i:sheep", "t:+ v:1"],
  "8": ["w:", "t:±2"],
  "9": ["d:", "i:house"],
  "10": ["d:", "i:boat i:cow"],
  "11": ["d:", "i:castle i:abbey i:mine"],
  "12": ["d:", "i:hand"],
  "13": ["w: w:", "t:+ c:"],
  "14": ["w: w:", "w: w:"],
  "15": ["g:1 g:2 g:4", "v:2"],
  "16": ["i:warehouse", "v:4"],
  "17": ["i:watchtower", "v:4"],
  "18": ["i:carpenter", "v:4"],
  "19": ["i:church", "v:4"],
  "20": ["i:market", "v:4"],
  "21": ["i:boarding_house", "v:4"],
  "22": ["i:bank", "v:4"],
  "23": ["i:city_hall", "v:4"],
  "24": ["i:cow i:pig", "v:4"],
  "25": ["g:pair", "v:1"],
  "26": ["i:medal", "v:3"],
};

/** What a building does, in a line under its picture. */
export const EFFECTS: Record<string, string> = {
  market: "i:boat i:cow",
  carpenter: "i:house",
  church: "i:castle i:abbey i:mine",
  warehouse: "g: t:→ c:",
  boarding_house: "t:+4 w:",
  bank: "t:+2 c:",
  city_hall: "t:+1 h:",
  watchtower: "v:4",
};

/** What a thing that is met is inked in, in a line of effects. */
export const INKS: Record<string, string> = {
  boat: "var(--ship-d)",
  cow: "var(--pasture-d)",
  castle: "var(--castle)",
  mine: "var(--mine-d)",
  abbey: "var(--monastery-d)",
};

function castle(crop: Crop): string {
  return `<g style="--slit:var(--castle)">${icon("castle", 0, 2, crop === "S" ? 66 : 62, CREAM)}</g>`;
}

function mine(crop: Crop): string {
  if (crop === "S") return icon("mine", 0, 1, 64, "#1f2124");
  const rocks =
    '<path d="M-38 22L-30-2-18-20-2-30 12-24 26-12 34 6 38 22 0 44z" fill="#5c6066"/><path d="M-18-20L-2-30-6 -8-22 4zM26-12L34 6 20 8 12-8z" fill="#777b81"/>';
  return rocks + icon("mine", 0, 9, 50, CREAM) + (crop === "L" ? coin(0, -27, 8.5) : "");
}

function ship(crop: Crop): string {
  if (crop === "S") return icon("boat", 0, 0, 60, CREAM);
  return (
    '<path d="M-41 22c7-6 14-6 21 0s14 6 21 0 14-6 21 0 12 5 19 0v2L0 47-42 24z" style="fill:var(--ship-d)" opacity=".75"/>' +
    icon("ship", 0, -3, 60, CREAM)
  );
}

/** The tiles that are the only kind of their land. */
export const LANDS: Record<string, (crop: Crop) => string> = { castle, mine, ship };

/** The pattern of each land: how large a piece of it is, and its lines or its shapes. */
export const LINES: Record<Land, [wide: number, high: number, lines: string]> = {
  castle: [14, 14, '<path stroke d="M7 1.5L12.5 7 7 12.5 1.5 7z" stroke-width="1.3"/>'],
  mine: [
    15,
    13,
    '<path fill d="M2 9l2.5-4.500L7 9zM10 4l2-3 2 3zM9.900 10a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0z"/>',
  ],
  monastery: [13, 13, '<path stroke d="M3.500 1v5M1 3.500h5M10 7.500v5M7.500 10h5" stroke-width="1.3"/>'],
  ship: [20, 10, '<path stroke d="M0 5c3.300-4 6.700-4 10 0s6.700 4 10 0" stroke-width="1.4"/>'],
  pasture: [
    18,
    16,
    '<path stroke d="M3 8l-1.500-5M3 8V2M3 8l1.500-5M12 16l-1.500-5M12 16v-6M12 16l1.500-5" stroke-width="1.2" stroke-linecap="round"/>',
  ],
  building: [18, 12, '<path stroke d="M0 .5h18M0 6.500h18M4 .5v6M13 6.500v6" stroke-width="1.1"/>'],
};
