import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { length, SOUNDS, Voice, type Sound } from "./sound";

/** Notes when each tone or noise begins and ends; nothing is heard. */
class FakeAudio {
  static now = 0;
  static heard: { from: number; to: number }[] = [];
  state = "running";
  sampleRate = 8000;
  destination = {};
  get currentTime(): number {
    return FakeAudio.now;
  }
  private param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  private node = () => ({ connect: <T>(to: T): T => to });
  private source = () => {
    const part = { from: 0, to: 0 };
    return {
      ...this.node(),
      frequency: this.param(),
      start: (at: number) => (part.from = at),
      stop: (at: number) => {
        part.to = at;
        FakeAudio.heard.push(part);
      },
    };
  };
  createGain = () => ({ ...this.node(), gain: this.param() });
  createBiquadFilter = () => ({ ...this.node(), frequency: this.param(), Q: this.param() });
  createOscillator = this.source;
  createBufferSource = this.source;
  createBuffer = (_: number, size: number) => ({ getChannelData: () => new Float32Array(size) });
}

beforeEach(() => {
  FakeAudio.now = 0;
  FakeAudio.heard = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => void vi.unstubAllGlobals());

test.each(Object.keys(SOUNDS) as Sound[])("the sound %s is over in a quarter of a second", (sound) => {
  expect(length(sound)).toBeGreaterThan(0);
  expect(length(sound)).toBeLessThan(0.25);
});

test.each(Object.keys(SOUNDS) as Sound[])("while %s is heard no other sound is made", (sound) => {
  const voice = new Voice();
  expect(voice.play(sound, 1)).toBe(true);
  const alone = FakeAudio.heard.length;
  expect(alone).toBe(SOUNDS[sound].length);
  FakeAudio.now = length(sound) - 0.01;
  for (const other of Object.keys(SOUNDS) as Sound[]) expect(voice.play(other, 1)).toBe(false);
  expect(FakeAudio.heard).toHaveLength(alone);
  FakeAudio.now = length(sound) + 0.01;
  expect(voice.play("card", 1)).toBe(true);
  const [next] = FakeAudio.heard.slice(alone);
  expect(next?.from).toBeGreaterThanOrEqual(
    Math.max(...FakeAudio.heard.slice(0, alone).map((part) => part.to)),
  );
});
