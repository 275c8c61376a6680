"""Reviews of matches that are over: asked for, looked at while they are made, stopped."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, cast

import msgspec

import ludoteca
from ludoteca.review.shape import FORMAT, Depth
from ludoteca.review.shape import Review as Said

from .. import wire
from ..errors import Refusal
from ..limits.hits import limit_hit
from ..matches.rooms import Room
from ..settings import Settings
from ..store import reviews
from ..store.review_models import Review
from ..thinking.queue import UNATTENDED
from ..thinking.reviewing import Reviewing
from ..thinking.workers import WorkerFailed
from .archive import Archive

FRESH = 1.5  # seconds for which what was put together serves all who look on
TEXTS = 16
REMEMBERED = 10_000
Key = tuple[str, str]


@dataclass
class Text:
    """What a review says of so many answers, as JSON."""

    done: int
    said: bytes
    at: float


class Reviews:
    """`texts` are what was said last, by match and depth; `wishes` who asked for the reviews of which matches."""

    def __init__(self, archive: Archive, reviewing: Reviewing, settings: Settings) -> None:
        self.archive = archive
        self.store = archive.hall.store
        self.reviewing = reviewing
        self.settings = settings
        self.texts: OrderedDict[Key, Text] = OrderedDict()
        self.locks: dict[Key, asyncio.Lock] = {}
        self.wishes: dict[str, str] = {}

    async def state(self, key: str, tokens: Sequence[str], since: int | None, depth: Depth | None) -> wire.ReviewState:
        """How far the review is; what it says, unless the reader has it: of `since` answers. The one that was asked for
        last, unless a depth is named."""
        return await self._state(await self._over(key, tokens), since, depth)

    async def begin(self, key: str, tokens: Sequence[str], depth: Depth, source: str) -> wire.ReviewState:
        """Make a review, or go on with one, unless that is done already."""
        room = await self._over(key, tokens)
        found = await reviews.latest(self.store, room.id, depth)
        wish = order(room, depth)
        how = found.status if found is not None and reviews.as_asked(found, wish) else ""
        if how not in (reviews.DONE, *reviews.UNDER_WAY):
            await self._admit(room.id, source)
        asked = await reviews.ask(self.store, wish, self.settings.reviews)
        if asked != "asked":
            self.wishes.pop(room.id, None)
        if asked == "gone":
            raise Refusal("unknown", "there is no such table")
        if asked == "full":
            limit_hit("too many reviews: refused")
            raise Refusal("busy", "many reviews are waiting just now; try again later")
        if how != reviews.DONE:
            self.reviewing.halt(room.id, depth)
        await self.reviewing.look()
        return await self._state(room, None, depth)

    async def stop(self, key: str, tokens: Sequence[str]) -> wire.ReviewState:
        """Stop it; what was found stays."""
        room = await self._over(key, tokens)
        if await reviews.stop(self.store, room.id):
            self.reviewing.halt(room.id)
        return await self._state(room, None, None)

    async def _over(self, key: str, tokens: Sequence[str]) -> Room:
        """The room of a match that whoever knows the key may see all of."""
        access = await self.archive.access(key, tokens)
        table = access.room.table
        assert table is not None
        if table.status != "over":
            raise Refusal("not-over", "a match is reviewed when it is over")
        return access.room

    async def _admit(self, table_id: str, source: str) -> None:
        """Refuse an address that has enough under way."""
        self.wishes.pop(table_id, None)
        self.wishes[table_id] = source
        if len(self.wishes) > REMEMBERED:
            del self.wishes[next(iter(self.wishes))]
        others = [table for table, asker in self.wishes.items() if asker == source and table != table_id]
        if len(others) < self.settings.reviews_per_address:
            return
        going = await reviews.under_way(self.store, others)
        for table in set(others) - going:
            self.wishes.pop(table, None)
        if len(going) >= self.settings.reviews_per_address:
            self.wishes.pop(table_id, None)
            limit_hit("too many reviews of one address: refused", source)
            raise Refusal("too-many", f"{len(going)} reviews of yours are under way; wait until one is done")

    # What is answered

    async def _state(self, room: Room, since: int | None, wanted: Depth | None) -> wire.ReviewState:
        found = await reviews.latest(self.store, room.id, wanted or "")
        if found is None or (found.rows, found.format) != (room_rows(room), FORMAT):
            return wire.ReviewState("none", "", wanted or "standard", 0, 0, None, None, None)
        making = self.reviewing.of(room.id, found.depth) if found.status in reviews.UNDER_WAY else None
        how: Mapping[str, Any] = {name: getattr(found, name) for name in ("done", "due", "seconds", "now")}
        if making is not None:
            how = making.progress()
        text = await self._text(room, found, how["done"], since)
        status: Any = found.status
        depth: Any = found.depth
        return wire.ReviewState(
            status=status,
            reason=found.reason,
            depth=depth,
            done=how["done"],
            due=how["due"],
            seconds=how["seconds"],
            now=None if how["now"] is None else wire.ReviewNow(*how["now"]),
            # As it is kept: to read and write it again would take long.
            review=None if text is None else cast(Said, msgspec.Raw(text.said)),
        )

    async def _text(self, room: Room, found: Review, done: int, since: int | None) -> Text | None:
        """What there is to be said, if that is more than `since`."""
        if done == 0 or done == since:
            return None
        key = room.id, found.depth
        async with self.locks.setdefault(key, asyncio.Lock()):
            text = self.texts.get(key)
            fresh = found.status in reviews.UNDER_WAY and text is not None and monotonic() - text.at < FRESH
            if text is None or (text.done != done and not fresh):
                whole = found.status == reviews.DONE
                text = await self._read(room, found) if whole else await self._put_together(room, found)
        if text is not None:
            self._remember(key, text)
        return None if text is None or text.done == since else text

    async def _read(self, room: Room, found: Review) -> Text | None:
        packed = await reviews.text(self.store, room.id, found.depth)
        return None if packed is None else Text(found.done, await asyncio.to_thread(zlib.decompress, packed), 0.0)

    async def _put_together(self, room: Room, found: Review) -> Text | None:
        """Of the parts that are known here, or to the database; what was said before, if no worker can do it now."""
        making = self.reviewing.of(room.id, found.depth)
        parts = dict(making.parts) if making is not None else await reviews.parts(self.store, room.id, found.depth)
        before = self.texts.get((room.id, found.depth))
        if not parts:
            return before
        async with room.lock:
            _, journal = await room.begun_match()
        try:
            said = await self.reviewing.assemble(room.id, found.depth, parts, journal, UNATTENDED)
        except WorkerFailed:
            return before
        return Text(len(parts), said, monotonic())

    def _remember(self, key: Key, text: Text) -> None:
        self.texts[key] = text
        self.texts.move_to_end(key)
        while len(self.texts) > TEXTS:
            gone, _ = self.texts.popitem(last=False)
            self.locks.pop(gone, None)


def order(room: Room, depth: Depth) -> Review:
    return Review(
        table_id=room.id, depth=depth, status=reviews.WAITING, reason="", release=ludoteca.__version__, format=FORMAT,
        rows=room_rows(room), done=0, due=0, seconds=None, now=None, asked=time(), review=None,
    )  # fmt: skip


def room_rows(room: Room) -> int:
    return 0 if room.table is None else room.table.rows
