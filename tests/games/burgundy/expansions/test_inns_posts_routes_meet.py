"""Inns, border posts and trade routes with the other expansions: what happens where two of them meet."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.lone import lone
from tests.games.burgundy.expansions.shields import phase_over, shielded
from tests.games.burgundy.expansions.vines import PAIR, vineyard
from tests.games.burgundy.scenario import Table, at, burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.games.burgundy.expansions.numbers import INN, INN_SPACES
from ludoteca.games.burgundy.expansions.routes.sale import route
from ludoteca.games.burgundy.position import Burgundy

PASTURE = {4: "cow_2", 5: "inn", 9: "cow_2", 10: "cow_2"}
ARMS = {4: "cow_2", 5: "cow_2", 2: "castle", 3: "monastery_1", 8: "bank", 12: "monastery_2", 24: "mine",
        30: "monastery_3", 34: "monastery_5"}  # fmt: skip


def with_inn(table: Table) -> Table:
    """An inn lies beside the black depot."""
    table.s.spaces = [INN if space == INN_SPACES else kind for space, kind in enumerate(table.s.spaces)]
    table.s.run()
    return table


def on_route(table: Table, *tiles: int) -> Table:
    route(table.me()).tiles = [tile - 1 for tile in tiles]
    return table


# Shields


def test_shield_7_doubles_a_border_tile_but_not_the_pairs() -> None:
    every = shielded((6, 1), 7, tiles=ARMS, storage=["castle"], posts="pairs").play("place d1 6")
    assert every.points() == {"posts": 30, "bonus_tiles": 10}


def test_shield_17_and_an_inn_make_an_area_two_larger() -> None:
    larger = shielded((6, 1), 17, tiles=PASTURE, storage=["sheep_2"], inns="yes", phase="C").play("place d1 0")
    assert larger.points() == {"areas": 28, "phases": 6, "livestock": 2}
    assert larger.seen()["area_points"][-2:] == [45, 55]
    board, area = next((b, n) for b in burgundy().boards for n, cells in enumerate(b.cells) if len(cells) == 8)
    whole = shielded((6, 1), 17, duchy=board.name, start=board.colour_cells[0][0], inns="yes")
    whole.me().tiles = [INN if hex_ == board.cells[area][0] else -1 for hex_ in range(37)]
    assert whole.s.size_of(whole.me(), area) == 10


def test_shield_18_lets_an_inn_go_anywhere() -> None:
    free = shielded((6, 1), 18, storage=["inn"], inns="yes")
    number = free.s.board(free.me()).number
    reached = {n for n in range(37) if number[n] in (1, 6)} - {18}
    assert {int(text.split()[1]) for text in free.offers("place")} == reached


def test_shield_15_may_have_an_inn_and_place_it() -> None:
    table = with_inn(phase_over(15, silver=1, black={3: "bank"}, inns="yes", depots={}))
    assert table.ask == "steward.black" and "pick inn" in table.menu
    table.play("pick inn", "place any 12")
    assert table.tile(12) == "inn" and table.storage() == []


def test_shields_9_and_12_pay_for_a_sale_before_its_goods_go_onto_the_route() -> None:
    rich = on_route(shielded((3, 1), 9, 12, goods={3: 2}, routes="random"), 2).play("sell d1 3")
    assert rich.points() == {"sales": 8} and rich.me().silver == 2 + 2


def test_shield_2_sees_the_workers_of_a_route() -> None:
    table = on_route(shielded((3, 1), others={1: [2]}, goods={3: 1}, routes="random"), 4).play("sell d1 3")
    assert table.me().workers == 4 and table.me(1).workers == 1


# Vineyards, white castles, crane


def test_e_12_17_a_vineyard_may_give_an_inn_besides_one_that_is_bought() -> None:
    planted = {0: PAIR, 2: PAIR, 6: PAIR}
    table = with_inn(vineyard((1, 2), storage=[PAIR], planted=planted, black={1: "ship"}, inns="yes", silver=2))
    table.s.spaces = [INN if space == INN_SPACES + 1 else kind for space, kind in enumerate(table.s.spaces)]
    table.play("plant d1 12")
    while table.ask != "vine.black":
        table.play("no")
    assert table.menu == ["no", "pick 1", "pick inn"]
    assert table.play("pick inn", "buy inn").storage() == ["inn", "inn"] and table.me().silver == 0


def test_r11_the_sale_of_a_vineyard_goes_onto_the_route() -> None:
    table = vineyard((5, 2), storage=[PAIR], planted={0: PAIR}, goods={6: 1}, routes="random")
    on_route(table, 2).play("plant d1 6", "sell any 6")
    assert table.points() == {"sales": 2, "routes": 4}


def test_r11_white_castle_and_crane_sell_onto_the_route() -> None:
    white = on_route(at((3, 6), white="yes", storage=["white_castle"], goods={6: 1}, routes="random"), 2)
    white.s.white = 6
    white.play("place d1 25", "sell any 6")
    assert white.points() == {"sales": 2, "routes": 4}
    crane = on_route(at((3, 6), chosen={"tiles": "yes"}, storage=["crane"], goods={6: 1}, routes="random"), 2)
    crane.play("place d1 25", "effect warehouse", "sell any 6")
    assert crane.points() == {"sales": 2, "routes": 4}


# Ways to play


def test_e_10_16_a_colour_completed_alone_may_give_an_inn() -> None:
    table = with_inn(
        lone((5, 1), storage=["mine"], tiles={2: "bank", 21: "mine", 29: "mine"}, black={1: "bank"}, inns="yes")
    )
    table.play("place d1 1")
    assert table.ask == "solo.pick" and table.menu == ["no", "pick 1", "pick inn"]
    table.play("pick inn", "place any 3")
    assert table.tile(3) == "inn"


@pytest.mark.parametrize(("seats", "tiles"), [(1, 5), (2, 4), (3, 3)])
def test_e_8_1_chateauma_is_counted_for_the_tiles_but_has_none(seats: int, tiles: int) -> None:
    s = burgundy().new(seats, {"chateau": "medium", "routes": "random", "duchies": "1"}, 1)
    assert isinstance(s, Burgundy) and [len(route(e).tiles) for e in s.estates] == [tiles] * seats


@pytest.mark.parametrize(
    ("seats", "mode"), [(4, {"team": "beginner"}), (1, {"solo": "33"}), (2, {"chateau": "medium"})]
)
def test_what_the_book_does_not_describe_is_refused(seats: int, mode: dict[str, str]) -> None:
    allowed = {name: burgundy().fits(seats, {**mode, **own}) for name, own in OWN.items()}
    if "chateau" in mode:
        assert allowed == {"posts": True, "inns": False, "routes": True}
        with pytest.raises(BadOption, match=r"E 16\.3"):
            burgundy().settle(seats, {**mode, "inns": "yes"})
    else:
        assert allowed == {"posts": False, "inns": True, "routes": False}
        for name in ("posts", "routes"):
            with pytest.raises(BadOption, match=rf"{name}=.*E (9|10)"):
                burgundy().settle(seats, {**mode, **OWN[name]})


OWN = {"posts": {"posts": "pairs"}, "inns": {"inns": "yes"}, "routes": {"routes": "random"}}


@pytest.mark.parametrize(("seats", "mode"), [(4, {"team": "beginner"}), (1, {"solo": "33"})])
def test_inns_come_and_stay_in_teams_and_alone(seats: int, mode: dict[str, str]) -> None:
    match = Match(burgundy(), seats, {**mode, "inns": "yes"}, 3)
    before, dice = match.state.components(), seeded(2)
    bought = 0
    while match.decision is not None:
        acts = [action for action in match.decision.actions if action.text == "buy inn"] or match.decision.actions
        bought += acts[0].text == "buy inn"
        match.play(choose(acts, dice).code)
    assert bought and match.state.components() == before
