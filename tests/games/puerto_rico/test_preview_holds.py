"""What is shown before an answer is what comes of it, and what is not offered has its reason: over whole games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.puerto_rico.obstacles import LAW
from tests.games.puerto_rico.odd import odd
from tests.games.puerto_rico.scenario import GAME
from tests.laws.obstacles import broken

from ludoteca.bots.suggest import suggest
from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action
from ludoteca.core.series import in_order
from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS
from ludoteca.games.puerto_rico.position import PuertoRico

Facts = dict[str, Any]
PREVIEW = GAME.preview()
LARGE = BUILDING_IDS[-5:]


class Tried:
    """An answer, the asked seat before and after it, and both tables."""

    def __init__(self, s: PuertoRico, action: Action) -> None:
        assert s.decision is not None
        self.seat = s.decision.seat
        self.names = action.text.split(" ")
        self.after = s.clone()
        self.after.apply(action)
        self.was: Facts = dict(s.view(self.seat))
        self.now: Facts = dict(self.after.view(self.seat))
        self.mine: Facts = self.was["players"][self.seat]
        self.then: Facts = self.now["players"][self.seat]

    def gained(self, what: str) -> int:
        return int(self.then[what] - self.mine[what])

    def asked(self) -> str:
        decision = self.after.decision
        return decision.ask if decision and decision.seat == self.seat else ""

    def menu(self) -> list[str]:
        decision = self.after.decision
        return [action.text for action in decision.actions] if decision and decision.seat == self.seat else []


def role(t: Tried, facts: Facts) -> None:
    name = t.names[1]
    coins = next(one["doubloons"] for one in t.was["roles"] if one["role"] == name)
    assert facts["coins"] == coins
    offered = {text.split(" ")[1] for text in t.menu() if " " in text}
    if name == "settler":
        assert facts["hacienda"] == (t.asked() == "settler.hacienda")
        if not facts["hacienda"]:
            assert set(facts["tiles"]) == (offered if t.asked() == "settler.take" else set())
    elif name == "builder":
        assert (set(facts["buildings"]), facts["discount"]) == (offered, 1)
        assert set(facts["prices"]) == offered
        assert facts["doubloons"] == t.then["doubloons"]
    elif name == "mayor" and not t.was["options"]["letter"]:
        assert facts["colonists"] == t.gained("colonists") == sum(term["number"] for term in facts["terms"])
    elif name == "craftsman" and not t.was["options"]["letter"]:
        told = {other["seat"]: other["amount"] for other in facts["others"]}
        for seat in {one["seat"] for one in t.was["players"]} - {t.seat}:
            before, after = (view["players"][seat]["goods"] for view in (t.was, t.now))
            assert sum(after.values()) - sum(before.values()) == told.get(seat, 0)
        made = {good: t.then["goods"][good] - t.mine["goods"][good] for good in GOOD_IDS}
        assert facts["goods"] == {good: number for good, number in made.items() if number}
        assert facts["bonus"] == [text.split(" ")[1] for text in t.menu() if text.startswith("bonus")]
        assert facts["barrels"] == sum(made.values()) + bool(facts["bonus"])
        assert facts["factory"] == t.gained("doubloons") - coins
    elif name.startswith("prospector"):
        assert facts["doubloons"] == t.gained("doubloons") == 1 + coins


def build(t: Tried, facts: Facts) -> None:
    assert facts["price"] == -t.gained("doubloons") == max(sum(term["number"] for term in facts["terms"]), 0)
    assert facts["doubloons"] == t.then["doubloons"]
    assert facts["fills_city"] == (t.then["spaces_used"] >= 12)
    gained = t.now["tally"]["buildings"][t.seat] - t.was["tally"]["buildings"][t.seat]
    assert facts["points"] == gained
    left = next(one["left"] for one in t.was["market"] if one["building"] == t.names[1])
    assert facts["stock"] == left
    assert facts["university"] == ("university" in t.menu())
    assert ("bonus" in facts) == (t.names[1] in LARGE)


def sell(t: Tried, facts: Facts) -> None:
    assert facts["doubloons"] == t.gained("doubloons") == sum(term["number"] for term in facts["terms"])
    assert facts["spaces_left"] == 3 - sum(t.was["trading_house"].values())


def load(t: Tried, facts: Facts) -> None:
    good = t.names[1]
    assert facts["barrels"] == t.mine["goods"][good] - facts["left"]
    if not t.was["options"]["letter"]:
        assert facts["points"] == t.gained("chips") == sum(term["number"] for term in facts["terms"])
    if t.names[2] != "wharf":
        ship = t.was["ships"][int(t.names[2]) - 1]
        assert facts["room_left"] == ship["spaces"] - ship["barrels"] - facts["barrels"]


def man(t: Tried, facts: Facts) -> None:
    assert 0 <= facts["colonists"] < facts["circles"]
    assert facts["colonists"] == t.was["plan"]["circles"].get(t.names[1], 0)
    assert sum(facts["goods"].values()) in (0, 1)
    assert ("points" in facts) == (t.names[1] in LARGE)


def take(t: Tried, facts: Facts) -> None:
    held = {tile["tile"]: (tile["count"], tile["colonists"]) for tile in t.mine["island"]}
    assert (facts["tiles"], facts["colonists"]) == held.get(t.names[1], (0, 0))


CHECKS: dict[str, Callable[[Tried, Facts], None]] = {
    "role": role,
    "take": take,
    "build": build,
    "sell": sell,
    "load": load,
    "man": man,
}


def hold(s: PuertoRico, plies: int, pick: Callable[[list[Action]], Action]) -> None:
    for _ in range(plies):
        if s.decision is None:
            return
        for action in s.decision.actions:
            check = CHECKS.get(action.text.split(" ")[0])
            if check is not None:
                check(Tried(s, action), PREVIEW.facts(s, action))
        assert not broken(s, LAW)
        suggestion = suggest(s)
        if suggestion:
            suggested(s, suggestion)
        s.apply(pick(s.decision.actions))


def suggested(s: PuertoRico, suggestion: list[Action]) -> None:
    """It can be given as it stands, and answers all that was asked."""
    assert s.decision is not None
    other = s.clone()
    for action in in_order(s, suggestion, s.decision.seat):
        other.apply(action)
    now = other.decision
    assert (
        now is None or (now.seat, now.ask.split(".")[0]) != (s.decision.seat, s.decision.ask.split(".")[0]) or s.letter
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_facts_reasons_and_suggestions_hold_in_whole_games(seats: int) -> None:
    s, dice = GAME.new(seats, {"balanced": "yes" if seats % 2 else "no"}, seats), seeded(seats)
    assert isinstance(s, PuertoRico)
    hold(s, 5000, lambda actions: choose(actions, dice))


@pytest.mark.parametrize("seed", range(40))
def test_facts_reasons_and_suggestions_hold_in_odd_positions(seed: int) -> None:
    hold(odd(seed, letter="yes" if seed % 4 == 0 else "no"), 25, random.Random(seed).choice)
