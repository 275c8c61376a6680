// What is printed on the faces of the tiles, in a small language of signs: `i` an icon, `w` a worker, `c` a coin,
// `g` a good, `v` points, `d` a die that turns for free, `h` a tile, `t` letters.

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
