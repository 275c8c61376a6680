"""A guide that cannot be used is refused in one line that names the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.errors import BadGuide
from ludoteca.guides import guide, parsed, reading

Data = dict[str, Any]
TEXT = (resources.files("ludoteca.data") / "guides" / "san-juan.json").read_text()


def whole() -> Data:
    found: Data = json.loads(TEXT)
    return found


def drop(name: str) -> Callable[[Data], object]:
    return lambda data: data.pop(name)


def put(value: object, *path: str | int) -> Callable[[Data], object]:
    """Another value at a place."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def test_the_guide_itself_can_be_read() -> None:
    assert len(parsed(whole()).steps) == len(whole()["steps"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (drop("steps"), "guide: a guide has no 'steps'"),
        (put(1, "colour"), "guide: a guide has 'colour', which means nothing"),
        (put("chess", "game"), "guide: no game 'chess'"),
        (put(4.5, "players"), "guide: players is not a whole number"),
        (put(7, "players"), "guide: 4 names for 7 seats"),
        (put(4, "seat"), "guide: seat 4 is not at a table of 4"),
        (put(["one"], "names"), "guide: 1 names for 4 seats"),
        (put({"events": "perhaps"}, "record", "options"), "guide: "),
        (put([], "record", "start"), "guide: fewer draws at the start than the rules make"),
        (put(["deal", 1, 1], "record", "start", 1), "guide: the draws at the start are not seen by those who see them"),
        (put(["deal", 99, 0], "record", "start", 1), "guide: the start: outcome 99 cannot come"),
        (put(["dice", 1, 0], "record", "start", 1), "guide: record: "),
        (put("take", "record", "rows", 0, "kind"), "guide: record: row 0 is take, but a guide has answers alone"),
        (put("role tailor", "record", "rows", 3, "text"), "guide: row 3: 'role tailor' is not an answer"),
        (put(1, "record", "rows", 1, "seat"), "guide: step 2 asks for answers of seat 0, but another seat answers"),
        (put([], "record", "rows", 9, "draws"), "guide: row 9: fewer draws than the rules make"),
        (put([["good", 1, -2]] * 5, "record", "rows", 9, "draws"), "guide: row 9: more draws than the rules make"),
        (put(["role tailor"], "steps", 0, "codes"), "guide: step 1: 'role tailor' is not an answer"),
        (
            put(["role trader"], "steps", 0, "codes"),
            "guide: step 1 asks for role trader, but the rows have role builder",
        ),
        (put([], "steps", 0, "codes"), "guide: row 0 is an answer of seat 0 that no step asks for"),
        (put(["hand:tower"], "steps", 1, "targets"), "guide: step 2 points at hand:tower, which no answer"),
        (put(0, "steps", 1, "rows"), "guide: step 2 begins at row 0, which is none of 1 to 21"),
        (put(40, "steps", 7, "rows"), "guide: step 8 begins at row 40"),
        (put("SJ 2", "steps", 0, "rules"), "guide: step 1: rules is not a list"),
        (lambda data: data["steps"].pop(3), "guide: it has 7 steps; 8 to 12"),
        (lambda data: data["record"]["rows"].pop(), "guide: step 8 begins at row 21"),
        (lambda data: data["record"].update(rows=data["record"]["rows"][:7]), "guide: "),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[Data], object], why: str) -> None:
    data = copy.deepcopy(whole())
    change(data)
    with pytest.raises(BadGuide) as found:
        parsed(data)
    assert str(found.value).startswith(why), str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("data", [None, [], "guide", 3])
def test_what_is_no_object_is_no_guide(data: object) -> None:
    with pytest.raises(BadGuide, match="a guide is not an object"):
        parsed(data)


def test_a_guide_does_not_end_in_the_middle_of_an_answer() -> None:
    data = whole()
    rows = data["record"]["rows"]
    at = next(number for number, row in enumerate(rows) if row["text"] == "pay indigo_plant")
    data["record"]["rows"] = rows[: at + 1]
    data["steps"] = [
        *data["steps"][:3],
        *({"rows": at + 1, "codes": [], "targets": [], "rules": ["SJ 2"]} for _ in range(5)),
    ]
    with pytest.raises(BadGuide, match="ends in the middle of an answer"):
        parsed(data)


def test_a_game_without_a_guide_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "FOLDER", "nowhere")
    reading._guide.cache_clear()
    with pytest.raises(BadGuide, match="san-juan has no guide"):
        guide("san-juan")


def test_a_guide_that_does_not_fit_another_board_is_refused_there() -> None:
    """The guide goes by the rules as they are here, whatever data it was made with."""
    data = whole()
    game = registry.game("san-juan")
    assert "data" not in data["record"] and guide("san-juan").game is game
