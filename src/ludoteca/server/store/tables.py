"""Tables in the database: made, joined, started, listed, forgotten."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from sqlalchemy import ColumnElement, Table, bindparam, delete, select, update
from sqlalchemy.orm import Session, make_transient

from ludoteca.core.rows import BOT

from .base import table_of
from .matches import ADD_ROWS, row_values
from .models import GameTable, Seat
from .store import Conflict, Store, changed

Found = tuple[GameTable, list[Seat]]
SEATS: Table = table_of(Seat)
SAW = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("on"))
    .values(seen=bindparam("at"))
)
# Seats whose presence is noted in one transaction: answers come in between, and must not wait for all of them.
AT_ONCE = 100


async def add(store: Store, table: GameTable, seats: Sequence[Seat], rows: Sequence[Mapping[str, Any]] = ()) -> None:
    """A new table. Raises `Conflict` if its id or code is in use; then it may be tried again with others."""

    def work(session: Session) -> None:
        for thing in (table, *seats):
            make_transient(thing)
        session.add(table)
        session.flush()
        session.add_all(seats)
        if rows:
            session.connection().execute(ADD_ROWS, row_values(table.id, 0, rows, table.created))

    await store.write(work)


async def find(store: Store, table_id: str) -> Found | None:
    return await _one(store, GameTable.id == table_id)


async def by_code(store: Store, code: str) -> Found | None:
    return await _one(store, GameTable.code == code)


async def _one(store: Store, where: ColumnElement[bool]) -> Found | None:
    def work(session: Session) -> Found | None:
        table = session.scalars(select(GameTable).where(where)).one_or_none()
        return None if table is None else with_seats(session, [table])[0]

    return await store.read(work)


async def some(store: Store, ids: Sequence[str]) -> dict[str, Found]:
    """Those of the tables that there are."""

    def work(session: Session) -> dict[str, Found]:
        tables = list(session.scalars(select(GameTable).where(GameTable.id.in_(ids))))
        return {found[0].id: found for found in with_seats(session, tables)}

    return await store.read(work)


async def listed(store: Store, status: str, game: str, limit: int) -> list[Found]:
    """Public tables, newest first."""
    chosen = select(GameTable).where(GameTable.public, GameTable.uploaded.is_(False))
    chosen = chosen.where(GameTable.status == status if status else GameTable.status.in_(("open", "running")))
    if game:
        chosen = chosen.where(GameTable.game == game)
    chosen = chosen.order_by(GameTable.updated.desc()).limit(limit)
    return await store.read(lambda session: with_seats(session, list(session.scalars(chosen))))


def with_seats(session: Session, tables: Sequence[GameTable]) -> list[Found]:
    seats: dict[str, list[Seat]] = {table.id: [] for table in tables}
    for seat in session.scalars(select(Seat).where(Seat.table_id.in_(seats)).order_by(Seat.seat)):
        seats[seat.table_id].append(seat)
    return [(table, seats[table.id]) for table in tables]


async def take_seat(store: Store, table_id: str, seat: int, name: str) -> int | None:
    """Sit down on a free seat; the generation of the new token, or None if somebody was faster."""
    free = Seat.table_id == table_id, Seat.seat == seat, Seat.who == "person", Seat.taken.is_(False)

    def work(session: Session) -> int | None:
        found = session.scalars(select(Seat).where(*free).with_for_update()).one_or_none()
        if found is None:
            return None
        found.taken, found.name, found.generation = True, name, found.generation + 1
        return found.generation

    return await store.write(work)


async def agree_to_give(
    store: Store,
    table_id: str,
    rows: int,
    seat: int,
    agreeing: Collection[int],
    needed: Collection[int],
    asks: bool,
) -> None:
    """Note who agrees to give a seat away that a bot plays; once all who are needed do, it is free. Unless it `asks`
    for it, only while the request is open. `Conflict` if the match has other rows by now: others may be needed then."""
    here = Seat.table_id == table_id, Seat.seat == seat

    def work(session: Session) -> None:
        if session.scalar(select(GameTable.rows).where(GameTable.id == table_id).with_for_update()) != rows:
            raise Conflict
        found = session.scalars(select(Seat).where(*here).with_for_update()).one()
        if found.control != BOT or not found.taken or not (asks or found.agreed):
            return
        found.agreed = sorted({*found.agreed, *agreeing})
        if set(needed) <= set(found.agreed):
            found.who, found.taken, found.agreed = "person", False, []

    await store.write(work)


async def change_seat(store: Store, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
    new = update(Seat).where(Seat.table_id == table_id, Seat.seat == seat).values(dict(values))
    await store.write(lambda session: changed(session, new))


async def change_table(store: Store, table_id: str, where: Mapping[str, Any], values: Mapping[str, Any]) -> bool:
    """Change a table that is still as `where` says; whether it was."""
    same = [getattr(GameTable, name) == value for name, value in where.items()]
    new = update(GameTable).where(GameTable.id == table_id, *same).values(dict(values))
    return await store.write(lambda session: changed(session, new)) == 1


async def start(
    store: Store,
    table_id: str,
    values: Mapping[str, Any],
    seats: Mapping[int, Mapping[str, Any]],
    words: Sequence[str],
    first: int,
    rows: Sequence[Mapping[str, Any]],
    at: float,
) -> Literal["begun", "late", "words"]:
    """Begin the match of an open table with its rows from number `first` on, unless somebody was faster, or its seats
    have other words by now than those it was dealt with."""

    def work(session: Session) -> Literal["begun", "late", "words"]:
        if not _open(session, table_id):
            return "late"
        said = select(Seat.words).where(Seat.table_id == table_id).order_by(Seat.seat)
        if list(session.scalars(said)) != list(words):
            return "words"
        changed(session, update(GameTable).where(GameTable.id == table_id).values(dict(values)))
        for seat, new in seats.items():
            changed(session, update(Seat).where(Seat.table_id == table_id, Seat.seat == seat).values(dict(new)))
        if rows:
            session.connection().execute(ADD_ROWS, row_values(table_id, first, rows, at))
        return "begun"

    return await store.write(work)


async def say_words(store: Store, table_id: str, seat: int, words: str) -> bool:
    """Add words to the secret of a match that has not begun; whether that was in time."""
    return await change_open_seat(store, table_id, seat, {"words": words})


async def change_open_seat(store: Store, table_id: str, seat: int, values: Mapping[str, Any]) -> bool:
    """Change a seat before the match begins; whether that was in time."""
    new = update(Seat).where(Seat.table_id == table_id, Seat.seat == seat).values(dict(values))
    return await store.write(lambda session: _open(session, table_id) and changed(session, new) == 1)


def _open(session: Session, table_id: str) -> bool:
    """Whether a table is open; it stays so until the transaction is over."""
    chosen = select(GameTable.status).where(GameTable.id == table_id).with_for_update()
    return session.scalars(chosen).one_or_none() == "open"


async def remove(store: Store, table_id: str, status: str) -> bool:
    gone = delete(GameTable).where(GameTable.id == table_id, GameTable.status == status)
    return await store.write(lambda session: changed(session, gone)) == 1


async def saw(store: Store, seats: Mapping[tuple[str, int], float]) -> None:
    """Note when these seats were last connected; 0: they went. In one order in all processes: else two could wait for
    each other."""
    notes = [{"of": table_id, "on": seat, "at": at} for (table_id, seat), at in sorted(seats.items())]
    for first in range(0, len(notes), AT_ONCE):
        await store.write(partial(_saw, notes[first : first + AT_ONCE]))


def _saw(notes: list[dict[str, Any]], session: Session) -> None:
    session.connection().execute(SAW, notes)


async def seen(store: Store, tables: Sequence[str]) -> dict[tuple[str, int], float]:
    """When the seats of these tables were last connected, to whichever process."""
    chosen = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(tables))
    found = await store.read(lambda session: session.connection().execute(chosen).all())
    return {(table_id, seat): at for table_id, seat, at in found}


async def forget(store: Store, over_before: float | None, open_before: float) -> int:
    """Remove tables nobody started, and finished matches and kept records if there is a limit; how many went."""
    old = [(GameTable.status == "open") & (GameTable.updated < open_before)]
    if over_before is not None:
        old.append(GameTable.status.in_(("over", "closed")) & (GameTable.updated < over_before))
    return await store.write(lambda session: sum(changed(session, delete(GameTable).where(one)) for one in old))
