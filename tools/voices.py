"""Write tests/i18n/voices.json: what real games ask, offer, refuse and tell, and the words for it in every language.

Python's speaker (i18n/voice) and the client's (web/src/lib/voice) both run through it and must say exactly these words.
    python tools/voices.py           play, and choose the cases
    python tools/voices.py --again   the same cases, in the words of today
    python tools/voices.py --why     the same, but reasons of reviews chosen afresh

A case of a random game is kept for what it says first: a text, or another shape of it. What random games hardly ever
say stands in RARE.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.playout import choose
from ludoteca.core.preview import Blocked, Question, Value, Way, way
from ludoteca.core.protocol import ALL, PUBLIC, Decision, Event, Game
from ludoteca.core.reader import event
from ludoteca.core.registry import OURS, game
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.review.reasons import WHY, reasons
from ludoteca.server.matches.info import game_info
from ludoteca.testing import option_sets

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tests" / "i18n" / "voices.json"
CATALOGUE = ROOT / "src" / "ludoteca" / "i18n"
NAMES = ("Anna", "Bea", "carlo", "Élodie", "Zoë & Max")
# The texts that both speakers say; options, zones and tables are said by one alone.
FAMILIES = ("ask-", "trail-", "act-", "fact-", "cause-", "reason-", "way-", "event-", "review-")
# What of a refusal is said.
SAID = ("reason", "args", "sum", "ways")
SHAPES = 3  # of each text, as many as this
TOGETHER = 6  # events in one case
GAMES = 2  # for each set of options
REASONED = 3  # games for each number of players whose answers are explained
LANG = "en"  # its texts decide which cases are kept

Case = dict[str, Any]


def choice(text: str, **facts: Value) -> Case:
    """An answer to a question that has no words of its own for it."""
    return {"me": 0, "choice": {"ask": "any", "text": text, "facts": facts}}


def blocked(reason: str, *ways: Way, **args: Value) -> Case:
    return {"me": 0, "blocked": {"reason": reason, "args": args, "ways": list(ways)}}


def events(me: int, *told: Case) -> Case:
    return {"me": me, "events": list(told)}


def asked(ask: str, *trail: str, **args: Value) -> Case:
    return {"me": 0, "asked": {"ask": ask, "args": args, "trail": list(trail), "least": 1, "most": 1}}


BONUS = {"kind": "bonus", "seat": 1, "colour": "ship", "place": "1"}
RARE: dict[str, list[Case]] = {
    "san-juan": [
        choice("pass"),
        asked("builder.build", "debtrelief"),
        asked("builder.library", card="smithy"),
        asked("trader.use"),
        asked("tower.discard", least=2, most=2),
        blocked("not-cheapest", card="smithy", mine="gold_mine"),
        events(0, {"kind": "dead"}),
    ],
    "puerto-rico": [
        choice("pass"),
        choice("point harbor"),
        choice("university", **{"from": "supply"}),
        choice("build residence", fills_city=True, university=True),
        asked("builder.university", building="residence"),
        blocked("no-quarry-left"),
        blocked("no-two-spaces", building="residence"),
        blocked("wharf-used", way("next_captain")),
        blocked("wharf-empty", way("by_mayor")),
        blocked("plantation-empty", way("by_mayor"), good="sugar"),
        blocked("in-warehouse", good="corn"),
        events(0, {"kind": "house_emptied", "goods": 4}),
    ],
    "venezia": [
        choice("built"),
        choice("enough"),
        choice("paid"),
        blocked("taken-in-order"),
        blocked("too-few-cards", cards=2),
        blocked("pile-empty"),
        events(0, {"kind": "no_treasure", "seat": 0}, {"kind": "no_treasure", "seat": 1}, {"kind": "flush"}),
        events(PUBLIC, {"kind": "pawn", "card": "ponte", "seat": -1, "from": 0}),
    ],
    "burgundy": [
        choice("no"),
        choice("use market"),
        choice("drop market"),
        choice("take d1 1.1", die=1, tile="market", bonus="city.1"),
        choice(
            "place d1 19",
            die=5,
            tile="watchtower",
            causes=[{"cause": "areas", "number": 1}, {"cause": "watchtowers", "number": 4}],
        ),
        blocked("no-building"),
        blocked("depot-empty"),
        blocked("duchy-full"),
        blocked("no-hex-left", colour="mine"),
        blocked("other-colour", colour="ship"),
        blocked("passed-over"),
        blocked("too-narrow"),
        events(1, BONUS),
        events(PUBLIC, BONUS),
    ],
}


class Heard(Texts):
    """Texts that note what they say: the key, and its shape with arguments for their values."""

    def __init__(self, lang: str, name: str) -> None:
        super().__init__(lang, name, strict=True)
        self.shapes: set[tuple[str, str]] = set()

    def say(self, key: str, args: Mapping[str, int | str] | None = None, form: str = "") -> str:
        text = super().say(key, args, form)
        if key.startswith(FAMILIES) or key in ("amount", "times", "list-last"):
            self.shapes.add((key, shape(text, args or {})))
        return text


def shape(text: str, args: Mapping[str, int | str]) -> str:
    """A text with its arguments put back, so that only what it selects makes a difference."""
    for name, value in sorted(args.items(), key=lambda pair: -len(str(pair[1]))):
        if value != "":
            text = text.replace(str(value), f"{{{name}}}" if isinstance(value, int) else "{}")
    return text


def speech(texts: Texts, played: Game, me: int) -> Speech:
    return Speech(texts, played, NAMES, me)


def said(speaker: Speech, case: Case) -> Any:
    """What a speaker says to a case."""
    if "events" in case:
        return [[line.seat, line.text] for line in speaker.events(case["events"])]
    if "blocked" in case:
        given = case["blocked"]
        refusal = Blocked(target="", rule="", reason=given["reason"], args=given["args"], ways=given.get("ways", []))
        if "sum" in given:
            refusal["sum"] = given["sum"]
        return [speaker.reason(refusal), speaker.obstacle(refusal), speaker.sum(refusal), speaker.way(refusal)]
    if "why" in case:
        return speaker.why(case["why"]["key"], case["why"]["args"])
    if "choice" in case:
        action, facts = find(speaker.game, case["choice"]["text"]), case["choice"]["facts"]
        return [speaker.action(action, case["choice"]["ask"], facts), speaker.facts(action, facts)]
    given = case["asked"]
    question = Question(key=given["ask"], args=given["args"], trail=given["trail"])
    decision = Decision(case["me"], given["ask"], [], given["least"], given["most"])
    return [speaker.question(question, decision), speaker.trail(question)]


def cases(match: Match, seed: int) -> Iterator[Case]:
    """Everything there is to say in a random game."""
    preview = match.game.preview()
    dice = seeded(seed)
    told = 0
    yield from happened(match, match.start_events)
    while match.decision is not None:
        decision, state = match.decision, match.state
        question = preview.question(state)
        given = {"ask": question["key"], "args": question["args"], "trail": question["trail"]}
        yield {"me": decision.seat, "asked": {**given, "least": decision.least, "most": decision.most}}
        for action in decision.actions:
            given = {"ask": decision.ask, "text": action.text, "facts": preview.facts(state, action)}
            yield {"me": decision.seat, "choice": given}
        for refusal in preview.blocked(state):
            yield {"me": decision.seat, "blocked": {name: one for name, one in refusal.items() if name in SAID}}
        match.play(choose(decision.actions, dice).code)
        for step in match.steps[told:]:
            yield from happened(match, step.events)
        told = len(match.steps)


def happened(match: Match, told: Sequence[Event]) -> Iterator[Case]:
    """A few events at a time, as players, onlookers and those who may see all read them; each of them first in turn."""
    readers = [ALL, PUBLIC, *range(match.seats)]
    first = len(match.rows) % len(readers)
    for start in range(0, len(told), TOGETHER):
        for who in readers[first:] + readers[:first]:
            read = [event(match.game, one, who) for one in told[start : start + TOGETHER]]
            yield {"me": who, "events": read}


def reasoned(played: Game, seats: int, seed: int) -> Iterator[Case]:
    """Why answers of a game are better than others: what the heuristic likes, and something else; both ways round."""
    known, dice = heuristic(played), seeded(seed)
    state = played.new(seats, {}, seed)
    while state.decision is not None:
        decision = state.decision
        pick, other = known.pick(state, decision), choose(decision.actions, dice)
        for best, worse in ((pick, other), (other, pick)):
            for reason in reasons(state, decision, best, worse):
                yield {"me": -1, "why": {"key": reason.key, "args": reason.args}}
        state.apply(pick if dice.below(3) else other)


def tables(played: Game, seed: int) -> Iterator[tuple[int, dict[str, str]]]:
    """Every option set at some number of players; expansions lie beside, which the client does not say."""
    for options in option_sets(played, seed=seed):
        fits = [seats for seats in played.seats if played.fits(seats, options)]
        if fits:
            seats = fits[(seed + len(options)) % len(fits)]
            if played.new(seats, options, seed).plain():
                yield seats, options


def kept(name: str) -> list[Case]:
    """The cases of a game that say something in a way not heard before."""
    played = game(name)
    texts = Heard(LANG, name)
    wanted = sayable(name)
    shapes: dict[str, set[str]] = {}
    found: list[Case] = []
    for number in range(GAMES):
        for seats, options in tables(played, number):
            for case in cases(Match(played, seats, options, number), number):
                if news(texts, speech(texts, played, case["me"]), case, shapes):
                    found.append({"game": name, **case})
    for case in RARE[name]:
        if news(texts, speech(texts, played, case["me"]), case, shapes):
            found.append({"game": name, **case})
    found += explained(name)
    print(name, len(found), "never said:", *sorted(wanted - shapes.keys()))
    return found


def explained(name: str) -> list[Case]:
    """The reasons of reviews that say something in a way not heard before."""
    played, texts = game(name), Heard(LANG, name)
    shapes: dict[str, set[str]] = {}
    found: list[Case] = []
    for seats in played.seats if name in WHY else ():
        for seed in range(REASONED if played.fits(seats, {}) else 0):
            for case in reasoned(played, seats, seed):
                if news(texts, speech(texts, played, case["me"]), case, shapes):
                    found.append({"game": name, **case})
    return found


def news(texts: Heard, speaker: Speech, case: Case, shapes: dict[str, set[str]]) -> bool:
    """Whether a case says something in a way not heard before; noted, if so."""
    texts.shapes = set()
    said(speaker, case)
    fresh = [(key, one) for key, one in texts.shapes if is_fresh(shapes.setdefault(key, set()), one)]
    for key, one in fresh:
        shapes[key].add(one)
    return bool(fresh)


def sayable(name: str) -> set[str]:
    """The keys of a game's own texts that both speakers say."""
    text = (CATALOGUE / LANG / f"{name}.ftl").read_text(encoding="utf-8")
    return {found.group(1) for found in re.finditer(r"^([\w-]+) =", text, re.M) if found.group(1).startswith(FAMILIES)}


def is_fresh(known: set[str], one: str) -> bool:
    return one not in known and len(known) < SHAPES


def in_all_languages(case: Case) -> Case:
    name = case["game"]
    speakers = {lang: speech(Texts(lang, name, strict=True), game(name), case["me"]) for lang in LANGUAGES}
    return {**case, "said": {lang: said(speaker, case) for lang, speaker in speakers.items()}}


def declared(name: str) -> dict[str, Any]:
    """What the client is told of a game's fields."""
    info = game_info(game(name))
    return {"events": msgspec.to_builtins(info.events), "kinds": info.kinds}


def main() -> int:
    if sys.argv[1:] in (["--again"], ["--why"]):
        chosen = json.loads(FILE.read_text())["cases"]
    else:
        chosen = [case for name in OURS for case in kept(name)]
    if sys.argv[1:] == ["--why"]:
        chosen = [case for case in chosen if "why" not in case]
        chosen += [case for name in OURS for case in explained(name)]
    found = [in_all_languages(case) for case in chosen]
    whole = {"names": NAMES, "games": {name: declared(name) for name in OURS}}
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in found)
    head = json.dumps(whole, ensure_ascii=False)[:-1]
    FILE.write_text(f'{head},\n"cases": [\n{lines}\n]}}\n')
    print(f"{len(found)} cases, {FILE.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
