// What is in hand at this table, and what it reaches: worked out once for each touch, from the answers of the question.
import type { Choice } from "../../lib/net/wire";
import type { Play } from "../../lib/play.svelte";
import type { Grip, Reach } from "./gripped";
import { dieOf, opened, pointsOf, tiesOf, workersOf } from "./ties";

const STORED = "storage:";

export class Hold implements Grip {
  private readonly play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  private choices = $derived.by(() => this.play.chooser?.open ?? []);
  private reached = $derived.by(() => this.all());

  /** To be given to the play, so that touching things means what it means here. */
  readonly ties = tiesOf(() => this.choices);

  get die(): 0 | 1 | 2 {
    const { hand } = this.play;
    if (hand.includes("die:1")) return 1;
    return hand.includes("die:2") ? 2 : 0;
  }

  get tile(): string | null {
    return this.play.hand.find((one) => one.startsWith(STORED))?.slice(STORED.length) ?? null;
  }

  get pointed(): string | null {
    return this.play.help;
  }

  reach(target: string): Reach | null {
    return this.reached.get(target) ?? null;
  }

  touch(target: string): void {
    this.play.touch(target);
  }

  /** Every thing that can be touched now, with its cheapest answer. A tool is reached as it lies. */
  private all(): Map<string, Reach> {
    const { play } = this;
    const found = new Map<string, Reach>();
    if (!play.chooser || play.late) return found;
    const targets = new Set([
      ...this.choices.flatMap((choice) => [...choice.targets, ...opened(choice)]),
      ...this.stored().map((tile) => STORED + tile),
    ]);
    for (const target of targets) {
      if (!play.can(target)) continue;
      found.set(
        target,
        this.ties.isTool(target)
          ? { how: "strong", die: 0, workers: 0, points: 0 }
          : this.of(play.meant(target)),
      );
    }
    return found;
  }

  private of(choices: Choice[]): Reach {
    const [first] = choices;
    const workers = first ? workersOf(first) : 0;
    return {
      how: workers ? "faint" : "strong",
      die: choices.length === 1 && first ? dieOf(first) : 0,
      workers,
      points: Math.max(0, ...choices.map((choice) => pointsOf(choice, this.tile))),
    };
  }

  private stored(): string[] {
    const { view, near } = this.play;
    return "white" in view ? (view.players[near]?.storage ?? []) : [];
  }
}
