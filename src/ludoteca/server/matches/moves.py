"""What players do in a room: answer, before their turn too, go back, alone or by consent, and give seats over."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludoteca.core import rows as kinds
from ludoteca.core.back import Wish
from ludoteca.core.match import Match

from .. import wire
from ..errors import Refusal
from ..store import matches
from .rooms import Room

Act = wire.Answer | wire.Early | wire.Undo | wire.Reset | wire.Consent

# What players do


async def carry_out(room: Room, seats: Collection[int], message: Act) -> int:
    """Do what a message asks for; how many rows there are then."""
    if isinstance(message, wire.Answer):
        return await answer(room, seats, message)
    if isinstance(message, wire.Early):
        return await early(room, seats, message)
    if isinstance(message, wire.Undo):
        return await undo(room, seats, message)
    if isinstance(message, wire.Reset):
        return await reset(room, seats, message)
    return await consent(room, seats, message)


async def answer(room: Room, seats: Collection[int], message: wire.Answer) -> int:
    def work(match: Match) -> object:
        seat = asked_of(match, seats, message.seat)
        return match.play_all(message.codes, seat, message.row)

    return await room.change(work)


async def early(room: Room, seats: Collection[int], message: wire.Early) -> int:
    def work(match: Match) -> object:
        if message.seat not in seats:
            raise Refusal("not-yours", f"seat {message.seat} is not yours")
        return match.early(message.seat, message.codes, message.row)

    return await room.change(work)


async def undo(room: Room, seats: Collection[int], message: wire.Undo) -> int:
    """Go back alone where that is possible; else ask the others."""
    wishes: list[Wish] = []

    def work(match: Match) -> None:
        done = match.take_back(seats, message.row, message.to, message.seat)
        if isinstance(done, Wish):
            wishes.append(done)

    rows = await room.change(work)
    if wishes:
        await _propose(room, seats, rows, wishes[-1])
    return rows


async def reset(room: Room, seats: Collection[int], message: wire.Reset) -> int:
    return await room.change(lambda match: match.take_back_turn(seats, message.row))


# Going back by consent


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


# Who plays


async def hand_over(
    room: Room, seat: int, kind: str, by: str, values: dict[str, Any], others: dict[int, dict[str, Any]] | None = None
) -> int:
    """A row that changes who controls a seat, with what changes in the seat itself and in others."""

    def work(match: Match) -> object:
        if match.over:
            raise Refusal("not-running", "the match is over", len(match.rows))
        if kind == kinds.LEAVE:
            return match.leave(seat)
        return match.resign(seat) if kind == kinds.RESIGN else match.take(seat, by)

    return await room.change(work, lambda match: {**(others or {}), seat: {"control": match.control[seat], **values}})


def asked_of(match: Match, seats: Collection[int], named: int | None) -> int:
    """The seat that an answer is from: the one named, or the asked one if it is among those held."""
    if named is not None and named not in seats:
        raise Refusal("not-yours", f"seat {named} is not yours", len(match.rows))
    if not seats:
        raise Refusal("not-yours", "you are watching", len(match.rows))
    if named is not None:
        return named
    asked = match.decision.seat if match.decision is not None else -1
    return asked if asked in seats else min(seats)
