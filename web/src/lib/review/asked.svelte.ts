// The questions of a match as they were asked: answers are said with what the position tells of them (prices, places,
// points), which their notation alone does not. Each is fetched when its decision comes into sight, one after the other.
import { has, ofGame, t } from "../i18n/index.svelte";
import { frames } from "../net/api";
import type { Choice, Question, ReviewJudged, ReviewSaid } from "../net/wire";
import { actionText, questionText } from "../voice/answers";
import { lettered } from "../voice/arguments";
import { capital, seated, thing, type Reader } from "../voice/names";
import { isSaid, said } from "./words";

type Place = Pick<ReviewJudged, "ply" | "seat">;

/** Answers of one word. */
const DONE = new Set(["deck", "built", "end"]);
const UNSAID = /\{\s*\$\w+/;

export class Asked {
  private known = $state.raw(new Map<number, Question>());
  private wanted: Place[] = [];
  private busy = false;

  constructor(
    readonly key: string,
    readonly token: string | undefined,
    readonly reader: Reader,
  ) {}

  /** Have the question of a decision at hand, some time. */
  want({ ply, seat }: Place): void {
    if (this.known.has(ply) || this.wanted.some((one) => one.ply === ply)) return;
    this.wanted.push({ ply, seat });
    if (!this.busy) void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.busy = true;
    for (let place = this.wanted[0]; place; place = this.wanted[0]) {
      const { ply, seat } = place;
      // Only who is asked is told the answers.
      const found = await frames(this.key, ply, 1, seat, this.token).catch(() => []);
      this.wanted.shift();
      const question = found[0]?.question;
      if (question) this.known = new Map([...this.known, [ply, question]]);
    }
    this.busy = false;
  }

  /** The question that a decision answers, in words; nothing as long as it is not known. */
  question({ ply }: ReviewJudged): string {
    const asked = this.known.get(ply);
    return asked ? questionText(asked, this.reader) : "";
  }

  /** One of its answers. */
  answer({ ply, ask }: ReviewJudged, text: string): string {
    const choice = this.known.get(ply)?.menu?.choices.find((one) => one.text === text);
    return capital(spoken(choice ?? { text }, ask, this.reader));
  }

  /** How the match would have gone on; who does several things that are only named is named once. */
  followed(line: readonly ReviewSaid[]): string[] {
    const made: { seat: number; text: string; named: boolean }[] = [];
    for (const { seat, text } of line) {
      const whole = this.deed(seat, text);
      const last = made.at(-1);
      const bare = spoken({ text }, "", this.reader);
      if (whole) made.push({ seat, text: whole, named: false });
      else if (last?.named && last.seat === seat) last.text += `, ${bare}`;
      else {
        const names = seated(seat, this.reader);
        made.push({ seat, text: capital(t("web-told", { names, said: bare })), named: true });
      }
    }
    return made.map((one) => one.text);
  }

  /** An answer as a sentence, if there is one for it. Nobody has been asked it: only its notation is known. */
  private deed(seat: number, text: string): string {
    const own = seat === this.reader.me ? "yes" : "no";
    const who = { own, names: seated(seat, this.reader) };
    const [verb = "", ...rest] = text.split(" ");
    if (verb === "pass") return capital(t("web-told-pass", { ...who, count: 1 }));
    const key = [`web-review-does-${ofGame()}-${verb}`, `web-review-does-${verb}`].find(isSaid);
    if (!key || !(rest.length || DONE.has(verb))) return "";
    return capital(said(key, { ...lettered(rest, {}, this.reader), ...who }));
  }
}

/** What only its position could say is said by the things in it. */
function spoken(
  choice: Pick<Choice, "text"> & Partial<Pick<Choice, "facts">>,
  ask: string,
  reader: Reader,
): string {
  const words = actionText(choice, ask, reader);
  if (!UNSAID.test(words)) return words;
  return choice.text
    .split(" ")
    .map((word) => (has(`name-${word}`) ? thing(word) : word))
    .join(" ");
}
