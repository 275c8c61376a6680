// One puzzle at a table: its position with the question open, until it is answered; then what the answers are worth.
import type { Component } from "svelte";
import { botNames } from "../bots";
import { has, t } from "../i18n/index.svelte";
import type { Entry, PuzzlePosition, ReviewOption, SeatInfo } from "../net/wire";
import type { Mark, Play, Quizzed, Scene, Shown } from "../play.svelte";
import { settings } from "../settings.svelte";
import { actionText } from "../voice/answers";
import { called, capital, type Reader } from "../voice/names";
import { reviewTexts, whyText } from "../voice/reasons";
import { isDue } from "./again";
import { Asker } from "./client.svelte";
import { keepAnswer, keepRun, kept, putRun, today } from "./kept.svelte";
import { marksOf, type Weighed } from "./marks";
import { begun, Clock, counts, shown, skipped, spent, told, type Run } from "./run";
import { percent, say } from "./words";

/** A share is told with a digit behind the comma: less than this cannot be told. */
const NOTHING = 1e-9;

/** How many seconds before its end a race is spoken of. */
const WARNINGS = [60, 30, 10];

interface Parts {
  Badge: Component<{ play: Play }>;
  Rail: Component<{ play: Play; heads: string[]; quiet: string[] }>;
  Verdict: Component<{ play: Play }>;
  Ways: Component<{ play: Play }>;
}

/** What the page does that shows it. */
export interface Page {
  next(): void;
  goOn(): void;
  open(): void;
}

export class Quiz implements Shown, Quizzed, Reader {
  readonly position: PuzzlePosition;
  readonly client: Asker;
  readonly seats: SeatInfo[];
  readonly me: number;
  readonly entries: Entry[];
  readonly page: Page;
  readonly Badge: Parts["Badge"];
  readonly Rail: Parts["Rail"];
  readonly Verdict: Parts["Verdict"];
  readonly Ways: Parts["Ways"];

  run = $state.raw<Run>(begun("train", ""));
  /** The code that was answered; null before, and where the time was over first. */
  given = $state<number | null>(null);
  told = $state(false);
  /** Tried once more: nothing of it is kept. */
  again = $state(false);
  /** What is looked at beside the table once it has been answered: why, or the others, whose place it took. */
  look = $state<"why" | "table">("why");
  /** The last of the warnings of a race that was said. */
  private warned = $state(0);
  /** How long the question has been open, in milliseconds. */
  time = $state(0);
  private readonly clock = new Clock();

  constructor(position: PuzzlePosition, run: Run | null, parts: Parts, page: Page) {
    const { id, seat, seats, game, entries } = position;
    this.position = position;
    this.me = seat;
    this.entries = entries;
    this.page = page;
    this.Badge = parts.Badge;
    this.Rail = parts.Rail;
    this.Verdict = parts.Verdict;
    this.Ways = parts.Ways;
    this.client = new Asker(seat, (code) => this.answer(code));
    const names = botNames(seats);
    this.seats = names.map((name, one) =>
      sitting(one, one === seat ? settings.name || t("web-you-name") : name),
    );
    const here = run?.game === game && !run.over && run.seen.includes(id) ? run : begun("train", game);
    this.run = shown(here, id);
    // Loaded again after its answer: it has been told what is best.
    this.again = here.last === id;
    putRun(this.run);
  }

  name(seat: number): string {
    return called(seat, this.seats[seat]?.name, this.seats.length);
  }

  get game(): string {
    return this.position.game;
  }

  get puzzle(): PuzzlePosition["puzzle"] {
    return this.position.puzzle;
  }

  private get menu() {
    return this.position.frame.question?.menu ?? null;
  }

  /** Of a series only the pick that is asked for counts: one click is the answer. Answered, nothing is asked any more. */
  scene = $derived.by((): Scene => {
    const { frame, ply } = this.position;
    const { question } = frame;
    const menu =
      this.menu && !this.told
        ? { ...this.menu, pool: [], caps: [], suggest: [], least: 1, most: 1, forced: false }
        : null;
    return { view: frame.view, zones: frame.zones, question: question && { ...question, menu }, row: ply };
  });

  best = $derived.by(() => this.puzzle.options[0]);
  mine = $derived.by(() => this.puzzle.options.find((one) => one.code === this.given));
  /** What my answer costs against the best one; null where it was not among those that were weighed. */
  cost = $derived.by(() => (this.best && this.mine ? this.best.share - this.mine.share : null));
  right = $derived.by(() => this.cost !== null && this.cost <= this.puzzle.margin + NOTHING);

  weighed = $derived.by((): Weighed[] =>
    this.puzzle.options.map((option, i) => {
      const mine = option.code === this.given;
      const kind = i === 0 ? "best" : mine ? (this.right ? "best" : "mine") : "other";
      return { option, text: this.text(option), kind, mine };
    }),
  );

  marks = $derived.by(() =>
    this.told
      ? marksOf(this.menu?.choices ?? [], this.weighed, this.given, this.right)
      : new Map<string, Mark>(),
  );

  /** Why, as far as there are words for it, each reason with its rules. */
  reasons = $derived.by(() =>
    this.puzzle.reasons
      .filter(({ key }) => has(`review-${this.game}-${key.replaceAll(/[. ]/g, "-")}`, reviewTexts(this.game)))
      .map((reason) => ({ text: whyText(reason, this.game, this), rules: reason.rules })),
  );

  /** What this answer did to rating and run. */
  change = $derived.by(() => {
    const [last] = kept().last;
    return this.told && !this.again && last?.id === this.position.id ? last.change : null;
  });

  title = $derived.by(() => {
    const best = this.weighed[0]?.text ?? "";
    if (this.given === null) return say("time-over");
    return this.right && this.mine
      ? say("right-is", { answer: this.text(this.mine) })
      : say("better-was", { answer: best });
  });

  rest = $derived.by(() => {
    const [best, second] = this.weighed;
    if (this.given === null) return say("best-was", { answer: best?.text ?? "" });
    if (!this.mine) return say("not-weighed");
    if (!this.right) return say("costs", { answer: this.text(this.mine), cost: percent(this.cost ?? 0) });
    if (this.mine !== this.best) return say("level", { answer: best?.text ?? "" });
    if (!second || !best) return "";
    return say("ahead", {
      cost: percent(best.option.share - second.option.share),
      answer: second.text,
    });
  });

  spoken = $derived.by(() => {
    if (this.told) return `${this.title}. ${this.rest}`;
    return this.warned ? say("seconds-left", { count: this.warned }) : "";
  });

  text(option: Pick<ReviewOption, "code" | "text">): string {
    const choice = this.menu?.choices.find((one) => one.code === option.code);
    return capital(actionText(choice ?? option, this.puzzle.ask, this));
  }

  played = $derived.by(() => {
    const text = this.puzzle.played;
    const choice = this.menu?.choices.find((one) => one.text === text);
    return capital(actionText(choice ?? { text }, this.puzzle.ask, this));
  });

  open(): void {
    this.page.open();
  }

  answer(code: number): void {
    if (this.told) return;
    this.tick();
    this.given = code;
    this.close();
    if (this.again) return;
    const { id, puzzle, game } = this.position;
    const { theme, rating, deviation } = puzzle;
    const before = kept().done[id];
    const counting = counts(this.run) && (!before || isDue(before.again, today()));
    keepAnswer({ id, game, theme, rating, deviation }, this.right, counting);
    this.put(told(this.run, this.right, id));
  }

  /** Once more, for whoever wants to see it with the eyes of one who knows. */
  retry(): void {
    this.again = true;
    this.given = null;
    this.told = false;
    this.look = "why";
  }

  skip(): void {
    this.put(skipped(this.run));
    this.page.next();
  }

  /** The clock goes while somebody can answer. */
  go(): void {
    if (!this.told) this.clock.go(performance.now());
  }

  stop(): void {
    this.tick();
    this.clock.stop(performance.now());
  }

  tick(): void {
    const now = this.clock.read(performance.now());
    const gone = now - this.time;
    this.time = now;
    if (this.told || this.again || gone <= 0 || this.run.mode !== "rush") return;
    this.put(spent(this.run, gone));
    this.warned = WARNINGS.findLast((one) => this.run.left <= one * 1000) ?? 0;
    if (this.run.over) this.close();
  }

  private close(): void {
    this.clock.stop(performance.now());
    this.told = true;
  }

  private put(run: Run): void {
    if (run.over && !this.run.over) keepRun(run);
    this.run = run;
    putRun(run);
  }
}

function sitting(seat: number, name: string): SeatInfo {
  const here = { taken: true, online: false, owner: false, gone: "" as const, auto: true };
  return { seat, who: "person", name, level: "", control: "person", ...here, words: "", agreed: [] };
}
