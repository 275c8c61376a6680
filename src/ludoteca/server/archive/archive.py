"""Looking back at matches: replays, share links, records down and up."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.record import HEAD

from .. import wire
from ..errors import Refusal
from ..lobby.auth import new_id
from ..lobby.lobby import Lobby
from ..lobby.new import new_seat, new_table
from ..matches.replays import Line, result_of
from ..matches.rooms import Room
from ..store import tables as stored
from ..store.models import GameTable, Seat, Share

LINES = 64
FRAMES = 60
ROWS = 6000
NAME = 40
SEEDS = 2**63
READ = (*HEAD, "seed", "fair")
REASON = 500
TEXT = 2000  # letters of a row: an early answer names a few cards
PLAIN = re.compile(wire.PLAIN)


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
        self.lines: OrderedDict[tuple[str, int], Line] = OrderedDict()

    async def access(self, key: str, tokens: Sequence[str]) -> Access:
        """By a table's id or a share key. While a match is played, only its seats look back, with their own eyes."""
        share = await stored.share(self.hall.store, key)
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

    async def line(self, room: Room) -> Line:
        """The positions of a match as it is now."""
        async with room.lock:
            _, journal = await room.ready()
            key = room.id, journal.rows
            line = self.lines.pop(key, None)
            if line is None:
                line = await asyncio.to_thread(Line, journal)
        self.lines[key] = line
        while len(self.lines) > LINES:
            self.lines.popitem(last=False)
        return line

    def reader(self, access: Access, wanted: int | None) -> int:
        reader = access.reader if wanted is None else wanted
        if reader not in access.readers:
            raise Refusal("not-yours", "that perspective is not yours")
        return reader

    async def info(self, key: str, tokens: Sequence[str], wanted: int | None) -> wire.ReplayInfo:
        access = await self.access(key, tokens)
        reader = self.reader(access, wanted)
        line = await self.line(access.room)
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
            plies=line.plies,
            whole=whole,
            readers=access.readers,
            reader=reader,
            ply=min(access.ply, line.plies),
            entries=line.entries(reader),
            result=result_of(line.journal.match, line) if line.over else None,
        )

    async def frames(
        self, key: str, tokens: Sequence[str], wanted: int | None, start: int, count: int
    ) -> list[wire.ReplayFrame]:
        access = await self.access(key, tokens)
        reader = self.reader(access, wanted)
        line = await self.line(access.room)
        plies = range(start, min(start + min(count, FRAMES), line.plies + 1))
        return [line.frame(ply, reader) for ply in plies]

    async def share(self, key: str, tokens: Sequence[str], wish: wire.Share) -> wire.Shared:
        access = await self.access(key, tokens)
        table = access.room.table
        assert table is not None
        if table.status == "running":
            raise Refusal("not-over", "a match is shared when it is over")
        self.reader(access, wish.reader)
        # Whoever got a link without names must not be able to make one with them.
        names = wish.names and access.names
        made = Share(key=new_id(12), table_id=table.id, ply=wish.ply, reader=wish.reader, names=names)
        await stored.add_share(self.hall.store, made)
        return wire.Shared(made.key, f"/p/{made.key}#{wish.ply}")

    # Records

    async def record(self, table_id: str) -> dict[str, Any]:
        room = await self.hall.room(table_id)
        table = room.table
        assert table is not None
        if table.status in ("open", "running"):
            raise Refusal("not-over", "a record is complete when the match is over")
        if room.halted:
            raise Refusal("halted", room.halted)
        async with room.lock:
            _, journal = await room.ready()
            players = [{"name": seat.name, "bot": seat.level} for seat in room.seats]
            return {**journal.match.record(), "players": players}

    async def upload(self, record: dict[str, Any]) -> wire.ReplayInfo:
        """Keep a record from elsewhere, so that it can be replayed and shared."""
        rows, seed = record.get("rows"), record.get("seed", 0)
        if not isinstance(rows, list) or len(rows) > ROWS:
            raise Refusal("record", f"a record has a list of at most {ROWS} rows")
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise Refusal("record", "the seed of the record is not a number from 0 to 2^63 - 1")
        check_texts(rows)
        checked = await self.hall.bots.workers.check({name: record[name] for name in READ if name in record})
        if checked.refused:
            raise Refusal("record", checked.refused[:REASON])
        table, seats = uploaded(record)
        table.status = "over" if checked.over else "closed"
        table.rows, table.scores, table.ranking = checked.rows, checked.scores, checked.ranking
        await self.lobby.add(table, seats, rows)
        return await self.info(table.id, [], None)


def check_texts(rows: Sequence[object]) -> None:
    """Whether a row replays is found out later; before that nothing may be larger than any row is."""
    for at, row in enumerate(rows):
        texts = [value for value in row.values() if isinstance(value, str)] if isinstance(row, dict) else []
        agreed = row.get("agreed") if isinstance(row, dict) else None
        if any(len(text) > TEXT for text in texts) or (isinstance(agreed, list) and len(agreed) > wire.SEATS):
            raise Refusal("record", f"row {at} of the record is longer than any row is")


def uploaded(record: dict[str, Any]) -> tuple[GameTable, list[Seat]]:
    """The table of a record that is known to be good."""
    count = int(record["seats"])
    options = dict(record["options"])
    table = new_table(record["game"], record["version"], record["data"], options, count, -1)
    table.uploaded, table.seed, table.start = True, record.get("seed"), record["start"]
    told_fair = record.get("fair") or {"secret": "", "commitment": "", "since": 0, "words": [""] * count}
    table.secret, table.commitment, table.vouched = (told_fair[name] for name in ("secret", "commitment", "since"))
    players = record.get("players")
    told = players if isinstance(players, list) else []
    seats = []
    for number in range(count):
        player = told[number] if number < len(told) and isinstance(told[number], dict) else {}
        bot = player.get("bot") or ""
        texts = [str(text)[:NAME] for text in (player.get("name") or "", bot)]
        if not all(PLAIN.fullmatch(text) for text in texts):
            raise Refusal("record", f"the name of player {number} is not possible: {wire.NOT_PLAIN}")
        seats.append(new_seat(number, "bot" if bot else "person", texts[0], texts[1], taken=True))
        seats[-1].words = told_fair["words"][number]
    return table, seats
