// Real play and the words for it, as Python's speaker says them (tools/voices.py): this one says exactly the same.
import { beforeAll, expect, test, vi } from "vitest";
import text from "../../../../tests/i18n/voices.json?raw";
import { alsoGame, useGame, useLang, type Lang } from "../i18n/index.svelte";
import type { Blocked, Choice, GameEvent, GameInfo, Menu, Question } from "../net/wire";
import {
  actionText,
  factTexts,
  obstacleText,
  questionText,
  reasonText,
  sumText,
  trailText,
  wayText,
} from "./answers";
import { lines } from "./events";
import { declare } from "./fields";
import type { Reader } from "./names";
import { reviewTexts, whyText, type Reason } from "./reasons";

interface Case {
  game: string;
  me: number;
  events?: GameEvent[];
  blocked?: Pick<Blocked, "reason" | "args"> & Partial<Pick<Blocked, "sum" | "ways">>;
  choice?: Pick<Choice, "text" | "facts"> & { ask: string };
  why?: Pick<Reason, "key" | "args">;
  asked?: Pick<Question, "ask" | "trail"> & Pick<Menu, "args" | "least" | "most">;
  said: Record<Lang, unknown>;
}

const voices: { names: string[]; games: Record<string, Pick<GameInfo, "events" | "kinds">>; cases: Case[] } =
  JSON.parse(text);

function said({ game, events, blocked, choice, why, asked, me }: Case): unknown {
  const reader: Reader = { me, name: (seat) => voices.names[seat] ?? "" };
  if (events) return lines(events, reader).map((line) => [line.seat, line.text]);
  if (blocked)
    return [
      reasonText(blocked, reader),
      obstacleText(blocked, reader),
      sumText(blocked.sum),
      wayText(blocked.ways ?? [], reader),
    ];
  if (why) return whyText(why, game, reader);
  if (choice) return [actionText(choice, choice.ask, reader), factTexts(choice, reader)];
  if (!asked) throw new Error("a case says nothing");
  const question = { ask: asked.ask, trail: asked.trail, menu: asked };
  return [questionText(question, reader), trailText(question, reader)];
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  for (const [game, info] of Object.entries(voices.games)) declare(game, info);
});

for (const lang of ["it", "en"] as const)
  for (const game of Object.keys(voices.games))
    test(`${game} is said in ${lang} as by Python`, async () => {
      await useGame(game);
      await useLang(lang);
      const missing = vi.spyOn(console, "error");
      const cases = voices.cases.filter((one) => one.game === game);
      if (cases.some((one) => one.why)) await alsoGame(reviewTexts(game));
      expect(cases.length).toBeGreaterThan(50);
      for (const one of cases) expect(said(one), JSON.stringify(one)).toEqual(one.said[lang]);
      expect(missing).not.toHaveBeenCalled();
    });
