// The signs of the themes, and the order in which those of a game stand.
import {
  Building2,
  Castle,
  Coins,
  Dices,
  Drama,
  Factory,
  Flag,
  GalleryVerticalEnd,
  Gift,
  Hammer,
  Hand,
  Hexagon,
  Landmark,
  Layers,
  MapPin,
  Puzzle,
  Sailboat,
  Scale,
  Ship,
  Sprout,
  Users,
  WalletCards,
  Warehouse,
  Waves,
} from "@lucide/svelte";

const SIGNS: Record<string, typeof Puzzle> = {
  role: Drama,
  build: Hammer,
  six: Landmark,
  pay: WalletCards,
  trade: Scale,
  produce: Factory,
  keep: Hand,
  plant: Sprout,
  colonists: Users,
  load: Ship,
  store: Warehouse,
  sell: Coins,
  cards: Layers,
  site: MapPin,
  drain: Waves,
  gold: Coins,
  draw: GalleryVerticalEnd,
  building: Building2,
  dice: Dices,
  place: Hexagon,
  castle: Castle,
  ship: Sailboat,
  bonus: Gift,
  end: Flag,
};
const ORDER = Object.keys(SIGNS);

export const signOf = (theme: string): typeof Puzzle => SIGNS[theme] ?? Puzzle;

/** Those that are new here come last. */
export function ordered(themes: readonly string[]): string[] {
  const place = (theme: string): number => (ORDER.includes(theme) ? ORDER.indexOf(theme) : ORDER.length);
  return [...new Set(themes)].toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
