"""Partners point at things for each other: everybody sees it, the match keeps it, and nothing comes of it."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import ALL
from ludoteca.core.record import from_record
from ludoteca.server import wire
from ludoteca.server.matches import moves

from .house import Player, house

pytestmark = pytest.mark.anyio

TEAM = {"team": "beginner"}
HEX = "duchy:12"


def points(player: Player) -> list[tuple[int, str]]:
    log = player.log[player.update.reader] if player.update else []
    return [(entry.seat, entry.text) for entry in log if entry.kind == "point"]


async def refused(player: Player, message: wire.PointAt) -> str:
    """The reason; the match has no row more."""
    row = player.row()
    reply = await player.ask(message)
    assert isinstance(reply, wire.Refused), reply
    assert player.row() == row and not points(player)
    return reply.reason


async def test_everybody_sees_what_a_player_points_at_and_the_match_keeps_it(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("burgundy", 4, options=TEAM)
        async with (
            server.sit(table, tokens[:1]) as me,
            server.sit(table, tokens[2:3]) as partner,
            server.sit(table) as watching,
        ):
            for one in (me, partner, watching):
                await one.until(lambda one=one: one.update is not None)
            row = me.row()
            reply = await me.ask(wire.PointAt(row, HEX))
            assert isinstance(reply, wire.Ack) and reply.row == row + 1
            for one in (me, partner, watching):
                await one.until(lambda one=one: one.row() > row)
                assert points(one) == [(0, HEX)]
            again = await me.ask(wire.PointAt(row, HEX))
            assert isinstance(again, wire.Ack) and again.row == row + 1, "sent again, it is kept once"
    async with house(sqlite_url) as server, server.sit(table, tokens[2:3]) as partner:
        await partner.until(lambda: partner.update is not None)
        assert points(partner) == [(0, HEX)]


async def test_an_answer_that_was_under_way_while_somebody_pointed_is_kept(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("burgundy", 4, options=TEAM)
        async with server.sit(table, tokens) as all_of_them:
            await all_of_them.until(lambda: all_of_them.update is not None)
            update = await all_of_them.turn()
            asked, menu = update.question.seat, all_of_them.my_menu()  # type: ignore[union-attr]
            for seat in range(4):
                assert isinstance(await all_of_them.ask(wire.PointAt(update.row, HEX, seat=seat)), wire.Ack)
            assert menu is not None
            reply = await all_of_them.ask(wire.Answer(update.row, [menu.choices[0].code], seat=asked))
            assert isinstance(reply, wire.Ack)
            later = await all_of_them.ask(wire.Undo(update.row))
            assert isinstance(later, wire.Refused) and later.reason == "stale"


async def test_what_cannot_be_pointed_at_is_refused(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("burgundy", 4, options=TEAM)
        async with server.sit(table, tokens[:1]) as me, server.sit(table) as watching:
            for one in (me, watching):
                await one.until(lambda one=one: one.update is not None)
            row = me.row()
            for target in ("duchy:73", "duchy:", "depot:1.1", "duchy:012"):
                assert await refused(me, wire.PointAt(row, target)) == "illegal"
            assert await refused(me, wire.PointAt(row, HEX, seat=1)) == "not-yours"
            assert await refused(watching, wire.PointAt(row, HEX)) == "not-yours"


@pytest.mark.parametrize("game", registry.OURS)
async def test_nobody_points_without_a_partner(sqlite_url: str, game: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends(game, max(registry.game(game).fewest({}), 2))
        async with server.sit(table, tokens[:1]) as me:
            await me.until(lambda: me.update is not None)
            assert await refused(me, wire.PointAt(me.row(), HEX)) == "refused"


async def test_one_points_now_and_then(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("burgundy", 4, options=TEAM)
        async with server.sit(table, tokens[:1]) as me, server.sit(table, tokens[2:3]) as partner:
            for one in (me, partner):
                await one.until(lambda one=one: one.update is not None)
            row = me.row()
            assert isinstance(await me.ask(wire.PointAt(row, HEX)), wire.Ack)
            reply = await me.ask(wire.PointAt(row + 1, "duchy:3"))
            assert isinstance(reply, wire.Refused) and reply.reason == "too-many"
            assert isinstance(await partner.ask(wire.PointAt(row + 1, "duchy:3")), wire.Ack), "each for himself"
            monkeypatch.setattr(moves, "POINT_SECONDS", 0.0)
            monkeypatch.setattr(moves, "MOST_POINTS", 2)
            assert isinstance(await me.ask(wire.PointAt(row + 2, "duchy:4")), wire.Ack)
            reply = await me.ask(wire.PointAt(row + 3, "duchy:5"))
            assert isinstance(reply, wire.Refused) and reply.reason == "too-many"


def test_a_record_keeps_what_was_pointed_at() -> None:
    match = Match(registry.game("burgundy"), 4, TEAM, 3)
    for _ in range(2):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
        match.point(1, HEX)
    again = from_record(match.record(), registry.game)
    assert [row.kind for row in again.rows] == ["play", "point"] * 2
    assert again.state.view(ALL) == match.state.view(ALL)
