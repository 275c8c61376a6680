"""Random games said aloud: every question, answer, fact, reason and event has its words and all its arguments."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.i18n import catalogue

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.preview import Blocked, Question, Value
from ludoteca.core.protocol import PUBLIC, Action, Decision, Game
from ludoteca.core.reader import event
from ludoteca.i18n.texts import LANGUAGES, Arguments, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.testing import fullest, some_tables

NAMES = ("Anna", "Bea", "Carlo", "Dino", "Elsa")
TABLES, TABLES_OF_SOAK = 5, 8  # of each game
# Ways to play that exclude each other, each with all that goes with it.
WAYS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "burgundy": [
        (2, {"duchies": "23-30"}),
        (4, {"team": "expert"}),
        (1, {"solo": "34"}),
        (1, {"chateau": "hard"}),
        (2, {"chateau": "easy", "vineyards": "no"}),
    ]
}

Facts = Mapping[str, Value]


class Remembered(Texts):
    """Texts that say the same thing to the same arguments without working it out again: most of a game is. Only the
    arguments count that a text, or one that it puts in, asks for."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game, strict=True)
        self.said: dict[object, str] = {}
        self.wanted = catalogue.arguments(lang, game)

    def say(self, key: str, args: Arguments | None = None, form: str = "") -> str:
        given = args or {}
        asked = (key, form, *[given.get(name) for name in self.wanted.get(key, ())])
        if asked not in self.said:
            self.said[asked] = super().say(key, args, form)
        return self.said[asked]


class Reader:
    """Somebody who is told everything of a game in a language."""

    def __init__(self, texts: Texts, game: Game, who: int) -> None:
        self.speech = Speech(texts, game, NAMES, who)
        self.labels: dict[tuple[int, str, str], str] = {}
        self.heard: set[str] = set()

    def asked(self, question: Question, decision: Decision, facts: list[Facts], blocked: list[Blocked]) -> None:
        """The open question with its answers: what is said of an answer follows from its facts."""
        speech = self.speech
        assert speech.question(question, decision)
        speech.trail(question)
        labels = [self.label(*each, decision.ask) for each in zip(decision.actions, facts, strict=True)]
        assert all(labels) and len(set(labels)) == len(labels), (decision, labels)
        for one in blocked:
            assert speech.reason(one) and one["rule"]

    def told(self, steps: list[list[dict[str, Any]]]) -> None:
        """What happened, step by step."""
        for events in steps:
            key = repr(events)
            if key not in self.heard:
                self.heard.add(key)
                self.speech.events(events)

    def label(self, action: Action, facts: Facts, ask: str) -> str:
        key = (action.code, ask, repr(facts))
        if key not in self.labels:
            self.speech.facts(action, facts)
            self.labels[key] = self.speech.action(action, ask, facts)
        return self.labels[key]


Readers = dict[int, list[Reader]]


def spoken(game: Game, readers: Readers, seats: int, options: dict[str, str], seed: int) -> set[str]:
    """Play a random game, say everything in all languages, and give back the keys of facts that were met."""
    match = Match(game, seats, options, seed)
    preview = game.preview()
    dice = seeded(seed)
    facts_met: set[str] = set()
    said = 0
    while match.decision is not None:
        decision = match.decision
        facts = [preview.facts(match.state, action) for action in decision.actions]
        facts_met.update(*facts)
        question, blocked = preview.question(match.state), preview.blocked(match.state)
        for reader in readers[decision.seat]:
            reader.asked(question, decision, facts, blocked)
        match.play(choose(decision.actions, dice).code)
        for who in (PUBLIC, *range(seats)):
            told = [[event(game, one, who) for one in step.events] for step in match.steps[said:]]
            for reader in readers[who]:
                reader.told(told)
        said = len(match.steps)
    return facts_met


@pytest.mark.parametrize("tables", [TABLES, pytest.param(TABLES_OF_SOAK, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", catalogue.games())
def test_a_whole_game_can_be_said(name: str, tables: int) -> None:
    """With every number of players, and some options; in the long run with more of them."""
    game = registry.game(name)
    texts = [Remembered(lang, name) for lang in LANGUAGES]
    readers = {who: [Reader(each, game, who) for each in texts] for who in (PUBLIC, *range(max(game.seats)))}
    met: set[str] = set()
    for number, table in enumerate(some_tables(game, tables)):
        met |= spoken(game, readers, table.seats, table.options, number)
    for number, (seats, fixed) in enumerate(WAYS.get(name, [])):
        met |= spoken(game, readers, seats, fullest(game, seats, fixed), number)
    assert all(each.has(f"fact-{fact}") for each in texts for fact in met)


def test_a_game_without_texts_is_said_by_its_ids() -> None:
    texts = Texts("it", "no-such-game")
    assert texts.say("name-sugar_mill") == "sugar mill"
    assert texts.say("ask-round-pick") == "round pick"


def test_gains_stand_behind_their_cause() -> None:
    game = registry.game("san-juan")
    speech = Speech(Texts("en", "san-juan", strict=True), game, NAMES, 0)
    lines = speech.events(
        [
            {"kind": "build", "seat": 1, "card": "library", "cover": "none"},
            {"kind": "score", "seat": 1, "source": "buildings", "points": 3},
            {"kind": "paid", "seat": 1, "price": 4},
            {"kind": "card", "seat": 1},
            {"kind": "card", "seat": 1},
            {"kind": "card", "seat": 0, "card": "smithy"},
            {"kind": "card", "seat": 0, "card": "smithy"},
            {"kind": "card", "seat": 0, "card": "library"},
        ]
    )
    assert [line.text for line in lines] == [
        "Bea builds the Library (+3 points, price 4 cards)",
        "Bea draws 2 cards",
        "You draw Smithy ×2 and Library",
    ]
    assert [line.seat for line in lines] == [1, 1, 0]
