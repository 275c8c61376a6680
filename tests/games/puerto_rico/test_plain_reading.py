"""Menus held against a plain reading of the rules, made from the view alone and written without any packed number."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from tests.games.puerto_rico.scenario import GAME, P, at, menu

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.puerto_rico.position import PuertoRico

View = dict[str, Any]
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
MAKERS = {
    "indigo": ("small_indigo_plant", "indigo_plant"),
    "sugar": ("small_sugar_mill", "sugar_mill"),
    "tobacco": ("tobacco_storage",),
    "coffee": ("coffee_roaster",),
}


def works(player: View, building: str) -> bool:
    return any(tile["building"] == building and tile["colonists"] for tile in player["city"])


def manned(player: View, tile: str) -> int:
    return sum(kind["colonists"] for kind in player["island"] if kind["tile"] == tile)


def owner(view: View, seat: int) -> bool:
    assert view["phase"] is not None
    return bool(view["phase"]["owner"] == seat)


def roles(view: View, player: View) -> set[str]:
    return {f"role {role['role']}" for role in view["roles"] if role["taken_by"] is None}


def tiles(view: View, player: View) -> set[str]:
    offers = {f"take {good}" for good in GOODS if view["row"][good]}
    if view["quarries"] and (owner(view, player["seat"]) or works(player, "construction_hut")):
        offers.add("take quarry")
    return offers | {"pass"}


def buildings(view: View, player: View) -> set[str]:
    offers = {"pass"}
    built = {tile["building"] for tile in player["city"]}
    free = 12 - sum(tile["spaces"] for tile in player["city"])
    for entry in view["market"]:
        price = entry["cost"] - min(manned(player, "quarry"), entry["column"]) - owner(view, player["seat"])
        spaces = 2 if entry["column"] == 4 else 1
        if entry["left"] and entry["building"] not in built and spaces <= free and max(price, 0) <= player["doubloons"]:
            offers.add(f"build {entry['building']}")
    return offers


def makes(player: View, good: str) -> bool:
    if good == "corn":
        return manned(player, good) > 0
    return manned(player, good) > 0 and any(works(player, plant) for plant in MAKERS[good])


def bonus(view: View, player: View) -> set[str]:
    return {f"bonus {good}" for good in GOODS if makes(player, good) and view["supply"][good]}


def sales(view: View, player: View) -> set[str]:
    house = view["trading_house"]
    return {"pass"} | {
        f"sell {good}" for good in GOODS if player["goods"][good] and (not house[good] or works(player, "office"))
    }


def loads(view: View, player: View) -> set[str]:
    offers: set[str] = set()
    for good in GOODS:
        have = player["goods"][good]
        with_it = [ship for ship in view["ships"] if ship["good"] == good]
        fitting = with_it or [ship for ship in view["ships"] if ship["good"] is None]
        takes = {ship["ship"]: min(have, ship["spaces"] - ship["barrels"]) for ship in fitting}
        most = max(takes.values(), default=0)
        offers |= {f"load {good} {ship}" for ship, number in takes.items() if number == most > 0}
    must = bool(offers)
    if works(player, "wharf") and player["seat"] not in view["phase"]["wharves_used"]:
        offers |= {f"load {good} wharf" for good in GOODS if player["goods"][good]}
    return offers if must else offers | {"pass"}


READINGS: dict[str, Callable[[View, View], set[str]]] = {
    "round.role": roles,
    "settler.take": tiles,
    "builder.build": buildings,
    "craftsman.bonus": bonus,
    "trader.sell": sales,
    "captain.load": loads,
    "settler.hacienda": lambda view, player: {"pass", "hacienda"},
    "settler.hospice": lambda view, player: {"pass", "hospice"},
    "builder.university": lambda view, player: {"pass", "university"},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_menus_are_what_a_plain_reading_gives(seats: int) -> None:
    for seed in range(6):
        s, dice = GAME.new(seats, {"balanced": "yes" if seed % 2 else "no"}, seed), seeded(seed + 50)
        assert isinstance(s, PuertoRico)
        while s.decision is not None:
            decision = s.decision
            view: View = dict(s.view(decision.seat))
            if decision.ask in READINGS:
                expected = READINGS[decision.ask](view, view["players"][decision.seat])
                assert set(menu(s)) == expected, f"{seats} players, seed {seed}, {decision.ask}"
            s.apply(choose(decision.actions, dice))


def arrangements(s: PuertoRico) -> set[tuple[int, int]]:
    """Every arrangement of the first player that the questions lead to."""
    if s.decision is None or s.decision.ask != "mayor.man":
        return {(int(s.players[0].men), int(s.players[0].crew))}
    found = set()
    for action in s.decision.actions:
        other = s.clone()
        other.apply(action)
        found |= arrangements(other)
    return found


@pytest.mark.parametrize("colonists", range(1, 9))
def test_pr_26_27_the_questions_lead_to_every_arrangement_and_to_no_other(colonists: int) -> None:
    board = P(island="corn 2/0 sugar 1/0 quarry 1/0", city="sugar_mill:0 hospice:0", san_juan=colonists)
    s = at("mayor", [board, P(), P()], owner=1, colonists=0, aboard=0)
    reached = arrangements(s)
    corn, sugar, quarry = 0, 8, 20
    mill, hospice = 2 * 3, 2 * 10
    expected = {
        ((a << corn) + (b << sugar) + (c << quarry), (d << mill) + (e << hospice))
        for a, b, c, d, e in product(range(3), range(2), range(2), range(4), range(2))
        if a + b + c + d + e == min(colonists, 8)
    }
    assert reached == expected


def test_no_arrangement_is_reached_in_two_ways() -> None:
    board = P(island="corn 2/0 sugar 1/0", city="sugar_mill:0 hospice:0", san_juan=3)
    s = at("mayor", [board, P(), P()], owner=1, colonists=0, aboard=0)

    def leaves(state: PuertoRico) -> int:
        if state.decision is None or state.decision.ask != "mayor.man":
            return 1
        number = 0
        for action in state.decision.actions:
            other = state.clone()
            other.apply(action)
            number += leaves(other)
        return number

    assert leaves(s) == len(arrangements(s))
