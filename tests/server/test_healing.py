"""A database that fails for a while: whoever plays is told, nothing freezes, and all goes on when it answers again."""

from __future__ import annotations

from typing import Any

import pytest
import websockets

from ludoteca.core.match import Match
from ludoteca.server import wire
from ludoteca.server.errors import unavailable
from ludoteca.server.matches.rooms import Room
from ludoteca.server.store import Unavailable, matches

from .house import Player, house
from .trouble import away, eventually, held
from .trouble import impatient as impatient  # a fixture

pytestmark = pytest.mark.anyio


def warned(player: Player) -> bool:
    said = player.replies.get(0)
    return isinstance(said, wire.Refused) and said.reason == "busy" and said.message == unavailable().message


def answer(player: Player) -> wire.Answer:
    menu = player.my_menu()
    assert menu is not None
    return wire.Answer(player.row(), [next(choice.code for choice in menu.choices if choice.now)])


async def who_is_asked(one: Player, two: Player) -> tuple[Player, Player]:
    await one.until(lambda: one.update is not None)
    await two.until(lambda: two.update is not None)
    return (one, two) if one.my_menu() is not None else (two, one)


@pytest.mark.usefixtures("impatient")
async def test_after_a_failed_commit_everybody_is_told_and_plays_on(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two, server.sit(table) as eye:
            first, other = await who_is_asked(one, two)
            await eye.until(lambda: eye.update is not None)
            sent = answer(first)
            async with held(url, table):
                reply = await first.ask(sent)
            assert isinstance(reply, wire.Refused) and reply.reason == "busy"
            for player in (other, eye):
                await player.until(lambda player=player: warned(player))
            async with server.sit(table) as late:
                await late.until(lambda: late.update is not None)
                kept = await first.ask(sent)
                assert isinstance(kept, wire.Ack)
                for player in (first, other, eye, late):
                    await player.until(lambda player=player: player.row() >= kept.row)
            assert sum(row["text"] == sent_text(first) for row in await stored(server.service.store, table)) == 1


def sent_text(player: Player) -> str:
    return next(entry.text for log in player.log.values() for entry in log if entry.kind == "play")


async def stored(store: Any, table: str) -> list[dict[str, Any]]:
    found = await matches.load(store, table)
    assert found is not None
    return [row for row in found.rows if row["kind"] == "play"]


async def test_an_answer_that_was_kept_though_the_commit_failed_is_shown_and_acknowledged(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            first, other = await who_is_asked(one, two)
            append = matches.append

            async def lost(*given: Any) -> None:
                monkeypatch.setattr(matches, "append", append)
                await append(*given)
                raise Unavailable("the line to the database was lost after the commit")

            monkeypatch.setattr(matches, "append", lost)
            sent, row = answer(first), first.row()
            reply = await first.ask(sent)
            assert isinstance(reply, wire.Refused) and reply.reason == "busy"
            for player in (first, other):
                await player.until(lambda player=player: player.row() > row)
            kept = await first.ask(sent)
            assert isinstance(kept, wire.Ack) and kept.row == first.row()


async def test_whoever_comes_while_the_database_is_away_is_told_and_sees_the_table_when_it_is_back(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            first, _ = await who_is_asked(one, two)
            with away(server):
                reply = await first.ask(answer(first))
                assert isinstance(reply, wire.Refused) and reply.reason == "busy"
                await two.until(lambda: warned(two))
                reload = server.sit(table, tokens[1:])
                late = await reload.__aenter__()
                await late.until(lambda: warned(late))
                assert late.update is None
            await late.until(lambda: late.update is not None)
            for player in (one, two):
                player.update = None
                await player.until(lambda player=player: player.update is not None)
            await reload.__aexit__(None, None, None)


async def test_a_table_that_cannot_be_read_yet_is_refused_for_a_while(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        server.service.hall.rooms.clear()
        with away(server):
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with server.sit(table, tokens[:1]):
                    pass
            assert closed.value.rcvd is not None and (closed.value.rcvd.code, closed.value.rcvd.reason) == (
                1013,
                "busy",
            )
        async with server.sit(table, tokens[:1]) as me:
            await me.until(lambda: me.update is not None)


async def test_requests_are_answered_busy_while_the_database_is_away(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        with away(server):
            for method, path, body in (
                ("GET", f"/api/tables/{table}", None),
                ("GET", f"/api/tables/{table}/state", None),
                ("POST", f"/api/tables/{table}/answer", {"row": 0, "codes": [0]}),
                ("POST", f"/api/tables/{table}/leave", None),
                ("POST", "/api/tables", {"game": "san-juan", "seats": [{"who": "me"}, {"who": "here"}]}),
                ("POST", "/api/mine", {"tokens": tokens}),
            ):
                said = await server.call(method, path, body, tokens[0], status=503)
                assert said["reason"] == "busy", path
        await server.call("GET", f"/api/tables/{table}/state", None, tokens[0])


async def test_bots_go_on_after_the_database_was_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(url, lease_seconds=1000.0) as server:
        lease = matches.lease

        async def lost(*_: Any) -> bool:
            monkeypatch.setattr(matches, "lease", lease)
            raise Unavailable("the database was away for a moment")

        monkeypatch.setattr(matches, "lease", lost)
        table, tokens = await server.table("san-juan", ["me", "bot", "bot"])
        async with server.sit(table, tokens) as me:
            await me.play_on(1, most=3)


async def test_an_ill_table_is_not_let_go_and_is_read_again_by_itself(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.friends("san-juan", 2)
        hall = server.service.hall
        room = await hall.room(table)
        with away(server):
            with pytest.raises(Unavailable):
                await room.load()
            room.used -= 2 * hall.settings.idle_room_seconds
            await hall._let_go()
            assert room.ill and hall.rooms[table] is room
            assert await hall.room(table) is room
        await eventually(lambda: not room.ill and not hall.healing.ill)
        assert room.journal is not None


async def test_an_ill_table_that_was_removed_meanwhile_is_put_away(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "person"])
        hall = server.service.hall
        room = await hall.room(table)
        await server.call("DELETE", f"/api/tables/{table}", None, tokens[0])
        hall.rooms[table] = room
        assert room.table is None
        await hall.healing.heal(room)
        assert table not in hall.rooms


async def test_a_mistake_in_mid_answer_leaves_nothing_of_it_in_memory(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.friends("san-juan", 2)
        room: Room = await server.service.hall.room(table)
        assert room.journal is not None
        rows = room.journal.rows

        def broken(match: Match) -> None:
            any_answer(match)
            raise RuntimeError("a bug")

        with pytest.raises(RuntimeError):
            await room.change(broken)
        await eventually(lambda: room.journal is not None and not room.ill)
        assert room.journal.rows == rows


def any_answer(match: Match) -> None:
    assert match.decision is not None
    match.play(match.decision.actions[0].code)


async def test_bots_are_played_whose_turn_came_by_rows_that_nobody_told_of(url: str) -> None:
    async with house(url, lease_seconds=1.0) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"])
        async with server.sit(table, tokens) as me:
            await me.turn()
        room = server.service.hall.rooms[table]
        elsewhere = Room(table, server.service.store, lambda *_: None, lambda _: None)
        await elsewhere.load()
        assert elsewhere.table is not None
        while not elsewhere.table.bot_asked:
            rows = await elsewhere.change(any_answer)
        await eventually(lambda: room.journal is not None and room.journal.rows > rows)


async def test_rows_that_nobody_told_of_are_found_by_looking(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        hall = server.service.hall
        async with server.sit(table, tokens[:1]) as me:
            await me.until(lambda: me.update is not None)
            elsewhere = Room(table, hall.store, lambda *_: None, lambda _: None)
            await elsewhere.load()
            rows = await elsewhere.change(any_answer)
            await hall._missed()
            await me.until(lambda: me.row() == rows)
            hall.rooms[table].journal = None  # nobody knows why
            me.update = None
            await hall._missed()
            await me.until(lambda: me.update is not None)
