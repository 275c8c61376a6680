"""Random games said aloud: every question, answer, fact, reason and event has its words and all its arguments."""

import pytest
from tests.i18n import catalogue

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import PUBLIC
from ludoteca.core.reader import event
from ludoteca.i18n.texts import LANGUAGES, Arguments, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.testing import fullest, some_tables

NAMES = ("Anna", "Bea", "Carlo", "Dino", "Elsa")
TABLES = 8  # of each game, others for each language
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


class Remembered(Texts):
    """Texts that say the same thing to the same arguments without working it out again: most of a game is."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game, strict=True)
        self.said: dict[object, str] = {}

    def say(self, key: str, args: Arguments | None = None, form: str = "") -> str:
        asked = (key, form, *(args or {}).items())
        if asked not in self.said:
            self.said[asked] = super().say(key, args, form)
        return self.said[asked]


def spoken(texts: Texts, name: str, seats: int, options: dict[str, str], seed: int) -> set[str]:
    """Play a random game, say everything, and give back the keys of facts that were met."""
    game = registry.game(name)
    match = Match(game, seats, options, seed)
    speeches = {who: Speech(texts, game, NAMES, who) for who in (PUBLIC, *range(seats))}
    preview = game.preview()
    dice = seeded(seed)
    facts_met: set[str] = set()
    said = 0
    while match.decision is not None:
        decision = match.decision
        speech = speeches[decision.seat]
        question = preview.question(match.state)
        assert speech.question(question, decision)
        speech.trail(question)
        labels = []
        for action in decision.actions:
            facts = preview.facts(match.state, action)
            facts_met |= set(facts)
            speech.facts(action, facts)
            labels.append(speech.action(action, decision.ask, facts))
        assert all(labels) and len(set(labels)) == len(labels), (decision, labels)
        for blocked in preview.blocked(match.state):
            assert speech.reason(blocked) and blocked["rule"]
        match.play(choose(decision.actions, dice).code)
        for who, reader in speeches.items():
            for step in match.steps[said:]:
                reader.events([event(game, one, who) for one in step.events])
        said = len(match.steps)
    return facts_met


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.games())
def test_a_whole_game_can_be_said(name: str, lang: str) -> None:
    game = registry.game(name)
    texts = Remembered(lang, name)
    met: set[str] = set()
    for number, table in enumerate(some_tables(game, TABLES, LANGUAGES.index(lang))):
        met |= spoken(texts, name, table.seats, table.options, number)
    for number, (seats, fixed) in enumerate(WAYS.get(name, [])):
        met |= spoken(texts, name, seats, fullest(game, seats, fixed), number)
    assert all(texts.has(f"fact-{fact}") for fact in met)


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
