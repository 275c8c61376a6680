// How fast a table tells what happened. `still` moves nothing: it marks where things were and are.
export const PACES = ["slow", "normal", "fast", "instant", "still"] as const;
export type Pace = (typeof PACES)[number];

export interface Tempo {
  pace: Pace;
  /** What every length of motion is multiplied by. */
  factor: number;
  /** Whether things fly; else rings mark where they were and are. */
  flies: boolean;
  arcs: boolean;
  /** How long rings stay where nothing flies. */
  rings: number;
  /** The pause from one player's move to the next one's. */
  between: number;
  /** How long a caption of so many characters is left to be read. */
  read(characters: number): number;
}

const reading = (characters: number): number => 900 + 35 * characters;

const TEMPI: Record<Pace, Omit<Tempo, "pace">> = {
  slow: { factor: 1.6, flies: true, arcs: true, rings: 0, between: 900, read: (n) => reading(n) * 1.5 },
  normal: { factor: 1, flies: true, arcs: true, rings: 0, between: 450, read: reading },
  fast: { factor: 0.5, flies: true, arcs: false, rings: 0, between: 120, read: () => 600 },
  instant: { factor: 0, flies: false, arcs: false, rings: 500, between: 0, read: () => 0 },
  still: { factor: 1, flies: false, arcs: false, rings: 900, between: 0, read: reading },
};

export const tempo = (pace: Pace): Tempo => ({ pace, ...TEMPI[pace] });

/** One step faster, when too much waits. Whoever wants nothing to move is not shown movement for it. */
export function faster(pace: Pace): Pace {
  if (pace === "slow") return "normal";
  return pace === "normal" ? "fast" : "instant";
}
