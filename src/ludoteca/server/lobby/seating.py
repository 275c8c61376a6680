"""Coming to a table and going from it; who plays a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.bots.levels import MIDDLE
from ludoteca.core import rows as kinds
from ludoteca.core.rows import BOT, PERSON

from .. import wire
from ..errors import Refusal
from ..matches import control
from ..matches.info import online
from ..store import tables as stored
from ..store.models import Seat
from .beginning import Beginning
from .bot_names import bot_name
from .give_away import GiveAway
from .new import free, must_be_sayable, must_know, stand_in
from .visitor import Visitor


class Seating:
    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.lobby = beginning.lobby
        self.hall = beginning.hall
        self.store = beginning.store
        self.give_away = GiveAway(self.lobby)

    async def join(self, table_id: str, wish: wire.Join) -> wire.Seated:
        table, seats = await self.lobby.find(table_id)
        if table.status not in ("open", "running"):
            raise Refusal("full", "this match is over")
        empty = [seat.seat for seat in seats if free(seat)]
        wanted = [seat for seat in empty if wish.seat in (None, seat)]
        for seat in wanted:
            generation = await stored.take_seat(self.store, table_id, seat, wish.name)
            if generation is not None:
                try:
                    if wish.words:
                        await self._say(table_id, seat, wish.words)
                    await self.beginning.seated(table, seat)
                except Refusal:  # the match ended meanwhile, say: nobody holds this token, so nobody may hold the seat
                    await self._stands_as_before(seats[seat])
                    raise
                return wire.Seated(await self.lobby.info(table_id), [self.lobby.token(table_id, seat, generation)])
        raise Refusal("full", "that seat is taken" if empty and wish.seat is not None else "all seats are taken")

    async def _stands_as_before(self, seat: Seat) -> None:
        names = ("taken", "name", "generation", "words")
        await stored.change_seat(self.store, seat.table_id, seat.seat, {name: getattr(seat, name) for name in names})

    async def leave(self, table_id: str, tokens: Sequence[str]) -> None:
        """Before the start the seat is free again; afterwards a bot goes on."""
        visitor = await self.lobby.visitor(table_id, tokens)
        seat = visitor.one()
        if visitor.table.status == "open":
            await self._stand_up(visitor, seat)
        else:
            await self._give_up(visitor, seat, kinds.LEAVE, "left")

    async def resign(self, table_id: str, tokens: Sequence[str]) -> None:
        visitor = await self.lobby.visitor(table_id, tokens)
        await self._give_up(visitor, visitor.one(), kinds.RESIGN, "resigned")
        await self.give_away.settle(table_id)
        await self.hall.table_changed(table_id)

    async def _stand_up(self, visitor: Visitor, seat: Seat) -> None:
        table_id = visitor.table.id
        heirs = [other.seat for other in visitor.seats if other.taken and other.who == "person" and other is not seat]
        if visitor.owner and not heirs:
            await stored.remove(self.store, table_id, "open")
        else:
            await self._change_open(visitor, seat, {"taken": False, "name": "", "who": "person", "words": ""})
            if visitor.owner:
                await stored.change_table(self.store, table_id, {"owner": seat.seat}, {"owner": heirs[0]})
        await self.hall.table_changed(table_id)

    async def _give_up(self, visitor: Visitor, seat: Seat, kind: str, gone: str) -> None:
        if visitor.table.status != "running":
            raise Refusal("not-running", "no match is being played at this table")
        if seat.gone == "resigned":
            raise Refusal("refused", "you resigned")
        if seat.gone == gone:
            return
        room = await self.hall.room(visitor.table.id)
        level = stand_in(self.hall.settings)
        await control.hand_over(room, seat.seat, kind, BOT, {"gone": gone, "level": level})
        await self.hall.table_changed(visitor.table.id)

    async def come_back(self, table_id: str, tokens: Sequence[str]) -> None:
        """A player who left, or was replaced while away, may come back until somebody else has the seat; one who
        resigned never."""
        visitor = await self.lobby.visitor(table_id, tokens)
        seat = visitor.one()
        if visitor.table.status != "running" or seat.gone != "left":
            raise Refusal("refused", "you did not leave, or the match is over, or you resigned")
        room = await self.hall.room(table_id)
        values = {"gone": "", "level": "", "taken": True, "agreed": []}
        await control.hand_over(room, seat.seat, kinds.TAKE, PERSON, values)
        await self.hall.table_changed(table_id)

    async def change_seat(
        self, table_id: str, number: int, tokens: Sequence[str], wish: wire.ChangeSeat
    ) -> wire.TableInfo:
        """By the seat itself: its name, its forced answers. By the owner: who plays it."""
        visitor = await self.lobby.visitor(table_id, tokens)
        seat = visitor.numbered(number)
        own = (wish.name, wish.auto, wish.words)
        if any(value is not None for value in own) and number not in visitor.mine:
            raise Refusal("not-yours", "only the seat itself may change that")
        if wish.words is not None:
            await self._say(table_id, number, wish.words)
        values = {name: value for name, value in (("name", wish.name), ("auto", wish.auto)) if value is not None}
        if values:
            await stored.change_seat(self.store, table_id, number, values)
        if wish.who is not None:
            visitor.must_own()
            await self._reassign(visitor, seat, wish)
        elif wish.level is not None:
            visitor.must_own()
            await self._change_level(visitor, seat, wish.level)
        await self.hall.table_changed(table_id)
        return await self.lobby.info(table_id)

    async def _say(self, table_id: str, seat: int, words: str) -> None:
        """Add words to the secret of the match, before its first draw."""
        must_be_sayable(words)
        if not await stored.say_words(self.store, table_id, seat, words):
            raise Refusal("refused", "words are added before the match begins")

    async def _reassign(self, visitor: Visitor, seat: Seat, wish: wire.ChangeSeat) -> None:
        if wish.who == "person":
            await self._free(visitor, seat)
            return
        level = wish.level or (MIDDLE if visitor.table.status == "open" else stand_in(self.hall.settings))
        must_know(level)
        here = online(seat) or (visitor.table.id, seat.seat) in self.hall.presence.here
        if seat.seat not in visitor.mine and seat.taken and seat.control == PERSON and here:
            raise Refusal("refused", "that player is here: only those who are away can be replaced")
        if visitor.table.status == "open":
            if seat.seat == visitor.table.owner:
                raise Refusal("refused", "leave the table to give your own seat away")
            name = bot_name(visitor.seats)
            values = {"who": "bot", "level": level, "taken": True, "name": name, "control": BOT, "words": ""}
            await self._change_open(visitor, seat, values)
            await self.beginning.seated(visitor.table, seat.seat)
        elif seat.control == BOT:
            await self._change_level(visitor, seat, level)
        else:
            room = await self.hall.room(visitor.table.id)
            await control.hand_over(room, seat.seat, kinds.LEAVE, BOT, {"gone": "left", "level": level})

    async def _free(self, visitor: Visitor, seat: Seat) -> None:
        """Let a person come to a seat that a bot plays."""
        if visitor.table.status == "running":
            await self.give_away.ask(visitor, seat)
            return
        if seat.control != BOT and seat.taken:
            raise Refusal("refused", "a person has that seat")
        values = {"who": "person", "taken": False, "name": "", "gone": "", "control": PERSON, "level": "", "words": ""}
        await self._change_open(visitor, seat, values)

    async def _change_open(self, visitor: Visitor, seat: Seat, values: dict[str, Any]) -> None:
        """Before the start, which may come in between. The last player holds a token still, and must not read with it
        what the seat is dealt later."""
        new = {**values, "generation": seat.generation + 1}
        if not await stored.change_open_seat(self.store, visitor.table.id, seat.seat, new):
            raise Refusal("refused", "that is possible before the match begins")

    async def _change_level(self, visitor: Visitor, seat: Seat, level: str) -> None:
        must_know(level)
        if seat.control != BOT:
            raise Refusal("refused", "a person has that seat")
        await stored.change_seat(self.store, visitor.table.id, seat.seat, {"level": level})
