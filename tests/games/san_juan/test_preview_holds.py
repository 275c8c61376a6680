"""What is shown before an answer is what comes of it, and what is not offered has its reason: over odd positions."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.san_juan.obstacles import LAW
from tests.games.san_juan.scenario import san_juan
from tests.games.san_juan.test_odd_positions import odd
from tests.laws.obstacles import broken

from ludoteca.bots.suggest import suggest
from ludoteca.core.protocol import ALL, Action
from ludoteca.core.reader import event
from ludoteca.core.series import in_order
from ludoteca.games.san_juan.position import SanJuan

Facts = dict[str, Any]
PREVIEW = san_juan().preview()
PLIES = 25


def tried(s: SanJuan, action: Action) -> tuple[SanJuan, list[Facts]]:
    """The position after an answer, and what was told on the way."""
    other = s.clone()
    other.events = []
    other.apply(action)
    return other, [event(s.game, one, ALL) for one in other.events]


def drawn(told: list[Facts], seat: int) -> int:
    return sum(one["kind"] == "card" and one["seat"] == seat for one in told)


def role(s: SanJuan, name: str, facts: Facts, after: SanJuan, told: list[Facts], seat: int) -> None:
    """What a role brings the seat, where no other question comes between and the piles last."""
    asked = after.decision
    mine = asked is not None and asked.seat == seat
    if s.setting.letter or s.deck_size < 20:
        return
    if name == "trader" and mine and asked is not None and asked.ask == "trader.sell":
        assert asked.most == facts["sales"]
    elif name == "producer":
        made = sum(one["kind"] == "produce" and one["seat"] == seat for one in told)
        more = asked.most if mine and asked is not None and asked.ask == "producer.produce" else 0
        assert made + more == facts["goods"]
    elif name == "councillor" and not (mine and asked is not None and asked.ask == "councillor.library"):
        assert drawn(told, seat) == facts["draw"]
        assert asked is not None and asked.ask == ("councillor.discard" if facts["whole_hand"] else "councillor.keep")
        kept = facts["draw"] - asked.least if facts["whole_hand"] else asked.most
        assert kept == facts["keep"]
    elif name == "prospector" and not (mine and asked is not None and asked.ask == "prospector.library"):
        assert drawn(told, seat) == facts["cards"]


def price(facts: Facts, told: list[Facts]) -> None:
    assert facts["price"] == max(sum(term["number"] for term in facts["terms"]), 0) or not facts["terms"]
    paid = [one["price"] for one in told if one["kind"] == "paid"]
    if paid:
        assert paid[0] == facts["price"]


def check(s: SanJuan, action: Action) -> None:
    assert s.decision is not None
    seat = s.decision.seat
    facts = PREVIEW.facts(s, action)
    after, told = tried(s, action)
    verb, *names = action.text.split(" ")
    if verb in ("role", "visit"):
        role(s, names[0], facts, after, told, seat)
    if "price" in facts:
        price(facts, told)
    if verb == "cover":
        lost = [one["points"] for one in told if one["kind"] == "score" and one["points"] < 0]
        assert facts["points_lost"] == -sum(lost)
        gone = len(s.players[seat].goods) - len(after.players[seat].goods)
        assert facts["good_lost"] == (gone > sum(one["kind"] == "spend" for one in told))
    if verb == "sell":
        assert facts["cards"] == next(one["price"] for one in told if one["kind"] == "sell")


@pytest.mark.parametrize("seed", range(60))
def test_facts_reasons_and_suggestions_hold(seed: int) -> None:
    t, dice = odd(2000 + seed), random.Random(seed)
    for _ in range(PLIES):
        if t.over:
            return
        for action in t.decision.actions:
            check(t.state, action)
        assert not broken(t.state, LAW)
        suggestion = suggest(t.state)
        if suggestion:
            assert len(suggestion) >= t.decision.least
            assert in_order(t.state, suggestion, t.seat)
        t.state.apply(dice.choice(t.decision.actions))
