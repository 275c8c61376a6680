"""Positions as text that cannot be: each is refused with the place and the reason."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.core.by_hand import asked, written

import ludoteca
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadPosition, LudotecaError
from ludoteca.core.frames import OneSeat
from ludoteca.core.playout import playout
from ludoteca.core.protocol import Action, Decision
from ludoteca.core.registry import OURS
from ludoteca.core.sheets import name_of, sheet_of
from ludoteca.testing.tables import steps, tables

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
    # Picks and what they began
    ("san-juan", put("holders", {"trader": 0}), "holders: seat 0 holds 1 roles and has picked 0 times"),
    ("san-juan", put("picked", 2), "picked: 2 picks, 1 roles are held"),
    ("san-juan", put("phases", 0, "todo", "limits"), "phases[0].todo: 1 picks were made: 'picks' is the step"),
    ("san-juan", put("phases", [{"phase": "round", "todo": "picks"}, {"phase": "trader", "owner": 0}]),
     "phases[1]: seat 0 began 'trader', but did not pick last"),
    ("san-juan", put("phases", [{"phase": "round", "todo": "picks"}, {"phase": "builder", "owner": 1}]),
     "phases[1]: nobody holds the builder"),
    ("san-juan", put("phases", [{"phase": "round", "todo": "picks"}, {"phase": "earthquake", "owner": 1}]),
     "phases[1]: 'earthquake' is not being resolved"),
    ("puerto-rico", put("roles", {}, then=("picked", 0)), "phases[1]: seat 2 began 'captain', but does not hold the"),
    ("puerto-rico", put("roles", {"captain": 1}), "roles: seat 1 holds 1 and has picked 0 times since the governor"),
    ("puerto-rico", put("roles", {"captain": 2, "mayor": 2}, then=("picked", 2)), "roles: seat 0 holds 0 and has pick"),
    ("puerto-rico", put("roles", {"captain": 2, "mayor": 0}, then=("picked", 2)), "but seat 0 picked last"),
    # What lies on the table while no phase goes on with it
    ("san-juan", put("turned", ["hero"]), "turned: of use only in the phase 'gold_mine', which is not in progress"),
    ("san-juan", put("drawn", ["hero"], then=("drawn_by", 0)), "drawn: of use only in the phase 'keep'"),
    ("san-juan", put("site", "hero"), "site: of use only in the phase 'construction'"),
    ("san-juan", put("tile", "tile_11222"), "tile: of use only in the phase 'trader'"),
    ("venezia", put("players", 0, "paid", {"2": 2}), "players[0].paid: tokens are laid out only in the phase 'exch"),
    ("venezia", put("players", 1, "sets", ["palazzo"]), "sets: a building of one's own is set down in one's"),
    ("burgundy", put("lane", ["pink"], then=("phases", [{"phase": "course", "todo": "last_count"}])),
     "lane: of use only in the phase 'phase'"),
    # Phases within others
    ("burgundy", lambda data: data["phases"].pop(1), "phases[1]: 'round' lies within 'phase', not within 'course'"),
    ("burgundy", put("phases", 0, "todo", "phase A", then=("phases", [{"phase": "course", "todo": "phase B"},
     {"phase": "setup"}])), "phases[0].todo: 'phase B' does not come after 'setup'"),
    ("venezia", put("phases", 1, {"phase": "draw", "seat": 0}), "todo: 'third_last' comes after 'draw', not 'build"),
    ("venezia", put("phases", 1, "seat", 1), "phases[1].seat: it is the turn of seat 0"),
    # What does not go together
    ("venezia", put("at", [999, 0, 30]), "earned[0]: 12 steps in all, the gondola lies at 999"),
    ("venezia", put("at", [12, 0, 60], then=("earned", 2, "palazzo", 30)), "ended: the game is closing: 'sixty'"),
    ("venezia", put("ended", "sixty"), "ended: 'sixty' does not close the game here"),
    ("puerto-rico", put("row", {"corn": 5, "coffee": 5}), "row: 10 tiles lie face up; there are 4 at most"),
    ("puerto-rico", put("phases", 1, "wharves", [0, 1, 2]), "phases[1].wharves: seat 0 has no wharf at work"),
    ("puerto-rico", put("phases", 1, "asked", ["captain"]), "phases[1].asked: points are asked for only by the letter"),
    ("burgundy", put("players", 0, "points", {"sales": -40}), "points: -40 points of sales: those do not go below 0"),
    ("burgundy", lambda data: data["phases"].append({"phase": "discard", "seat": 1, "space": "5"}),
     "phases[4].seat: it is the turn of seat 0"),
    ("burgundy", lambda data: data["phases"].append({"phase": "discard", "seat": 0, "space": "6"}),
     "phases[4].space: no tile lies on 6"),
    ("burgundy", lambda data: data["phases"].append({"phase": "grape", "seat": 0}),
     "phases[4]: 'grape' needs the expansion 'vineyards'"),
    ("burgundy", put("white", 0), "white: the white die shows 1 to 6"),
    ("burgundy", put("players", 0, "first", 0), "players[0].first: a die shows 1 to 6"),
    ("burgundy", put("estates", 0, "duchy", "3"), "estates[0].duchy: 3 is not dealt here by the option 'duchies'; 1"),
    ("burgundy", put("estates", 1, "duchy", "1"), "estates[1].duchy: 1 is not dealt here by the option 'duchies'; 2"),
    ("burgundy", put("estates", 0, "tiles", {"1": "castle", "18": "castle"}), "tiles.1: castle"),
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
    data["phases"] = [data["phases"][0], {"phase": "odd", "seat": 0}]
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


def test_cards_are_turned_up_only_where_the_gold_mine_has_turned_them_up() -> None:
    """Turned up before its owner does so they would be gone."""
    data = written("san-juan")
    data["players"][0].setdefault("violet", []).append("gold_mine")
    data |= {"turned": ["hero"], "governor": 0, "holders": {"prospector": 0}}
    data["phases"] = [{"phase": "round", "todo": "picks"}, {"phase": "gold_mine", "owner": 0}]
    with pytest.raises(BadPosition, match="turned: cards are turned up where 'gold_mine' comes to 'choose'"):
        ludoteca.position(data)
    data["phases"][1]["todo"] = "choose"
    assert ludoteca.position(data).to_json()["opened"] == ["hero"]


LOST = [
    ("construction", "'pay' lies within 'construction', not within 'builder'"),
    ("keep", "drawn: of use only in the phase 'keep'"),
    ("gold_mine", "turned: of use only in the phase 'gold_mine'"),
]


@pytest.mark.parametrize(("phase", "reason"), LOST, ids=[phase for phase, _ in LOST])
def test_a_phase_that_holds_cards_is_not_left_out(phase: str, reason: str) -> None:
    needed = "pay" if phase == "construction" else phase
    data = next(data for data in positions("san-juan", 40) if data["phases"][-1]["phase"] == needed)
    data["phases"] = [each for each in data["phases"] if each["phase"] != phase]
    with pytest.raises(BadPosition, match=reason):
        ludoteca.position(data)


def positions(name: str, games: int) -> Iterator[dict[str, Any]]:
    """Positions of random games, as they are written."""
    for table in tables(ludoteca.game(name), range(games), 1):
        for number, (state, _) in enumerate(steps(table)):
            if number % 7 == table.seed % 7:
                yield state.to_json()


@pytest.mark.parametrize("name", OURS)
def test_whatever_phase_is_left_out_nothing_gets_lost_later(name: str) -> None:
    """Four goods of Burgundy were, without the phase in which they are laid."""
    dice = random.Random(name)
    accepted = 0
    for data in itertools.islice(positions(name, 1), 0, 900, 15):
        del data["phases"][dice.randrange(len(data["phases"]))]
        try:
            state = ludoteca.position(data)
        except BadPosition:
            continue
        accepted += 1
        before = state.components()
        playout(state, seeded(accepted))
        assert state.components() == before, data
    assert accepted


@pytest.mark.parametrize("name", OURS)
def test_every_phase_says_within_which_it_lies(name: str) -> None:
    sheet = sheet_of(ludoteca.game(name))
    first = {name_of(cls) for cls in sheet.first}
    assert set(sheet.within) == set(sheet.stack.forms) - first
    assert all(sheet.within.values())


def test_a_series_says_how_much_of_it_is_left() -> None:
    """One that goes to its end asked for an answer that does not exist."""
    data = written("venezia")
    data["players"][0]["front"] = {"basilica": 1, "palazzo": 1, "campo": 1}
    data["players"][1]["front"] = {}
    data["pawns"] = {"basilica": 0, "palazzo": 0, "campo": 0}
    data["phases"] = [{"phase": "turn", "seat": 0, "todo": "drain"}, {"phase": "excess", "who": 0, "most": 1}]
    with pytest.raises(BadPosition, match=r"phases\[1\]: 1 types too many .*: 'least' and 'most' are 1, not 0 and 1"):
        ludoteca.position(data)
    data["phases"][1]["least"] = 1
    assert asked(ludoteca.position(data)) == (0, "building.drop", ["drop basilica", "drop palazzo", "drop campo"])
    data = written("burgundy")
    data["wares"] = {"4": {"pink": 2, "red": 1, "brown": 1}}
    ship = [{"phase": "placed", "seat": 0, "at": "18", "kind": "ship"}, {"phase": "ship", "seat": 0, "todo": "sail"}]
    data["phases"] += [*ship, {"phase": "loading", "who": 0, "most": 1, "depot": "4"}]
    with pytest.raises(BadPosition, match="all of it must be picked: 'least' and 'most' are the same, not 0 and 1"):
        ludoteca.position(data)
    data["phases"][-1] |= {"least": 9, "most": 9}
    with pytest.raises(BadPosition, match=r"9 are still to be picked \('least'\), 3 can be"):
        ludoteca.position(data)
