"""Records of San Juan: read back exactly, or refused with the row named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.san_juan.matches import PAYER, again, random_match, same
from tests.games.san_juan.scenario import Scene, at, san_juan

from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record


def test_a_record_is_the_match() -> None:
    match = random_match(events="yes", start_hand="yes", letter="yes")
    other = again(match)
    assert same(match, other)
    assert other.record() == match.record()
    assert [len(step.events) for step in other.steps] == [len(step.events) for step in match.steps]


def test_a_record_can_be_read_up_to_a_row() -> None:
    match = random_match(50)
    part = from_record(match.record(), lambda _: match.game, until=20)
    assert part.rows == match.rows[:20]
    for until in (-1, 51):
        with pytest.raises(BadRecord, match=f"there is no row {until}; the record has 50"):
            from_record(match.record(), lambda _: match.game, until)


def test_a_game_read_in_the_middle_goes_on_as_it_would_have() -> None:
    whole = random_match()
    part = again(random_match(80))
    dice = seeded(3 + 77)
    for _ in range(80):
        dice.below(2)
    while part.decision is not None:
        part.play(choose(part.decision.actions, dice).code)
    assert same(whole, part)


def first_row(record: dict[str, Any], kind: str) -> int:
    return next(at for at, row in enumerate(record["rows"]) if any(draw[0] == kind for draw in row.get("draws", [])))


def edit_row(row: dict[str, Any], change: str) -> None:
    """Spoil one row in which a card is drawn."""
    draws = row["draws"]
    edits: dict[str, Callable[[], object]] = {
        "no answer of the game": lambda: row.update(text="role mayor"),
        "another seat": lambda: row.update(seat=(row["seat"] + 1) % 3),
        "a draw too few": draws.pop,
        "a draw too many": lambda: draws.append(draws[-1]),
        "another kind of draw": lambda: draws[0].__setitem__(0, "tile"),
        "an unknown kind of draw": lambda: draws[0].__setitem__(0, "dice"),
        "an impossible card": lambda: draws[0].__setitem__(1, 99),
        "seen by somebody else": lambda: draws[0].__setitem__(2, -1),
        "a row of no kind": lambda: row.update(kind="think"),
        "an unknown field": lambda: row.update(note="x"),
        "a seat that is not there": lambda: row.update(seat=3),
        "draws that are no list": lambda: row.update(draws=5),
        "a text that is no text": lambda: row.update(text=5),
    }
    edits[change]()


@pytest.mark.parametrize(
    "change",
    [
        "no answer of the game", "another seat", "a draw too few", "a draw too many", "another kind of draw",
        "an unknown kind of draw", "an impossible card", "seen by somebody else", "a row of no kind",
        "an unknown field", "a seat that is not there", "draws that are no list", "a text that is no text",
    ],
)  # fmt: skip
def test_a_broken_row_is_refused_by_its_number(change: str) -> None:
    record: dict[str, Any] = copy.deepcopy(random_match(60).record())
    row = first_row(record, "draw")
    edit_row(record["rows"][row], change)
    refused(record, row)


def test_a_role_that_was_taken_already_is_refused_by_its_row() -> None:
    record: dict[str, Any] = copy.deepcopy(random_match(60).record())
    first, second = [at for at, row in enumerate(record["rows"]) if row["text"].startswith("role")][:2]
    record["rows"][second]["text"] = record["rows"][first]["text"]
    refused(record, second)


def test_a_row_left_out_or_no_object_is_refused_by_its_number() -> None:
    record: dict[str, Any] = copy.deepcopy(random_match(60).record())
    row = first_row(record, "draw")
    del record["rows"][row]
    refused(record, row)
    record["rows"][row] = "role builder"
    refused(record, row)


def refused(record: dict[str, Any], row: int) -> None:
    with pytest.raises(BadRecord) as caught:
        from_record(record, lambda _: san_juan())
    assert "\n" not in str(caught.value)
    assert caught.value.row == row, str(caught.value)
    assert str(caught.value).startswith(f"row {row}: ")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("version", 0, "made with rules version 0 of san-juan, this is version"),
        ("version", True, "'version' of the record is not of type int"),
        ("data", "0000", "made with other component data of san-juan"),
        ("seats", 7, "san-juan is for 2, 3, 4 players, not 7"),
        ("seats", "3", "'seats' of the record is not of type int"),
        ("options", {"events": "perhaps"}, "option events is one of no, yes"),
        ("options", {"events": 1}, "an option of the record is not a string"),
        ("rows", {}, "'rows' of the record is not of type list"),
        ("start", [], "fewer draws at the start than the rules make"),
        ("start", "x", "draws is not a list"),
        ("game", 5, "'game' of the record is not of type str"),
    ],
)
def test_a_broken_head_is_refused(field: str, value: object, message: str) -> None:
    record = random_match(5).record() | {field: value}
    with pytest.raises(LudotecaError, match=message) as caught:
        from_record(record, lambda _: san_juan())
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("field", ["game", "version", "data", "options", "seats", "start", "rows"])
def test_a_head_without_a_field_is_refused(field: str) -> None:
    record = random_match(5).record()
    del record[field]
    with pytest.raises(BadRecord, match=f"the record has no '{field}'"):
        from_record(record, lambda _: san_juan())


def test_what_is_no_record_is_refused() -> None:
    wrong: list[object] = [None, [], "record", 5]
    for data in wrong:
        with pytest.raises(BadRecord, match="a record is a JSON object"):
            from_record(data, lambda _: san_juan())


def test_a_start_that_was_edited_is_refused() -> None:
    record: dict[str, Any] = copy.deepcopy(random_match(5).record())
    record["start"][1][2] = -1
    with pytest.raises(BadRecord, match="start"):
        from_record(record, lambda _: san_juan())
    record = copy.deepcopy(random_match(5).record())
    record["start"].append(record["start"][-1])
    with pytest.raises(BadRecord, match="more draws at the start than the rules make"):
        from_record(record, lambda _: san_juan())


def test_an_undo_row_that_does_not_fit_is_refused() -> None:
    match = at("builder", PAYER).match()
    match.play("build library")
    match.undo(0)
    for field, value in (("text", "7"), ("text", "x"), ("seat", 1), ("agreed", [9])):
        record = match.record()
        record["rows"][1][field] = value
        with pytest.raises(BadRecord) as caught:
            from_record(record, lambda _: match.game)
        assert caught.value.row == 1


def test_scene_and_match_agree() -> None:
    scene: Scene = at("builder", PAYER)
    match = scene.match()
    match.play_all(["build library", "pay smithy", "pay well", "pay tower", "pay statue"])
    scene.play("build library", "pay smithy", "pay well", "pay tower", "pay statue")
    assert match.decision is not None
    assert match.decision.seat == scene.seat
