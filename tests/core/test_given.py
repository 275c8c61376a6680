"""What is of a wrong type is refused in one line that names what was called, in the same words by both cores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import BadOption, Illegal, LudotecaError, Refused, UnknownGame, WrongSeat
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import ALL, PUBLIC

GAME = ludoteca.game("san-juan")
Wrong = tuple[Callable[[], Any], type[LudotecaError], str]


def match() -> Any:
    return ludoteca.Match(GAME, 2, seed=1)


def new() -> Any:
    return GAME.new(2)


def anything(value: Any) -> Any:
    """Who looks for a mistake has not asked mypy."""
    return value


WRONG: dict[str, Wrong] = {
    "a seat as text": (lambda: new().determinize("0"), WrongSeat, "determinize: a seat is a whole number, not '0'"),
    "a seat as a float": (lambda: new().determinize(0.0), WrongSeat, "determinize: a seat is a whole number, not 0.0"),
    "a truth as a seat": (lambda: new().determinize(True), WrongSeat, "a seat is a whole number, not True"),
    "a seed as text": (lambda: new().determinize(0, "x"), LudotecaError, "determinize: a seed is a whole number, not"),
    "who looks": (lambda: new().view("0"), WrongSeat, "view: a seat is a whole number, not '0'"),
    "players as text": (lambda: GAME.new(anything("2")), BadOption, "san-juan is for 2, 3, 4 players, not '2'"),
    "players as a float": (lambda: GAME.new(anything(2.0)), BadOption, "san-juan is for 2, 3, 4 players, not 2.0"),
    "no seed": (lambda: GAME.new(2, seed=anything(None)), LudotecaError, "new: a seed is a whole number, not None"),
    "settled": (lambda: GAME.settle(anything(None), {}), BadOption, "is for 2, 3, 4 players, not None"),
    "a match's seats": (lambda: ludoteca.Match(GAME, anything("2")), BadOption, "players, not '2'"),
    "a match's seed": (lambda: ludoteca.Match(GAME, 2, seed=anything(1.5)), LudotecaError, "the seed of a match is"),
    "a true seed": (lambda: ludoteca.Match(GAME, 2, seed=True), LudotecaError, "is a whole number, not True"),
    "a list of games": (lambda: ludoteca.game(anything(["san-juan"])), UnknownGame, r"not by \['san-juan'\]"),
    "no players": (lambda: ludoteca.play("san-juan", anything(None)), LudotecaError, "players are a list, .* not None"),
    "one player": (lambda: ludoteca.play("san-juan", "random"), LudotecaError, "players are a list, .* not 'random'"),
    "no game": (lambda: ludoteca.play(anything(None), ["random"]), UnknownGame, "by text, as 'san-juan', not by None"),
    "play's seed": (
        lambda: ludoteca.play("san-juan", ["random", "random"], seed=anything("x")),
        LudotecaError,
        "seed of a match is a whole number, not 'x'",
    ),
    "a position's seed": (lambda: ludoteca.position({}, anything("x")), LudotecaError, "position: a seed is a whole"),
    "a match as a position": (lambda: ludoteca.position_text(match()), LudotecaError, "not a match: give it match"),
    "no position": (lambda: ludoteca.position_text(anything(3)), LudotecaError, "writes a position, not 3"),
    "nobody": (lambda: match().take(0, None), Refused, "None is no name of a player"),
    "who takes": (lambda: match().take("0", "me"), WrongSeat, "a seat is a whole number, not '0'"),
    "who leaves": (lambda: match().leave("0"), WrongSeat, "a seat is a whole number, not '0'"),
    "who points": (lambda: match().point(None, "x"), WrongSeat, "a seat is a whole number, not None"),
    "who answers": (lambda: match().play(0, seat="0"), WrongSeat, "a seat is a whole number, not '0'"),
    "when": (lambda: match().play(0, at="now"), LudotecaError, "the row of an answer is a whole number, not 'now'"),
    "an answer": (lambda: match().play(None), Illegal, "None is not an answer; answers are codes or texts"),
    "a true answer": (lambda: match().play(True), Illegal, "True is not an answer; answers are codes or texts"),
    "answers": (lambda: match().play_all("pass"), Illegal, "answers are a list of codes or texts, not 'pass'"),
    "back to": (lambda: match().undo(0, "start"), LudotecaError, "the row to go back to is a whole number, not"),
    "how to go on": (lambda: match().play_on(0, None), Refused, "None is neither 'deal' nor 'keep'"),
    "a seat there is not": (lambda: match().question(9), WrongSeat, "there is no seat 9; seats go from 0 to 1"),
    "a question for text": (lambda: match().question("0"), WrongSeat, "question: a seat is a whole number, not '0'"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_type_is_refused_by_who_was_called(name: str) -> None:
    call, error, said = WRONG[name]
    with pytest.raises(error, match=said) as found:
        call()
    assert "\n" not in str(found.value)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    two = np.int64(2)
    state = GAME.new(two, seed=two)
    assert fingerprint(state) == fingerprint(GAME.new(2, seed=2)) and type(state.seats) is int
    assert fingerprint(state.determinize(np.int16(1), two)) == fingerprint(state.determinize(1, 2))
    played = ludoteca.Match(GAME, anything(two), seed=anything(two))
    assert played.decision is not None
    played.play(anything(np.int64(played.decision.actions[0].code)))
    played.take(anything(np.int64(1)), "me")
    again = played.record()
    assert type(again["seed"]) is int and type(again["rows"][-1]["seat"]) is int


def test_onlookers_are_shown_the_open_question() -> None:
    for who in (0, 1, PUBLIC, ALL):
        assert match().question(who) is not None
