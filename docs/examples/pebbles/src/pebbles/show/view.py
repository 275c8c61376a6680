"""Who sees what: the one place where something is hidden."""

from __future__ import annotations

from typing import TypedDict

from ludoteca.core.protocol import ALL

from ..position import KINDS, Pebbles


class PlayerView(TypedDict):
    """`pebbles` is the number in the hand; which ones is None for everybody else."""

    pebbles: int
    hand: dict[str, int] | None
    beach: dict[str, int]


class View(TypedDict):
    """`scores` are the points as they stand: every table shows them."""

    seats: int
    sea: str
    bag: int
    players: list[PlayerView]
    scores: list[int]


def view(s: Pebbles, who: int) -> View:
    players = [
        PlayerView(
            pebbles=sum(s.hands[seat]),
            hand=named(s.hands[seat]) if who in (seat, ALL) else None,
            beach=named(s.beaches[seat]),
        )
        for seat in range(s.seats)
    ]
    return View(seats=s.seats, sea=s.sea, bag=sum(s.bag), players=players, scores=s.scores())


def named(counts: list[int]) -> dict[str, int]:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}
