// What has not changed from one position to the next stays the same object: whatever is worked out from it stands, and
// is drawn once. A message brings everything anew.

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `next` with those of its parts taken from `old` that are equal there; neither is changed. */
export function keep<T>(old: unknown, next: T): T;
export function keep(old: unknown, next: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(next)) return keepItems(old, next);
  if (isFields(old) && isFields(next)) return keepFields(old, next);
  return next;
}

function keepItems(old: unknown[], next: unknown[]): unknown[] {
  const kept = next.map((item, at) => keep(old[at], item));
  const same = old.length === kept.length && kept.every((item, at) => item === old[at]);
  return same ? old : kept;
}

function keepFields(old: Fields, next: Fields): Fields {
  const names = Object.keys(next);
  const kept: Fields = {};
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    kept[name] = keep(old[name], next[name]);
    same &&= kept[name] === old[name] && name in old;
  }
  return same ? old : kept;
}
