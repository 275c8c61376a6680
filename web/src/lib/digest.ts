// Digests and words, as people read and write them.
export const LONGEST = 120;

/** Whether the server takes these words: what would be invisible, or another line, is none. */
export function sayable(words: string): boolean {
  return [...words].length <= LONGEST && !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(words);
}

/** A digest short enough to compare by eye: both ends, as they are read aloud. */
export function brief(digest: string): string {
  return digest.length > 20 ? `${digest.slice(0, 8)}…${digest.slice(-8)}` : digest;
}
