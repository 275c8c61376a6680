"""The rulings that no phase file tests, and a check that none of A1-A24 is forgotten."""

import re
from pathlib import Path

from tests.games.puerto_rico.scenario import GAME, P, asked, at, goods, menu, play

from ludoteca.games.puerto_rico.data import ROLE_IDS

# A22 is about a building of an expansion.
NOT_IN_THIS_GAME = {22}


def test_every_ruling_has_a_test() -> None:
    names = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    tested = {int(number) for name in re.findall(r"def (test_\w+)", names) for number in re.findall(r"_a(\d+)_", name)}
    assert tested | NOT_IN_THIS_GAME == set(range(1, 25))


def test_a11_colonists_cannot_be_refused() -> None:
    s = at("mayor", [P(), P(), P()], colonists=9, aboard=3)
    assert [player.people for player in s.players] == [2, 1, 1]
    assert asked(s)[1] == "round.role"


def test_a12_the_refill_is_never_forgotten() -> None:
    s = at("mayor", [P(city="sugar_mill:0 indigo_plant:0", island="corn 9/0")] * 3, colonists=40, aboard=0)
    while asked(s)[1] == "mayor.man":
        play(s, menu(s)[-1])
    assert s.aboard == 18


def test_a16_a_kind_not_made_is_out_of_stock_anyway() -> None:
    craftsman = P(island="corn 2 sugar 1", city="small_sugar_mill")
    s = at("craftsman", [craftsman, P(goods="corn 9"), P()])
    # One corn was left and he made it: only sugar remains for the privilege.
    assert goods(s.players[0].goods) == {"corn": 1, "sugar": 1}
    assert menu(s) == ["bonus sugar"]


def test_a19_the_bank_never_runs_dry() -> None:
    s = at("round", [P(doubloons=60), P(doubloons=60), P(doubloons=60), P()])
    play(s, "role prospector")
    assert s.players[0].doubloons == 61


def test_a21_only_the_captain_phase_hands_out_points() -> None:
    s = at("round", [P(doubloons=9, goods="corn 1", island="corn 1")] * 4)
    before = s.chips
    play(s, "role builder", "build office", "pass", "pass", "pass", "role trader", "sell corn", "role prospector")
    assert s.chips == before


def test_a23_two_prospectors_have_their_own_doubloons() -> None:
    s = at("round", [P()] * 5)
    s.coins = [0, 0, 0, 0, 0, 0, 1, 3]
    assert menu(s)[-2:] == ["role prospector", "role prospector_2"]
    play(s, "role prospector_2")
    assert s.players[0].doubloons == 1 + 3
    assert "role prospector" in menu(s) and "role prospector_2" not in menu(s)
    play(s, "role prospector")
    assert s.players[1].doubloons == 1 + 1


def test_roles_without_prospectors_at_three_players() -> None:
    assert menu(at("round", [P()] * 3)) == [f"role {role}" for role in ROLE_IDS[:6]]
    assert len(menu(at("round", [P()] * 4))) == 7
    assert len(GAME.actions) == 124
