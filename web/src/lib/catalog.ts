// The four games as the pages show them: cover, ink, how long, how many bots at one click.
import burgundy from "../covers/burgundy.svg";
import puertorico from "../covers/puertorico.svg";
import sanjuan from "../covers/sanjuan.svg";
import venezia from "../covers/venezia.svg";

export interface Shown {
  name: string;
  title: string;
  cover: string;
  ink: string;
  minutes: number;
  bots: number;
}

export const SHOWN: readonly Shown[] = [
  { name: "san-juan", title: "San Juan", cover: sanjuan, ink: "var(--g-sanjuan)", minutes: 45, bots: 3 },
  {
    name: "puerto-rico",
    title: "Puerto Rico",
    cover: puertorico,
    ink: "var(--g-puertorico)",
    minutes: 90,
    bots: 3,
  },
  { name: "venezia", title: "Venezia", cover: venezia, ink: "var(--g-venezia)", minutes: 60, bots: 2 },
  { name: "burgundy", title: "Burgundy", cover: burgundy, ink: "var(--g-burgundy)", minutes: 80, bots: 3 },
];

/** The games whose table is drawn; the others are played at the plain one, where everything is said in words. */
export const DRAWN = new Set(["san-juan", "puerto-rico"]);

export function shown(name: string): Shown | undefined {
  return SHOWN.find((one) => one.name === name);
}

/** Names for bots, so that a table reads like a table; never one twice. */
const BOT_NAMES = ["Olmo", "Petra", "Zeno", "Ines", "Ruy", "Alma", "Tito", "Livia", "Bruno", "Nora"];

export function botNames(count: number): string[] {
  const start = Math.floor(Math.random() * BOT_NAMES.length);
  return Array.from({ length: count }, (_, i) => BOT_NAMES[(start + i * 3) % BOT_NAMES.length] ?? "Olmo");
}
