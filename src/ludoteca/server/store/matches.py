"""Matches in the database: rows are added, never changed, and their key decides who was first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Table, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from ..summary import Summary
from .appender import News
from .base import table_of
from .models import GameTable, Lease, MatchRow, Proposal, Seat, Snapshot
from .store import Conflict, Store, changed, patiently

SeatValues = Mapping[int, Mapping[str, Any]]
FIELDS = ("kind", "seat", "text", "draws", "ask", "agreed")
ROWS: Table = table_of(MatchRow)
# Made once: these are run for every answer.
ADD_ROWS = insert(ROWS)
READ_ROWS = (
    select(*(ROWS.c[name] for name in (*FIELDS, "at")))
    .where(ROWS.c.table_id == bindparam("table_id"), ROWS.c.number >= bindparam("since"))
    .order_by(ROWS.c.number)
)


@dataclass
class Stored:
    """A match as it lies in the database, from some row on."""

    table: GameTable
    seats: list[Seat]
    rows: list[dict[str, Any]]
    times: list[float]
    proposal: Proposal | None


async def load(store: Store, table_id: str, since: int = 0) -> Stored | None:
    """The table with its seats, its rows from `since` on, and its open proposal."""

    def work(session: Session) -> Stored | None:
        table = session.get(GameTable, table_id)
        if table is None:
            return None
        seats = session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
        rows, times = [], []
        for *values, at in session.connection().execute(READ_ROWS, {"table_id": table_id, "since": since}):
            rows.append(dict(zip(FIELDS, values, strict=True)))
            times.append(at)
        return Stored(table, list(seats), rows, times, session.get(Proposal, table_id))

    return await store.read(work)


async def append(
    store: Store,
    table_id: str,
    first: int,
    rows: Sequence[Mapping[str, Any]],
    summary: Summary,
    seats: SeatValues | None = None,
    owner: int | None = None,
) -> None:
    """Add rows from number `first` on, with what the table says then, and who plays which seat and owns the table if
    that changes: all or nothing. Raises `Conflict` if one of the rows is there already."""
    news = News(table_id, first, summary.values(), row_values(table_id, first, rows, summary.updated))
    if store.appender is not None and not seats:
        if not await patiently(store.appender.give(news)):
            raise Conflict
        return
    values = news.head if owner is None else {**news.head, "owner": owner}

    def work(session: Session) -> None:
        session.connection().execute(ADD_ROWS, news.rows)
        # A row that came in between would have another number, so the count tells whether this is still the end.
        here = GameTable.id == table_id, GameTable.rows == first
        if changed(session, update(GameTable).where(*here).values(values)) != 1:
            raise Conflict
        for seat, new in (seats or {}).items():
            changed(session, update(Seat).where(Seat.table_id == table_id, Seat.seat == seat).values(dict(new)))

    await store.write(work)


def row_values(table_id: str, first: int, rows: Sequence[Mapping[str, Any]], at: float) -> list[dict[str, Any]]:
    """Rows as `core.rows.row_to_json` gives them, as values of `MatchRow`."""
    empty = {"table_id": table_id, "text": "", "ask": "", "draws": [], "agreed": [], "at": at}
    return [empty | {"number": number} | dict(row) for number, row in enumerate(rows, first)]


async def row_counts(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """How many rows these matches have: for processes that may have missed a notification."""
    chosen = select(GameTable.id, GameTable.rows).where(GameTable.id.in_(tables))
    return await store.read(lambda session: dict(session.execute(chosen).all()))


# Proposals to go back


async def propose(store: Store, table_id: str, rows: int, seat: int, back_to: int, agreed: list[int]) -> None:
    """Put a proposal in the place of any earlier one."""

    def work(session: Session) -> None:
        changed(session, delete(Proposal).where(Proposal.table_id == table_id))
        session.add(Proposal(table_id=table_id, rows=rows, seat=seat, back_to=back_to, agreed=agreed))

    await store.write(work)


async def agree(store: Store, table_id: str, rows: int, back_to: int, seats: Sequence[int]) -> list[int] | None:
    """Note that seats agree to the open proposal; all who agree by now, or None if it is no longer open."""

    def work(session: Session) -> list[int] | None:
        chosen = select(Proposal).where(Proposal.table_id == table_id).with_for_update()
        found = session.scalars(chosen).one_or_none()
        if found is None or found.rows != rows or found.back_to != back_to:
            return None
        found.agreed = sorted({*found.agreed, *seats})
        return list(found.agreed)

    return await store.write(work)


async def withdraw(store: Store, table_id: str) -> None:
    gone = delete(Proposal).where(Proposal.table_id == table_id)
    await store.write(lambda session: changed(session, gone))


# Leases: which process plays the bots. One that ends later than anybody could have asked for was written by a clock
# that was wrong, and holds nobody up. Processes may differ in how long they ask for, by this much.
FEW = 4
MINUTE = 60.0


def free(store: Store, seconds: float) -> ColumnElement[bool]:
    """Whether a lease has run out, among processes that ask for so many seconds."""
    now = store.clock()
    return or_(Lease.until < now, Lease.until > now + max(FEW * seconds, MINUTE))


async def lease(store: Store, table_id: str, holder: str, seconds: float) -> bool:
    """Take or prolong the lease of a match, unless another holder has it still."""
    make: Any = postgresql.insert if store.kind == "postgresql" else sqlite.insert
    wish = make(Lease).values(table_id=table_id, holder=holder, until=store.clock() + seconds)
    wish = wish.on_conflict_do_update(
        index_elements=[Lease.table_id],
        set_={"holder": wish.excluded.holder, "until": wish.excluded.until},
        where=or_(Lease.holder == holder, free(store, seconds)),
    ).returning(Lease.table_id)
    return await store.write(lambda session: session.execute(wish).first() is not None)


async def prolong(store: Store, tables: Sequence[str], holder: str, seconds: float) -> set[str]:
    """Prolong these leases; those that are still ours. Another process may have taken some that ran out."""
    own = Lease.table_id.in_(tables), Lease.holder == holder
    longer = update(Lease).where(*own).values(until=store.clock() + seconds).returning(Lease.table_id)
    return await store.write(lambda session: set(session.connection().scalars(longer)))


async def release(store: Store, tables: Sequence[str], holder: str) -> None:
    gone = delete(Lease).where(Lease.table_id.in_(tables), Lease.holder == holder)
    await store.write(lambda session: changed(session, gone))


async def orphans(store: Store, seconds: float, most: int) -> list[str]:
    """Running matches in which a bot is asked and nobody holds the lease."""
    alone = or_(Lease.table_id.is_(None), free(store, seconds))
    chosen = select(GameTable.id).outerjoin(Lease).where(GameTable.status == "running", GameTable.bot_asked, alone)
    chosen = chosen.order_by(GameTable.updated).limit(most)
    return await store.read(lambda session: list(session.scalars(chosen)))


# Snapshots


async def keep_views(store: Store, views: Mapping[str, tuple[int, dict[str, Any]]]) -> None:
    """Keep the views of some matches in the place of earlier ones; matches that were removed meanwhile need none."""

    def work(session: Session) -> None:
        changed(session, delete(Snapshot).where(Snapshot.table_id.in_(views)))
        there = session.scalars(select(GameTable.id).where(GameTable.id.in_(views))).all()
        new = [{"table_id": table_id, "rows": views[table_id][0], "views": views[table_id][1]} for table_id in there]
        if new:
            session.connection().execute(insert(Snapshot), new)

    await store.write(work)


async def kept_views(store: Store, table_id: str) -> tuple[int, dict[str, Any]] | None:
    found = await store.read(lambda session: session.get(Snapshot, table_id))
    return None if found is None else (found.rows, found.views)
