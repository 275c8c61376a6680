"""The modifiers of Châteauma (E 15), and its component file."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from tests.games.burgundy.expansions.chateau_field import LEFT, field, told
from tests.games.burgundy.scenario import burgundy, tell

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData, BadOption
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.registry import component_files
from ludoteca.games.burgundy.data import BLACK, BUILDING, COLOUR_IDS
from ludoteca.games.burgundy.expansions.chateau.part import HIDDEN, rival
from ludoteca.games.burgundy.expansions.chateau.printed import DOUBLE, MARK_D, Prints
from ludoteca.games.burgundy.position import Burgundy


def begun(seats: int, **options: str) -> Burgundy:
    s = burgundy().new(seats, {"chateau": "medium", **options}, 5)
    assert isinstance(s, Burgundy)
    while s.decision is not None and s.decision.ask.startswith("setup"):
        s.apply(s.decision.actions[0])
    return s


def colours(s: Burgundy, wanted: int) -> list[str]:
    """The colours of the spaces on which a tile lies, face down (HIDDEN) or up."""
    r = rival(s)
    shown = [at for at, kind in enumerate(r.spaces) if (kind == HIDDEN if wanted == HIDDEN else kind >= 0)]
    return [COLOUR_IDS[r.terms.prints.colours[at]] for at in shown]


def test_e_15_1_any_mix_of_level_and_modifiers() -> None:
    for level, *on in product(("easy", "hard"), *[("no", "yes")] * 4):
        modifiers = {f"chateau_{name}": value for name, value in zip("abcd", on, strict=True)}
        assert burgundy().fits(1, {"chateau": level, **modifiers})
    with pytest.raises(BadOption, match=r"chateau_b=yes needs chateau=.*E 15\.1"):
        burgundy().settle(2, {"chateau_b": "yes"})


def test_e_15_2_a_covers_five_spaces_with_tiles_nobody_sees() -> None:
    s = begun(1, chateau_a="yes")
    assert sorted(colours(s, HIDDEN)) == ["building", "building", "livestock", "monastery", "ship"]
    assert rival(s).face_up() == [kind for kind in rival(s).laid if kind >= 0], "they never count"


def test_e_15_2_a_needs_fewer_tiles_for_a_bonus_tile() -> None:
    ships = ["ship"] * 5
    assert field((2, 3), duchy=ships).turn(1).gained() == {}
    assert field((2, 3), duchy=ships, chateau_a="yes").turn(1).gained() == {"bonus_tiles": 5}


def test_e_15_2_a_with_four_parties_the_black_depot_runs_out() -> None:
    s = begun(3, chateau_a="yes")
    dice = s.chance.clone()
    while s.phase < 4:
        assert s.decision is not None
        s.apply(choose(s.decision.actions, dice))
    assert sum(s.bags[BLACK]) == 5
    assert s.spaces[27:32] == [-1] * 5


def test_e_15_3_b_lays_a_building_a_mine_and_a_castle_that_count() -> None:
    s = begun(2, chateau_b="yes")
    assert sorted(colours(s, 0)) == ["building", "castle", "mine"]
    before = rival(s).silver
    assert before == 1 and rival(s).reserve == [], "nothing comes of placing them"
    for occasion in s.setting.phase_end:
        occasion.happen(s)
    assert rival(s).silver == before + 1
    assert all(number == 0 for number in s.players[2].points)


def test_e_15_3_b_stands_on_the_marked_spaces() -> None:
    table = field((8, 3), chateau_b="yes", left={1: "castle", 3: "castle", 4: "ship"}, depots={"1.1": "mine"})
    mines = [at for at, colour in enumerate(table.r.terms.prints.colours) if colour == 1]
    assert table.r.spaces[mines[0]] == 20
    table.turn(1)
    assert [table.r.spaces[at] for at in mines] == [20, 20, -1], "the first free space, behind the marked one"


def test_e_15_3_b_with_four_parties_a_building_is_missing_in_the_last_phase() -> None:
    match = Match(burgundy(), 3, {"chateau": "medium", "chateau_b": "yes"}, 2)
    while match.decision is not None:
        match.play(match.decision.actions[0].code)
    phases: list[int] = []
    for event in match.all_events():
        if event.kind == tell.PHASE:
            phases.append(0)
        elif event.kind == tell.FILL and event.a < 24 and burgundy().pieces.colour[event.b] == BUILDING:
            phases[-1] += 1
    assert phases == [8, 8, 8, 8, 7]


@pytest.mark.parametrize(("modifier", "board"), [("a", "36"), ("b", "36"), ("c", "35"), ("d", "36")])
def test_e_15_a_b_and_d_use_the_other_side_of_its_board(modifier: str, board: str) -> None:
    s = begun(1, **{f"chateau_{modifier}": "yes"})
    more: Any = s.view(0)["more"]
    assert more["chateau"]["board"] == board and more["chateau"]["modifiers"] == [modifier]


def test_e_15_4_c_it_starts_and_humans_have_workers_by_place() -> None:
    s = begun(3, chateau_c="yes")
    first = [seat for seat in s.order if seat != 3]
    assert [s.estate(seat).workers for seat in first] == [2, 3, 4]
    assert s.order[0] == 3


def test_e_15_4_c_castles_begin_with_the_first_human() -> None:
    for seed in range(6):
        s = burgundy().new(3, {"chateau": "easy", "chateau_c": "yes", "duchies": "1"}, seed)
        assert isinstance(s, Burgundy) and s.decision is not None
        assert s.decision.ask == "setup.castle" and s.decision.seat == s.order[1]


# Extra turns. Of the castle spaces the third is marked, of those for ships the fourth.


def test_e_15_5_d_a_tile_moved_onto_a_mark_gives_an_action_on_the_other_card() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    depots = {"1.1": "ship", "3.1": "pig_2", "5.1": "cow_4", "6.1": "pig_3"}
    table = field((8, 2), white=4, left=left, duchy=["castle"], depots=depots, chateau_d="yes").turn(1, 9)
    assert table.told(told.AGAIN) == [(0, 0, 0)]
    assert table.cards() == [2, 9] and table.card(LEFT) == [None, None, "cow_4", None]
    plain = field((8, 2), white=4, left=left, duchy=["castle"], depots=depots).turn(1, 9)
    assert plain.told(told.AGAIN) == [] and plain.card(LEFT) == [None] * 4, "without D marks do nothing"


def test_e_15_5_d_all_tiles_move_first_and_cards_come_last() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    depots = {"1.1": "ship", "5.1": "cow_4", "6.1": "monastery_3"}
    table = field((8, 2), left=left, duchy=["castle"] + ["ship"] * 3, depots=depots, chateau_d="yes").turn(1, 9)
    kinds = [event.kind for event in table.s.events or []]
    moved = max(at for at, kind in enumerate(kinds) if kind == told.MOVED)
    again = [at for at, kind in enumerate(kinds) if kind == told.AGAIN]
    assert len(again) == 2 and moved < again[0] and again[1] < kinds.index(told.CARD)
    assert table.card(LEFT) == [None, None, "cow_4", "monastery_3"]


def test_e_15_5_d_with_both_cards_completed_each_mark_is_a_sale() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    right = {1: "mine", 2: "cow_2"}
    table = field(
        (8, 1),
        left=left,
        right={**right, 3: "monastery_1"},
        duchy=["castle"] + ["ship"] * 3,
        depots={"1.1": "ship", "2.1": "bank"},
        goods={2: 1, 3: 1, 5: 1},
        chateau_d="yes",
    ).turn(1)
    assert table.gained()["sales"] == 2 * 2 and table.gained()["cards"] == 18 + 12
    assert table.space("2.1") == "bank"


def test_e_15_5_d_a_card_completed_by_it_scores_and_moves_too() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    right = {1: "mine", 2: "cow_2"}
    table = field(
        (8, 1),
        left=left,
        right=right,
        duchy=["castle"] + ["monastery_2"] * 3,
        depots={"1.1": "ship", "2.1": "monastery_1"},
        goods={2: 1},
        chateau_d="yes",
    ).turn(1, 4, 5)
    assert table.gained()["cards"] == 18 + 12
    assert table.told(told.AGAIN) == [(0, 0, 0)] * 2, "the monastery moved onto a mark too"
    assert table.gained()["sales"] == 2, "no card remains for it"
    assert table.cards() == [4, 5]


def test_e_15_5_d_its_tile_has_bonus_and_symbol() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    table = field(
        (8, 6), left=left, duchy=["castle"], depots={"1.1": "ship", "1.2": "ship"}, goods={1: 2}, chateau_d="yes"
    ).turn(1, 9)
    assert table.s.players[1].marker == 2 and table.gained()["sales"] == 4


def test_e_15_5_d_if_nothing_fits_reserve_then_wild_then_sale() -> None:
    left = {1: "castle", 2: "mine", 3: "castle"}
    common: dict[str, Any] = {"left": left, "duchy": ["castle"], "depots": {"1.1": "ship"}, "chateau_d": "yes"}
    table = field((8, 2), reserve=["mine", "bank"], wild=["ship"], **common).turn(1, 9)
    assert table.card(LEFT) == ["bank", None, None, None] and table.wild() == ["ship"]
    table = field((8, 2), reserve=["mine"], wild=["ship"], **common).turn(1, 9)
    assert table.card(LEFT) == ["ship", None, None, None] and table.r.lies_down(LEFT, 0)
    table = field((8, 2), black={1: "bank"}, goods={4: 3}, **common).turn(1, 9)
    assert table.gained()["sales"] == 6 and table.wild() == []


def test_e_15_5_d_a_wild_tile_moved_onto_a_mark_triggers_it() -> None:
    table = field(
        (1, 2), left={1: "mine", 2: "cow_2"}, wild=["castle"], duchy=["castle"] * 2, goods={1: 1}, chateau_d="yes"
    ).turn(1, 9)
    assert len(table.told(told.AGAIN)) == 1


# The component file


def prints(change: Any = None) -> Prints:
    data = json.loads(component_files("burgundy")["burgundy_chateau.json"])
    if change is not None:
        change(data["chateau"])
    return Prints(FilePart(data, "burgundy"))


def test_e_18_11_cards_one_to_nine() -> None:
    plain = prints().cards[:9]
    assert sum(card.size for card in plain) == 37
    assert {card.size: card.points for card in plain} == {3: [8, 12, 16], 4: [14, 18, 22], 5: [17, 21, 25]}
    assert all(card.standing == "single-source" for card in plain)


def test_e_18_12_18_13_house_data_say_so() -> None:
    found = prints()
    assert all(card.standing == "house" for card in found.cards[9:])
    assert found.symbols_standing == found.marks_standing == found.order_standing == "house"
    assert sum(symbols == DOUBLE for card in found.cards for symbols in card.symbols) == 10
    assert found.marks.count(MARK_D) == 7
    assert found.deck(True) == [0, *range(9, 17)]
    assert COLOUR_IDS[found.order[0]] == "building"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d["cards"].pop(), "not those from 1 to 17"),
        (lambda d: d["cards"][2].update(hexes=[]), "1 to 5 hexes"),
        (lambda d: d["cards"][2].update(hexes=["ship", "inn"]), "'inn' is none of"),
        (lambda d: d["cards"][2].update(hexes=["ship buy"]), "'buy' is none of"),
        (lambda d: d["cards"][2].update(hexes=["ship double"]), "double hex"),
        (lambda d: d["cards"][2].update(points=[5, 4, 6]), "rise"),
        (lambda d: d["symbols"].update(posts=["2", "2"]), "different cards"),
        (lambda d: d["symbols"].update(shields=["18"]), "different cards"),
        (lambda d: d["duchy"]["spaces"].pop(), "castle, mine"),
        (lambda d: d["duchy"]["spaces"][0].update(marks=["", "", "", ""]), "1 marked B"),
        (lambda d: d["duchy"]["spaces"][1].update(marks=["B", "", "", ""]), "3 spaces"),
        (lambda d: d["reserve"].update(order=["building"]), "each once"),
        (lambda d: d.update(double_points=[1]), "13 numbers"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_the_place(change: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        prints(change)


def test_a_deck_without_a_castle_is_refused() -> None:
    def change(data: Any) -> None:
        for card in data["cards"]:
            card["hexes"] = ["ship"]

    with pytest.raises(BadData, match="castle to begin with"):
        prints(change)
