"""Two teams, and one player alone, at a server: set up, played, and shown by party."""

from __future__ import annotations

import pytest

from ludoteca.core.protocol import Game

from .house import house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio


async def test_partners_end_as_one_party(sqlite_url: str, lanterns: Game) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("lanterns", ["me", "here", "here", "here"], options={"team": "yes"})
        await play_out(server, table, tokens)
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["parties"] == [0, 1, 0, 1]
        assert len(info["scores"]) == len(info["ranking"]) == 2
        result = (await server.call("GET", f"/api/replays/{table}"))["result"]
        assert result["parties"] == [[0, 2], [1, 3]] and result["scores"] == info["scores"]
        assert {len(point["scores"]) for point in result["curve"]} == {2}
        assert all(moment["party"] in (0, 1) and len(moment["gains"]) == 2 for moment in result["moments"])


async def test_one_player_alone_wins_or_loses(sqlite_url: str, lanterns: Game) -> None:
    async with house(sqlite_url) as server:
        places = set()
        for _ in range(8):
            table, tokens = await server.table("lanterns", ["me"], options={"alone": "low"})
            await play_out(server, table, tokens)
            result = (await server.call("GET", f"/api/replays/{table}"))["result"]
            assert result["parties"] == [[0]]
            places.add(tuple(result["ranking"]))
            again = await server.call("POST", f"/api/tables/{table}/rematch", {}, tokens[0])
            assert len(again["table"]["seats"]) == 1
        assert places == {(1,), (2,)}


async def test_options_that_do_not_go_together_are_refused_by_name(sqlite_url: str, lanterns: Game) -> None:
    async with house(sqlite_url) as server:
        games = await server.call("GET", "/api/games")
        terms = next(game["terms"] for game in games if game["name"] == "lanterns")
        assert terms[0] == {
            "when": {"team": ["yes"]},
            "needs": {"seats": ["4"], "storm": ["no"]},
            "either": {},
            "why": "two-teams-of-two-without-a-storm",
            "rule": "L 3",
        }
        wish = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "here"}], "options": {"team": "yes"}}
        refused = await server.call("POST", "/api/tables", wish, status=422)
        assert "team=yes needs 4 players and storm=no" in refused["message"] and "L 3" in refused["message"]
