"""Looking back at matches: replays, and links to share them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.protocol import ALL, PUBLIC

from .. import wire
from ..errors import Refusal
from ..lobby.auth import new_id
from ..lobby.lobby import Lobby
from ..matches.info import origin
from ..matches.replays import Replay
from ..matches.rooms import Room
from ..store import keys
from ..store.models import Share

REPLAYS = 64
FRAMES = 60


@dataclass
class Access:
    """A replay that somebody may look at, and how."""

    key: str
    room: Room
    readers: list[int]
    reader: int
    ply: int
    names: bool


class Archive:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hall = lobby.hall
        self.replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    async def access(self, key: str, tokens: Sequence[str]) -> Access:
        """By a table's id or a share key. While a match is played, only its seats look back, with their own eyes."""
        share = await keys.share(self.hall.store, key)
        room = await self.hall.room(share.table_id if share is not None else key)
        table = room.table
        assert table is not None
        if room.halted:
            raise Refusal("halted", room.halted)
        if table.status == "open":
            raise Refusal("not-running", "the match has not begun")
        if table.status != "running":
            readers = [ALL, PUBLIC, *range(table.players)]
            chosen = (share.reader, share.ply, share.names) if share is not None else (ALL, 0, True)
            return Access(key, room, readers, *chosen)
        visitor = await self.lobby.visitor(room.id, tokens)
        if not visitor.plays:
            raise Refusal("not-over", "while a match is played, only its players look back")
        return Access(key, room, sorted(visitor.plays), min(visitor.plays), 0, True)

    async def replay(self, room: Room) -> Replay:
        """The positions of a match as it is now."""
        async with room.lock:
            _, journal = await room.begun_match()
            key = room.id, journal.rows
            replay = self.replays.pop(key, None)
            if replay is None:
                replay = await asyncio.to_thread(Replay, journal.match)
        self.replays[key] = replay
        while len(self.replays) > REPLAYS:
            self.replays.popitem(last=False)
        return replay

    def reader(self, access: Access, wanted: int | None) -> int:
        reader = access.reader if wanted is None else wanted
        if reader not in access.readers:
            raise Refusal("not-yours", "that perspective is not yours")
        return reader

    async def info(self, key: str, tokens: Sequence[str], wanted: int | None) -> wire.ReplayInfo:
        access = await self.access(key, tokens)
        reader = self.reader(access, wanted)
        replay = await self.replay(access.room)
        table, seats = access.room.table, access.room.seats
        assert table is not None
        whole = table.status != "running"
        return wire.ReplayInfo(
            key=key,
            shared=key != table.id,
            game=table.game,
            version=table.version,
            options=dict(table.options),
            title=table.name if access.names else "",
            names=[seat.name if access.names else "" for seat in seats],
            levels=[seat.level if seat.who == "bot" else "" for seat in seats],
            seats=table.players,
            plies=replay.plies,
            whole=whole,
            readers=access.readers,
            reader=reader,
            ply=min(access.ply, replay.plies),
            origin=origin(table) if access.names else None,
            entries=replay.entries(reader),
            result=replay.result(),
        )

    async def frames(
        self, key: str, tokens: Sequence[str], wanted: int | None, start: int, count: int
    ) -> list[wire.ReplayFrame]:
        access = await self.access(key, tokens)
        reader = self.reader(access, wanted)
        replay = await self.replay(access.room)
        plies = range(start, min(start + min(count, FRAMES), replay.plies + 1))
        return [replay.frame(ply, reader) for ply in plies]

    async def share(self, key: str, tokens: Sequence[str], wish: wire.Share) -> wire.Shared:
        access = await self.access(key, tokens)
        table = access.room.table
        assert table is not None
        if table.status == "running":
            raise Refusal("not-over", "a match is shared when it is over")
        self.reader(access, wish.reader)
        # Somebody with a link without names must not be able to make one with them.
        names = wish.names and access.names
        made = Share(key=new_id(12), table_id=table.id, ply=wish.ply, reader=wish.reader, names=names)
        await keys.add_share(self.hall.store, made)
        return wire.Shared(made.key, f"/p/{made.key}#{wish.ply}")
