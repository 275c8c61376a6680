"""Reviews in the database: asked for, found part by part, whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import Table, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session, defer

from .base import table_of
from .matches import free
from .models import GameTable, Lease
from .review_models import Review, ReviewPart
from .store import Store, changed

WAITING, RUNNING, DONE, STOPPED, FAILED, REFUSED = "waiting", "running", "done", "stopped", "failed", "refused"
UNDER_WAY = (WAITING, RUNNING)
PARTS: Table = table_of(ReviewPart)
WITHOUT_TEXT = defer(Review.review, raiseload=True)  # it is long, and seldom wanted


async def latest(store: Store, table_id: str, depth: str = "") -> Review | None:
    """The review of a match that somebody asked for last, or the one at a depth; without what it says."""
    chosen = select(Review).options(WITHOUT_TEXT).where(Review.table_id == table_id)
    chosen = (chosen.where(Review.depth == depth) if depth else chosen).order_by(Review.asked.desc()).limit(1)
    return await store.read(lambda session: session.scalars(chosen).one_or_none())


async def text(store: Store, table_id: str, depth: str) -> bytes | None:
    """What a whole review says."""
    chosen = select(Review.review).where(Review.table_id == table_id, Review.depth == depth)
    return await store.read(lambda session: session.scalars(chosen).one_or_none())


async def parts(store: Store, table_id: str, depth: str) -> dict[int, bytes]:
    """What was found so far, by ply."""
    chosen = select(ReviewPart.ply, ReviewPart.part).where(ReviewPart.table_id == table_id, ReviewPart.depth == depth)

    def work(session: Session) -> dict[int, bytes]:
        return {ply: part for ply, part in session.execute(chosen)}  # noqa: C416 - a row is no pair to type checkers

    return await store.read(work)


async def ask(store: Store, wish: Review, most: int) -> Literal["asked", "gone", "full"]:
    """Let a review wait for its turn, one of a match at a time, unless it is under way or done. One that was found by
    another release, or of other rows, begins anew. The match may be gone, and as many as `most` wait already."""
    here = Review.table_id == wish.table_id, Review.depth == wish.depth

    def work(session: Session) -> Literal["asked", "gone", "full"]:
        # Not against those who add parts: they refer to the table, and hold what is wanted here next.
        table = select(GameTable.id).where(GameTable.id == wish.table_id).with_for_update(key_share=True)
        if session.scalars(table).one_or_none() is None:
            return "gone"
        found = session.scalars(select(Review).options(WITHOUT_TEXT).where(*here)).one_or_none()
        if found is not None and not as_asked(found, wish):
            session.expunge(found)
            forget(session, wish.table_id, wish.depth)
            found = None
        if found is None or found.status not in (*UNDER_WAY, DONE):
            waiting = session.scalar(select(func.count()).where(Review.status.in_(UNDER_WAY))) or 0
            if waiting >= most:
                return "full"
        if found is None or found.status != DONE:
            others = Review.table_id == wish.table_id, Review.depth != wish.depth, Review.status.in_(UNDER_WAY)
            changed(session, update(Review).where(*others).values(status=STOPPED, seconds=None, now=None))
        if found is None:
            session.add(wish)
            return "asked"
        found.asked = wish.asked
        if found.status not in (*UNDER_WAY, DONE):
            found.status, found.reason = WAITING, ""
        return "asked"

    return await store.write(work)


def as_asked(found: Review, wish: Review) -> bool:
    """Whether what was found can be used, or gone on with."""
    same = (found.rows, found.format) == (wish.rows, wish.format)
    return same and (found.status == DONE or found.release == wish.release)


def forget(session: Session, table_id: str, depth: str) -> None:
    for model in (ReviewPart, Review):
        changed(session, delete(model).where(model.table_id == table_id, model.depth == depth))


async def stop(store: Store, table_id: str) -> bool:
    """Stop what is under way of a match; what was found stays. Whether anything was."""
    here = Review.table_id == table_id, Review.status.in_(UNDER_WAY)
    halt = update(Review).where(*here).values(status=STOPPED, seconds=None, now=None)
    return await store.write(lambda session: changed(session, halt)) > 0


async def under_way(store: Store, tables: Sequence[str]) -> set[str]:
    """Those of these matches whose review waits or is being made."""
    chosen = select(Review.table_id).where(Review.table_id.in_(tables), Review.status.in_(UNDER_WAY))
    return await store.read(lambda session: set(session.scalars(chosen)))


async def next_one(store: Store, holder: str, seconds: float) -> Review | None:
    """The review whose turn it is: the one that was asked for first of those that nobody makes."""
    alone = or_(Lease.table_id.is_(None), Lease.holder == holder, free(store, seconds))
    chosen = select(Review).options(WITHOUT_TEXT)
    chosen = chosen.outerjoin(Lease, Lease.table_id == Review.table_id).where(Review.status.in_(UNDER_WAY), alone)
    chosen = chosen.order_by(Review.asked).limit(1)
    return await store.read(lambda session: session.scalars(chosen).one_or_none())


async def keep(store: Store, table_id: str, depth: str, new: Mapping[int, bytes], progress: Mapping[str, Any]) -> bool:
    """Keep parts that were found, and how far the review is; whether it is still to go on."""
    make: Any = postgresql.insert if store.kind == "postgresql" else sqlite.insert
    here = Review.table_id == table_id, Review.depth == depth
    rows = [{"table_id": table_id, "depth": depth, "ply": ply, "part": part} for ply, part in sorted(new.items())]

    def work(session: Session) -> bool:
        found = session.scalars(select(Review.status).where(*here).with_for_update()).one_or_none()
        if found is None:
            return False
        if rows:
            session.connection().execute(make(PARTS).on_conflict_do_nothing(), rows)
        going = found in UNDER_WAY
        values = dict(progress) | {"status": RUNNING} if going else {"done": progress["done"], "due": progress["due"]}
        if found != DONE:
            changed(session, update(Review).where(*here).values(values))
        return going

    return await store.write(work)


async def end(store: Store, table_id: str, depth: str, status: str, reason: str) -> None:
    """Nothing more is found; what was found stays."""
    here = Review.table_id == table_id, Review.depth == depth, Review.status.in_(UNDER_WAY)
    over = update(Review).where(*here).values(status=status, reason=reason, seconds=None, now=None)
    await store.write(lambda session: changed(session, over))


async def finish(store: Store, table_id: str, depth: str, due: int, review: bytes) -> None:
    """Keep the whole review in the place of its parts."""
    here = Review.table_id == table_id, Review.depth == depth, Review.status.in_(UNDER_WAY)
    whole = {"status": DONE, "done": due, "due": due, "seconds": None, "now": None, "review": review}

    def work(session: Session) -> None:
        if changed(session, update(Review).where(*here).values(whole)):
            changed(session, delete(ReviewPart).where(ReviewPart.table_id == table_id, ReviewPart.depth == depth))

    await store.write(work)
