"""A11: asked only where it matters, gold reaches all that it reaches when asked for at every moment."""

from __future__ import annotations

import random

import pytest
from tests.games.venezia.scenario import Scene, at, player

from ludoteca.core.protocol import State
from ludoteca.games.venezia.player import worth
from ludoteca.games.venezia.position import Venezia

SEATS = 3
NEED = {"campo": 3, "palazzo": 3, "basilica": 4}
# Stretches of the track: at quarter B, along it, near the end, and on both ways to the crossing.
STRETCHES = (range(29, 37), range(8, 16), range(40, 48), range(50, 56), (8, 9, 10, 11, 43, 44, 45, 46))


def joint(seed: int, windows: str) -> Scene:
    """A joint building in B at random, its site just chosen. All treasures are worth 3: nothing is left to chance."""
    pick = random.Random(seed)
    kind = pick.choice(sorted(NEED))
    places = pick.sample(pick.choice(STRETCHES), SEATS)
    front = [0] * SEATS
    for _ in range(NEED[kind] - 1):
        front[pick.randrange(SEATS)] += 1
    master = pick.choice([seat for seat in range(SEATS) if front[seat] == max(front)])
    tokens = pick.choice(["3 2", "3 2 3 2", "2 2 1", "3 3 2 2"])
    parties = [
        player(
            hand="" if seat else kind,
            front=f"{kind}*{front[seat]}" if front[seat] else "",
            pawns=kind if seat == master else "",
            tokens="" if seat else tokens,
            at=places[seat],
        )
        for seat in range(SEATS)
    ]
    chest = " ".join(["3"] * pick.randrange(4))
    t = at("cards", *parties, drained="B", built="casa B03; casa B05", chest=chest, gold_windows=windows)
    t.play(f"play {kind}", "built")
    if t.ask == "building.order":
        t.play(f"order {kind}")
    return t.play(pick.choice([text for text in t.menu if text.startswith("site B")]))


def ends(start: State) -> list[tuple[list[int], int]]:
    """Where the gondolas can lie when draining begins, with the gold the active player then has."""
    found: list[tuple[list[int], int]] = []
    waiting = [start]
    while waiting:
        s = waiting.pop()
        assert isinstance(s, Venezia) and s.decision is not None
        acts = s.decision.actions
        if s.decision.ask == "drain":
            found.append((s.at, worth(s.players[0].tokens)))
            acts = [action for action in acts if action.text == "gold"]
        for action in acts:
            after = s.clone()
            after.apply(action)
            if after.decision is not None:
                waiting.append(after)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_a11_no_end_is_lost_by_asking_only_where_it_matters(seed: int) -> None:
    useful = ends(joint(seed, "useful").state)
    for at_last, gold in ends(joint(seed, "all").state):
        assert any(other == at_last and left >= gold for other, left in useful)
