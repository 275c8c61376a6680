// The seats this browser holds, by table. Anybody who knows a token plays its seat, so they stay here.
import { Kept } from "./kept";
import type { SeatToken } from "./wire";

const store = new Kept<SeatToken[]>("seats");

export function tokensOf(table: string): string[] {
  return (store.all()[table] ?? []).map((kept) => kept.token);
}

export function seatsOf(table: string): number[] {
  return (store.all()[table] ?? []).map((kept) => kept.seat);
}

export function everyToken(): string[] {
  return Object.values(store.all()).flatMap((kept) => kept.map((one) => one.token));
}

export function keep(table: string, tokens: SeatToken[]): void {
  const kept = store.all();
  const known = new Map((kept[table] ?? []).map((one) => [one.seat, one]));
  for (const one of tokens) known.set(one.seat, one);
  kept[table] = [...known.values()];
  store.put(kept);
}

/** The token that speaks for a seat: its own, else that of another seat held here. */
export function tokenFor(table: string, seat: number): string {
  const held = store.all()[table] ?? [];
  return (held.find((one) => one.seat === seat) ?? held[0])?.token ?? "";
}
