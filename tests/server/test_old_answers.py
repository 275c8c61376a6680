"""Old messages are refused by what this process knows; only one that knows more makes it look into the database."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.server import wire
from ludoteca.server.store import matches

from .house import Player, house

pytestmark = pytest.mark.anyio


async def test_old_messages_are_refused_without_reading_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        async with server.sit(table, tokens) as me:
            await me.play_on(1, most=5)
            reads = count_reads(monkeypatch)
            other = other_code(me)
            for message in (wire.Answer(0, [other]), wire.Undo(1), wire.Reset(1), wire.Consent(1, 0, True)):
                reply = await me.ask(message)
                assert isinstance(reply, wire.Refused) and reply.reason == "stale", reply
                assert reads == [], f"{type(message).__name__} read the database"
            assert isinstance(await me.ask(wire.Answer(me.row() + 3, [other])), wire.Refused)
            assert reads == [table]


def other_code(me: Player) -> int:
    """An answer that was not the first one."""
    first = next(entry for log in me.log.values() for entry in log if entry.row == 0)
    menu = me.my_menu()
    assert menu is not None
    return next(choice.code for choice in menu.choices if choice.text != first.text)


def count_reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches that are read from the database from now on."""
    read: list[str] = []
    load = matches.load

    async def counting(store: Any, table_id: str, since: int = 0) -> Any:
        read.append(table_id)
        return await load(store, table_id, since)

    monkeypatch.setattr(matches, "load", counting)
    return read
