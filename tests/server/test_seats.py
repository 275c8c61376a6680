"""Seats that have been played: who may have them, what their tokens read meanwhile, and whose consent counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.bots.levels import STRONGEST
from ludoteca.core.protocol import PUBLIC
from ludoteca.server import wire
from ludoteca.server.errors import Refusal
from ludoteca.server.lobby.new import stand_in
from ludoteca.server.settings import Settings

from .house import PATIENCE, House, Player, decode, house
from .trouble import eventually

pytestmark = pytest.mark.anyio


async def played(server: House, players: int = 3, bots: int = 0, answers: int = 9) -> tuple[str, list[str]]:
    """A match of San Juan between people on connections of their own, and bots, some answers old."""
    seats = ["me"] + ["person"] * (players - 1)
    plans: list[str | dict[str, Any]] = [*seats, *({"who": "bot", "level": "random"} for _ in range(bots))]
    table, tokens = await server.table("san-juan", plans)
    for seat in range(1, players):
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": f"p{seat}", "seat": seat})
        tokens.append(joined["tokens"][0]["token"])
    async with server.sit(table, tokens) as everybody:
        await everybody.play_on(1, most=answers)
    return table, tokens


async def ask_for(server: House, table: str, seat: int, token: str, status: int = 0) -> Any:
    return await server.call("PATCH", f"/api/tables/{table}/seats/{seat}", {"who": "person"}, token, status)


async def agree(server: House, table: str, seat: int, token: str, yes: bool = True, status: int = 0) -> Any:
    return await server.call("POST", f"/api/tables/{table}/seats/{seat}/agree", {"yes": yes}, token, status)


async def join(server: House, table: str, status: int = 0) -> Any:
    return await server.call("POST", f"/api/tables/{table}/join", {"name": "Eva"}, status=status)


async def noticed(server: House, table: str, good: Callable[[Any], bool]) -> None:
    """Wait until the server has noticed what just happened."""
    async with asyncio.timeout(PATIENCE):
        while not good(await server.call("GET", f"/api/tables/{table}")):
            await asyncio.sleep(0)


async def state(server: House, table: str, token: str = "") -> bytes:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await server.client.get(f"/api/tables/{table}/state", headers=headers)
    assert answer.status_code == 200
    return answer.content


# Giving a seat away


async def test_the_owner_opens_a_bot_s_seat_only_if_everybody_agrees(url: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2, bots=1)
        info = await ask_for(server, table, 2, owner)
        assert info["seats"][2]["agreed"] == [0] and info["seats"][2]["taken"]
        await join(server, table, status=409)
        assert (await ask_for(server, table, 2, owner))["seats"][2]["agreed"] == [0]
        assert (await agree(server, table, 2, other, yes=False))["seats"][2]["agreed"] == []
        await agree(server, table, 2, other, status=409)
        await join(server, table, status=409)
        await ask_for(server, table, 2, owner)
        info = await agree(server, table, 2, other)
        assert info["seats"][2]["agreed"] == [] and not info["seats"][2]["taken"]
        assert info["seats"][2]["control"] == "bot"
        joined = await join(server, table)
        assert joined["table"]["seats"][2]["control"] == "person" and joined["table"]["seats"][2]["name"] == "Eva"


async def test_a_request_is_told_to_everybody_at_the_table(url: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2, bots=1)
        async with server.sit(table, [other]) as two:
            await ask_for(server, table, 2, owner)
            await two.until(lambda: two.table is not None and two.table.seats[2].agreed == [0])


async def test_only_the_owner_asks_and_only_those_with_a_voice_answer(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, (owner, other, third) = await played(server, 3, bots=1)
        await ask_for(server, table, 3, other, status=403)
        await agree(server, table, 3, other, status=409)
        await ask_for(server, table, 3, owner)
        await agree(server, table, 3, "", status=403)
        await server.call("POST", f"/api/tables/{table}/resign", token=third)
        await agree(server, table, 3, third, yes=False, status=403)
        assert (await server.call("GET", f"/api/tables/{table}"))["seats"][3]["agreed"] == [0]
        await agree(server, table, 7, other, status=404)
        await ask_for(server, table, 1, owner, status=409)


async def test_who_resigns_is_not_waited_for(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, (owner, other) = await played(server, 2, bots=1)
        await ask_for(server, table, 2, owner)
        await server.call("POST", f"/api/tables/{table}/resign", token=other)
        assert not (await server.call("GET", f"/api/tables/{table}"))["seats"][2]["taken"]


async def test_one_person_among_bots_opens_a_seat_at_once(url: str) -> None:
    async with house(url) as server:
        table, tokens = await played(server, 1, bots=2)
        info = await ask_for(server, table, 1, tokens[0])
        assert not info["seats"][1]["taken"]
        assert (await join(server, table))["table"]["seats"][1]["control"] == "person"


@pytest.mark.parametrize("away", ["left", "replaced"])
async def test_an_absent_person_s_seat_needs_that_person_s_consent(url: str, away: str) -> None:
    async with house(url) as server:
        table, (owner, other, third) = await played(server)
        await go_away(server, table, 2, third, owner, away)
        info = await ask_for(server, table, 2, owner)
        assert info["seats"][2]["agreed"] == [0]
        await agree(server, table, 2, other)
        await join(server, table, status=409)
        await agree(server, table, 2, third)
        eva = (await join(server, table))["tokens"][0]["token"]
        said = await server.call("GET", f"/api/tables/{table}/state", token=third, status=401)
        assert said["reason"] == "token" and "somebody else" in said["message"]
        assert b'"reader":2' in await state(server, table, eva)


async def go_away(server: House, table: str, seat: int, token: str, owner: str, how: str) -> None:
    if how == "left":
        await server.call("POST", f"/api/tables/{table}/leave", token=token)
    else:
        await eventually(lambda: (table, seat) not in server.service.hall.presence.here)
        await noticed(server, table, lambda info: not info["seats"][seat]["online"])
        await server.call("PATCH", f"/api/tables/{table}/seats/{seat}", {"who": "bot"}, owner)


@pytest.mark.parametrize("away", ["left", "replaced"])
async def test_who_was_away_comes_back_and_the_request_falls(url: str, away: str) -> None:
    async with house(url) as server:
        table, (owner, other, third) = await played(server)
        await go_away(server, table, 2, third, owner, away)
        await ask_for(server, table, 2, owner)
        await server.call("POST", f"/api/tables/{table}/return", token=third)
        seat = (await server.call("GET", f"/api/tables/{table}"))["seats"][2]
        assert (seat["control"], seat["gone"], seat["agreed"]) == ("person", "", [])
        await agree(server, table, 2, other, status=409)


async def test_who_agreed_to_give_the_seat_away_may_come_back_until_somebody_sits_there(url: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await go_away(server, table, 1, other, owner, "left")
        await ask_for(server, table, 1, owner)
        assert not (await agree(server, table, 1, other))["seats"][1]["taken"]
        await server.call("POST", f"/api/tables/{table}/return", token=other)
        seat = (await server.call("GET", f"/api/tables/{table}"))["seats"][1]
        assert seat["taken"] and seat["name"] == "p1" and seat["control"] == "person"
        await join(server, table, status=409)
        assert b'"reader":1' in await state(server, table, other)


async def test_the_yes_of_an_earlier_player_is_not_the_next_one_s(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, (owner, other, third) = await played(server, 3, bots=1)
        await ask_for(server, table, 3, owner)
        await agree(server, table, 3, other)
        await go_away(server, table, 1, other, owner, "left")
        await ask_for(server, table, 1, owner)
        for token in (other, third):
            await agree(server, table, 1, token)
        await join(server, table)
        assert (await server.call("GET", f"/api/tables/{table}"))["seats"][3]["agreed"] == []


async def test_the_connection_of_a_seat_that_was_given_away_is_closed(url: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await go_away(server, table, 1, other, owner, "left")
        async with server.sit(table, [other]) as old:
            await ask_for(server, table, 1, owner)
            await agree(server, table, 1, other)
            await join(server, table)
            await old.until(lambda: 0 in old.replies)
            said = old.replies[0]
            assert isinstance(said, wire.Refused) and said.reason == "token"
            updates = [message for message in old.heard if b'"type":"update"' in message]
            assert updates and all(b'"reader":-1' in message for message in updates)


async def test_a_token_of_who_stood_up_is_not_good_for_the_bot_that_sits_there(url: str) -> None:
    async with house(url) as server:
        table, (owner,) = await server.table("san-juan", ["me", "person", "person"])
        tokens = []
        for seat in (1, 2):
            joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "x", "seat": seat}, status=201)
            tokens.append(joined["tokens"][0]["token"])
            how: Any = ("POST", f"/api/tables/{table}/leave", None, tokens[-1])
            if seat == 2:
                how = ("PATCH", f"/api/tables/{table}/seats/2", {"who": "bot"}, owner)
            await server.call(*how)
        await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, owner)
        for token in tokens:
            await server.call("GET", f"/api/tables/{table}/state", token=token, status=401)


async def test_a_seat_that_was_opened_while_the_match_began_stays_the_bot_s(url: str) -> None:
    async with house(url) as server:
        table, (owner,) = await server.table("san-juan", ["me", "bot", "person"])
        before = await server.service.lobby.visitor(table, [owner])
        await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, owner)
        with pytest.raises(Refusal):
            await server.service.seating._free(before, before.seats[1])
        await join(server, table, status=409)


# What a seat reads that does not play


async def reads_as_the_public(server: House, table: str, token: str) -> None:
    assert await state(server, table, token) == await state(server, table)
    paths = f"/api/replays/{table}", f"/api/replays/{table}/frames", f"/api/replays/{table}?reader=1"
    for path in paths:
        said = await server.call("GET", path, token=token, status=409)
        assert said == await server.call("GET", path, status=409)
    async with server.sit(table, [token]) as gone, server.sit(table) as anybody:
        for player in (gone, anybody):
            await player.until(lambda player=player: player.update is not None)
        assert gone.mine == [1]
        assert gone.heard[-1] == anybody.heard[-1]
        row = gone.row()
        for message in (wire.Hint(row), wire.Answer(row, [0]), wire.Early(row, 1, [0]), wire.Undo(row)):
            reply = await gone.ask(message)
            assert isinstance(reply, wire.Refused), message


@pytest.mark.parametrize("away", ["left", "replaced", "resigned"])
async def test_the_token_of_who_is_away_reads_what_everybody_may(url: str, away: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await stop_at(server, table, owner, other)
        if away == "resigned":
            await server.call("POST", f"/api/tables/{table}/resign", token=other)
        else:
            await go_away(server, table, 1, other, owner, away)
        await noticed(server, table, lambda info: info["seats"][info["asked"]]["control"] == "person")
        await reads_as_the_public(server, table, other)


async def stop_at(server: House, table: str, owner: str, other: str) -> None:
    """Play until the owner is asked: the bot that comes has nothing to do, and the match stands still."""
    dice = random.Random(4)
    async with server.sit(table, [owner, other]) as both:
        while (await both.turn()).question.seat != 0:  # type: ignore[union-attr] # there is a question
            await both.play(dice)


@pytest.mark.parametrize("how", ["leave", "resign"])
async def test_an_open_connection_reads_as_the_public_from_the_moment_its_seat_leaves(url: str, how: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await stop_at(server, table, owner, other)
        async with server.sit(table, [other]) as two:
            await two.until(lambda: two.update is not None)
            assert two.update is not None and two.update.reader == 1
            row = two.row()
            await server.call("POST", f"/api/tables/{table}/{how}", token=other)
            await two.until(lambda: two.row() > row)
            assert two.update.reader == PUBLIC and two.update.fresh and two.mine == [1]
            assert two.heard[-1] == await state(server, table)
            if how == "resign":
                return
            await server.call("POST", f"/api/tables/{table}/return", token=other)
            await two.until(lambda: two.update is not None and two.update.reader == 1)
            seen = wire_update(await state(server, table, other))
            assert two.update.view == seen.view and two.log[1] == seen.entries


def wire_update(data: bytes) -> wire.Update:
    update = decode.decode(data)
    assert isinstance(update, wire.Update)
    return update


async def test_a_hint_is_not_told_to_who_left_while_it_was_thought_about(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite_url) as server:
        table, (owner, other) = await played(server, 2)
        await stop_at(server, table, other, owner)
        think = server.service.bots.hint

        async def slowly(*given: Any) -> wire.HintResult:
            thought = await think(*given)
            await server.call("POST", f"/api/tables/{table}/leave", token=owner)
            return thought

        monkeypatch.setattr(server.service.bots, "hint", slowly)
        async with server.sit(table, [owner]) as one:
            update = await one.turn()
            reply = await one.ask(wire.Hint(update.row, level="random"))
            assert isinstance(reply, wire.Refused) and reply.reason == "not-yours"


async def test_who_resigned_never_comes_back(url: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await server.call("POST", f"/api/tables/{table}/resign", token=other)
        await server.call("POST", f"/api/tables/{table}/return", token=other, status=409)
        await server.call("POST", f"/api/tables/{table}/leave", token=other, status=409)
        await server.call("POST", f"/api/tables/{table}/return", token=other, status=409)
        assert not (await ask_for(server, table, 1, owner))["seats"][1]["taken"]
        await server.call("POST", f"/api/tables/{table}/return", token=other, status=409)
        assert (await server.call("GET", f"/api/tables/{table}"))["seats"][1]["control"] == "bot"


async def test_a_bot_s_turn_is_not_the_turn_of_who_left(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, (_, other) = await played(server, 2)
        await server.call("POST", f"/api/tables/{table}/leave", token=other)
        mine = await server.call("POST", "/api/mine", {"tokens": [other]})
        assert [entry["table"]["id"] for entry in mine] == [table] and not mine[0]["turn"]


# Consent to going back


async def far_back(player: Player) -> tuple[int, int]:
    """Ask to go back to the first answer; the row and where to."""
    update = await player.turn()
    first = next(entry for entry in player.log[0] if entry.kind == "play" and entry.seat == 0 and not entry.undone)
    reply = await player.ask(wire.Undo(update.row, to=first.row))
    assert isinstance(reply, wire.Ack) and reply.row == update.row, "nothing was taken back"
    await player.until(lambda: player.update is not None and player.update.proposal is not None)
    return update.row, first.row


@pytest.mark.parametrize("away", ["left", "replaced"])
async def test_whoever_is_away_is_asked_before_the_match_goes_far_back(url: str, away: str) -> None:
    async with house(url) as server:
        table, (owner, other) = await played(server, 2)
        await go_away(server, table, 1, other, owner, away)
        async with server.sit(table, [owner]) as one, server.sit(table, [other]) as gone:
            row, to = await far_back(one)
            assert one.update is not None and one.update.proposal is not None
            assert one.update.proposal.missing == [1] and one.update.back.undo is None
            await gone.until(lambda: gone.update is not None and gone.update.proposal is not None)
            assert isinstance(await gone.ask(wire.Consent(row, to, False)), wire.Ack)
            await one.until(lambda: one.update is not None and one.update.proposal is None)
            assert one.row() == row
            row, to = await far_back(one)
            reply = await gone.ask(wire.Consent(row, to, True))
            assert isinstance(reply, wire.Ack) and reply.row > row
            await one.until(lambda: one.row() > row)
            assert next(entry for entry in one.log[0] if entry.kind == "undo").agreed == [0, 1]


async def test_who_resigned_is_not_asked_and_not_heard(url: str) -> None:
    async with house(url) as server:
        table, (owner, other, third) = await played(server)
        await server.call("POST", f"/api/tables/{table}/resign", token=third)
        await server.call("POST", f"/api/tables/{table}/leave", token=other)
        async with server.sit(table, [owner]) as one, server.sit(table, [third]) as resigned:
            row, to = await far_back(one)
            assert one.update is not None and one.update.proposal is not None
            assert one.update.proposal.missing == [1]
            await resigned.until(lambda: resigned.update is not None and resigned.update.proposal is not None)
            for yes in (True, False):
                reply = await resigned.ask(wire.Consent(row, to, yes))
                assert isinstance(reply, wire.Refused) and reply.reason == "not-yours"
            said = await server.call(
                "POST", f"/api/tables/{table}/consent", {"row": row, "to": to, "yes": False}, third, status=403
            )
            assert said["reason"] == "not-yours"
            body = {"row": row, "to": to, "yes": True}
            assert (await server.call("POST", f"/api/tables/{table}/consent", body, other))["row"] > row


def test_the_strongest_plays_for_those_who_left_unless_the_host_says_otherwise() -> None:
    assert stand_in(Settings()) == STRONGEST == "grandmaster"
    assert stand_in(Settings(stand_in="veteran")) == "veteran"
