"""Matches of San Juan for tests, and what to compare."""

from __future__ import annotations

from typing import Any

from tests.games.san_juan.scenario import player, san_juan

from ludoteca.core.chance import seeded
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record

PAYER = player(hand="library hero statue tower well smithy", city="indigo_plant")
EIGHT = "smithy gold_mine archive well crane tower aqueduct quarry"


def again(match: Match) -> Match:
    return from_record(match.record(), lambda _: match.game)


def same(one: Match, two: Match) -> bool:
    return fingerprint(one.state) == fingerprint(two.state) and one.rows == two.rows


def texts(match: Match) -> list[str]:
    assert match.decision is not None
    return [action.text for action in match.decision.actions]


def seat_view(match: Match, seat: int) -> dict[str, Any]:
    """A player as he sees himself."""
    seen: Any = match.state.view(seat)["players"]
    found: dict[str, Any] = seen[seat]
    return found


def random_match(plies: int = 100_000, seed: int = 3, **options: str) -> Match:
    match = Match(san_juan(), 3, options, seed)
    dice = seeded(seed + 77)
    while match.decision is not None and len(match.rows) < plies:
        match.play(choose(match.decision.actions, dice).code)
    return match
