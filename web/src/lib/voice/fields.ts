// What the values of events, facts and questions stand for, as the game of the open page declares it (core/fields.py).
import { ofGame } from "../i18n/index.svelte";
import type { FieldInfo, GameInfo, Kind } from "../net/wire";

export type Kinds = Readonly<Record<string, Kind>>;

const declared = new Map<string, Pick<GameInfo, "events" | "kinds">>();

export function declare(game: string, info: Pick<GameInfo, "events" | "kinds">): void {
  declared.set(game, info);
}

export function isDeclared(game: string): boolean {
  return declared.has(game);
}

/** Of facts, and of the arguments of questions and reasons. */
export function factKinds(): Kinds {
  return declared.get(ofGame())?.kinds ?? {};
}

export function eventFields(kind: string): FieldInfo[] {
  return declared.get(ofGame())?.events.find((one) => one.name === kind)?.fields ?? [];
}

export function eventKinds(kind: string): Kinds {
  return Object.fromEntries(eventFields(kind).map((field) => [field.name, field.kind]));
}
