"""Bots against Châteauma, and what people and learners are shown of it."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.chateau_field import ALONE, field
from tests.games.burgundy.scenario import burgundy

from ludoteca.bots.heuristics.burgundy import heuristics
from ludoteca.bots.roster import maker
from ludoteca.core.features import features
from ludoteca.core.match import Match
from ludoteca.games.burgundy.expansions.chateau import told
from ludoteca.games.burgundy.expansions.chateau.part import rival
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.i18n.texts import LANGUAGES, Texts


def test_what_a_position_is_worth_counts_the_party_without_a_seat() -> None:
    """A card begun, goods and silver are worth something to it, and nothing to anybody else."""
    poor, rich = field((2, 3)), field((2, 3), left={1: "bank", 2: "bank", 3: "cow_2"}, goods={1: 3}, silver=2)
    for heuristic in heuristics():
        before, after = heuristic.value(poor.s), heuristic.value(rich.s)
        assert len(before) == len(after) == 2
        assert after[1] > before[1] + 3 + 2 + 6 and after[0] == before[0]


@pytest.mark.parametrize("name", ["greedy", "flat:2", "mcts:20"])
def test_every_bot_answers_with_a_party_that_has_no_seat(name: str) -> None:
    s = burgundy().new(1, ALONE, 2)
    bot = maker(name)(burgundy(), 1)
    for ply in range(8):
        assert s.decision is not None
        action = bot.choose(s.determinize(0, ply), 0)
        assert action in s.decision.actions
        s.apply(action)


def test_greedy_beats_it_on_easy_now_and_then_and_not_always() -> None:
    won = 0
    for seed in range(8):
        s = burgundy().new(1, {"chateau": "easy"}, seed)
        bot = maker("greedy")(burgundy(), seed)
        while s.decision is not None:
            s.apply(bot.choose(s, 0))
        won += s.ranking()[0] == 1
    assert 0 < won < 8


def test_the_view_tells_all_it_has() -> None:
    table = field(
        (7, 3), white=5, left={2: "castle"}, reserve=["bank", "mine", "church"], wild=["ship"], duchy=["mine"],
        goods={2: 1}, silver=3, chateau_a="yes",
    )  # fmt: skip
    seen = table.s.view(0)["more"]["chateau"]  # type: ignore[index]
    assert [card["id"] for card in seen["cards"]] == ["7", "3"]
    assert [card["selected"] for card in seen["cards"]] == [False, True]
    assert seen["cards"][0]["hexes"][1] == {"type": "castle", "symbols": [], "tile": "castle", "down": False}
    assert seen["cards"][0]["hexes"][2]["symbols"] == ["sell"] and seen["cards"][0]["pays"] == 21
    assert seen["reserve"][0] == {"type": "building", "tiles": ["bank", "church"]} and seen["wild"] == ["ship"]
    assert sum(space["hidden"] for space in seen["duchy"]) == 5 and seen["board"] == "36"
    assert seen["end"] == {"goods": 1, "silver": 3, "cards": 2, "reserve": 4}
    assert seen["standing"]["marks"] == "house" and seen["cards"][0]["standing"] == "single-source"


def test_features_tell_its_cards_reserve_and_goods() -> None:
    one, two = field((7, 3), reserve=["bank"]), field((7, 3), reserve=["mine"])
    assert features(one.s, 0) != features(two.s, 0)
    assert features(field((7, 3)).s, 0) != features(field((7, 2)).s, 0)
    assert features(field((7, 3), goods={1: 1}).s, 0) != features(field((7, 3)).s, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_its_turn_has_a_text_with_its_rule(lang: str) -> None:
    texts = Texts(lang, "burgundy", strict=True)
    steps = burgundy().events[told.CARD : told.BURIED + 1]
    assert len(steps) == 20
    assert all(texts.say(f"event-{step.name}", form="rule").startswith("E 1") for step in steps)
    assert texts.has("party-name")


def test_a_match_tells_its_turns_step_by_step() -> None:
    match = Match(burgundy(), 1, ALONE, 5)
    while match.decision is not None and len(match.line) < 60:
        match.play(match.decision.actions[0].code)
    kinds = {event.kind for event in match.all_events()}
    assert {told.ROLLED, told.SEARCHED, told.CHOSEN, told.COVERED, told.TILE_BONUS, told.SELECTED} <= kinds
    assert isinstance(match.state, Burgundy) and rival(match.state).symbols == []
