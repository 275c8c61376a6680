"""Going back by consent: a wish that others must agree to becomes a proposal, and is done with the last yes."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.core.back import Wish
from ludoteca.core.match import Match

from .. import wire
from ..errors import Refusal
from ..store import matches
from . import moves
from .rooms import Room


async def undo(room: Room, seats: Collection[int], message: wire.Undo) -> int:
    """Go back alone where that is possible; else ask the others."""
    wishes: list[Wish | None] = []

    def work(match: Match) -> None:
        wishes.append(moves.undo(match, seats, message))

    rows = await room.change(work)
    if (wish := wishes[-1]) is not None:
        await _propose(room, seats, rows, wish)
    return rows


async def _propose(room: Room, seats: Collection[int], rows: int, wish: Wish) -> None:
    async with room.lock:
        await matches.propose(room.store, room.id, rows, wish.seat, wish.to, sorted(seats))
        await room.refresh()
    room.changed(room, True)


async def consent(room: Room, seats: Collection[int], message: wire.Consent) -> int:
    async with room.lock:
        _, journal = await room.begun_match()
        open_now = room.proposal
        known = open_now is not None and open_now.rows == journal.rows and open_now.back_to == message.to
        if not known and message.row >= journal.rows:
            await room.refresh()
            open_now = room.proposal
        if open_now is None or open_now.rows != journal.rows or open_now.back_to != message.to:
            raise Refusal("stale", "that proposal is no longer open", journal.rows)
        mine = set(seats) & set(journal.match.voices())
        if not mine:
            raise Refusal("not-yours", "only those who play are asked, not who resigned", journal.rows)
        proposer = open_now.seat
        if message.yes:
            agreed = await matches.agree(room.store, room.id, journal.rows, message.to, sorted(mine))
        else:
            await matches.withdraw(room.store, room.id)
            agreed = None
        await room.refresh()
        rows = journal.rows
    room.changed(room, True)
    if agreed is None or journal.match.missing(agreed):
        return rows
    return await room.change(
        lambda match: match.undo(proposer, message.to, agreed) if len(match.rows) == rows else None
    )
