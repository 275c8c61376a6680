"""Whole matches over the network."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludoteca.core import registry
from ludoteca.core.record import from_record
from ludoteca.server import wire

from .house import Player, house

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_match_against_bots(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot", "bot"])
        async with server.sit(table, tokens) as me:
            await me.play_on(1)
            assert me.update is not None and me.update.result is not None
            await me.until(lambda: me.table is not None and me.table.status == "over")
            result = me.update.result
            assert sum(source.points[0] for source in result.tally) == result.scores[0]
            assert result.curve[-1].scores == result.scores
        record = await server.call("GET", f"/api/tables/{table}/record")
        match = from_record(record, registry.game)
        assert match.over and match.state.scores() == result.scores


# Two of the games in `make test`, all in the long run.
SAMPLED = ("san-juan", "burgundy")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in SAMPLED else pytest.mark.slow) for game in registry.OURS]
)
async def test_friends_play_a_match_while_somebody_watches(sqlite_url: str, game: str) -> None:
    async with house(sqlite_url) as server:
        players = registry.game(game).seats[-1]
        table, tokens = await server.friends(game, players)
        async with server.sit(table) as watcher:
            async with asyncio.TaskGroup() as group:
                for seat, token in enumerate(tokens):
                    group.create_task(one_seat(server, table, token, seat))
            await watcher.until(lambda: watcher.update is not None and watcher.update.result is not None)
            assert watcher.update is not None and watcher.update.reader == -2
            assert watcher.log[-2][0].kind == "start"


async def one_seat(server: object, table: str, token: str, seat: int) -> None:
    async with server.sit(table, [token]) as player:  # type: ignore[attr-defined] # House is imported by its maker
        await player.play_on(seat)


async def test_an_answer_is_played_once_however_often_it_is_sent(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            await asyncio.gather(one.hear(), two.hear())
            first = one if one.my_menu() is not None else two
            menu = first.my_menu()
            assert menu is not None
            row, code = first.row(), menu.choices[0].code
            replies = [await first.ask(wire.Answer(row, [code])) for _ in range(3)]
            assert all(isinstance(reply, wire.Ack) for reply in replies)
            room = server.service.hall.rooms[table]
            assert room.journal is not None
            assert [text.text for text in room.journal.match.rows].count(menu.choices[0].text) == 1


async def test_wrong_seats_stale_rows_and_illegal_answers_are_refused(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two, server.sit(table) as eye:
            await asyncio.gather(one.until(lambda: one.update), two.until(lambda: two.update))
            first, other = (one, two) if one.my_menu() is not None else (two, one)
            menu = first.my_menu()
            assert menu is not None
            row, code = first.row(), menu.choices[0].code
            assert reason(await other.ask(wire.Answer(row, [code]))) == "wrong-seat"
            assert reason(await other.ask(wire.Answer(row, [code], seat=first.mine[0]))) == "not-yours"
            assert reason(await first.ask(wire.Answer(row + 1, [code]))) == "stale"
            assert reason(await first.ask(wire.Answer(row, ["no such answer"]))) == "illegal"
            assert reason(await first.ask(wire.Answer(row, []))) == "illegal"
            assert reason(await first.ask(wire.Answer(row, [code, code]))) == "illegal"
            await eye.until(lambda: eye.update)
            assert reason(await eye.ask(wire.Answer(row, [code]))) == "not-yours"
            assert reason(await eye.ask(wire.Undo(row))) == "not-yours"
            assert isinstance(await first.ask(wire.Answer(row, [code])), wire.Ack)


def reason(reply: object) -> str:
    assert isinstance(reply, wire.Refused), reply
    return reply.reason


async def test_hot_seat_shows_each_hand_only_while_its_player_is_asked(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "here", "bot"])
        assert len(tokens) == 2
        async with server.sit(table, tokens) as screen:
            dice = random.Random(3)
            for _ in range(40):
                await screen.play(dice)
            for raw in screen.heard:
                await check_hands(raw)


async def check_hands(raw: bytes) -> None:
    from .house import decode

    message = decode.decode(raw)
    if isinstance(message, wire.Update) and message.result is None:
        asked = None if message.question is None else message.question.seat
        shown = [player["seat"] for player in message.view["players"] if "cards" in player]
        assert shown == ([asked] if asked in (0, 1) else []), message.question
        assert message.reader == (asked if asked in (0, 1) else -1)


async def test_a_player_comes_back_to_the_same_position(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"])
        async with server.sit(table, tokens) as me:
            await me.play_on(5, most=12)
            await me.turn()
            before, log = me.update, list(me.log[0])
        assert before is not None
        async with server.sit(table, tokens) as again:
            await again.until(lambda: again.update)
            assert again.update is not None
            assert again.update.view == before.view and again.update.row == before.row
            assert [(entry.row, entry.text) for entry in again.log[0]] == [(entry.row, entry.text) for entry in log]
        async with server.sit(table, tokens, since=before.row) as third:
            await third.until(lambda: third.update)
            assert third.update is not None and third.update.entries == [] and not third.update.fresh


def test_players_are_exported() -> None:
    assert Player.__doc__
