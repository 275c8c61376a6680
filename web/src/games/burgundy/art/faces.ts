// The faces of the tiles, each in three crops: large for duchy and storage, middle for depots, small for other duchies.
// A radius of 50 about 0,0.
import { EFFECTS, HERDS, LANDS, MONASTERIES } from "./art";
import { CREAM, icon, letters, polygon, shield } from "./draw";
import { counted, effect, glyph } from "./signs";

export type Crop = "L" | "M" | "S";
/** The lands of a duchy, by the name of their ink. */
export type Land = "castle" | "mine" | "monastery" | "ship" | "pasture" | "building";

/** The ink of a colour of the rules: livestock grazes on pastures. */
export const landOf = (colour: string): Land => (colour === "livestock" ? "pasture" : (colour as Land));

const PATTERN: Record<Land, number> = {
  castle: 0.5,
  mine: 0.3,
  monastery: 0.22,
  ship: 0.55,
  pasture: 0.5,
  building: 0.32,
};
const EARTH = "#4a3213";
const ANIMAL = /^(cow|sheep|pig|chicken)_(\d)$/;
const ABBEY = /^monastery_(\d+)$/;

/** A tile that an expansion brings: its face, and whether it is two hexes wide. */
export interface TileArt {
  face: (crop: Crop) => string;
  wide?: boolean;
}
const added = new Map<string, TileArt>();

export function addTiles(tiles: Record<string, TileArt>): void {
  for (const [id, art] of Object.entries(tiles)) added.set(id, art);
}

export const isWide = (id: string): boolean => added.get(id)?.wide ?? false;

/** How many places tiles fill that wait to be placed. */
export const filled = (tiles: string[]): number =>
  tiles.reduce((sum, tile) => sum + (isWide(tile) ? 2 : 1), 0);

/** The ground of a tile, in the ink of its land. */
export function base(land: Land, crop: Crop): string {
  const ground =
    polygon(48.6, 'fill="#2a1e0c" opacity=".38"', 0, 2.4) + polygon(48.6, `style="fill:var(--${land})"`);
  if (crop === "S")
    return ground + polygon(47.4, `style="fill:none;stroke:var(--${land}-d);stroke-width:3.5"`);
  return (
    ground +
    polygon(48.6, `fill="url(#bu-p-${land})" opacity="${PATTERN[land]}"`) +
    '<path d="M-42.1 -24.3L0 -48.6 42.1 -24.3V24.3L38 22V-22L0 -44-38 -22V22L-42.1 24.3z" fill="#fff" opacity=".2"/>' +
    '<path d="M-42.1 24.3L0 48.6 42.1 24.3 38 22 0 44-38 22z" fill="#000" opacity=".16"/>' +
    polygon(
      42.6,
      `style="fill:none;stroke:${CREAM};stroke-opacity:.6;stroke-width:${crop === "L" ? 1.1 : 1.6}"`,
    ) +
    polygon(48.4, `style="fill:none;stroke:var(--${land}-d);stroke-width:${crop === "L" ? 1.8 : 2.6}"`)
  );
}

/** The picture of a monastery; its signs are those of the base game, or an expansion's. */
export function monastery(
  number: string,
  crop: Crop,
  signed: readonly string[] = MONASTERIES[number] ?? [],
): string {
  if (crop === "S")
    return (
      `<path d="M-26 30V-8a26 26 0 0 1 52 0V30z" fill="${CREAM}"/>` +
      letters(number, 0, 22, 44, "#3a280f", "ui", 800)
    );
  const window = `style="fill:${CREAM};stroke:var(--monastery-d);stroke-width:1.5"`;
  if (crop === "L")
    return (
      `<path d="M-30 25V-8a30 30 0 0 1 60 0V25z" ${window}/>` +
      glyph(signed, { y: [-14, 11], high: [27, 22], most: [46, 54] }) +
      '<rect x="-13" y="24" width="26" height="18" rx="6" fill="#3a280f"/>' +
      letters(number, 0, 37.6, 14, "#fff")
    );
  const alone = counted(signed);
  const signs = alone
    ? icon(alone[0], -9, -13, 40, "#4a3407") + shield(alone[1], 20, -3, 27)
    : glyph(signed, { y: [-23, 2], high: [28, 24], most: [50, 66] });
  return (
    `<path d="M-35 15V-8a35 33 0 0 1 70 0V15z" ${window}/>` +
    signs +
    `<rect x="-20" y="13" width="40" height="26" rx="9" style="fill:#3a280f;stroke:${CREAM};stroke-width:1.5"/>` +
    letters(number, 0, 35, 25, "#fff", "ui")
  );
}

export function herd(species: string, count: string, crop: Crop): string {
  if (crop === "S") return icon(species, 0, -13, 50, CREAM) + letters(count, 0, 38, 40, "#fff", "ui", 800);
  const stand = HERDS[count] ?? { at: [[0, 0] as const], large: 40, middle: 40 };
  const size = crop === "L" ? stand.large : stand.middle;
  const hill =
    '<path d="M-42 8C-20-4 10 2 42-8V24L0 48-42 24z" style="fill:var(--pasture-d)" opacity=".32"/>';
  const animals = stand.at.map(
    ([x, y]) =>
      icon(species, x, y + 2.2, size, "#1f3d16", 'opacity=".45"') + icon(species, x, y, size, CREAM),
  );
  return hill + animals.join("");
}

export function building(id: string, crop: Crop): string {
  const disc = (y: number, radius: number, strength: number): string =>
    `<circle cx="0" cy="${y}" r="${radius}" fill="${CREAM}" opacity="${strength}"/>`;
  if (crop === "S") return icon(id, 0, 0, 58, EARTH);
  if (crop === "L") return disc(-9, 27, 0.55) + icon(id, 0, -9, 44, EARTH) + effect(id, 27, 14);
  return disc(-12, 28, 0.5) + icon(id, 0, -14, 43, EARTH) + effect(id, 24, 22);
}

/** The land that a tile of the base game lies on. */
function landOfTile(id: string): Land | null {
  if (id in LANDS) return id as Land;
  if (id in EFFECTS) return "building";
  if (ANIMAL.test(id)) return "pasture";
  const abbey = ABBEY.exec(id)?.[1];
  return abbey && abbey in MONASTERIES ? "monastery" : null;
}

/** Whether we know the face of a tile; an owner's file may add others. */
export const isDrawn = (id: string): boolean => added.has(id) || landOfTile(id) !== null;

/** Every tile of the base game. */
export function known(): string[] {
  const herds = ["cow", "sheep", "pig", "chicken"].flatMap((one) =>
    Object.keys(HERDS).map((count) => `${one}_${count}`),
  );
  const abbeys = Object.keys(MONASTERIES).map((number) => `monastery_${number}`);
  return [...Object.keys(LANDS), ...Object.keys(EFFECTS), ...herds, ...abbeys];
}

/** A tile that a data file has added: on its land, by its short name. */
export const strangeFace = (land: Land, name: string, crop: Crop): string =>
  base(land, crop) +
  polygon(30, `fill="${CREAM}" opacity=".85"`) +
  letters(name, 0, 8, name.length > 4 ? 17 : 22, EARTH, "ui");

export function tileFace(id: string, crop: Crop): string {
  const art = added.get(id);
  if (art) return art.face(crop);
  const land = landOfTile(id);
  if (!land) return "";
  const animal = ANIMAL.exec(id);
  const abbey = ABBEY.exec(id);
  let picture = "";
  if (animal) picture = herd(animal[1]!, animal[2]!, crop);
  else if (abbey) picture = monastery(abbey[1]!, crop);
  else picture = LANDS[id]?.(crop) ?? building(id, crop);
  return base(land, crop) + picture;
}
