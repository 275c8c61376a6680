"""Snapshots: what every reader of a match sees now, kept in case its rules are no longer here some day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC

from ..store import Store, matches
from .rooms import Room

AT_ONCE = 8


async def keep_views(store: Store, rooms: Sequence[Room]) -> None:
    """Write down the views of these matches, a few matches at a time: answers come in between."""
    for first in range(0, len(rooms), AT_ONCE):
        views = {}
        for room in rooms[first : first + AT_ONCE]:
            async with room.lock:
                if room.journal is not None and not room.journal.match.over:
                    views[room.id] = room.journal.kept, views_of(room.journal.match)
                room.unsaved_views = False
        if views:
            await matches.keep_views(store, views)


def views_of(match: Match) -> dict[str, Any]:
    """The views of all readers."""
    return {str(reader): dict(match.state.view(reader)) for reader in (PUBLIC, *range(match.seats))}
