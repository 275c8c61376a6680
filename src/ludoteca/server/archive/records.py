"""Records of whole matches: given out when a match is over, and taken from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.core.record import HEAD

from .. import wire
from ..errors import Refusal
from ..lobby.creation import Creation
from ..lobby.new import new_seat, new_table
from ..store.models import GameTable, Seat
from ..summary import Summary
from ..thinking.workers import Workers
from .archive import Archive

ROWS = 6000
NAME = 40
SEEDS = 2**63
READ = (*HEAD, "seed", "fair", "guide")
REASON = 500
TEXT = 2000  # letters of a row: an early answer names a few cards
PLAIN = re.compile(wire.PLAIN)


class Records:
    def __init__(self, archive: Archive, creation: Creation, workers: Workers) -> None:
        self.archive = archive
        self.creation = creation
        self.workers = workers

    async def record(self, table_id: str) -> dict[str, Any]:
        room = await self.archive.hall.room(table_id)
        table = room.table
        assert table is not None
        if table.status in ("open", "running"):
            raise Refusal("not-over", "a record is complete when the match is over")
        if room.halted:
            raise Refusal("halted", room.halted)
        async with room.lock:
            _, journal = await room.begun_match()
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
        check_guide(record)
        checked = await self.workers.check({name: record[name] for name in READ if name in record})
        if checked.refused:
            raise Refusal("record", checked.refused[:REASON])
        table, seats = uploaded(record)
        assert checked.summary is not None
        shelved(checked.summary, table.created).put_on(table)
        await self.creation.add(table, seats, rows)
        return await self.archive.info(table.id, [], None)


def check_texts(rows: Sequence[object]) -> None:
    """Whether a row replays is found out later; before that nothing may be larger than any row is."""
    for at, row in enumerate(rows):
        texts = [value for value in row.values() if isinstance(value, str)] if isinstance(row, dict) else []
        agreed = row.get("agreed") if isinstance(row, dict) else None
        if any(len(text) > TEXT for text in texts) or (isinstance(agreed, list) and len(agreed) > wire.SEATS):
            raise Refusal("record", f"row {at} of the record is longer than any row is")


def check_guide(record: dict[str, Any]) -> None:
    """Any guide may have begun it; it is never gone on with here."""
    guide = record.get("guide", "")
    if not isinstance(guide, str) or len(guide) > NAME or not PLAIN.fullmatch(guide):
        raise Refusal("record", "the guide of the record is no name")


def shelved(summary: Summary, at: float) -> Summary:
    """Nobody goes on with what was sent here: where it was not over, it is closed."""
    if summary.status == "over":
        return replace(summary, updated=at)
    return replace(summary, status="closed", asked=None, bot_asked=False, updated=at)


def uploaded(record: dict[str, Any]) -> tuple[GameTable, list[Seat]]:
    """The table of a record that is known to be good."""
    count = int(record["seats"])
    options = dict(record["options"])
    table = new_table(record["game"], record["version"], record["data"], options, count, -1)
    table.guide = record.get("guide", "")
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
