"""Notes between the processes of a server: a match has rows, a table has changed. A note carries the match and the row,
and which process wrote it; that one knows already."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsPlugin

from ..logs import say

ROWS = "rows"
TABLES = "tables"


class RowNote(msgspec.Struct, array_like=True, tag="rows"):
    by: str
    table: str
    row: int


class TableNote(msgspec.Struct, array_like=True, tag="table"):
    by: str
    table: str


Note = RowNote | TableNote


class Notes:
    """`process` is the name of this process, in its notes and to the others."""

    def __init__(self, channels: ChannelsPlugin, process: str) -> None:
        self.channels = channels
        self.process = process

    def tell_of_rows(self, table_id: str, row: int) -> None:
        self.channels.publish(msgspec.json.encode(RowNote(self.process, table_id, row)), ROWS)

    def tell_of_table(self, table_id: str) -> None:
        self.channels.publish(msgspec.json.encode(TableNote(self.process, table_id)), TABLES)

    async def follow(self, heard: Callable[[Note], Awaitable[None]]) -> None:
        """Pass on what other processes write, for ever."""
        async with self.channels.start_subscription([ROWS, TABLES]) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    note = msgspec.json.decode(data, type=Note)
                    if note.by != self.process:
                        await heard(note)
                except Exception as error:
                    say("a note could not be followed", logging.ERROR, error)
