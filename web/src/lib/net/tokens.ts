// The seats this browser holds, by table. Whoever knows a token plays its seat, so they stay here.
import type { SeatToken } from "./wire";

const KEY = "seats";
type Kept = Record<string, SeatToken[]>;

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function tokensOf(table: string): string[] {
  return (all()[table] ?? []).map((kept) => kept.token);
}

export function seatsOf(table: string): number[] {
  return (all()[table] ?? []).map((kept) => kept.seat);
}

export function everyToken(): string[] {
  return Object.values(all()).flatMap((kept) => kept.map((one) => one.token));
}

export function keep(table: string, tokens: SeatToken[]): void {
  const kept = all();
  const known = new Map((kept[table] ?? []).map((one) => [one.seat, one]));
  for (const one of tokens) known.set(one.seat, one);
  kept[table] = [...known.values()];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the seat is held until the page is closed.
  }
}

export function tokenFor(table: string, seat: number): string | undefined {
  return all()[table]?.find((one) => one.seat === seat)?.token;
}
