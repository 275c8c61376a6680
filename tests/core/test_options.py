"""Options: listed values, names given for all seats or for each, and what goes together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.options import SEATS, broken
from ludoteca.core.protocol import Game, Option, Term

PLAIN = Option("letter", ("no", "yes"))
NAMED = Option("boards", ("random",), ("a", "b"))


@pytest.mark.parametrize("value", ["random", "a", "b", "a.b.a"])
def test_an_option_takes_its_values_one_name_or_a_name_for_each_seat(value: str) -> None:
    NAMED.check(value, 3)


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (PLAIN, "maybe", "option letter is one of no, yes, not 'maybe'"),
        (NAMED, "a.c.a", "there is no 'c'"),
        (NAMED, "a.b", "names 2 for 3 seats"),
        (NAMED, "", "there is no ''"),
    ],
)
def test_an_option_refuses_what_it_does_not_take(option: Option, value: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        option.check(value, 3)


SHARED = json.loads((Path(__file__).parent / "terms.json").read_text(encoding="utf-8"))


def served(values: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(one) for name, one in values.items()}


def shared_game() -> Game:
    options = tuple(Option(one["name"], tuple(one["values"]), tuple(one["each"])) for one in SHARED["options"])
    terms = tuple(
        Term(served(one["when"]), served(one["needs"]), served(one["either"]), one["why"], one["rule"])
        for one in SHARED["terms"]
    )
    return Game("islands", 1, "", tuple(SHARED["seats"]), options, (), (), (), 10, terms)


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: f"{case['seats']} {case['options']}")
def test_options_that_do_not_go_together_are_refused_or_completed(case: dict[str, Any]) -> None:
    game, seats, options = shared_game(), case["seats"], case["options"]
    assert game.fits(seats, options) == (case["complete"] == options)
    term = broken(game.terms, {SEATS: str(seats), **{one.name: one.values[0] for one in game.options}, **options})
    assert (term.why if term else "") == case["broken"]
    if case["complete"] is None:
        with pytest.raises(BadOption):
            game.complete(seats, options)
    else:
        whole = game.complete(seats, options)
        assert whole == case["complete"] and game.fits(seats, whole)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"team": "yes", "routes": "yes"}, "islands: team=yes needs 4 players and routes=no and rival=no"),
        (1, {}, r"1 player needs alone=short or long or rival=easy or hard \(nobody to play against, E 10\)"),
        (
            2,
            {"link": "yes", "boards": "1"},
            r"boards=new or 11 or 12 \(castles of the new boards, E 1.5\)",
        ),
        (4, {"fewer": "yes"}, "fewer=yes needs 2 or 3 players$"),
        (5, {}, "islands is for 1, 2, 3, 4 players, not 5"),
    ],
)
def test_a_refusal_names_option_value_reason_and_rule(seats: int, options: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        shared_game().settle(seats, options)


def test_settled_options_are_whole_and_hold_no_seats() -> None:
    assert list(shared_game().settle(2, {"routes": "yes"})) == [option.name for option in shared_game().options]
