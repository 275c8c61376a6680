"""Draws from a secret: what they are, what they do not tell, and that a record can be checked."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.core.fair import outcome

from ludoteca.core import registry
from ludoteca.core.chance import Chance, Keyed, seeded
from ludoteca.core.errors import BadRecord, LudotecaError, Unfair, Unverifiable
from ludoteca.core.fair import WORDS, Fair
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record, so_far
from ludoteca.core.registry import game
from ludoteca.core.verify import verify

SECRET = bytes(range(32))
WORDS_SAID = ("venti di maestrale", "Zwölf Boxkämpfer", "")
VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text(encoding="utf-8"))
GAMES = registry.names()


def played(name: str, plies: int = 10**6, seats: int = 2) -> Match:
    match = Match(game(name), seats, {}, fair=Fair(SECRET, WORDS_SAID[:seats]))
    dice = seeded(3)
    while match.decision is not None and len(match.rows) < plies:
        match.play(choose(match.decision.actions, dice).code)
    return match


def listed(weights: list[int] | int) -> list[int]:
    return [1] * weights if isinstance(weights, int) else weights


# The draws


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_draws_are_those_that_were_published(vector: dict[str, Any]) -> None:
    secret, words, weights = vector["secret"], vector["words"], listed(vector["weights"])
    fair = Fair(bytes.fromhex(secret), words)
    assert fair.commitment == vector["commitment"] == sha256(bytes.fromhex(secret)).hexdigest()
    numbers = range(vector["first"], vector["first"] + len(vector["values"]))
    assert [outcome(secret, words, number, weights) for number in numbers] == vector["values"]
    chance = fair.chance(vector["first"])
    assert [chance.pick(weights, sum(weights), 0, -1) for _ in numbers] == vector["values"]


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_of_a_match_equals_an_independent_calculation(name: str) -> None:
    record = played(name, 200).record()
    draws = [*record["start"], *(draw for row in record["rows"] for draw in row.get("draws", []))]
    assert len(draws) > 20
    for number, (_, value, _, weights) in enumerate(draws):
        assert value == outcome(SECRET.hex(), WORDS_SAID[:2], number, listed(weights))


def test_words_change_all_draws_and_are_told_apart_by_seat() -> None:
    keys = {Fair(SECRET, words).key for words in (("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a", ""))}
    assert len(keys) == 5


def test_a_draw_that_was_taken_back_is_never_made_again() -> None:
    match = played("san-juan", 0)
    match.play("role prospector")
    before = match.drawn
    match.undo(match.line[-1].seat, 0, agreed=(0, 1))
    assert match.drawn == before
    match.play("role prospector")
    again = match.rows[-1].draws
    assert match.drawn == before + len(again)
    weights = again[0].weights
    assert weights is not None and again[0].value == outcome(SECRET.hex(), WORDS_SAID[:2], before, weights)


@pytest.mark.parametrize("back", [False, True])
def test_another_process_goes_on_where_this_one_stopped(back: bool) -> None:
    match = played("burgundy", 60)
    if back:
        match.undo(0, match.line[20].number, agreed=(0, 1))
    other = from_record(json.loads(json.dumps(match.record())), game)
    fork = match.fork()
    dice = [seeded(9), seeded(9), seeded(9)]
    for one, luck in zip((match, other, fork), dice, strict=True):
        for _ in range(60):
            assert one.decision is not None
            one.play(choose(one.decision.actions, luck).code)
    assert match.rows == other.rows == fork.rows and match.drawn == other.drawn == fork.drawn


# What nobody is told


@pytest.mark.parametrize("name", GAMES)
def test_a_position_for_a_bot_holds_neither_secret_nor_counter(name: str) -> None:
    match = played(name, 40)
    assert isinstance(match.state.chance, Keyed)
    fair = match.fair
    assert fair is not None
    for position in (match.state.clone(), match.state.determinize(0, 7)):
        assert type(position.chance) is Chance and not hasattr(position.chance, "number")
        told = pickle.dumps(position)
        assert SECRET not in told and fair.key not in told


def test_what_a_thinker_gets_tells_nothing_of_what_will_be_drawn() -> None:
    match = played("san-juan", 40)
    told = json.dumps(so_far(match))
    assert "fair" not in json.loads(told) and "seed" not in json.loads(told)
    assert SECRET.hex() not in told and match.fair is not None and match.fair.commitment not in told
    assert from_record(json.loads(told), game).rows == match.rows


# Checking a record


def changed(record: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    other = copy.deepcopy(record)
    change(other)
    return other


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_finished_match_is_in_order(name: str, seats: int) -> None:
    match = played(name, seats=seats)
    assert match.over
    found = verify(json.loads(json.dumps(match.record())), game)
    assert (found.draws, found.before, found.since) == (match.drawn, 0, 0)


def test_a_match_with_answers_taken_back_is_in_order() -> None:
    match = played("san-juan", 90)
    match.undo(1, match.line[30].number, agreed=(0, 1))
    dice = seeded(11)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    assert verify(match.record(), game).draws == match.drawn


def flip(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


@pytest.mark.parametrize("name", GAMES)
def test_any_single_changed_outcome_is_refused(name: str) -> None:
    record = played(name, 150).record()
    places: list[tuple[Any, int]] = [("start", at) for at in range(0, len(record["start"]), 3)]
    places += [(row, 0) for row in range(0, len(record["rows"]), 2) if record["rows"][row].get("draws")]
    tried = 0
    for where, at in places:
        draws = record["start"] if where == "start" else record["rows"][where]["draws"]
        _, value, _, weights = draws[at]
        for instead in [other for other, weight in enumerate(listed(weights)) if weight and other != value][:2]:
            other = copy.deepcopy(record)
            (other["start"] if where == "start" else other["rows"][where]["draws"])[at][1] = instead
            with pytest.raises((Unfair, BadRecord)):
                verify(other, game)
            tried += 1
    assert tried > 8


@pytest.mark.parametrize(
    "change",
    [
        lambda fair: fair.update(commitment=flip(fair["commitment"])),
        lambda fair: fair.update(secret=flip(fair["secret"])),
        lambda fair: fair["words"].__setitem__(0, "venti di maestrale!"),
        lambda fair: fair["words"].__setitem__(1, ""),
        lambda fair: fair["words"].reverse(),
        lambda fair: fair.update(secret=bytes(32).hex(), commitment=sha256(bytes(32)).hexdigest()),
    ],
    ids=["commitment", "secret", "a word", "no words", "other seats", "another secret"],
)
def test_a_changed_commitment_secret_or_word_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    record = played("puerto-rico", 60).record()
    verify(record, game)
    with pytest.raises(Unfair):
        verify(changed(record, lambda whole: change(whole["fair"])), game)


def test_other_weights_than_the_rules_give_are_refused_with_the_row() -> None:
    record = played("san-juan", 30).record()
    row = next(at for at, row in enumerate(record["rows"]) if row.get("draws"))
    record["rows"][row]["draws"][0][3][0] += 1
    with pytest.raises(BadRecord, match=f"row {row}: a draw of kind .* has other weights"):
        verify(record, game)


def test_the_commitment_that_was_noted_must_be_the_records() -> None:
    record = played("venezia", 20).record()
    verify(record, game, record["fair"]["commitment"])
    with pytest.raises(Unfair, match="not the one that was noted"):
        verify(record, game, flip(record["fair"]["commitment"]))


def test_a_match_from_a_seed_cannot_be_checked() -> None:
    with pytest.raises(Unverifiable, match="dealt from a seed"):
        verify(Match(game("san-juan"), 2, {}, 5).record(), game)


def test_a_match_that_got_its_secret_under_way_is_vouched_for_from_there_on() -> None:
    old = Match(game("burgundy"), 2, {}, 5)
    dice = seeded(4)
    for _ in range(30):
        assert old.decision is not None
        old.play(choose(old.decision.actions, dice).code)
    fair = {"commitment": sha256(SECRET).hexdigest(), "secret": SECRET.hex(), "words": ["", ""], "since": 30}
    match = from_record({**old.record(), "fair": fair}, game)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    record = match.record()
    found = verify(record, game)
    assert found.since == 30 and found.before == old.drawn and found.draws == match.drawn - old.drawn > 0
    with pytest.raises(Unfair, match="the start, draw 0"):
        verify(changed(record, lambda whole: whole["fair"].update(since=0)), game)


@pytest.mark.parametrize(
    "fair",
    [
        "no object", {}, {"commitment": "00" * 32},
        {"commitment": "00" * 32, "secret": "00" * 31, "words": ["", ""], "since": 0},
        {"commitment": "00" * 32, "secret": "0G" * 32, "words": ["", ""], "since": 0},
        {"commitment": 5, "secret": "00" * 32, "words": ["", ""], "since": 0},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": [""], "since": 0},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": ["", 7], "since": 0},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": ["", "a\nb"], "since": 0},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": ["", "a" * (WORDS + 1)], "since": 0},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": ["", ""], "since": -1},
        {"commitment": "00" * 32, "secret": "00" * 32, "words": ["", ""], "since": True},
    ],
)  # fmt: skip
def test_a_record_with_a_broken_fair_part_is_refused(fair: object) -> None:
    with pytest.raises(LudotecaError, match="'fair' of the record"):
        from_record({**played("san-juan", 5).record(), "fair": fair}, game)


@pytest.mark.parametrize("weights", ["7", 0, -1, True, [], [1, "2"], 10**9, {"a": 1}])
def test_weights_that_are_none_are_refused(weights: object) -> None:
    record = played("san-juan", 5).record()
    record["start"][0][3] = weights
    with pytest.raises(BadRecord, match="no weights of a draw"):
        from_record(record, game)
