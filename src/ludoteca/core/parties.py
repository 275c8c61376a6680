"""Who belongs together at the end of a game: seats that share a fate are one party."""

from __future__ import annotations

from .protocol import State


def sides(state: State) -> list[int]:
    """The party of each seat."""
    return [state.party(seat) for seat in range(state.seats)]


def members(state: State) -> list[list[int]]:
    """The seats of each party; a party that the rules move has none."""
    by_seat = sides(state)
    return [[seat for seat, side in enumerate(by_seat) if side == party] for party in range(len(state.scores()))]
