"""The lobby: who somebody is at a table, and what tables there are."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.rows import PERSON

from .. import wire
from ..errors import Refusal
from ..matches.hall import Hall
from ..matches.info import table_info
from ..matches.rooms import Room
from ..store import tables as stored
from ..store.models import GameTable, Seat
from .auth import OWNER, Held, Signer, valid
from .visitor import Visitor


class Lobby:
    def __init__(self, hall: Hall, signer: Signer) -> None:
        self.hall = hall
        self.store = hall.store
        self.signer = signer

    # Who is who

    def read(self, table_id: str, tokens: Sequence[str]) -> list[Held]:
        held = [self.signer.read(token) for token in tokens]
        if any(seat.table != table_id for seat in held):
            raise Refusal("token", "this seat token is for another table")
        return held

    def known(self, held: Sequence[Held], table: GameTable, seats: list[Seat]) -> Visitor:
        """The visitor that these tokens stand for, if they are all still valid."""
        if not all(valid(seat, seats) for seat in held):
            raise Refusal("token", "this seat was given to somebody else, or its player left before the start")
        mine = {seat.seat for seat in held}
        return Visitor(table, seats, mine - {OWNER}, table.owner in mine)

    def visitor_in(self, room: Room, held: Sequence[Held]) -> Visitor:
        """The same as the room stands now."""
        if room.table is None:
            raise Refusal("unknown", "this table was closed")
        return self.known(held, room.table, room.seats)

    async def visitor(self, table_id: str, tokens: Sequence[str]) -> Visitor:
        held = self.read(table_id, tokens)
        return self.known(held, *await self.find(table_id))

    async def find(self, table_id: str) -> stored.Found:
        found = await stored.find(self.store, table_id)
        if found is None:
            raise Refusal("unknown", "there is no such table")
        return found

    # Looking

    async def info(self, table_id: str) -> wire.TableInfo:
        return table_info(*await self.find(table_id))

    async def by_code(self, code: str) -> wire.TableInfo:
        found = await stored.by_code(self.store, code.upper())
        if found is None:
            raise Refusal("unknown", "there is no table with that code")
        return table_info(*found)

    async def listed(self, status: str, game: str, limit: int) -> list[wire.TableInfo]:
        return [table_info(*found) for found in await stored.listed(self.store, status, game, limit)]

    async def mine(self, tokens: Sequence[str]) -> list[wire.MyTable]:
        """My tables, my turn first, then the newest. Tokens that are no longer good are passed over."""
        held = []
        for token in tokens:
            try:
                held.append(self.signer.read(token))
            except Refusal:
                continue
        found = await stored.some(self.store, list({seat.table for seat in held}))
        tables = []
        for seat in held:
            if seat.table in found and valid(seat, found[seat.table][1]):
                info = table_info(*found[seat.table])
                turn = info.status == "running" and info.asked == seat.seat and info.seats[seat.seat].control == PERSON
                tables.append(wire.MyTable(info, seat.seat, turn))
        return sorted(tables, key=lambda mine: (not mine.turn, mine.table.status == "over", -mine.table.updated))

    def token(self, table_id: str, seat: int, generation: int) -> wire.SeatToken:
        return wire.SeatToken(seat, self.signer.token(table_id, seat, generation))
