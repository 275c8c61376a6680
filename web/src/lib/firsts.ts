// Which tables are somebody's first of a game, and lists that name their first.

/** So many games somebody is coached in. */
export const FIRST = 3;

/** Whether a table is among the first; one that is not counted yet would be the next. */
export function isAmongFirst(tables: readonly string[], table: string): boolean {
  const at = tables.indexOf(table);
  return (at < 0 ? tables.length : at) < FIRST;
}

/** The tables with this one. One more than the first is enough to know. */
export function counted(tables: string[], table: string): string[] {
  return tables.length > FIRST || tables.includes(table) ? tables : [...tables, table];
}

/** The first of a list and how many more there are; never a single one left out. */
export function named<T>(all: readonly T[], most: number): { shown: readonly T[]; more: number } {
  const shown = all.length > most + 1 ? all.slice(0, most) : all;
  return { shown, more: all.length - shown.length };
}
