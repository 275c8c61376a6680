"""Two against two (E 9). Hexes of the beginners' board around the castle that both halves share, with colour and die:

   13 M2  14 M5    46 P6  47 B2
19 S5  20 S4   36 C1   52 B4  53 S2
   25 B1  26 X2    58 X3  59 X1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.burgundy import scenario
from tests.games.burgundy.scenario import Table, burgundy, tell

from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption
from ludoteca.games.burgundy.boards import CENTRE
from ludoteca.games.burgundy.data import CASTLE, CASTLE_TILE, NONE
from ludoteca.games.burgundy.expansions.team.keys import pairs
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.show.view import view


def at(
    dice: tuple[int, int] = (1, 2),
    *,
    private: Sequence[str] = (),
    partner: Sequence[str] = (),
    team: str = "beginner",
    **given: Any,
) -> Table:
    """Seat 0 in its turn, with private tiles of its own and of its partner, seat 2."""
    table = scenario.at(dice, seats=4, duchy="book", start=CENTRE, team=team, **given)
    for seat, tiles in ((0, private), (2, partner)):
        pairs(table.s).set_private(seat, sorted(burgundy().pieces.ids.index(tile) for tile in tiles))
    table.s.run()
    return table


def started(team: str = "beginner", seed: int = 1, **options: str) -> Burgundy:
    s = burgundy().start(4, burgundy().settle(4, {"team": team, **options}), seeded(seed))
    assert isinstance(s, Burgundy)
    return s


def private(table: Table, seat: int = 0) -> list[str]:
    return [burgundy().pieces.ids[kind] for kind in pairs(table.s).private[seat]]


def kinds(*tiles: str) -> list[int]:
    return [burgundy().pieces.ids.index(tile) for tile in tiles]


# Set-up


@pytest.mark.parametrize("seats", [2, 3])
def test_e_9_1_only_four_play_in_teams(seats: int) -> None:
    with pytest.raises(BadOption, match=r"two against two, E 9\.1"):
        burgundy().settle(seats, {"team": "beginner"})


@pytest.mark.parametrize("options", [{"duchies": "7"}, {"duchies": "random"}, {"duchies": "11-18"}])
def test_e_9_2_a_team_has_a_board_of_its_own(options: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=r"team board, E 9\.2"):
        burgundy().settle(4, {"team": "expert", **options})


@pytest.mark.parametrize("name", ["link", "posts", "routes", "shields", "vineyards", "solo", "chateau"])
def test_e_9_what_the_book_does_not_describe_for_teams_is_refused(name: str) -> None:
    option = next(one for one in burgundy().options if one.name == name)
    for value in option.values[1:]:
        with pytest.raises(BadOption, match=rf"{name}=.*\(.*E \d"):
            burgundy().settle(4, {"team": "beginner", name: value})


@pytest.mark.parametrize("options", [{"tiles": "yes"}, {"white": "yes"}, {"inns": "yes"}])
def test_e_9_what_is_only_a_tile_goes_with_teams(options: dict[str, str]) -> None:
    assert burgundy().fits(4, {"team": "beginner", **options})


def test_e_9_1_partners_sit_crosswise_and_share_a_board_and_a_score() -> None:
    s = started()
    assert s.estate(0) is s.estate(2) and s.estate(1) is s.estate(3) and s.estate(0) is not s.estate(1)
    assert [s.party(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert len(s.scores()) == 2 and len(s.estates) == 2


@pytest.mark.parametrize(("team", "name"), [("beginner", "team"), ("expert", "team_expert")])
def test_e_9_2_both_teams_play_the_same_side(team: str, name: str) -> None:
    s = started(team)
    assert [s.board(e).name for e in s.estates] == [name, name]
    assert [len(cells) for cells in s.board(s.estates[0]).colour_cells] == [7, 6, 12, 12, 12, 24]


def test_e_9_3_beginners_start_in_the_middle_and_are_not_asked() -> None:
    s = started()
    assert s.decision is not None and s.decision.ask == "turn.act"
    for e in s.estates:
        assert [hex_ for hex_, kind in enumerate(e.tiles) if kind != NONE] == [CENTRE]
        assert e.tiles[CENTRE] == CASTLE_TILE
    assert s.scores() == [0, 0]


def test_e_9_3_r12_experts_start_on_any_castle_hex_chosen_by_the_lower_seat() -> None:
    s = started("expert")
    asked = []
    while s.decision is not None and s.decision.ask == "setup.castle":
        asked.append(s.decision.seat)
        board = s.board(s.estate(s.decision.seat))
        assert [action.thing for action in s.decision.actions] == board.colour_cells[CASTLE]
        assert len(s.decision.actions) == 7
        s.apply(s.decision.actions[-1])
    assert sorted(asked) == [0, 1]
    assert all(e.tiles[72] == CASTLE_TILE and e.front[1] for e in s.estates)
    assert s.scores() == [0, 0]


def test_e_9_4_three_goods_for_a_team() -> None:
    assert [sum(e.goods) for e in started().estates] == [3, 3]


@pytest.mark.parametrize("seed", range(6))
def test_e_9_5_workers_by_team_and_two_silver_each(seed: int) -> None:
    s = started(seed=seed)
    first = s.order[0] % 2
    assert s.estates[first].workers == 3 and s.estates[1 - first].workers == 5
    assert [e.silver for e in s.estates] == [2, 2]
    for who in range(4):
        seen = view(s, who)["players"]
        assert [(player["workers"], player["silver"]) for player in seen] == [
            (s.estate(seat).workers, 2) for seat in range(4)
        ], "open to all"


def test_e_9_7_teams_alternate_in_the_first_round_and_a_lot_says_who_starts() -> None:
    orders = [started(seed=seed).order for seed in range(20)]
    assert {order[0] % 2 for order in orders} == {0, 1}
    for order in orders:
        assert sorted(order) == [0, 1, 2, 3]
        assert [seat % 2 for seat in order] == [order[0] % 2, 1 - order[0] % 2] * 2


def test_e_9_6_everybody_has_dice_of_his_own() -> None:
    table = at((1, 2), depots={"1.1": "ship", "6.1": "ship"}, last=False, order=(0, 1, 2, 3))
    partner = table.s.players[2]
    partner.first, partner.second = 6, 6
    table.s.run()
    assert table.offers("take") == ["d1 1.1"]


# Key spaces


def test_e_9_8_who_takes_says_where_the_tile_goes() -> None:
    table = at((1, 2), depots={"1.1": "ship"}).play("take d1 1.1")
    assert (table.ask, table.seat, table.menu) == ("turn.slot", 0, ["shared", "private"])
    assert table.s.spaces[0] != NONE
    table.play("private")
    assert (table.storage(), private(table), private(table, 2)) == ([], ["ship"], [])
    assert table.told(tell.TAKE) == [(0, 0, kinds("ship")[0])]


def test_e_9_8_a_tile_that_a_building_brings_asks_for_its_place_too() -> None:
    table = at((1, 1), storage=["market"], tiles={20: "ship"}, depots={"4.1": "ship"}).play(
        "place d1 25", "take any 4.1"
    )
    assert table.ask == "turn.slot" and private(table.play("private")) == ["ship"] and table.storage() == []


def test_e_9_8_shared_tiles_are_both_partners() -> None:
    table = at((1, 2), depots={"1.1": "ship"}).play("take d1 1.1", "shared")
    assert table.storage() == ["ship"] and table.s.stock(2) == table.s.stock(0) == kinds("ship")
    assert table.s.stock(1) == []


@pytest.mark.parametrize(
    ("shared", "own", "lands"),
    [
        (["mine", "mine"], [], "private"),
        (["mine"], ["mine", "mine"], "shared"),
        (["mine", "mine"], ["mine"], "private"),
    ],
)
def test_e_9_8_nobody_is_asked_where_one_kind_of_place_is_full(shared: list[str], own: list[str], lands: str) -> None:
    table = at((1, 2), storage=shared, private=own, depots={"1.1": "ship"}).play("take d1 1.1")
    assert table.ask != "turn.slot"
    assert ("ship" in private(table)) == (lands == "private") and ("ship" in table.storage()) == (lands == "shared")


def test_e_9_8_the_partners_private_tiles_leave_my_places_alone() -> None:
    table = at((1, 2), storage=["mine", "mine"], partner=["castle", "castle"], depots={"1.1": "ship"})
    table.play("take d1 1.1")
    assert private(table) == ["ship"] and private(table, 2) == ["castle", "castle"]


def test_e_9_8_r14_with_four_full_places_one_of_them_makes_room() -> None:
    table = at(
        (1, 2), storage=["mine", "bank"], private=["cow_2", "church"], partner=["castle"], depots={"1.1": "ship"}
    )
    table.play("take d1 1.1")
    assert table.ask == "turn.drop" and sorted(table.offers("drop")) == ["bank", "church", "cow_2", "mine"]
    table.play("drop church")
    assert private(table) == ["cow_2", "ship"] and sorted(table.storage()) == ["bank", "mine"]
    assert [told[:2] for told in table.told(tell.DROP)] == [(0, kinds("church")[0])]


def test_r14_a_shared_tile_that_is_dropped_leaves_a_shared_place() -> None:
    table = at((1, 2), storage=["mine", "bank"], private=["cow_2", "church"], depots={"1.1": "ship"})
    table.play("take d1 1.1", "drop bank")
    assert table.storage() == ["mine", "ship"] and private(table) == ["church", "cow_2"]


@pytest.mark.parametrize("where", ["shared", "private"])
def test_r14_a_kind_that_lies_in_both_asks_which_one_goes(where: str) -> None:
    table = at((1, 2), storage=["mine", "bank"], private=["mine", "church"], depots={"1.1": "ship"})
    table.play("take d1 1.1", "drop mine")
    assert (table.ask, table.menu) == ("turn.slot", ["shared", "private"])
    box = table.s.box[kinds("mine")[0]]
    table.play(where)
    assert ("ship" in table.storage()) == (where == "shared") and ("ship" in private(table)) == (where == "private")
    assert table.s.box[kinds("mine")[0]] == box + 1
    assert sorted(table.s.stock(0)) == sorted(kinds("mine", "bank", "church", "ship"))


def test_r14_four_tiles_alike_ask_only_which_place() -> None:
    table = at((1, 2), storage=["mine", "mine"], private=["mine", "mine"], depots={"1.1": "ship"})
    table.play("take d1 1.1")
    assert table.ask == "turn.slot"
    table.play("private")
    assert table.storage() == ["mine", "mine"] and sorted(private(table)) == ["mine", "ship"]


def test_e_9_10_a_partners_private_tile_cannot_be_placed() -> None:
    table = at((4, 5), partner=["ship"])
    assert table.offers("place") == []
    assert at((4, 5), private=["ship"]).offers("place") == ["d1 20"]


def test_e_9_10_a_partners_private_tile_cannot_be_dropped() -> None:
    table = at(
        (1, 2), storage=["mine", "bank"], private=["cow_2", "church"], partner=["castle"], depots={"1.1": "ship"}
    )
    table.play("take d1 1.1")
    assert "castle" not in table.offers("drop")


@pytest.mark.parametrize(("where", "shared", "own"), [("shared", [], ["ship"]), ("private", ["ship"], [])])
def test_e_9_11_a_kind_that_lies_in_both_asks_which_one_is_placed(
    where: str, shared: list[str], own: list[str]
) -> None:
    table = at((4, 2), storage=["ship"], private=["ship"], workers=1).play("place d1 20")
    assert table.ask == "turn.slot" and table.tile(20) is None
    table.play(where)
    assert (table.tile(20), table.storage(), private(table)) == ("ship", shared, own)


def test_a_choice_of_tiles_comes_before_that_of_the_place() -> None:
    table = at((1, 2), storage=["bank"], private=["bank", "church"], tiles={20: "ship"}).play("place d1 25")
    assert (table.ask, table.offers("use")) == ("turn.use", ["church", "bank"])
    table.play("use bank")
    assert table.ask == "turn.slot"
    table.play("private")
    assert table.tile(25) == "bank" and table.storage() == ["bank"] and private(table) == ["church"]


def test_workers_are_paid_once_where_the_place_is_asked() -> None:
    table = at((3, 2), storage=["ship"], private=["ship"], workers=2).play("place d1 20")
    assert table.me().workers == 2
    assert table.play("shared").me().workers == 1


def test_cob_30_a_purchase_asks_for_the_place_and_needs_one_of_four() -> None:
    table = at((1, 2), silver=4, black={1: "ship"}).play("buy 1")
    assert table.ask == "turn.slot"
    assert private(table.play("private")) == ["ship"]
    full = at((1, 2), silver=4, black={1: "ship"}, storage=["mine", "bank"], private=["cow_2", "church"])
    assert full.offers("buy") == [] and full.blocked()["black:1"] == ("no-room", "CoB 30")
    room = at(
        (1, 2), silver=4, black={1: "ship"}, storage=["mine", "bank"], private=["cow_2"], partner=["ship", "ship"]
    )
    assert room.offers("buy") == ["1"]


def test_components_lie_in_private_places_too() -> None:
    table = at((1, 2), depots={"1.1": "ship"})
    before = table.s.components()
    table.play("take d1 1.1", "private")
    assert table.s.components() == before


def test_a_clone_keeps_private_tiles_apart() -> None:
    table = at((1, 2), depots={"1.1": "ship"}).play("take d1 1.1")
    other = table.s.clone()
    table.play("private")
    assert pairs(other).private[0] == [] and private(table) == ["ship"]
