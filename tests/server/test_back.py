"""Taking back: alone, by consent, and never twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludoteca.server import wire

from .house import House, Player, house

pytestmark = pytest.mark.anyio


async def asked_player(players: list[Player]) -> Player:
    """The player whose turn it is, once all have heard of the same row."""
    await asyncio.gather(*(player.until(lambda player=player: player.update) for player in players))
    newest = max(player.row() for player in players)
    await asyncio.gather(*(player.until(lambda player=player: player.row() >= newest) for player in players))
    return next(player for player in players if player.my_menu() is not None)


async def test_an_undo_brings_the_question_back_and_is_done_once(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("puerto-rico", 3)
        async with (
            server.sit(table, [tokens[0]]) as a,
            server.sit(table, [tokens[1]]) as b,
            server.sit(table, [tokens[2]]) as c,
        ):
            players = [a, b, c]
            dice = random.Random(1)
            undone = 0
            for _ in range(60):
                player = await asked_player(players)
                before = player.update
                assert before is not None and before.question is not None
                await player.play(dice)
                assert player.update is not None
                back = player.update.back
                if back.undo != before.row:
                    continue
                row = player.update.row
                for _ in range(2):
                    assert isinstance(await player.ask(wire.Undo(row)), wire.Ack)
                await player.until(lambda player=player, row=row: player.row() > row)
                assert player.update.view == before.view and player.update.question == before.question
                assert player.row() == row + 1
                undone += 1
            assert undone > 3


async def test_one_person_among_bots_takes_back_as_far_as_they_like(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot", "bot"])
        async with server.sit(table, tokens) as me:
            first = await me.turn()
            await me.play_on(2, most=8)
            await me.turn()
            assert me.update is not None and me.update.back.undo is not None
            reply = await me.ask(wire.Undo(me.row(), to=first.row))
            assert isinstance(reply, wire.Ack), reply
            await me.until(lambda: me.update is not None and me.update.row > reply.row - 1)
            await me.turn()
            assert me.update.view == first.view
            marks = {entry.row: entry for entry in me.log[0] if entry.kind == "undo"}
            assert [entry.to for entry in marks.values()] == [first.row]


async def test_a_reset_goes_to_the_first_question_of_the_turn(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("puerto-rico", ["me", "bot", "bot"])
        async with server.sit(table, tokens) as me:
            dice = random.Random(4)
            for _ in range(40):
                await me.play(dice)
                await me.turn()
                assert me.update is not None
                back = me.update.back
                if back.reset is not None and back.undo is not None and back.reset < back.undo:
                    break
            assert me.update is not None
            reset = me.update.back.reset
            reply = await me.ask(wire.Reset(me.row()))
            assert isinstance(reply, wire.Ack)
            await me.until(lambda: me.row() >= reply.row)
            assert me.update is not None
            undo = [entry for entry in me.log[0] if entry.kind == "undo"][-1]
            assert undo.to == reset


async def two_players(server: House) -> tuple[str, list[str]]:
    return await server.friends("san-juan", 2)


async def play_until_fixed(one: Player, two: Player) -> tuple[Player, Player, int]:
    """Play until somebody's last answer can only be taken back with consent."""
    dice = random.Random(9)
    for _ in range(60):
        player = await asked_player([one, two])
        await player.play(dice)
        await asked_player([one, two])
        assert player.update is not None
        if player.update.back.ask is not None:
            return player, two if player is one else one, player.update.back.ask
    raise AssertionError("nothing that needs consent came up")


async def test_further_back_needs_the_consent_of_all_people(url: str) -> None:
    async with house(url) as server:
        table, tokens = await two_players(server)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            asker, other, to = await play_until_fixed(one, two)
            row = asker.row()
            assert isinstance(await asker.ask(wire.Undo(row, to=to)), wire.Ack)
            await other.until(lambda: other.update is not None and other.update.proposal is not None)
            assert other.update is not None and other.update.proposal is not None
            assert other.update.proposal.missing == other.mine and other.row() == row
            assert isinstance(await other.ask(wire.Consent(row, to, True)), wire.Ack)
            await asyncio.gather(*(p.until(lambda p=p: p.row() == row + 1) for p in (asker, other)))
            assert other.update.proposal is None
            undo = other.log[other.mine[0]][-1]
            assert undo.kind == "undo" and undo.to == to and set(undo.agreed) == {0, 1}


async def test_a_proposal_falls_when_it_is_denied_or_the_match_goes_on(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await two_players(server)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            asker, other, to = await play_until_fixed(one, two)
            row = asker.row()
            await asker.ask(wire.Undo(row, to=to))
            await other.ask(wire.Consent(row, to, False))
            await asker.until(lambda: asker.update is not None and asker.update.proposal is None)
            late = await other.ask(wire.Consent(row, to, True))
            assert isinstance(late, wire.Refused) and late.reason == "stale"
            await asker.ask(wire.Undo(row, to=to))
            player = await asked_player([one, two])
            await player.play(random.Random(1))
            late = await other.ask(wire.Consent(row, to, True))
            assert isinstance(late, wire.Refused) and late.reason == "stale"


async def test_what_is_not_mine_cannot_be_taken_back(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await two_players(server)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            first = await asked_player([one, two])
            other = two if first is one else one
            await first.play(random.Random(1))
            for message in (
                wire.Undo(first.row()),
                wire.Reset(first.row()),
                wire.Undo(first.row(), seat=first.mine[0]),
            ):
                reply = await other.ask(message)
                assert isinstance(reply, wire.Refused) and reply.reason == "refused"
            late = await first.ask(wire.Undo(0))
            assert isinstance(late, wire.Refused) and late.reason == "stale"
