// From clicks on things to answers: the browser knows no rules, only what each possible answer touches.
import type { Question, Choice } from "../net/wire";

/** An open question being answered. A plain one is answered by one click; a series is collected, then sent. */
export class Chooser {
  readonly question: Question;
  readonly choices: Choice[];
  private readonly now: Choice[];
  readonly series: boolean;
  readonly least: number;
  readonly most: number;
  picked = $state<number[]>([]);
  /** Whether what is picked is an answer, where that does not hang on the number of picks. */
  private readonly suffices: (chooser: Chooser) => boolean | undefined;

  constructor(question: Question, suffices: (chooser: Chooser) => boolean | undefined = () => undefined) {
    this.question = question;
    this.suffices = suffices;
    this.choices = question.menu?.choices ?? [];
    this.now = this.choices.filter((choice) => choice.now);
    this.least = question.menu?.least ?? 1;
    this.most = question.menu?.most ?? 1;
    this.series = (question.menu?.pool.length ?? 0) > 0 && this.most > 1;
  }

  /** The answers that can be given now, in a series also those that come later in it. */
  get open(): Choice[] {
    return this.series ? this.choices : this.now;
  }

  /** Those of them that touch a thing. */
  on(target: string): Choice[] {
    return this.open.filter((choice) => choice.targets.includes(target));
  }

  /** The answers that touch nothing on the table: they become buttons. */
  get loose(): Choice[] {
    return this.choices.filter((choice) => choice.now && choice.targets.length === 0 && !choice.closes);
  }

  /** The answer that closes the question without (more) picks, if there is one. */
  get closing(): Choice | undefined {
    return this.choices.find((choice) => choice.closes && choice.now);
  }

  /** Whether an answer stands beside the series: it is given by itself, and what is picked is left. */
  beside({ code, now, closes }: Choice): boolean {
    return this.series && now && !closes && !this.room(code);
  }

  times(code: number): number {
    return this.picked.filter((picked) => picked === code).length;
  }

  room(code: number): number {
    const pool = this.question.menu?.pool ?? [];
    return pool.filter((one) => one === code).length;
  }

  canPick(code: number): boolean {
    return this.picked.length < this.most && this.times(code) < this.room(code) && !this.capped(code);
  }

  /** Whether as many are picked already as go together with this one. */
  capped(code: number): boolean {
    const caps = this.question.menu?.caps ?? [];
    return caps.some(
      (cap) =>
        cap.codes.includes(code) && this.picked.filter((one) => cap.codes.includes(one)).length >= cap.most,
    );
  }

  pick(code: number): void {
    if (this.canPick(code)) this.picked = [...this.picked, code];
  }

  drop(code: number): void {
    const at = this.picked.lastIndexOf(code);
    if (at >= 0) this.picked = this.picked.toSpliced(at, 1);
  }

  clear(): void {
    this.picked = [];
  }

  /** Pick what was suggested; what closes the series is no pick. */
  fill(codes: number[]): void {
    this.picked = codes.filter((code) => this.room(code));
  }

  get enough(): boolean {
    return this.picked.length > 0 && (this.suffices(this) ?? this.picked.length >= this.least);
  }

  /** What to send: the picks, and the closing answer where the series would stay open. One that is offered only after
   * the picks is named by the suggestion; then the series never ends by itself. */
  get codes(): number[] {
    const closing = this.closing ?? this.choices.find((choice) => choice.closes);
    if (closing) return this.picked.length < this.most ? [...this.picked, closing.code] : [...this.picked];
    const later = this.question.menu?.suggest.filter((code) => !this.room(code)) ?? [];
    return [...this.picked, ...later];
  }
}
