"""What the table shows of dice and answers, held against what happens, all through random games."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.scenario import burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.data import COLOUR_IDS, TILE_IDS
from ludoteca.games.burgundy.position import Burgundy


def reached(question: Any, s: Burgundy, seat: int, action: Action) -> int:
    """The workers that the question names for the die, the use and the number of an answer."""
    verb, die, target = action.text.split()
    costs = next(one for one in question["args"]["dice"] if one["die"] == die)
    e = s.estate(seat)
    board = s.board(e)
    if verb == "place":
        at = int(target)
        cost: int = costs["place"][COLOUR_IDS[board.colour[at]]][board.number[at] - 1]
    else:
        cost = costs[verb][int(target.split(".")[0]) - 1]
    return cost


def check_outcome(s: Burgundy, seat: int, action: Action, facts: Any) -> None:
    """Points, workers and silver of an answer, as they differ after it within the turn."""
    after = s.clone()
    after.apply(action)
    if after.decision is None or after.decision.seat != seat or after.round != s.round or after.phase != s.phase:
        return
    mine, then = s.estate(seat), after.estate(seat)
    assert facts.get("points", 0) == after.scores()[seat] - s.scores()[seat]
    assert facts.get("workers_gained", 0) - facts["workers"] == then.workers - mine.workers
    assert facts.get("silver_gained", 0) - facts.get("silver", 0) == then.silver - mine.silver
    assert facts.get("goods", 0) - facts.get("sold", 0) == sum(then.goods) - sum(mine.goods)
    for tile, points in facts.get("tiles", {}).items():
        use = next(one for one in after.decision.actions if one.text == f"use {tile}")
        used = after.clone()
        used.apply(use)
        if used.round == s.round and used.phase == s.phase:
            assert points == used.scores()[seat] - s.scores()[seat] and tile in TILE_IDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_are_what_happens(seats: int) -> None:
    game, preview = burgundy(), burgundy().preview()
    checked = 0
    for seed in range(2):
        s, dice = game.new(seats, {"duchies": "random"}, seed), seeded(seed + 50)
        assert isinstance(s, Burgundy)
        while s.decision is not None:
            seat = s.decision.seat
            if not s.decision.ask.startswith("setup"):
                action = choose(s.decision.actions, dice)
                facts = preview.facts(s, action)
                check_outcome(s, seat, action, facts)
                if len(action.text.split()) == 3 and s.decision.ask == "turn.act" and "then" not in facts:
                    assert facts["workers"] == reached(preview.question(s), s, seat, action)
                    checked += 1
            placing = [one for one in s.decision.actions if one.text.startswith("place")]
            s.apply(choose(placing or s.decision.actions, dice))
    assert checked > 50
