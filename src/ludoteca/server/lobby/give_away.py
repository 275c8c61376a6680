"""Giving a seat that has been played to another person. The new player reads its hand: everybody must agree, those who
are away and the seat's own earlier player included."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.core.rows import BOT

from .. import wire
from ..errors import Refusal
from ..matches.rooms import Room
from ..store import Conflict
from ..store import tables as stored
from ..store.models import Seat
from .auth import OWNER
from .lobby import Lobby
from .new import free
from .visitor import Visitor

ATTEMPTS = 5


class GiveAway:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hall = lobby.hall

    async def ask(self, visitor: Visitor, seat: Seat) -> None:
        """By the owner, who agrees by asking. A bot goes on until somebody sits down."""
        if seat.control != BOT:
            raise Refusal("refused", "a person has that seat")
        if not free(seat):
            await self._agree(visitor.table.id, seat.seat, visitor.mine or {OWNER}, asks=True)

    async def answer(self, table_id: str, number: int, tokens: Sequence[str], wish: wire.AgreeSeat) -> wire.TableInfo:
        """Players who left answer without coming back; a no ends the request, also the owner's own."""
        visitor = await self.lobby.visitor(table_id, tokens)
        seat = visitor.numbered(number)
        room = await self.hall.room(table_id)
        async with room.lock:
            mine = visitor.mine & await voices(room, number)
        if not mine and (wish.yes or not visitor.owner):
            raise Refusal("not-yours", "only those who play are asked, not who resigned")
        if not seat.agreed:
            raise Refusal("refused", "nobody asks to give that seat away")
        if wish.yes:
            await self._agree(table_id, number, mine, asks=False)
        else:
            await stored.change_seat(self.lobby.store, table_id, number, {"agreed": []})
        await self.hall.table_changed(table_id)
        return await self.lobby.info(table_id)

    async def settle(self, table_id: str) -> None:
        """Who resigned is no longer waited for."""
        room = await self.hall.room(table_id)
        for number in [seat.seat for seat in room.seats if seat.agreed]:
            await self._agree(table_id, number, (), asks=False)

    async def _agree(self, table_id: str, number: int, seats: Collection[int], asks: bool) -> None:
        """Note who agrees; with the last voice the seat is free."""
        room = await self.hall.room(table_id)
        async with room.lock:
            for _ in range(ATTEMPTS):
                needed = await voices(room, number)
                _, journal = await room.begun_match()
                try:
                    await stored.agree_to_give(self.lobby.store, table_id, journal.rows, number, seats, needed, asks)
                    return
                except Conflict:
                    await room.refresh()
        raise Refusal("busy", "other answers came first; try again")


async def voices(room: Room, number: int) -> set[int]:
    """Whose consent is needed to give a seat away. The caller holds the lock."""
    _, journal = await room.begun_match()
    own = {number} if room.seats[number].gone == "left" else set()
    return own | set(journal.match.voices())
