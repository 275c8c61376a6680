"""Positions as text: one of each game written by hand, and a match that begins at one. What is refused is in
`test_impossible`; that every position reads back is a law (`ludoteca.testing.written`)."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import random
from typing import Any

import pytest
from tests.core.by_hand import asked, written

import ludoteca
from ludoteca.core.errors import BadPosition
from ludoteca.core.fair import Fair
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import Frame
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS
from ludoteca.core.sheets import name_of, sheet_of
from ludoteca.testing.written import unreadable


def test_san_juan_by_hand() -> None:
    state = ludoteca.position(written("san-juan"))
    assert asked(state) == (0, "round.pick", ["role builder", "role producer", "role councillor", "role prospector"])
    assert state.scores() == [6, 5]
    deck = state.to_json()["deck"]
    assert deck["indigo_plant"] == 10 - 2 - 1 - 2, "what lies nowhere else is in the draw pile"


def test_puerto_rico_by_hand() -> None:
    state = ludoteca.position(written("puerto-rico"))
    assert asked(state) == (0, "captain.load", ["load corn 2", "load indigo 1", "load indigo 3"])
    state.apply(state.game.actions[81])  # load corn 2
    assert state.to_json()["ships"][1] == {"good": "corn", "barrels": 5}
    assert state.scores()[0] == 4 + 5 + 2 + 1, "buildings, shipped before, barrels, the harbor"


def test_venezia_by_hand() -> None:
    state = ludoteca.position(written("venezia"))
    seat, ask, answers = asked(state)
    assert (seat, ask) == (0, "cards.play")
    assert {"set palazzo", "play palazzo", "play casa", "built"} <= set(answers)
    assert state.scores() == [12, 0, 30]


def test_burgundy_by_hand() -> None:
    state = ludoteca.position(written("burgundy"))
    seat, ask, answers = asked(state)
    assert (seat, ask) == (0, "turn.act")
    assert {"take d1 2.1", "place d2 19", "sell d2 3", "buy 5"} <= set(answers)
    assert state.scores() == [40, 31]


def test_what_is_left_out_is_never_shared() -> None:
    """A list that was left out is another one in each position: what is played on is changed in place."""
    one, two = ludoteca.position(written("san-juan")), ludoteca.position(written("san-juan"))
    before = fingerprint(two)
    dice = random.Random(2)
    for _ in range(100):
        if one.decision is not None:
            one.apply(dice.choice(one.decision.actions))
    assert fingerprint(two) == before


def test_draws_go_on_as_they_would_have() -> None:
    state = ludoteca.game("burgundy").new(2, {}, 3)
    again = ludoteca.position(state.to_json(chance=True))
    for _ in range(60):
        assert state.decision is not None and again.decision is not None
        state.apply(state.decision.actions[0])
        again.apply(again.decision.actions[0])
    assert fingerprint(state) == fingerprint(again)
    one, two = (ludoteca.position(written("burgundy"), seed=5) for _ in range(2))
    assert one.chance.state == two.chance.state != ludoteca.position(written("burgundy"), seed=6).chance.state


def test_what_a_secret_will_draw_is_not_written() -> None:
    match = ludoteca.Match(ludoteca.game("san-juan"), 2, {}, 0, Fair(b"s" * 32, ["", ""]))
    assert "chance" not in match.state.to_json()
    with pytest.raises(BadPosition, match="a secret"):
        match.state.to_json(chance=True)


@pytest.mark.parametrize("name", OURS)
def test_a_match_begins_at_a_position_and_its_record_says_so(name: str) -> None:
    data = written(name)
    game = ludoteca.game(name)
    match = ludoteca.Match(game, data["seats"], data.get("options", {}), seed=4, position=data)
    dice = random.Random(1)
    for _ in range(30):
        if match.decision is not None:
            match.play(dice.choice(match.decision.actions).code)
    saved = json.loads(json.dumps(match.record()))
    assert saved["position"] == data
    again = from_record(saved, ludoteca.game)
    assert fingerprint(again.state) == fingerprint(match.state)
    other = written("san-juan" if name != "san-juan" else "venezia")
    with pytest.raises(BadPosition, match=f"not of {name}"):
        ludoteca.Match(game, data["seats"], data.get("options", {}), position=other)


@pytest.mark.parametrize("name", OURS)
def test_every_phase_of_a_game_can_be_written(name: str) -> None:
    package = importlib.import_module(f"ludoteca.games.{name.replace('-', '_')}")
    known = sheet_of(ludoteca.game(name)).stack.forms
    missing = []
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for cls in vars(importlib.import_module(found.name)).values():
            mine = inspect.isclass(cls) and issubclass(cls, Frame) and cls.__module__ == found.name
            if mine and "clone" in vars(cls) and known.get(name_of(cls), (None,))[0] is not cls:
                missing.append(name_of(cls))
    assert missing == []


def shielded() -> dict[str, Any]:
    """Burgundy's position by hand, with shields."""
    data = written("burgundy")
    data["options"]["shields"] = "yes"
    data["phases"][1]["todo"] = "stewards_serve"
    fresh = ludoteca.game("burgundy").new(2, data["options"]).to_json()
    data["parts"] = fresh["parts"]
    for estate, other in zip(data["estates"], fresh["estates"], strict=True):
        estate["parts"] = other["parts"]
    return data


def test_two_shields_lost_at_once_overflow_twice() -> None:
    """The second phase was refused: it is in progress already."""
    data = shielded()
    data["estates"][0]["storage"] = ["bank", "ship", "bank", "ship"]
    overflow = {"phase": "overflow", "seat": 0}
    tribute = {"phase": "tribute", "turns": [1, 0], "done": 2}
    data["phases"] = [data["phases"][0], {"phase": "phase", "todo": "mines_pay"}, tribute, overflow, overflow]
    state = ludoteca.position(data)
    assert asked(state)[:2] == (0, "shield.drop")
    assert fingerprint(ludoteca.position(state.to_json())) == fingerprint(state)
    tribute["turns"] = [1]
    with pytest.raises(BadPosition, match=r"phases\[2\].turns: not those of the 2 players on the track"):
        ludoteca.position(data)


def test_a_die_may_show_any_number_where_a_power_turned_it() -> None:
    """A die that serves as any number is written as 0."""
    data = shielded()
    data["players"][0] |= {"first": 0, "used": ["turned"]}
    assert ludoteca.position(data).to_json()["players"][0]["first"] == 0
    del data["players"][0]["used"]
    with pytest.raises(BadPosition, match="a die shows 1 to 6"):
        ludoteca.position(data)


def test_what_nobody_counts_is_no_part_of_a_written_position() -> None:
    """The law finds bits, several numbers in one, and codes."""
    odds: list[dict[str, Any]] = [
        {"men": 4369},
        {"row": [{"stack": 1 << 40}]},
        {"rows": []},
        {"codes": {}},
        {"tiles": ["69905"]},
    ]
    for odd in odds:
        assert len(list(unreadable(odd))) == 1, odd
    for name in OURS:
        assert list(unreadable(written(name))) == []


BEGUN = [
    ("settler", "settler", {"owner": 2}, 2, "settler.take"),
    ("mayor", "placement", {"owner": 2, "done": 1}, 0, "mayor.man"),
    ("builder", "builder", {"owner": 2, "done": 1}, 0, "builder.build"),
    ("trader", "trader", {"owner": 2, "done": 1}, 0, "trader.sell"),
    ("captain", "captain", {"owner": 2, "up": 1}, 1, "captain.load"),
]


@pytest.mark.parametrize(("role", "phase", "fields", "seat", "ask"), BEGUN, ids=[role for role, _, _, _, _ in BEGUN])
def test_a_phase_is_set_up_from_what_anybody_at_the_table_knows(
    role: str, phase: str, fields: dict[str, int], seat: int, ask: str
) -> None:
    data = written("puerto-rico")
    data["roles"] = {role: 2}
    data["coins"] = {}
    data["players"][0]["san_juan"] = 1
    data["players"][0]["crew"] = {"small_indigo_plant": 1}
    data["phases"] = [{"phase": "round"}, {"phase": phase, **fields}]
    assert asked(ludoteca.position(data))[:2] == (seat, ask)
