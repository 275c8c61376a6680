"""Fair dealing on a server: the commitment before the words, the words before the first draw, the secret at the end."""

from __future__ import annotations

import asyncio
import json
import random
from hashlib import sha256
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from ludoteca.core.match import Match
from ludoteca.core.registry import game
from ludoteca.core.verify import verify
from ludoteca.server import wire
from ludoteca.server.lobby import beginning, dealing
from ludoteca.server.matches import journal
from ludoteca.server.store import Store, engine, matches
from ludoteca.server.store import tables as stored

from .house import House, house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio


async def secret_of(server: House, table: str) -> bytes:
    found = await matches.load(server.service.store, table)
    assert found is not None
    return bytes.fromhex(found.table.secret)


async def test_a_finished_match_verifies_with_the_words_of_its_players(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "person"], start=False)
        open_info = await server.call("GET", f"/api/tables/{table}")
        commitment = open_info["commitment"]
        assert commitment == sha256(await secret_of(server, table)).hexdigest()
        await server.call("PATCH", f"/api/tables/{table}/seats/0", {"words": "vento"}, tokens[0])
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Bo", "words": "Straße 🎲"})
        tokens.append(joined["tokens"][0]["token"])
        begun = await server.call("POST", f"/api/tables/{table}/start", {}, tokens[0])
        assert [seat["words"] for seat in begun["seats"]] == ["vento", "Straße 🎲"]
        assert begun["commitment"] == commitment
        await server.call("GET", f"/api/tables/{table}/record", status=409)
        await play_out(server, table, tokens)
        record = await server.call("GET", f"/api/tables/{table}/record")
        found = verify(record, game, commitment)
        assert found.fair.words == ("vento", "Straße 🎲") and found.draws > 20 and found.since == 0
        kept = await server.call("POST", "/api/records", record)
        again = await server.call("GET", f"/api/tables/{kept['key']}/record")
        assert again["fair"] == record["fair"] and verify(again, game).draws == found.draws


async def test_a_table_that_begins_at_once_takes_a_commitment_that_was_asked_for(url: str) -> None:
    async with house(url) as server:
        given = (await server.call("POST", "/api/commitments"))["commitment"]
        table, _ = await server.table("venezia", ["me", "bot"], commitment=given, words="prima")
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["status"] == "running" and info["commitment"] == given
        assert [seat["words"] for seat in info["seats"]] == ["prima", ""]
        assert sha256(await secret_of(server, table)).hexdigest() == given


async def test_a_rematch_takes_a_commitment_that_was_asked_for(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, table, tokens)
        given = (await server.call("POST", "/api/commitments"))["commitment"]
        body = {"tokens": tokens, "commitment": given}
        again = await server.call("POST", f"/api/tables/{table}/rematch", body, tokens[0])
        assert again["table"]["commitment"] == given and again["table"]["status"] == "running"
        assert sha256(await secret_of(server, again["table"]["id"])).hexdigest() == given


async def test_words_before_a_commitment_and_commitments_used_twice_are_refused(url: str) -> None:
    plan = {"game": "san-juan", "seats": [{"who": "me", "name": "A"}, {"who": "bot"}]}
    async with house(url) as server:
        said = await server.call("POST", "/api/tables", {**plan, "words": "too soon"}, status=422)
        assert "after the commitment" in said["message"]
        given = (await server.call("POST", "/api/commitments"))["commitment"]
        await server.call("POST", "/api/tables", {**plan, "commitment": given})
        said = await server.call("POST", "/api/tables", {**plan, "commitment": given}, status=422)
        assert "ask for another" in said["message"]
        for bad, status in (("00" * 32, 422), ("x" * 64, 400), ("00", 400)):
            await server.call("POST", "/api/tables", {**plan, "commitment": bad}, status=status)
        given = (await server.call("POST", "/api/commitments"))["commitment"]
        for words in ("a\nb", "a" * 121, "\u202eabc", "\u2028"):
            answer = await server.client.post("/api/tables", json={**plan, "commitment": given, "words": words})
            assert answer.status_code in (400, 422), answer.text
        await server.call("POST", "/api/tables", {**plan, "commitment": given, "words": "still good"})


async def test_words_after_the_first_draw_are_refused_and_change_nothing(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        said = await server.call("PATCH", f"/api/tables/{table}/seats/1", {"words": "late"}, tokens[1], status=409)
        assert "before the match begins" in said["message"]
        info = await server.call("GET", f"/api/tables/{table}")
        assert [seat["words"] for seat in info["seats"]] == ["", ""]


async def test_words_are_the_seats_own(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "person"], start=False)
        await server.call("PATCH", f"/api/tables/{table}/seats/1", {"words": "not mine"}, tokens[0], status=403)
        await server.call("PATCH", f"/api/tables/{table}/seats/0", {"words": "not mine"}, status=403)


async def test_words_that_come_while_the_cards_are_dealt_are_in_them(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Added between the reading of the seats and the first row: the match is dealt once more, with them."""
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"], start=False)
        dealt: list[Match] = []
        loop = asyncio.get_running_loop()

        def slowly(*given: Any) -> Any:
            if not dealt:
                saying = stored.say_words(server.service.store, table, 0, "just in time")
                assert asyncio.run_coroutine_threadsafe(saying, loop).result()
            dealt.append(dealing.deal(*given))
            return dealt[-1]

        monkeypatch.setattr(beginning, "deal", slowly)
        info = await server.call("POST", f"/api/tables/{table}/start", {}, tokens[0])
        assert len(dealt) == 2 and info["seats"][0]["words"] == "just in time"
        room = await server.service.hall.room(table)
        assert room.journal is not None and room.journal.match.fair is not None
        assert room.journal.match.fair.words == ("just in time", "")
        assert room.journal.match.start_draws == dealt[-1].start_draws


async def test_nothing_that_is_sent_holds_the_secret_while_the_match_is_played(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"])
        secret = (await secret_of(server, table)).hex()
        async with server.sit(table, tokens) as me:
            await me.play_on(5, most=12)
            hint = await me.ask(wire.Hint(me.row())) if me.my_menu() is not None else None
            assert hint is None or isinstance(hint, wire.Hinted | wire.Refused)
            assert all(secret.encode() not in heard for heard in me.heard)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/state", f"/api/replays/{table}"):
            assert secret not in json.dumps(await server.call("GET", path, token=tokens[0]))
        await server.call("GET", f"/api/tables/{table}/record", token=tokens[0], status=409)


async def test_thinkers_are_told_neither_secret_nor_seed(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.table("san-juan", ["me", "bot"])
        room = await server.service.hall.room(table)
        assert room.journal is not None
        head = room.journal.head()
        assert "fair" not in head and "seed" not in head


async def test_a_match_under_way_gets_its_secret_with_the_upgrade(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database as an earlier release left it: a match from a seed, without any secret."""
    async with house(url) as server:
        for module in (dealing, journal):
            monkeypatch.setattr(module, "dealt_from", lambda table, seats: None)
        table, tokens = await server.table("burgundy", ["me", "here"])
        async with server.sit(table, tokens) as me:
            await me.play_on(1, most=10)
    store = Store(url)
    await store.database.run(back_to_the_first_release, write=True)
    await store.close()
    monkeypatch.undo()
    async with house(url) as server:
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["commitment"] == sha256(await secret_of(server, table)).hexdigest()
        await play_out(server, table, tokens)
        found = verify(await server.call("GET", f"/api/tables/{table}/record"), game)
        assert found.since == info["rows"] > 0 and found.before > 0 and found.draws > 0


def back_to_the_first_release(connection: Connection) -> None:
    connection.execute(text("UPDATE game_tables SET seed = 7"))
    config = engine.configuration()
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


async def test_random_matches_of_every_game_verify(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for name in ("puerto-rico", "venezia"):
            table, tokens = await server.table(name, ["me", "here"])
            dice = random.Random(4)
            async with server.sit(table, tokens) as me:
                while await me.play(dice):
                    if dice.random() < 0.1:
                        reply = await me.ask(wire.Undo(me.row()))
                        await me.until(lambda reply=reply: me.row() >= reply.row)
            record = await server.call("GET", f"/api/tables/{table}/record")
            assert verify(record, game).draws == sum(len(row.get("draws", [])) for row in record["rows"]) + len(
                record["start"]
            )
