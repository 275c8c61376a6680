// Names for bots, so that a table reads like a table; never one twice.
const NAMES = ["Olmo", "Petra", "Zeno", "Ines", "Ruy", "Alma", "Tito", "Livia", "Bruno", "Nora"];

export function botNames(count: number): string[] {
  const start = Math.floor(Math.random() * NAMES.length);
  return Array.from({ length: count }, (_, i) => NAMES[(start + i * 3) % NAMES.length] ?? "Olmo");
}
