// Monasteries 27 and 28, crane and geese.
import { HERDS } from "../../art/art";
import { CREAM, icon, letters, shield } from "../../art/draw";
import { base, monastery, type Crop, type TileArt } from "../../art/faces";
import { plate } from "../sprite";

const EARTH = "#4a3213";
const BROWN = "#6b4a1f";
const GRASS = "#1f3d16";

/** Markers of the order track in a stack, the owner's on top. */
function markers(crop: Crop): string {
  const [y, high] = crop === "L" ? [-3, 22] : [-10, 24];
  const discs = [
    ["#c9b68a", 0.62],
    ["#a58a55", 0.22],
    ["#3a280f", -0.22],
  ] as const;
  return (
    discs
      .map(
        ([ink, down]) =>
          `<ellipse cx="0" cy="${y + down * high + 2}" rx="${high * 0.62}" ry="${high * 0.26}" fill="${ink}" stroke="${CREAM}" stroke-width="1.2"/>`,
      )
      .join("") + `<path d="M0 ${y - high * 0.86}l6 7h-12z" style="fill:var(--castle)"/>`
  );
}

function crane(crop: Crop): string {
  if (crop === "S") return base("building", crop) + icon("crane", 0, 0, 60, EARTH);
  const large = crop === "L";
  const [y, high, foot] = large ? [-9, 14, 27] : [-13, 20, 25];
  return (
    base("building", crop) +
    `<circle cx="0" cy="${y}" r="27" fill="${CREAM}" opacity=".55"/>` +
    icon("crane", 0, y, 46, EARTH) +
    plate(foot, high * 3, high, BROWN) +
    icon("house", -high * 0.72, foot, high * 1.05, BROWN) +
    letters("?", high * 0.62, foot + high * 0.36, high * 1.05, "#3a280f", "ui", 800)
  );
}

function geese(crop: Crop): string {
  if (crop === "S")
    return (
      base("pasture", crop) + icon("goose", 0, -12, 52, CREAM) + letters(2, 0, 38, 40, "#fff", "ui", 800)
    );
  const stand = HERDS["2"]!;
  const size = crop === "L" ? stand.large : stand.middle;
  const animals = stand.at.map(
    ([x, y]) => icon("goose", x, y + 2.2, size, GRASS, 'opacity=".45"') + icon("goose", x, y, size, CREAM),
  );
  const hill =
    '<path d="M-42 8C-20-4 10 2 42-8V24L0 48-42 24z" style="fill:var(--pasture-d)" opacity=".32"/>';
  return (
    base("pasture", crop) + hill + animals.join("") + shield("+", 24, -20, crop === "L" ? 19 : 25, GRASS)
  );
}

export const tiles: Record<string, TileArt> = {
  monastery_27: {
    face: (crop) => base("monastery", crop) + monastery("27", crop) + (crop === "S" ? "" : markers(crop)),
  },
  monastery_28: { face: (crop) => base("monastery", crop) + monastery("28", crop, ["c:", "w: w:"]) },
  crane: { face: crane },
  geese: { face: geese },
};
