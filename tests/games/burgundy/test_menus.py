"""Menus found by tables and masks are those that plain reading of the rules gives, all through random games."""

import itertools

import pytest
from tests.games.burgundy.scenario import at, burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.data import BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, NONE, SHIP
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.reach import reach, workers_for

FREE_STEP = {BUILDING: 9, SHIP: 10, LIVESTOCK: 10, CASTLE: 11, MINE: 11, MONASTERY: 11}


def turned(value: int, steps: int) -> set[int]:
    """What a die shows after exactly so many single steps."""
    shown = {value}
    for _ in range(steps):
        shown = {(face - 1 + way) % 6 + 1 for face in shown for way in (1, -1)}
    return shown


def least_workers(e: Estate, monastery: int, value: int, number: int) -> int:
    """CoB 23, 53, A7: try every way to spend workers, with and without the free step."""
    free = (0, 1) if e.has(monastery) else (0,)
    by_worker = (1, 2) if e.has(8) else (1,)
    for workers in range(4):
        for first, steps in itertools.product(free, itertools.product(by_worker, repeat=workers)):
            shown = turned(value, first)
            for step in steps:
                shown = {(face - 1 + way * step) % 6 + 1 for face in shown for way in (1, -1)}
            if number in shown:
                return workers
    raise AssertionError("three workers reach every number")


def may_place(s: Burgundy, e: Estate, kind: int, hex_: int) -> bool:
    """CoB 27, 40."""
    board = s.board(e)
    if e.tiles[hex_] != NONE or s.rules.pieces.colour[kind] != board.colour[hex_]:
        return False
    if all(e.tiles[near] == NONE for near in board.near[hex_]):
        return False
    city = [e.tiles[cell] for cell in board.cells[board.area[hex_]]]
    return board.colour[hex_] != BUILDING or kind not in city or bool(e.has(1))


def plain_menu(s: Burgundy, seat: int) -> dict[str, int]:
    """Every die action by its text, with the workers it costs."""
    e, player = s.estate(seat), s.players[seat]
    menu: dict[str, int] = {}
    for source, value, bit in (("d1", player.first, 1), ("d2", player.second, 2)):
        if player.spent & bit or (bit == 2 and not player.spent and player.first == player.second):
            continue
        for space, kind in enumerate(s.spaces[:24]):
            if kind != NONE:
                cost = least_workers(e, 12, value, space // 4 + 1)
                menu[f"take {source} {space // 4 + 1}.{space % 4 + 1}"] = cost
        for hex_, kind in itertools.product(range(37), e.storage):
            if may_place(s, e, kind, hex_):
                monastery = FREE_STEP[s.rules.pieces.colour[kind]]
                menu[f"place {source} {hex_}"] = least_workers(e, monastery, value, s.board(e).number[hex_])
        for good in range(6):
            if e.goods[good]:
                menu[f"sell {source} {good + 1}"] = least_workers(e, 0, value, good + 1)
        menu[f"workers {source}"] = 0
    return {text: cost for text, cost in menu.items() if cost <= e.workers}


@pytest.mark.parametrize("seats", [2, 4])
def test_turn_menus_and_worker_costs_are_those_of_the_rules(seats: int) -> None:
    for seed in range(4):
        s, dice = burgundy().new(seats, {"duchies": "random"}, seed), seeded(seed)
        assert isinstance(s, Burgundy)
        while s.decision is not None:
            action = choose(s.decision.actions, dice)
            if s.decision.ask == "turn.act":
                expected = plain_menu(s, s.decision.seat)
                offered = [
                    a.text for a in s.decision.actions if a.text.split()[0] in ("take", "place", "sell", "workers")
                ]
                assert sorted(offered) == sorted(expected)
                if action.text in expected:
                    check_cost(s, action.code, expected[action.text])
            s.apply(action)


def check_cost(s: Burgundy, code: int, cost: int) -> None:
    trial = s.clone()
    trial.events = []
    trial.apply(s.game.actions[code])
    paid = [-event.b for event in trial.events if event.kind == tell.WORKERS and event.b < 0]
    if trial.decision is not None and trial.decision.ask != "turn.use":
        assert sum(paid[:1]) == cost


def test_points_add_up_when_counted_from_the_finished_duchies() -> None:
    """Areas by size and sales by goods, read off the table after the last turn."""
    for seed in range(10):
        s, dice = burgundy().new(3, {"duchies": "random"}, seed), seeded(seed + 5)
        assert isinstance(s, Burgundy)
        starts = [-1] * 3
        while s.decision is not None:
            action = choose(s.decision.actions, dice)
            if s.decision.ask == "setup.castle":
                starts[s.decision.seat] = int(action.text.split()[-1])
            s.apply(action)
        for seat in range(3):
            e = s.estate(seat)
            board = s.board(e)
            done = [cells for cells in board.cells if all(e.tiles[cell] != NONE for cell in cells)]
            sizes = [len(cells) for cells in done if cells != [starts[seat]]]
            areas, _, _, _, towers, sales, *_ = s.players[seat].points
            assert areas == sum(size * (size + 1) // 2 for size in sizes)
            assert sales == 3 * sum(e.sold) and towers == 4 * e.tiles.count(7)


@pytest.mark.parametrize("monasteries", [[], [8], [9], [8, 9]])
def test_cob_23_53_a7_every_price_is_the_least_there_is(monasteries: list[int]) -> None:
    e = at(monasteries=monasteries).me()
    for value, number in itertools.product(range(1, 7), repeat=2):
        least = least_workers(e, 9, value, number)
        assert workers_for(e.has(8), e.has(9), value, number) == least
        for workers in range(5):
            assert reach(e.has(8), e.has(9), workers, value) >> (number - 1) & 1 == (least <= workers)
