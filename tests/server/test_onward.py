"""Playing on from a match that is over: with bots, with friends, from links and uploads, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record
from ludoteca.core.verify import verify
from ludoteca.server import wire

from .house import House, house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio
PLY = 290  # of 325: little is left to be played
EARLY = 30
RANDOM = {"who": "bot", "level": "random"}
ME = {"who": "me", "name": "Ada"}
FRIEND = {"who": "person"}


def recorded(game: str = "san-juan") -> dict[str, Any]:
    """A match that was played elsewhere."""
    match, dice = Match(registry.game(game), 3, {}, 7), seeded(4)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match.record()


async def finished(server: House, game: str = "san-juan") -> str:
    """The key of a match that is over."""
    return str((await server.call("POST", "/api/records", recorded(game)))["key"])


async def onward(server: House, key: str, *seats: dict[str, str], status: int = 201, **more: Any) -> Any:
    body = {"ply": PLY, "seats": list(seats), **more}
    return await server.call("POST", f"/api/replays/{key}/table", body, status=status)


async def count_tables(server: House) -> int:
    return len(await server.service.store.read(lambda session: session.connection().exec_driver_sql(
        "select id from game_tables").all()))  # fmt: skip


async def test_with_bots_it_goes_on_at_once_and_is_dealt_again(url: str) -> None:
    async with house(url) as server:
        old = await finished(server)
        seated = await onward(server, old, RANDOM, ME, RANDOM)
        table, tokens = seated["table"]["id"], [one["token"] for one in seated["tokens"]]
        assert seated["table"]["status"] == "running" and [one["seat"] for one in seated["tokens"]] == [1]
        assert seated["table"]["origin"] == {"key": old, "row": PLY, "seat": 1, "redealt": True, "puzzle": False}
        frame = (await server.call("GET", f"/api/replays/{old}/frames?start={PLY}&reader=1"))[0]
        begun = (await server.call("GET", f"/api/replays/{table}/frames?start={PLY + 1}", token=tokens[0]))[0]
        assert begun["view"] == frame["view"]
        async with server.sit(table, tokens) as me:
            await me.turn()
            kinds = [entry.kind for entry in me.log[1]]
            assert kinds[: PLY + 2] == ["start", *["play"] * PLY, "from"]
            assert (me.log[1][PLY + 1].text, me.log[1][PLY + 1].seat) == ("deal", 1)
            assert not any(entry.undone for entry in me.log[1])
            await me.play_on(7)
        record = await server.call("GET", f"/api/tables/{table}/record")
        assert from_record(record, registry.game).over
        verified = verify(record, registry.game, seated["table"]["commitment"])
        assert verified.played_on and verified.since == PLY and verified.draws and verified.before
        replay = await server.call("GET", f"/api/replays/{table}")
        assert replay["entries"][PLY + 1]["kind"] == "from" and replay["plies"] == len(replay["entries"]) - 1
        assert replay["origin"] == seated["table"]["origin"]


async def test_with_friends_everybody_keeps_what_he_held(sqlite_url: str) -> None:
    """From a match that was played here."""
    async with house(sqlite_url) as server:
        old, tokens = await server.table("san-juan", ["me", "here", RANDOM])
        await play_out(server, old, tokens)
        seated = await onward(server, old, ME, FRIEND, RANDOM, name="again", ply=EARLY)
        table, mine = seated["table"]["id"], seated["tokens"][0]["token"]
        assert seated["table"]["status"] == "open" and not seated["table"]["origin"]["redealt"]
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Bea"})
        assert joined["table"]["status"] == "running"
        assert joined["table"]["origin"] == {"key": old, "row": EARLY, "seat": 0, "redealt": False, "puzzle": False}
        for seat, token in enumerate((mine, joined["tokens"][0]["token"])):
            then = (await server.call("GET", f"/api/replays/{old}/frames?start={EARLY}&reader={seat}"))[0]
            here = (await server.call("GET", f"/api/replays/{table}/frames?start={EARLY + 1}", token=token))[0]
            assert here["view"] == then["view"]


async def test_friends_who_do_not_come_are_bots_and_then_it_is_dealt_again(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        seated = await onward(server, old, FRIEND, FRIEND, ME)
        table, mine = seated["table"]["id"], seated["tokens"][0]["token"]
        begun = await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, mine)
        assert begun["status"] == "running"
        assert begun["origin"] == {"key": old, "row": PLY, "seat": 2, "redealt": True, "puzzle": False}


async def test_undo_stops_where_it_began(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        seated = await onward(server, old, ME, {"who": "here"}, {"who": "here"})
        async with server.sit(seated["table"]["id"], [one["token"] for one in seated["tokens"]]) as me:
            update = await me.turn()
            for to in (0, PLY - 1, PLY):
                reply = await me.ask(wire.Undo(me.row(), to=to))
                assert isinstance(reply, wire.Refused) and reply.reason == "refused"
            menu = me.my_menu()
            assert menu is not None and update.back.undo is None and update.back.ask is None
            first = me.row()
            code = next(choice.code for choice in menu.choices if choice.now)
            assert isinstance(await me.ask(wire.Answer(first, [code])), wire.Ack)
            await me.until(lambda: me.row() > first)
            assert isinstance(await me.ask(wire.Undo(me.row(), to=first)), wire.Ack)
            reply = await me.ask(wire.Undo(me.row(), to=PLY - 1))
            assert isinstance(reply, wire.Refused)


async def test_it_survives_a_restart_open_and_running(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        waiting = (await onward(server, old, ME, FRIEND, RANDOM))["table"]["id"]
        running = await onward(server, old, ME, RANDOM, RANDOM)
        token = running["tokens"][0]["token"]
        before = await server.call("GET", f"/api/replays/{running['table']['id']}/frames?start={PLY + 1}", token=token)
    async with house(sqlite_url) as server:
        path = f"/api/replays/{running['table']['id']}/frames?start={PLY + 1}"
        assert await server.call("GET", path, token=token) == before
        joined = await server.call("POST", f"/api/tables/{waiting}/join", {"name": "Bea"})
        assert joined["table"]["status"] == "running" and joined["table"]["origin"]["row"] == PLY


async def test_a_link_without_names_tells_no_names_through_the_new_table(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        shared = await server.call("POST", f"/api/replays/{old}/share", {"names": False})
        seated = await onward(server, shared["key"], ME, RANDOM, RANDOM)
        assert seated["table"]["origin"]["key"] == shared["key"] and old not in str(seated)
        by_id = await onward(server, old, ME, RANDOM, RANDOM)
        table, token = by_id["table"]["id"], by_id["tokens"][0]["token"]
        await play_out(server, table, [token])
        again = await server.call("POST", f"/api/replays/{table}/share", {"names": False})
        assert old not in str(await server.call("GET", f"/api/replays/{again['key']}"))


async def test_an_uploaded_record_can_be_played_on_and_its_own_record_uploaded(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        seated = await onward(server, await finished(server, "venezia"), RANDOM, RANDOM, ME, ply=500)
        table = seated["table"]["id"]
        async with server.sit(table, [seated["tokens"][0]["token"]]) as me:
            await me.play_on(3)
            await me.until(lambda: me.table is not None and me.table.status == "over")
        record = await server.call("GET", f"/api/tables/{table}/record")
        assert verify(record, registry.game).played_on
        again = await server.call("POST", "/api/records", record)
        assert again["entries"][501]["kind"] == "from"
        later = await onward(server, again["key"], ME, RANDOM, RANDOM, ply=50)
        assert later["table"]["status"] == "running"


BAD: list[tuple[list[dict[str, str]], dict[str, Any], int, str]] = [
    ([ME, RANDOM], {}, 422, "option"),
    ([ME, RANDOM, RANDOM, RANDOM], {}, 422, "option"),
    ([RANDOM, RANDOM, RANDOM], {}, 422, "option"),
    ([ME, ME, RANDOM], {}, 422, "option"),
    ([ME, RANDOM, {"who": "bot", "level": "nobody"}], {}, 422, "option"),
    ([ME, RANDOM, {"who": "nobody"}], {}, 400, "malformed"),
    ([], {}, 400, "malformed"),
    ([ME, RANDOM, RANDOM], {"ply": 10**6}, 422, "illegal"),
    ([ME, RANDOM, RANDOM], {"ply": -1}, 400, "malformed"),
    ([ME, RANDOM, RANDOM], {"ply": 2**40}, 400, "malformed"),
    ([ME, RANDOM, RANDOM], {"ply": "three"}, 400, "malformed"),
    ([ME, RANDOM, RANDOM], {"row": 3}, 400, "malformed"),
    ([ME, RANDOM, RANDOM], {"words": "no commitment"}, 422, "option"),
    ([ME, RANDOM, RANDOM], {"commitment": "0" * 64}, 422, "option"),
    ([ME, RANDOM, RANDOM], {"name": "\u202e"}, 400, "malformed"),
]


async def test_what_is_refused_makes_no_table(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        before = await count_tables(server)
        for seats, more, status, reason in BAD:
            assert (await onward(server, old, *seats, status=status, **more))["reason"] == reason
        assert await count_tables(server) == before


async def test_the_end_running_matches_and_open_tables_are_refused(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        plies = (await server.call("GET", f"/api/replays/{old}"))["plies"]
        assert (await onward(server, old, ME, RANDOM, RANDOM, ply=plies, status=422))["reason"] == "illegal"
        assert (await onward(server, "nothing", ME, RANDOM, RANDOM, status=404))["reason"] == "unknown"
        running, tokens = await server.friends("san-juan", 2)
        for token in ("", tokens[0]):
            body = {"ply": 0, "seats": [ME, RANDOM]}
            said = await server.call("POST", f"/api/replays/{running}/table", body, token, status=409)
            assert said["reason"] == "not-over"
        waiting, _ = await server.table("san-juan", ["me", "person"])
        assert (await onward(server, waiting, ME, RANDOM, status=409))["reason"] == "not-running"


async def test_it_costs_what_a_new_table_costs(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        old = await finished(server)
        called: list[str] = []
        server.service.limits.costly, costly = noting(called), server.service.limits.costly  # type: ignore[method-assign] # to count its calls
        await onward(server, old, ME, RANDOM, RANDOM)
        server.service.limits.costly = costly  # type: ignore[method-assign] # to count its calls
        assert len(called) == 1


def noting(called: list[str]) -> Any:
    async def costly(source: str) -> None:
        called.append(source)

    return costly
