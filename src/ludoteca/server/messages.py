"""What each message of a client does and what it costs: one table, for the websocket and the JSON API alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from ludoteca.bots.levels import STRONGEST

from . import wire
from .errors import Refusal
from .guest import Guest
from .lobby.new import must_know
from .lobby.visitor import Visitor
from .matches import consent, moves
from .matches.rooms import Room

WATCHING = "you are watching"
AWAY = "you are watching: you left, or you resigned"
AGAIN = 0.5  # what the same hello costs once more: its answer comes from what is kept
LISTENER = 0.04


Work = Callable[[Room, Collection[int], Any], Coroutine[Any, Any, int]]


async def greet(guest: Guest, hello: wire.Hello) -> None:
    guest.greet(hello)


async def pong(guest: Guest, ping: wire.Ping) -> wire.Pong:
    return wire.Pong(ping.id)


async def hint(guest: Guest, message: wire.Hint) -> wire.Hinted:
    """What a bot would answer in the place of a seat that is asked."""
    service, table = guest.service, guest.room.table
    await service.limits.costly(guest.source)
    level = message.level or service.settings.hint_level or STRONGEST
    must_know(level)
    if table is None or table.status != "running" or table.asked is None:
        raise Refusal("not-running", "nobody is asked")
    seat = table.asked
    if seat not in guest.plays() or message.seat not in (None, seat):
        raise Refusal("wrong-seat", f"seat {seat} is asked", table.rows)
    if message.row != table.rows:
        raise Refusal("stale", f"the match is at row {table.rows}", table.rows)
    found = await service.bots.hint(guest.room, seat, level)
    if seat not in guest.plays():
        raise Refusal("not-yours", AWAY)
    return wire.Hinted(message.id, found)


def acting(work: Work, seats: Callable[[Visitor], set[int]]) -> Handler:
    """A handler that lets `work` change the match for those seats of a guest that may."""

    async def act(guest: Guest, message: wire.Numbered) -> wire.Ack:
        began = perf_counter()
        visitor = guest.visitor()
        mine = seats(visitor)
        if not mine:
            raise Refusal("not-yours", AWAY if visitor.mine else WATCHING)
        rows = await guest.service.do(work(guest.room, mine, message))
        guest.service.metrics.count("acts", tag_of(type(message)))
        guest.service.metrics.took("act", perf_counter() - began)
        return wire.Ack(message.id, rows)

    return act


def moving(move: moves.Move) -> Work:
    """A move in the room of a match."""

    async def moved(room: Room, seats: Collection[int], message: wire.Numbered) -> int:
        return await room.change(partial(move, seats=seats, message=message))

    return moved


def played(visitor: Visitor) -> set[int]:
    return visitor.plays


def held(visitor: Visitor) -> set[int]:
    """Who left is still asked for consent."""
    return visitor.mine


Handler = Callable[[Guest, Any], Awaitable[wire.Out | None]]


@dataclass(frozen=True)
class Handling:
    """`cost` is measured against an answer. What `acts` changes the match: it is told to all who look at it, and costs
    the more, the more there are. What is `slow` is done beside the messages that come after it."""

    handler: Handler
    cost: float = 1.0
    acts: bool = False
    slow: bool = False


# A hello brings the whole table and match.
HANDLINGS: dict[type[wire.In], Handling] = {
    wire.Hello: Handling(greet, 2.0),
    wire.Answer: Handling(acting(moving(moves.answer), played), acts=True),
    wire.Early: Handling(acting(moving(moves.early), played), acts=True),
    wire.Undo: Handling(acting(consent.undo, played), 2.0, acts=True),
    wire.Reset: Handling(acting(moving(moves.reset), played), 2.0, acts=True),
    wire.Consent: Handling(acting(consent.consent, held), 2.0, acts=True),
    wire.PointAt: Handling(acting(moving(moves.point), played), acts=True),
    wire.SkipGuide: Handling(acting(moving(moves.skip_guide), played), acts=True),
    wire.Hint: Handling(hint, slow=True),
    wire.Ping: Handling(pong, 0.1),
}


async def handle(guest: Guest, message: wire.In) -> wire.Out | None:
    """Do what a message asks for; the reply to it, if there is one."""
    return await HANDLINGS[type(message)].handler(guest, message)


def cost_of(message: wire.In, listeners: int, again: bool = False) -> float:
    """What a message costs in a room with so many listeners. `again`: it is the same hello as the last one."""
    handling = HANDLINGS[type(message)]
    return AGAIN if again else handling.cost + (LISTENER * listeners if handling.acts else 0.0)


def tag_of(kind: type[wire.In]) -> str:
    """The name of a message on the wire."""
    return str(kind.__struct_config__.tag)
