"""Tables: made, found, joined, started, left, taken over, played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.server import wire
from ludoteca.server.errors import Refusal
from ludoteca.server.matches import control

from .house import House, house

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_by_its_code_and_in_the_list_if_it_is_public(url: str) -> None:
    async with house(url) as server:
        hidden, _ = await server.table("san-juan", ["me", "person"])
        shown, _ = await server.table("san-juan", ["me", "person"], public=True, name="Sera di gioco")
        listed = await server.call("GET", "/api/tables")
        assert [table["id"] for table in listed] == [shown]
        assert listed[0]["name"] == "Sera di gioco" and listed[0]["status"] == "open"
        code = (await server.call("GET", f"/api/tables/{hidden}"))["code"]
        assert (await server.call("GET", f"/api/codes/{code.lower()}"))["id"] == hidden
        await server.call("GET", "/api/codes/NOSUCH", status=404)
        assert await server.call("GET", "/api/tables?status=running") == []
        assert await server.call("GET", "/api/tables?game=burgundy") == []


async def test_a_full_table_begins_by_itself_and_an_unfinished_one_by_its_owner(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "person", "person"], start=False)
        for name in ("Ada", "Ugo"):
            await server.call("POST", f"/api/tables/{table}/join", {"name": name})
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["status"] == "open" and [seat["name"] for seat in info["seats"]] == ["me", "Ada", "Ugo"]
        await server.call("POST", f"/api/tables/{table}/join", {"name": "Eva"}, status=409)
        assert (await server.call("POST", f"/api/tables/{table}/start", {}, tokens[0]))["status"] == "running"
        again, _ = await server.friends("san-juan", 2)
        assert (await server.call("GET", f"/api/tables/{again}"))["status"] == "running"


async def test_the_owner_fills_free_seats_with_bots(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "person", "person"])
        await server.call("POST", f"/api/tables/{table}/start", {}, tokens[0], status=409)
        await server.call("POST", f"/api/tables/{table}/start", {"fill": "nobody"}, tokens[0], status=422)
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Ada", "seat": 2})
        other = joined["tokens"][0]["token"]
        await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, other, status=403)
        info = await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, tokens[0])
        assert [seat["control"] for seat in info["seats"]] == ["person", "bot", "person"]


async def test_a_bot_that_nobody_named_gets_a_name_nobody_has(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        seats = [{"who": "me", "name": "Olmo"}, {"who": "bot", "level": "random"}, {"who": "person"}, {"who": "person"}]
        made = await server.call("POST", "/api/tables", {"game": "san-juan", "seats": seats, "start": False})
        table, token = made["table"]["id"], made["tokens"][0]["token"]
        await server.call("PATCH", f"/api/tables/{table}/seats/2", {"who": "bot", "level": "random"}, token)
        info = await server.call("POST", f"/api/tables/{table}/start", {"fill": "random"}, token)
        names = [seat["name"] for seat in info["seats"]]
        assert names[0] == "Olmo" and all(names) and len(set(names)) == 4


async def test_options_players_levels_and_games_that_there_are_not_are_refused(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        seats = [{"who": "me"}, {"who": "bot"}]
        for body, status in (
            ({"game": "chess", "seats": seats}, 404),
            ({"game": "san-juan", "seats": seats[:1]}, 422),
            ({"game": "san-juan", "seats": seats, "options": {"colour": "red"}}, 422),
            ({"game": "san-juan", "seats": [{"who": "me"}, {"who": "bot", "level": "god"}]}, 422),
            ({"game": "san-juan", "seats": [{"who": "me"}, {"who": "me"}]}, 422),
            ({"game": "san-juan", "seats": seats, "name": "x" * 200}, 400),
            ({"game": "san-juan", "seats": seats, "unheard": 1}, 400),
            ({"game": "san-juan"}, 400),
        ):
            said = await server.call("POST", "/api/tables", body, status=status)
            assert said["type"] == "refused" and said["message"]


async def test_my_tables_are_known_by_their_tokens_my_turn_first(url: str) -> None:
    async with house(url) as server:
        first, tokens = await server.friends("san-juan", 2)
        second, more = await server.friends("san-juan", 2)
        over, _ = await server.table("san-juan", ["me", "person"])
        asked = {table: (await server.call("GET", f"/api/tables/{table}"))["asked"] for table in (first, second)}
        mine = await server.call("POST", "/api/mine", {"tokens": [tokens[0], more[0], "rubbish", tokens[0] + "x"]})
        assert {entry["table"]["id"] for entry in mine} == {first, second} and over
        assert [entry["turn"] for entry in mine] == sorted((asked[t] == 0 for t in (first, second)), reverse=True)


async def test_who_leaves_before_the_start_frees_the_seat_and_the_table_goes_to_the_next(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "person", "person"])
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Ada", "seat": 1})
        ada = joined["tokens"][0]["token"]
        await server.call("POST", f"/api/tables/{table}/leave", token=tokens[0])
        info = await server.call("GET", f"/api/tables/{table}")
        assert [seat["taken"] for seat in info["seats"]] == [False, True, False]
        assert [seat["owner"] for seat in info["seats"]] == [False, True, False]
        await server.call("POST", f"/api/tables/{table}/leave", token=tokens[0], status=401)
        await server.call("DELETE", f"/api/tables/{table}", token=ada)
        await server.call("GET", f"/api/tables/{table}", status=404)


async def test_a_bot_goes_on_for_who_left_until_they_return(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        await server.call("POST", f"/api/tables/{table}/leave", token=tokens[1])
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["seats"][1]["control"] == "bot" and info["seats"][1]["gone"] == "left"
        async with server.sit(table, tokens[:1]) as me:
            await me.play_on(1, most=6)
            await me.turn()
            log = [entry for entry in me.log[0] if entry.seat == 1]
            assert {"leave", "play"} <= {entry.kind for entry in log}
        await server.call("POST", f"/api/tables/{table}/return", token=tokens[1])
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["seats"][1]["control"] == "person" and info["seats"][1]["gone"] == ""
        await server.call("POST", f"/api/tables/{table}/return", token=tokens[1], status=409)


async def test_the_seat_of_who_resigned_goes_to_another_person_if_the_others_agree(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 3)
        await server.call("POST", f"/api/tables/{table}/resign", token=tokens[2])
        await server.call("POST", f"/api/tables/{table}/return", token=tokens[2], status=409)
        await server.call("POST", f"/api/tables/{table}/join", {"name": "Eva"}, status=409)
        seat = f"/api/tables/{table}/seats/2"
        await server.call("PATCH", seat, {"who": "person"}, tokens[1], status=403)
        await server.call("PATCH", seat, {"who": "person"}, tokens[0])
        await server.call("POST", f"{seat}/agree", {"yes": True}, tokens[1])
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Eva"})
        info = joined["table"]
        assert info["seats"][2]["control"] == "person" and info["seats"][2]["name"] == "Eva"
        await server.call("GET", f"/api/tables/{table}/state", token=tokens[2], status=401)
        await server.call("GET", f"/api/tables/{table}/state", token=joined["tokens"][0]["token"])


async def test_a_seat_that_could_not_be_handed_over_is_free_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*given: object) -> None:
        raise Refusal("not-running", "the match is over")

    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 3)
        await server.call("POST", f"/api/tables/{table}/resign", token=tokens[2])
        await server.call("PATCH", f"/api/tables/{table}/seats/2", {"who": "person"}, tokens[0])
        await server.call("POST", f"/api/tables/{table}/seats/2/agree", {"yes": True}, tokens[1])
        with monkeypatch.context() as late:
            late.setattr(control, "hand_over", refuse)
            await server.call("POST", f"/api/tables/{table}/join", {"name": "Eva"}, status=409)
        seat = (await server.call("GET", f"/api/tables/{table}"))["seats"][2]
        assert seat["name"] == "p2" and not seat["taken"] and seat["control"] == "bot"
        assert (await server.call("POST", f"/api/tables/{table}/join", {"name": "Ida"}))["tokens"]


async def test_the_owner_replaces_only_those_who_are_away(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        seat = f"/api/tables/{table}/seats/1"
        async with server.sit(table, tokens[1:]):
            await server.call("PATCH", seat, {"who": "bot"}, tokens[0], status=409)
            await settled(server, table, lambda info: info["seats"][1]["online"])  # written down, so that going is news
        await settled(server, table, lambda info: not info["seats"][1]["online"])
        info = await server.call("PATCH", seat, {"who": "bot", "level": "random"}, tokens[0])
        assert info["seats"][1]["control"] == "bot"
        await server.call("POST", f"/api/tables/{table}/return", token=tokens[1])


async def test_whoever_comes_is_shown_as_here_from_the_first_message_on(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one:
            assert one.table is not None
            assert [seat.online for seat in one.table.seats] == [True, False]
            async with server.sit(table, tokens[1:]) as two:
                assert two.table is not None
                assert [seat.online for seat in two.table.seats] == [True, True]
                await one.until(lambda: one.table.seats[1].online)
            await one.until(lambda: not one.table.seats[1].online)


async def settled(server: House, table: str, good: Callable[[Any], bool]) -> None:
    """Wait until the server has noticed what just happened."""
    for _ in range(500):
        if good(await server.call("GET", f"/api/tables/{table}")):
            return
    raise AssertionError("the server did not notice")


async def test_ownership_passes_when_the_owner_leaves_a_match(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 3)
        await server.call("POST", f"/api/tables/{table}/leave", token=tokens[0])
        info = await server.call("GET", f"/api/tables/{table}")
        assert [seat["owner"] for seat in info["seats"]] == [False, True, False]


async def test_an_owner_without_a_seat_watches_bots_play(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["bot", "bot"])
        async with server.sit(table, tokens) as owner:
            await owner.until(lambda: owner.update is not None and owner.update.result is not None)
            assert owner.mine == []


async def test_names_and_forced_answers_are_the_seats_own_to_change(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        await server.call("PATCH", f"/api/tables/{table}/seats/1", {"name": "Z"}, tokens[0], status=403)
        info = await server.call("PATCH", f"/api/tables/{table}/seats/1", {"name": "Z", "auto": False}, tokens[1])
        assert info["seats"][1]["name"] == "Z" and not info["seats"][1]["auto"]
        await server.call("PATCH", f"/api/tables/{table}/seats/7", {"name": "Z"}, tokens[1], status=404)


async def test_a_rematch_seats_those_who_say_yes(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2, options={"events": "yes"})
        await server.call("POST", f"/api/tables/{table}/rematch", token=tokens[0], status=409)
        await play_out(server, table, tokens)
        async with server.sit(table, tokens[1:]) as other:
            first = await server.call("POST", f"/api/tables/{table}/rematch", token=tokens[0])
            await other.until(lambda: other.table is not None and other.table.rematch == first["table"]["id"])
        assert first["table"]["status"] == "open" and first["table"]["follows"] == table
        assert [seat["taken"] for seat in first["table"]["seats"]] == [True, False]
        second = await server.call("POST", f"/api/tables/{table}/rematch", token=tokens[1])
        assert second["table"]["id"] == first["table"]["id"]
        assert second["table"]["status"] == "running" and second["table"]["options"]["events"] == "yes"
        assert second["table"]["changed"] == ["events"]
        await server.call("POST", f"/api/tables/{table}/rematch", token=tokens[1], status=409)


async def test_a_rematch_at_one_screen_begins_at_once(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, table, tokens)
        again = await server.call("POST", f"/api/tables/{table}/rematch", {"tokens": tokens})
        assert again["table"]["status"] == "running" and len(again["tokens"]) == 2


async def play_out(server: House, table: str, tokens: list[str]) -> None:
    """Play a match to its end by somebody who holds all its seats."""
    async with server.sit(table, tokens) as everybody:
        await everybody.play_on(1)


async def test_a_code_that_is_in_use_is_not_given_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr("ludoteca.server.lobby.creation.new_code", lambda: next(codes))
    async with house(url) as server:
        first, _ = await server.table("san-juan", ["me", "person"])
        second, _ = await server.table("san-juan", ["me", "person"])
        assert (await server.call("GET", "/api/codes/AAAAAA"))["id"] == first
        assert (await server.call("GET", "/api/codes/BBBBBB"))["id"] == second


async def test_games_levels_actions_and_data_are_told(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        games = await server.call("GET", "/api/games")
        assert [game["name"] for game in games] == registry.names()
        game = registry.game("san-juan")
        actions = await server.call("GET", "/api/games/san-juan/actions")
        assert [action["text"] for action in actions] == [action.text for action in game.actions]
        assert await server.call("GET", "/api/games/san-juan/data")
        groups = await server.call("GET", "/api/games/san-juan/components?seats=3&edition=second")
        assert [group["name"] for group in groups][:2] == ["roles", "plants"]
        await server.call("GET", "/api/games/san-juan/components?edition=third", status=422)
        await server.call("GET", "/api/games/chess", status=404)
        assert "random" in [level["name"] for level in await server.call("GET", "/api/levels")]


async def test_forced_answers_are_given_unless_the_seat_wants_to_give_them(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for auto in (True, False):
            table, tokens = await server.table("puerto-rico", ["me", "here", "here"])
            for seat, token in enumerate(tokens):
                await server.call("PATCH", f"/api/tables/{table}/seats/{seat}", {"auto": auto}, token)
            async with server.sit(table, tokens) as screen:
                await screen.play_on(1, most=60)
                await screen.turn()
                entries = [entry for log in screen.log.values() for entry in log]
                menus = [menu for menu in menus_of(screen.heard) if len(menu.choices) == 1]
            assert any(entry.forced for entry in entries)
            assert bool(menus) != auto


def menus_of(heard: list[bytes]) -> list[wire.Menu]:
    from .house import decode

    updates = [message for message in map(decode.decode, heard) if isinstance(message, wire.Update)]
    questions = [update.question for update in updates if update.question is not None]
    return [question.menu for question in questions if question.menu is not None]
