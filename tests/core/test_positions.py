"""Positions as text: one of each game written by hand, what is refused and why, and a match that begins at one. That
every position reads back is a law (`ludoteca.testing.written`)."""

from __future__ import annotations

import copy
import importlib
import inspect
import json
import pkgutil
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import BadPosition, LudotecaError
from ludoteca.core.fair import Fair
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision, Frame
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS
from ludoteca.core.sheets import name_of, sheet_of

BY_HAND = Path(__file__).parent.parent / "positions"


def written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BY_HAND / f"{name}.json").read_text())
    return found


def asked(state: ludoteca.State) -> tuple[int, str, list[str]]:
    assert state.decision is not None
    return state.decision.seat, state.decision.ask, [action.text for action in state.decision.actions]


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


Change = Callable[[dict[str, Any]], None]


def put(*path: Any, then: tuple[Any, ...] = ()) -> Change:
    """Put the last one where the others lead; then another."""
    *steps, last, value = path

    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for step in steps:
            inner = inner[step]
        inner[last] = value
        if then:
            put(*then)(data)

    return change


REFUSED: list[tuple[str, Change, str]] = [
    ("san-juan", put("game", "chess"), "no game 'chess'"),
    ("san-juan", put("seats", 5), "san-juan is for 2, 3, 4 players, not 5"),
    ("san-juan", put("options", {"letter": "maybe"}), "option letter is one of no, yes, not 'maybe'"),
    ("san-juan", put("player", []), "there is no field 'player'; players?"),
    ("san-juan", put("players", 0, "hand", ["smity"]), "players[0].hand[0]: there is no 'smity' here; smithy?"),
    ("san-juan", put("players", 0, "hand", ["palace"] * 3), "palace: 4 in all places together, the game has 2"),
    ("san-juan", put("governor", 2), "governor: there is no seat 2; seats go from 0 to 1"),
    ("san-juan", put("players", 0, "violet", ["quarry", "quarry"]), "players[0].violet: quarry stands here twice"),
    ("san-juan", put("players", 0, "goods", [{"on": "sugar_mill", "card": "hero"}]), "1 goods on 0 sugar_mill"),
    ("san-juan", put("players", 0, "shown", ["tower"]), "shown: everybody saw a card that is not in the hand"),
    ("san-juan", put("phases", [{"phase": "builder", "owner": 0}]), "lies in the wrong place: 'round' is first"),
    ("san-juan", put("picked", 9), "picked: 9 is not from 0 to 4"),
    ("san-juan", put("holders", {"builder": 0, "trader": 1}, then=("picked", 1)), "picked: 1 picks, 2 roles are held"),
    ("puerto-rico", put("players", 0, "tiles", {"corn": 13}), "players[0].tiles: 13 tiles; an island holds 12"),
    ("puerto-rico", put("players", 1, "men", {"indigo": 3}), "3 colonists on 2 indigo: each tile takes one"),
    ("puerto-rico", put("ships", 1, "barrels", 9), "ships[1]: 9 barrels; it holds 5"),
    ("puerto-rico", put("ships", 0, {"good": "corn", "barrels": 1}), "two ships carry the same good"),
    ("puerto-rico", put("stock", {}), "small_indigo_plant: 1 in all places together, the game has 4"),
    ("puerto-rico", put("players", 2, "city", ["wharf", "harbor", "fortress", "residence", "guild_hall", "city_hall",
     "customs_house", "office"]), "players[2].city: 13 spaces are built on; a city has 12"),
    ("venezia", put("players", 0, "hand", {"palazzo": 6}), "players[0].hand: 6 cards; a hand holds 5"),
    ("venezia", put("at", [12, 12, 30]), "at: two gondolas lie on one space"),
    ("venezia", put("pawns", {}), "pawns: basilica: somebody has the master builder while cards lie in front"),
    ("venezia", put("buildings", [{"building": "ponte", "site": "C05"}]), "'C05' is no site of a ponte"),
    ("venezia", put("drained", ["A01"]), "buildings[0]: 'C05' is not free"),
    ("burgundy", put("estates", 0, "tiles", {"18": "ship"}), "tiles.18: ship does not lie on a hex for castle"),
    ("burgundy", put("estates", 0, "storage", ["bank"] * 4), "storage: 4 tiles; the storage has 3 places"),
    ("burgundy", put("estates", 0, "goods", {"pink": 1, "red": 1, "brown": 1, "orange": 1}), "4 kinds; there are 3"),
    ("burgundy", put("order", [1, 1]), "order: a seat is named twice"),
    ("burgundy", put("players", 0, "first", 7), "players[0].first: 7 is not from 0 to 6"),
    ("burgundy", put("lane", ["pink"]), "lane: 1 goods; there are 0 rounds to come"),
    ("burgundy", put("order", [0]), "order: each of the 2 players stands once on the track"),
    ("burgundy", put("phase", "D"), "phases[0].todo: 'last_count' does not come after phase D"),
    ("burgundy", put("phases", 1, "todo", "round 5"), "phases[1].todo: 'round 5' does not come after round 5"),
    ("burgundy", put("phases", 2, "turns", [1]), "phases[2].turns: not those of the 2 players on the track"),
    ("burgundy", put("phases", 2, "done", 1), "phases[3].seat: it is the turn of seat 1"),
    ("burgundy", put("phases", 1, {"phase": "course"}), "lies in the wrong place"),
    ("burgundy", put("phases", 3, {"phase": "phase"}), "phases[3]: 'phase' is in progress already"),
    ("burgundy", put("unseen", {"pink": 4}, then=("phases", [{"phase": "course", "todo": "phase D"}])),
     "unseen: 4 goods; the phases to come draw 10"),
    ("burgundy", put("spaces", {"1.1": "inn"}), "spaces.1.1: inn does not lie on such a space"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "reason"), REFUSED, ids=[reason for _, _, reason in REFUSED])
def test_what_cannot_be_is_refused_with_the_reason(name: str, change: Change, reason: str) -> None:
    data = written(name)
    change(data)
    with pytest.raises(LudotecaError) as refused:
        ludoteca.position(data)
    assert reason in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"seats": 2}', "[" * 100_000])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        ludoteca.position(text)


@pytest.mark.parametrize("name", OURS)
def test_whatever_is_changed_it_is_read_or_refused(name: str) -> None:
    """Nothing that comes from outside ends in another error."""
    dice = random.Random(name)
    read = 0
    for _ in range(150):
        data = written(name)
        for _ in range(dice.randint(1, 2)):
            spoil(data, dice)
        try:
            ludoteca.position(data)
            read += 1
        except LudotecaError as error:
            assert str(error)
    assert read < 150


ODD: tuple[Any, ...] = (None, -1, 0, 1, 7, 10**30, "castle", "x", True, 1.5, [], {}, [0, 0], {"a": 1}, ["smithy"])


def spoil(data: dict[str, Any], dice: random.Random) -> None:
    inner: Any = data
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        at = dice.choice(keys)
        if isinstance(inner[at], dict | list) and inner[at] and dice.random() < 0.8:
            inner = inner[at]
            continue
        inner[at] = copy.deepcopy(dice.choice(ODD))
        return


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


class Odd(OneSeat[Any]):
    """A phase of no game: it asks without an answer."""

    def clone(self) -> Odd:
        return Odd(self.seat)

    def step(self, s: Any) -> Decision | None:
        return Decision(self.seat, "odd", [])

    def apply(self, s: Any, action: Action) -> None:
        raise AssertionError


def test_a_question_without_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.core.sheets import frame

    name, form = frame(Odd)
    monkeypatch.setitem(sheet_of(ludoteca.game("venezia")).stack.forms, name, form)
    data = written("venezia")
    data["phases"][1] = {"phase": "odd", "seat": 0}
    with pytest.raises(BadPosition, match="there is no answer to what is asked here"):
        ludoteca.position(data)


def test_a_shown_mistake_is_one_short_line() -> None:
    """Whatever a program hands in: names that are no text, numbers and lists that Python itself cannot print."""
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    wrong: list[dict[Any, Any]] = [
        {1: 2}, {"rounds": 10**5000}, {"rounds": 10**4000}, {"seats": 10**5000}, {"rounds": deep}, {"options": deep},
        {"game": deep}, {"a" * 9000: 1}, {"a\nb": 1}, {"players": [{"hand": ["a\nb"]}, {}]},
    ]  # fmt: skip
    for more in wrong:
        with pytest.raises(LudotecaError) as refused:
            ludoteca.position({**written("san-juan"), **more})
        assert len(str(refused.value)) < 400 and str(refused.value).isprintable()
    with pytest.raises(BadPosition, match="rounds: a number is wanted, not true"):
        ludoteca.position({**written("san-juan"), "rounds": True})


def test_what_is_said_twice_is_refused() -> None:
    """Of two players' hands, or of two phases, the last would be taken without a word."""
    text = json.dumps(written("san-juan")).replace('"governor"', '"governor": 1, "governor"', 1)
    with pytest.raises(BadPosition, match="'governor' stands twice in one object"):
        ludoteca.position(text)


def test_picks_left_out_are_the_roles_held() -> None:
    for name, roles in (("san-juan", "holders"), ("puerto-rico", "roles")):
        data = written(name)
        data |= {roles: {"builder": data["governor"]}, "phases": [{"phase": "round"}]}
        data.pop("picked", None)
        if name == "san-juan":
            data["phases"][0]["todo"] = "picks"
        state = ludoteca.position(data)
        assert state.decision is not None
        assert state.decision.seat == (data["governor"] + 1) % data["seats"], "the next after the governor picks"
        assert "picked" not in state.to_json(), "it is not written where it says nothing new"


def test_what_the_rules_would_lose_is_refused() -> None:
    """Cards are turned up here before the gold mine's owner does so: those would be gone."""
    data = written("san-juan")
    data["players"][0].setdefault("violet", []).append("gold_mine")
    data |= {"turned": ["hero"], "phases": [{"phase": "round", "todo": "picks"}, {"phase": "gold_mine", "owner": 0}]}
    with pytest.raises(BadPosition, match=r"hero: \d in all places together at the next question, the game has \d"):
        ludoteca.position(data)


BEGUN = [
    ("settler", {"owner": 2}, 2, "settler.take"),
    ("placement", {"owner": 2, "done": 1}, 0, "mayor.man"),
    ("builder", {"owner": 2, "done": 1}, 0, "builder.build"),
    ("trader", {"owner": 2, "done": 1}, 0, "trader.sell"),
    ("captain", {"owner": 2, "up": 1}, 1, "captain.load"),
]


@pytest.mark.parametrize(("phase", "fields", "seat", "ask"), BEGUN, ids=[phase for phase, _, _, _ in BEGUN])
def test_a_phase_is_set_up_from_what_anybody_at_the_table_knows(
    phase: str, fields: dict[str, int], seat: int, ask: str
) -> None:
    data = written("puerto-rico")
    data["players"][0]["san_juan"] = 1
    data["players"][0]["crew"] = {"small_indigo_plant": 1}
    data["phases"] = [{"phase": "round"}, {"phase": phase, **fields}]
    assert asked(ludoteca.position(data))[:2] == (seat, ask)
