/** A digest short enough to compare by eye: both ends, as they are read aloud. */
export function brief(digest: string): string {
  return digest.length > 20 ? `${digest.slice(0, 8)}…${digest.slice(-8)}` : digest;
}
