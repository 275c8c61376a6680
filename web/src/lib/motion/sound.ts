// The six sounds of a table, made here: no recording, each under a quarter of a second, one at a time.
export type Sound = "turn" | "card" | "piece" | "coins" | "dice" | "points";

/** A tone or a burst of noise: when it begins, how long it rings, its pitch and how loud it is. */
interface Part {
  at: number;
  long: number;
  pitch: number;
  loud: number;
  kind: "wood" | "paper" | "bell";
}

const LONGEST = 0.25;

/** Seconds and hertz. */
export const SOUNDS: Record<Sound, readonly Part[]> = {
  turn: [
    { at: 0, long: 0.09, pitch: 420, loud: 0.8, kind: "wood" },
    { at: 0.12, long: 0.11, pitch: 560, loud: 0.8, kind: "wood" },
  ],
  card: [{ at: 0, long: 0.12, pitch: 2600, loud: 0.5, kind: "paper" }],
  piece: [{ at: 0, long: 0.1, pitch: 300, loud: 0.8, kind: "wood" }],
  coins: [
    { at: 0, long: 0.09, pitch: 2350, loud: 0.35, kind: "bell" },
    { at: 0.06, long: 0.12, pitch: 2960, loud: 0.35, kind: "bell" },
  ],
  dice: [
    { at: 0, long: 0.05, pitch: 520, loud: 0.7, kind: "wood" },
    { at: 0.07, long: 0.05, pitch: 440, loud: 0.6, kind: "wood" },
    { at: 0.13, long: 0.07, pitch: 480, loud: 0.5, kind: "wood" },
  ],
  points: [{ at: 0, long: 0.24, pitch: 880, loud: 0.45, kind: "bell" }],
};

/** How long a sound lasts, in seconds. */
export function length(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((part) => part.at + part.long));
}

export class Voice {
  private context: AudioContext | null = null;
  private until = 0;

  /** Make a sound, unless one is heard already. */
  play(sound: Sound, volume: number): boolean {
    this.context ??= new AudioContext();
    const { context } = this;
    const now = context.currentTime;
    if (now < this.until) return false;
    if (context.state === "suspended") void context.resume();
    this.until = now + Math.min(LONGEST, length(sound));
    for (const part of SOUNDS[sound]) this.part(context, part, now, volume);
    return true;
  }

  private part(context: AudioContext, part: Part, now: number, volume: number): void {
    const [from, to] = [now + part.at, now + part.at + part.long];
    const loud = context.createGain();
    loud.gain.setValueAtTime(0, from);
    loud.gain.linearRampToValueAtTime(part.loud * volume * 0.5, from + 0.004);
    loud.gain.exponentialRampToValueAtTime(0.0001, to);
    loud.connect(context.destination);
    const source = part.kind === "bell" ? this.tone(context, part) : this.noise(context, part, loud);
    if (part.kind === "bell") source.connect(loud);
    source.start(from);
    source.stop(to);
  }

  private tone(context: AudioContext, part: Part): OscillatorNode {
    const tone = context.createOscillator();
    tone.type = "sine";
    tone.frequency.value = part.pitch;
    return tone;
  }

  /** Wood rings around its pitch, paper rustles above it. */
  private noise(context: AudioContext, part: Part, into: AudioNode): AudioBufferSourceNode {
    const data = context.createBuffer(1, Math.ceil(context.sampleRate * part.long), context.sampleRate);
    const line = data.getChannelData(0);
    for (let i = 0; i < line.length; i += 1) line[i] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = data;
    const filter = context.createBiquadFilter();
    filter.type = part.kind === "wood" ? "bandpass" : "highpass";
    filter.frequency.value = part.pitch;
    filter.Q.value = part.kind === "wood" ? 9 : 0.7;
    source.connect(filter).connect(into);
    return source;
  }
}
