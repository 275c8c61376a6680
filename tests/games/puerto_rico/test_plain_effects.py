"""A second reading of what answers bring, from the view alone and without any packed number."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.puerto_rico.odd import odd
from tests.games.puerto_rico.scenario import GAME
from tests.games.puerto_rico.test_plain_reading import GOODS, MAKERS, READINGS, View, manned, works

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.puerto_rico.position import PuertoRico

PRICE = dict(zip(GOODS, range(5), strict=True))
PLIES = 50


def capacity(player: View, good: str) -> int:
    """PR 41-43."""
    if good == "corn":
        return manned(player, good)
    crews: list[int] = [one["colonists"] for one in player["city"] if one["building"] in MAKERS[good]]
    return min(manned(player, good), sum(crews))


def empty_circles(player: View) -> int:
    return sum(one["circles"] - one["colonists"] for one in player["city"])


class Reader:
    def __init__(self, s: PuertoRico) -> None:
        self.s = s

    def play(self, answer: str) -> None:
        s = self.s
        assert s.decision is not None
        seat, ask = s.decision.seat, s.decision.ask
        was: View = dict(s.view(seat))
        if ask in READINGS and not s.letter:
            expected = READINGS[ask](was, was["players"][seat])
            assert {action.text for action in s.decision.actions} == expected, ask
        before = s.components()
        s.apply(next(action for action in s.decision.actions if action.text == answer))
        assert s.components() == before
        now: View = dict(s.view(seat))
        names = answer.split(" ")
        check = getattr(self, f"check_{names[0]}", None)
        if check is not None:
            check(was, now, seat, names[1:])
        self.between(was, now, ask)

    def check_sell(self, was: View, now: View, seat: int, names: list[str]) -> None:
        """PR 46, 62."""
        me = was["players"][seat]
        earned = PRICE[names[0]] + works(me, "small_market") + 2 * works(me, "large_market")
        earned += was["phase"]["owner"] == seat
        assert now["players"][seat]["doubloons"] == me["doubloons"] + earned
        assert now["players"][seat]["goods"][names[0]] == me["goods"][names[0]] - 1

    def check_build(self, was: View, now: View, seat: int, names: list[str]) -> None:
        """PR 33-37."""
        me = was["players"][seat]
        entry = next(one for one in was["market"] if one["building"] == names[0])
        price = entry["cost"] - min(manned(me, "quarry"), entry["column"]) - (was["phase"]["owner"] == seat)
        assert now["players"][seat]["doubloons"] == me["doubloons"] - max(price, 0)
        spaces = 2 if entry["column"] == 4 else 1
        assert now["players"][seat]["spaces_used"] == me["spaces_used"] + spaces
        assert ("city" in now["ending"]) == ("city" in was["ending"] or me["spaces_used"] + spaces == 12)

    def check_load(self, was: View, now: View, seat: int, names: list[str]) -> None:
        """PR 54, 56, 71-72, 76."""
        if self.s.letter:
            return
        me = was["players"][seat]
        barrels = me["goods"][names[0]]
        if names[1] != "wharf":
            ship = was["ships"][int(names[1]) - 1]
            barrels = min(barrels, ship["spaces"] - ship["barrels"])
        first = was["phase"]["owner"] == seat and not self.loaded
        self.loaded = self.loaded or was["phase"]["owner"] == seat
        points = barrels + works(me, "harbor") + first
        assert now["players"][seat]["chips"] == me["chips"] + points
        assert (now["chips"] - now["noted"]) == (was["chips"] - was["noted"]) - points
        assert ("chips" in now["ending"]) == (now["chips"] == 0)

    def check_role(self, was: View, now: View, seat: int, names: list[str]) -> None:
        """PR 10, 15, 25, 40-44, 69."""
        self.loaded = False
        me, then = was["players"][seat], now["players"][seat]
        coins = next(one["doubloons"] for one in was["roles"] if one["role"] == names[0])
        gained = then["doubloons"] - me["doubloons"] - coins
        if names[0] == "craftsman" and not self.s.letter:
            self.produced(was, now, seat, coins)
        elif names[0] == "mayor" and not self.s.letter:
            self.shared(was, now, seat)
        else:
            assert gained == names[0].startswith("prospector")

    def produced(self, was: View, now: View, seat: int, coins: int) -> None:
        supply = dict(was["supply"])
        for place in range(self.s.seats):
            at = (seat + place) % self.s.seats
            me, then = was["players"][at], now["players"][at]
            made = {good: min(capacity(me, good), supply[good]) for good in GOODS}
            assert {good: then["goods"][good] - me["goods"][good] for good in GOODS} == made
            supply = {good: supply[good] - made[good] for good in GOODS}
            kinds = sum(number > 0 for number in made.values())
            paid = (0, 0, 1, 2, 3, 5)[kinds] if works(me, "factory") else 0
            assert then["doubloons"] - me["doubloons"] == paid + (coins if place == 0 else 0)

    def shared(self, was: View, now: View, seat: int) -> None:
        people = [one["colonists"] for one in was["players"]]
        people[seat] += was["colonists"] > 0
        for number in range(was["colonist_ship"]):
            people[(seat + number) % self.s.seats] += 1
        assert [one["colonists"] for one in now["players"]] == people

    def between(self, was: View, now: View, ask: str) -> None:
        """What the end of a phase leaves: PR 14, 18, 27, 30, 49, 57, 59, 68, 74."""
        if now["phase"] is not None and now["phase"]["role"] == (was["phase"] or {}).get("role"):
            return
        assert sum(now["trading_house"].values()) < 4
        assert all(ship["barrels"] < ship["spaces"] for ship in now["ships"])
        role = (was["phase"] or {}).get("role")
        if role == "captain" and not self.s.letter:
            for me in now["players"]:
                kinds = [number for number in me["goods"].values() if number]
                beyond = len(kinds) - works(me, "small_warehouse") - 2 * works(me, "large_warehouse")
                assert beyond <= 1 and (beyond < 1 or 1 in kinds)
        if role == "settler" and not now["ending"]:
            missing = self.s.seats + 1 - sum(now["row"].values())
            assert missing == 0 or not (sum(now["stacks"]) or sum(now["discards"].values()))
        if role == "mayor" and not self.s.letter:
            due = max(self.s.seats, sum(empty_circles(me) for me in now["players"]))
            assert now["colonist_ship"] == due or (now["colonists"] == 0 and "colonists" in now["ending"])
            for me in now["players"]:
                open_tiles = sum(tile["count"] - tile["colonists"] for tile in me["island"])
                assert me["san_juan"] == 0 or open_tiles + empty_circles(me) == 0

    loaded = False


def follow(s: PuertoRico, plies: int, pick: Any) -> None:
    reader = Reader(s)
    for _ in range(plies):
        if s.decision is None:
            return
        reader.play(pick(s.decision.actions).text)


@pytest.mark.parametrize("seed", range(60))
def test_odd_positions_are_played_as_a_plain_reading_gives(seed: int) -> None:
    s = odd(seed, letter="yes" if seed % 5 == 0 else "no", balanced="yes" if seed % 2 else "no")
    follow(s, PLIES, random.Random(seed).choice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_are_played_as_a_plain_reading_gives(seats: int) -> None:
    s, dice = GAME.new(seats, {}, seats), seeded(seats)
    assert isinstance(s, PuertoRico)
    follow(s, 5000, lambda actions: choose(actions, dice))
    assert s.decision is None
