"""E 12.3-12.9, 12.23-12.25: set-up, phases and the end with vineyards; the components and their file."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from tests.games.burgundy.expansions.vines import PAIR, kind, mine, stocked, vineyard
from tests.games.burgundy.scenario import Table as Staged
from tests.games.burgundy.scenario import burgundy, tell

from ludoteca.core.chance import seeded
from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.registry import component_files
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.numbers import DOUBLES, SHOP_SPACES, VINE_SPACES
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar, vines
from ludoteca.games.burgundy.expansions.vineyards.codes import GRAPES
from ludoteca.games.burgundy.expansions.vineyards.doubles import PAIRS, kind_of
from ludoteca.games.burgundy.expansions.vineyards.vine_file import VineFile
from ludoteca.games.burgundy.position import Burgundy

RED = "double_red"


def started(seats: int, value: str = "yes", seed: int = 1) -> Burgundy:
    """After set-up, before the first turn."""
    rules = burgundy()
    s = rules.start(seats, rules.settle(seats, {"duchies": "1", "vineyards": value}), seeded(seed))
    assert isinstance(s, Burgundy)
    while s.decision is not None and s.decision.ask.startswith("setup"):
        s.apply(s.decision.actions[0])
    return s


def doubles(s: Burgundy) -> list[int]:
    return s.components()[DOUBLES : DOUBLES + len(PAIRS)]


# Set-up


def test_e_0_3_there_are_51_double_tiles_and_24_grape_tiles() -> None:
    s = started(4)
    assert doubles(s) == [1] * 6 + [3] * 15 and s.components()[-GRAPES:] == [4] * 6
    assert [kind_of(one, other) for one, other in PAIRS] == list(range(DOUBLES, DOUBLES + 21))
    assert kind_of(3, 1) == kind("double_blue_white")


@pytest.mark.parametrize("seed", range(4))
def test_e_12_3_each_player_gets_a_grape_tile_all_different(seed: int) -> None:
    s = started(4, seed=seed)
    held = [vines(e).grapes for e in s.estates]
    assert [sum(grapes) for grapes in held] == [1] * 4
    assert max(map(sum, zip(*held, strict=True))) == 1
    assert cellar(s).stock == [4 - sum(column) for column in zip(*held, strict=True)]


def test_e_12_3_by_lot() -> None:
    assert len({tuple(vines(started(2, seed=seed).estates[0]).grapes) for seed in range(12)}) > 2


@pytest.mark.parametrize(("seats", "left"), [(2, 22), (3, 35)])
def test_e_12_7_r32_fewer_grapes_leave_by_lot_with_all_that_shows_them(seats: int, left: int) -> None:
    gone = set()
    for seed in range(6):
        s = started(seats, "fewer", seed)
        out = [grape for grape in range(GRAPES) if cellar(s).out[grape]]
        gone.add(tuple(out))
        assert len(out) == 4 - seats
        boxed = [at for at in range(len(PAIRS)) if s.box[DOUBLES + at]]
        assert boxed == [at for at, pair in enumerate(PAIRS) if set(pair) & set(out)]
        in_play = [number for at, number in enumerate(doubles(s)) if at not in boxed]
        assert sum(in_play) == left
        for grape in out:
            assert cellar(s).stock[grape] == 0 and not any(vines(e).grapes[grape] for e in s.estates)
        assert s.components()[-GRAPES:] == [4] * 6
    assert len(gone) > 1


def test_e_12_7_nobody_can_choose_a_grape_that_left() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted={0: RED}, vineyards="fewer")
    out = [grape for grape in range(GRAPES) if stocked(table).out[grape]]
    stocked(table).stock = [0 if grape in out else 4 for grape in range(GRAPES)]
    assert len(table.play("plant d1 2").offers("grape")) == GRAPES - len(out) == 4


def test_e_12_7_without_the_option_all_grapes_stay() -> None:
    s = started(2)
    assert not any(cellar(s).out) and sum(doubles(s)) == 51 and not any(s.box[DOUBLES:])


# Phases


@pytest.mark.parametrize(("seats", "depot", "shop"), [(2, 3, 1), (3, 3, 3), (4, 6, 3)])
def test_e_12_8_depot_and_shop_are_filled_by_the_number_of_players(seats: int, depot: int, shop: int) -> None:
    s = started(seats)
    filled = [space for space in range(VINE_SPACES, len(s.spaces)) if s.spaces[space] != NONE]
    assert filled == [*range(VINE_SPACES, VINE_SPACES + depot), *range(SHOP_SPACES, SHOP_SPACES + shop)]
    assert sum(cellar(s).bag) == 51 - depot - shop


def test_e_12_6_drawn_at_random() -> None:
    assert len({tuple(started(2, seed=seed).spaces[VINE_SPACES:]) for seed in range(5)}) > 3


def test_e_12_8_cleared_to_the_box_before_each_phase_but_the_first() -> None:
    assert not any(started(2).box[DOUBLES:])
    table = vineyard((1, 1), round_=5, last=True, depot={1: RED, 3: PAIR}, shop={1: PAIR})
    before = sum(stocked(table).bag)
    table.play("workers d1", "workers d2")
    assert table.s.phase == 1 and [table.s.box[kind(name)] for name in (RED, PAIR)] == [1, 2]
    assert sum(stocked(table).bag) == before - 4
    assert [space for space, _, _ in table.told(tell.CLEAR)] == [VINE_SPACES, VINE_SPACES + 2, SHOP_SPACES]


@pytest.mark.parametrize(("seats", "value", "left"), [(4, "yes", 6), (3, "fewer", 5), (2, "fewer", 2)])
def test_e_18_1_the_bag_never_runs_dry(seats: int, value: str, left: int) -> None:
    s = started(seats, value)
    dice = seeded(seats)
    while s.decision is not None:
        s.apply(s.decision.actions[dice.roll(len(s.decision.actions), 0, -1)])
    assert sum(cellar(s).bag) == left


# The end


def last(**given: Any) -> Staged:
    """The last turn of the game, played without anything that scores."""
    table = vineyard((1, 1), phase="E", round_=5, last=True, **given)
    table.me().workers = -4
    return table.play("workers d1", "workers d2")


def test_e_12_25_example_two_green_tiles_and_a_blue_one() -> None:
    """Green areas of 3 and 1, a blue area of 2."""
    table = last(
        planted={0: "double_green", 2: PAIR, 7: "double_blue_white", 9: "double_green_red"},
        grapes={"green": 2, "blue": 1},
    )
    board = stocked(table).printed.board
    assert [board.areas(mine(table).hexes, grape) for grape in (0, 1)] == [[3, 1], [2]]
    assert table.points() == {"vineyards": 10}


def test_e_12_23_points_by_size() -> None:
    assert stocked(vineyard()).printed.points == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91]


def test_e_12_24_an_area_scores_once_and_a_second_tile_needs_another() -> None:
    table = last(planted={0: RED}, grapes={"red": 3})
    assert table.points() == {"vineyards": 3}


def test_e_12_24_a_single_tile_takes_the_largest_area() -> None:
    """Green areas of 3 and 1; the single one has the lowest hex."""
    table = last(planted={0: "double_green_red", 3: PAIR, 6: "double_green"}, grapes={"green": 1})
    assert stocked(table).printed.board.areas(mine(table).hexes, 0) == [3, 1]
    assert table.points() == {"vineyards": 6}


def test_e_12_23_without_its_grape_tile_an_area_scores_nothing() -> None:
    assert last(planted={0: RED}, grapes={"blue": 2}).points() == {}


def test_e_12_23_areas_join_across_tiles_by_sides() -> None:
    table = last(planted={1: "double_red_white", 2: "double_red_white", 6: "double_red_yellow"}, grapes={"red": 1})
    assert stocked(table).printed.board.areas(mine(table).hexes, 2) == [3]
    assert table.points() == {"vineyards": 6}


def test_e_12_1_double_tiles_in_storage_score_nothing() -> None:
    assert last(storage=[RED], grapes={"red": 1}).points() == {}


def test_r28_grape_tiles_are_no_bonus_tiles_for_monastery_26() -> None:
    table = last(grapes={"red": 2}, tiles={12: "monastery_26"})
    assert "monasteries" not in table.points()


# The file


def data() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in component_files("burgundy").values():
        found |= json.loads(text)
    return deepcopy(found)


def test_e_18_3_our_board_has_twelve_double_spaces_on_four_levels() -> None:
    board = VineFile(FilePart(data(), "burgundy")).board
    assert [board.level.count(level) for level in range(4)] == [2, 3, 3, 4]
    assert [board.number.count(die) for die in range(1, 7)] == [2] * 6
    assert board.standing == "house"
    assert [sorted(other for other in range(12) if board.beside[space] >> other & 1) for space in (0, 3, 11)] == [
        [1, 2, 3],
        [0, 1, 2, 4, 6, 7],
        [7, 10],
    ]


SPOILED = [
    (lambda spaces: spaces.pop(), "'spaces' is not a list of 12 double spaces"),
    (lambda spaces: spaces[3].update(die=7), "'die' is not a number from 1 to 6"),
    (lambda spaces: spaces[3]["hexes"].pop(), "'hexes' is not a pair"),
    (lambda spaces: spaces[3]["hexes"][0].update(bonus="mill"), "'bonus' is not one of market, .*, double"),
    (
        lambda spaces: spaces[3]["hexes"][0].update(spaces[4]["hexes"][0]),
        "'spaces' is not a set of hexes that lie apart",
    ),
    (lambda spaces: spaces[3].update(level=9), "'spaces' is not on levels counted from 1 to at most 4"),
    (lambda spaces: spaces[3]["hexes"][0].update(row=20), "the hexes of space 3 do not touch"),
    (lambda spaces: spaces[0].update(die=2), r"the lowest level has the dice \[2, 4\], not \[1, 4\]"),
    (lambda spaces: [hex_.update(row=9) for hex_ in spaces[11]["hexes"]], "not every double space can be reached"),
]


@pytest.mark.parametrize(("spoil", "said"), SPOILED, ids=[said[:24] for _, said in SPOILED])
def test_a_board_that_cannot_be_is_refused(spoil: Any, said: str) -> None:
    found = data()
    spoil(found["vineyard_board"]["spaces"])
    with pytest.raises(BadData, match=said):
        VineFile(FilePart(found, "burgundy"))


@pytest.mark.parametrize(
    ("part", "change", "said"),
    [
        ("grapes", {"ids": ["green"]}, "'grapes' is not the six of the game, in order"),
        ("double_tiles", {"of_two_grapes": 2}, "'double_tiles' is not 51 tiles"),
        ("depot", {"dice": {"2": [[1, 2]]}}, "'2' is not slots that share the numbers 1 to 6"),
        ("shop", {"standing": "so they say"}, "'standing' is not one of verified"),
        ("shop", {"spaces": {"2": 1, "3": 3, "4": 4}}, "'shop' is not at most 3 spaces"),
    ],
)
def test_other_components_are_checked_too(part: str, change: dict[str, object], said: str) -> None:
    found = data()
    found["vineyards"][part].update(change)
    with pytest.raises(BadData, match=said):
        VineFile(FilePart(found, "burgundy"))
