// Which sound a move makes, for who wants to hear any.
import { settings } from "../settings.svelte";
import type { Tempo } from "./pace";
import { Voice, type Sound } from "./sound";
import type { Staged } from "./telling";

export class Ear {
  private readonly voice = new Voice();

  /** It is my turn: heard also while another window is looked at. */
  turn(): void {
    if (settings.sound) this.voice.play("turn", settings.volume);
  }

  /** One sound for a whole group; points are heard by whoever gets them. */
  move(staged: Staged[], mine: boolean, me: number, at: Tempo): void {
    if (!settings.sound || document.hidden || at.pace === "instant") return;
    if (!mine && at.pace === "fast") return;
    const heard = staged
      .filter(({ event, show }) => show.sound && (show.sound !== "points" || event["seat"] === me))
      .map(({ show }) => show.sound as Sound);
    const sound = heard.find((one) => one === "points") ?? heard[0];
    if (sound) this.voice.play(sound, settings.volume);
  }
}
