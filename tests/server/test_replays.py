"""Looking back: frames, perspectives, share links, records down and up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.record import from_record
from ludoteca.server.matches.replays import Replay

from .house import House, house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio


async def finished(server: House, game: str = "san-juan") -> tuple[str, list[str]]:
    table, tokens = await server.table(game, ["me", "here", "bot"])
    await play_out(server, table, tokens)
    return table, tokens


@pytest.mark.parametrize("name", registry.OURS)
def test_every_ply_of_a_replay_is_the_position_that_was(name: str) -> None:
    game, dice = registry.game(name), random.Random(5)
    match = Match(game, game.seats[-1], {}, 5)
    views = [match.state.view(PUBLIC)]
    while not match.over and len(match.rows) < 300:
        assert match.decision is not None
        if dice.random() < 0.05 and match.line:
            to = match.line[-min(3, len(match.line))].number
            match.undo(0, to, range(match.seats))
            del views[1 + len(match.line) :]
        else:
            match.play(dice.choice(match.decision.actions).code)
            views.append(match.state.view(PUBLIC))
    replay = Replay(match)
    assert replay.plies == len(views) - 1
    for ply in (*range(0, replay.plies, 7), replay.plies):
        assert replay.state(ply).view(PUBLIC) == views[ply], ply
    assert [entry.kind for entry in replay.entries(PUBLIC)] == ["start"] + ["play"] * replay.plies
    assert [entry.row for entry in replay.entries(PUBLIC)] == list(range(-1, replay.plies))


async def test_a_finished_match_is_open_to_all_perspectives(url: str) -> None:
    async with house(url) as server:
        table, _ = await finished(server)
        info = await server.call("GET", f"/api/replays/{table}")
        assert info["whole"] and info["reader"] == ALL and info["readers"] == [ALL, PUBLIC, 0, 1, 2]
        assert len(info["entries"]) == info["plies"] + 1
        frames = await server.call("GET", f"/api/replays/{table}/frames?start=0&count=60")
        assert [frame["ply"] for frame in frames] == list(range(min(60, info["plies"] + 1)))
        last = (await server.call("GET", f"/api/replays/{table}/frames?start={info['plies']}&count=5"))[0]
        assert last["view"]["ranking"] == info["result"]["ranking"]
        seat = (await server.call("GET", f"/api/replays/{table}/frames?start=20&reader=1"))[0]
        assert [player["seat"] for player in seat["view"]["players"] if "cards" in player] == [1]
        everybody = (await server.call("GET", f"/api/replays/{table}/frames?start=20"))[0]
        assert len([player for player in everybody["view"]["players"] if "cards" in player]) == 3


async def test_while_a_match_is_played_only_its_seats_look_back_with_their_own_eyes(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        await server.call("GET", f"/api/replays/{table}", status=409)
        info = await server.call("GET", f"/api/replays/{table}", token=tokens[1])
        assert info["readers"] == [1] and not info["whole"] and info["result"] is None
        for reader in (0, PUBLIC, ALL):
            await server.call("GET", f"/api/replays/{table}?reader={reader}", token=tokens[1], status=403)
            await server.call("GET", f"/api/replays/{table}/frames?reader={reader}", token=tokens[1], status=403)
        await server.call("POST", f"/api/replays/{table}/share", {}, tokens[1], status=409)
        await server.call("GET", f"/api/tables/{table}/record", token=tokens[1], status=409)


async def test_a_share_link_can_hide_the_names(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await finished(server)
        shared = await server.call("POST", f"/api/replays/{table}/share", {"ply": 12, "reader": 1, "names": False})
        assert shared["path"] == f"/p/{shared['key']}#12"
        info = await server.call("GET", f"/api/replays/{shared['key']}")
        assert info["names"] == ["", "", ""] and info["ply"] == 12 and info["reader"] == 1
        assert info["shared"] and info["title"] == "" and table not in str(info)
        again = await server.call("POST", f"/api/replays/{shared['key']}/share", {"names": True})
        assert (await server.call("GET", f"/api/replays/{again['key']}"))["names"] == ["", "", ""]
        assert (await server.call("GET", f"/api/replays/{table}"))["names"] == ["me", "here", "bot"]


async def test_a_record_goes_down_and_up_again(url: str) -> None:
    async with house(url) as server:
        table, _ = await finished(server, "puerto-rico")
        record = await server.call("GET", f"/api/tables/{table}/record")
        assert from_record(record, registry.game).over
        up = await server.call("POST", "/api/records", record)
        assert up["key"] != table and up["names"] == ["me", "here", "bot"] and not up["shared"]
        assert up["levels"][:2] == ["", ""] and up["levels"][2] == record["players"][2]["bot"] != ""
        old = await server.call("GET", f"/api/replays/{table}")
        assert up["result"] == old["result"] and up["plies"] == old["plies"]
        again = await server.call("GET", f"/api/tables/{up['key']}/record")
        assert again["rows"] == record["rows"]
        assert await server.call("GET", "/api/tables?status=over") == []


async def test_an_unfinished_record_can_be_replayed_too(sqlite_url: str) -> None:
    match = Match(registry.game("san-juan"), 2, {}, 7)
    for _ in range(30):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    async with house(sqlite_url) as server:
        up = await server.call("POST", "/api/records", match.record())
        assert up["plies"] == 30 and up["result"] is None and up["whole"]


async def test_bad_records_are_refused_with_the_row(sqlite_url: str) -> None:
    match = Match(registry.game("san-juan"), 2, {}, 7)
    for _ in range(10):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    good = match.record()
    bad: list[tuple[dict[str, Any], str]] = [
        ({**good, "rows": [*good["rows"][:4], {"kind": "play", "seat": 0, "text": "fly"}]}, "row 4"),
        ({**good, "version": 99}, "version 99"),
        ({**good, "game": "chess"}, "no game 'chess'"),
        ({**good, "seed": 2**70}, "seed"),
        ({**good, "seats": 9}, "players"),
        ({**good, "rows": "none"}, "rows"),
        ({**good, "start": []}, "draws"),
        ({}, "rows"),
    ]
    async with house(sqlite_url) as server:
        for record, words in bad:
            said = await server.call("POST", "/api/records", record, status=422)
            assert words in said["message"], said


async def test_what_is_not_there_is_not_found(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for path in (
            "/api/replays/nosuchthing",
            "/api/tables/nosuchthing",
            "/api/tables/nosuchthing/record",
            "/api/nowhere",
        ):
            assert (await server.call("GET", path, status=404))["reason"] == "unknown"
        table, _ = await server.table("san-juan", ["me", "person"])
        assert (await server.call("GET", f"/api/replays/{table}", status=409))["reason"] == "not-running"


@pytest.mark.parametrize("game", registry.OURS)
def test_the_curve_has_every_round_from_the_first_on(game: str) -> None:
    match = Match(registry.game(game), seats=2, options={}, seed=3)
    dice = random.Random(3)
    while (decision := match.decision) is not None:
        match.play(dice.choice(decision.actions).code)
    curve = Replay(match).curve
    assert [point.round for point in curve] == [*range(1, len(curve)), curve[-1].round]
    kinds = [kind.name for kind in match.game.events]
    told = [event.b for step in match.steps for event in step.events if kinds[event.kind] == "round"]
    if "number" in [field.name for kind in match.game.events if kind.name == "round" for field in kind.fields]:
        assert curve[0].ply == 0 and curve[-1].round == told[-1]
