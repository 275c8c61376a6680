"""Playing again: the table that follows another one, with the same seats."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import registry

from .. import wire
from ..errors import Refusal
from ..store import tables as stored
from .auth import OWNER
from .creation import Creation
from .new import new_seat, new_table
from .visitor import Visitor


class Rematch:
    def __init__(self, creation: Creation) -> None:
        self.creation = creation
        self.beginning = creation.beginning
        self.lobby = creation.lobby
        self.store = creation.store

    async def ask(self, table_id: str, tokens: Sequence[str], commitment: str = "") -> wire.Seated:
        """My seats at the table that follows this one. Who asks first makes it; it begins when all have said yes."""
        visitor = await self.lobby.visitor(table_id, tokens)
        if visitor.table.status != "over":
            raise Refusal("not-over", "the match is not over")
        if not visitor.mine and not visitor.owner:
            raise Refusal("not-yours", "only those who played may ask for a rematch")
        self.beginning.makers.admit(visitor.seats)
        next_id = visitor.table.rematch or await self._follow_up(visitor, commitment)
        given = []
        for number in sorted(visitor.mine):
            name = visitor.seats[number].name
            generation = await stored.take_seat(self.store, next_id, number, name)
            if generation is not None:
                given.append(self.lobby.token(next_id, number, generation))
        table, _ = await self.lobby.find(next_id)
        if visitor.owner and table.owner == OWNER:
            given.append(self.lobby.token(next_id, OWNER, 0))
        if not given:
            raise Refusal("full", "your seat at the next table is taken already")
        await self.beginning.seated(table, given[0].seat)
        await self.lobby.hall.table_changed(table_id)
        return wire.Seated(await self.lobby.info(next_id), given)

    async def _follow_up(self, visitor: Visitor, commitment: str) -> str:
        """Make the table that follows; if somebody was faster, use theirs."""
        old = visitor.table
        game = registry.game(old.game)
        owner = min(visitor.mine) if visitor.mine else OWNER
        table = new_table(old.game, game.version, game.data, dict(old.options), old.players, owner)
        table.name, table.public, table.autostart, table.follows = old.name, old.public, True, old.id
        seats = []
        for seat in visitor.seats:
            # A seat at somebody's screen is a person's seat here: its player takes it again by its token.
            bot = seat.who == "bot"
            seats.append(new_seat(seat.seat, "bot" if bot else "person", seat.name, seat.level if bot else "", bot))
        await self.creation.give_secret(table, commitment)
        await self.creation.add(table, seats)
        if await stored.change_table(self.store, old.id, {"rematch": ""}, {"rematch": table.id}):
            return table.id
        await stored.remove(self.store, table.id, "open")
        return (await self.lobby.find(old.id))[0].rematch
