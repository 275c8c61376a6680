"""Puzzles in the database: decisions that people gave, and what became of them."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from .review_models import Gift, Puzzle
from .store import Conflict, Store, changed

CHECKING, TAKEN, REFUSED = "checking", "taken", "refused"


class Listed(msgspec.Struct):
    """A puzzle without its position."""

    id: str
    game: str
    version: int
    data: str
    theme: str
    rating: int
    deviation: int
    players: int


async def listed(store: Store) -> list[Listed]:
    """All of them, in the order in which they came."""
    columns = [getattr(Puzzle, name) for name in Listed.__struct_fields__]
    chosen = select(*columns).order_by(Puzzle.made, Puzzle.id)
    return await store.read(lambda session: [Listed(*row) for row in session.execute(chosen)])


async def source(store: Store, puzzle_id: str) -> bytes | None:
    chosen = select(Puzzle.source).where(Puzzle.id == puzzle_id)
    return await store.read(lambda session: session.scalars(chosen).one_or_none())


# Gifts


async def gift(store: Store, table_id: str, ply: int) -> Gift | None:
    return await store.read(lambda session: session.get(Gift, (table_id, ply)))


async def give(store: Store, new: Gift, waiting: int, of_match: int) -> Literal["", "waiting", "match"]:
    """Keep a decision to be looked at, unless it was given before; which limit forbids it, if one does."""

    def work(session: Session) -> Literal["", "waiting", "match"]:
        count = select(func.count()).select_from(Gift)
        if session.get(Gift, (new.table_id, new.ply)) is not None:
            return ""
        if (session.scalar(count.where(Gift.table_id == new.table_id)) or 0) >= of_match:
            return "match"
        if (session.scalar(count.where(Gift.status == CHECKING)) or 0) >= waiting:
            return "waiting"
        session.add(new)
        return ""

    try:
        return await store.write(work)
    except Conflict:
        return ""  # it was given to another process in the same moment


async def take_one(store: Store, seconds: float) -> Gift | None:
    """A decision to be looked at that nobody looks at: nobody has begun, or is gone, after so many seconds."""
    waiting = select(Gift.ply).where(Gift.status == CHECKING).limit(1)
    if await store.read(lambda session: session.scalars(waiting).first()) is None:
        return None  # as nearly always: nothing is locked for that

    def work(session: Session) -> Gift | None:
        now = session.scalar(select(store.clock())) or 0.0
        left = or_(Gift.at < now - seconds, Gift.at > now + seconds)
        chosen = select(Gift).where(Gift.status == CHECKING, left).order_by(Gift.at).limit(1)
        found = session.scalars(chosen.with_for_update(skip_locked=True)).one_or_none()
        if found is not None:
            found.at = now
        return found

    return await store.write(work)


async def end(store: Store, table_id: str, ply: int, status: str, reason: str, made: Puzzle | None = None) -> None:
    """What became of a decision. The same one may have become a puzzle before, from a copy of its match."""

    def work(session: Session) -> None:
        if made is not None and session.get(Puzzle, made.id) is None:
            session.add(made)
        values = {"status": status, "reason": reason, "puzzle": "" if made is None else made.id}
        changed(session, update(Gift).where(Gift.table_id == table_id, Gift.ply == ply).values(values))

    await store.write(work)
