"""Dealing: the match of a table as it begins, from its set-up or from where another one was."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from ludoteca import guides
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.rows import BOT, DEAL, KEEP, PERSON

from ..errors import Refusal
from ..matches.consequences import give_forced
from ..matches.journal import dealt_from, rebuild
from ..store import matches
from ..store.models import GameTable, Seat


def deal(table: GameTable, seats: Sequence[Seat], before: matches.Stored | None) -> Match:
    """The match of a table with its first rows, which say which seats bots play; forced answers may follow. `before` is
    what there is already of one that is played on from another."""
    if before is None and table.guide:
        match = guided(table, seats)
    elif before is None:
        match = Match(registry.game(table.game), table.players, table.options, fair=dealt_from(table, seats))
    else:
        match = onward(table, seats, before)
    for seat in seats:
        if seat.control == BOT:
            match.take(seat.seat, BOT)
    give_forced(match, seats)
    return match


def guided(table: GameTable, seats: Sequence[Seat]) -> Match:
    """At the beginning of its guide."""
    try:
        return guides.begin(guides.guide(table.guide), dealt_from(table, seats))
    except LudotecaError as error:
        raise Refusal("halted", f"the guide it is begun by cannot be read here: {error}") from None


def onward(table: GameTable, seats: Sequence[Seat], before: matches.Stored) -> Match:
    """One person alone plays on with what he could know; several with what each of them held."""
    people = [seat.seat for seat in seats if seat.control == PERSON]
    assert table.origin is not None, "it has what there is before it from somewhere"
    seat = people[0] if len(people) == 1 else table.origin["seat"]
    try:
        match = rebuild(table, seats, before.rows, before.times).match
        match.now = time()
        match.play_on(seat, KEEP if len(people) > 1 else DEAL)
    except LudotecaError as error:
        raise Refusal("halted", f"the match it is played on from cannot be read here: {error}") from None
    return match


def origin_of(table: GameTable, match: Match) -> dict[str, Any] | None:
    """Where a match was played on from, as it has begun."""
    if table.origin is None:
        return None
    row = match.rows[match.origin]
    return {**table.origin, "seat": row.seat, "redealt": row.text == DEAL}
