// The mayor's question: while I arrange my colonists, what is placed already and what I have picked counts, not the
// former arrangement.
import type { PuertoRicoView } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";

/** Whether this seat's colonists are being arranged here. */
export function isPlacing(play: Play, seat: number): boolean {
  return play.scene.question?.ask === "mayor.man" && play.scene.question.seat === seat && !!play.chooser;
}

/** How many stand on the things with this key, `zone:id`. */
export function manned(play: Play, view: PuertoRicoView, target: string): number {
  const id = target.split(":")[1] ?? "";
  return (view.plan?.circles[id] ?? 0) + play.picked(target);
}

/** A tap where there is one button for all circles: one more, and none again after the last that fits. */
export function cycle(play: Play, target: string): void {
  if (play.can(target, false)) play.touch(target, false);
  else for (let i = play.picked(target); i > 0; i -= 1) play.touch(target, true);
}

/** The former arrangement: whoever was placed stays until somebody moves them. */
export function stay(play: Play, view: PuertoRicoView): void {
  const player = view.players[play.near];
  if (!player || Object.values(view.plan?.circles ?? {}).some((n) => n > 0)) return;
  const places = [
    ...player.island.map((one) => [`island:${one.tile}`, one.colonists] as const),
    ...player.city.map((one) => [`city:${one.building}`, one.colonists] as const),
  ];
  for (const [target, count] of places) {
    const choice = play.chooser?.on(target)[0];
    for (let i = 0; choice && i < count; i += 1) play.chooser?.pick(choice.code);
  }
}
