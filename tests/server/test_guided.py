"""Guided first games: begun, led, left and gone on with, also through a restart and by another process."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import guides
from ludoteca.core import registry
from ludoteca.core.record import from_record
from ludoteca.core.verify import verify
from ludoteca.guides import Guide, Step
from ludoteca.server import wire
from ludoteca.server.matches import render
from ludoteca.server.thinking.workers import Workers

from .house import House, Player, house

pytestmark = pytest.mark.anyio
GAME = "san-juan"


def plan() -> Guide:
    return guides.guide(GAME)


def waiting() -> list[Step]:
    """The steps that wait for an answer."""
    return [step for step in plan().steps if step.codes]


async def begin(server: House, name: str = "Ada") -> tuple[str, str]:
    """A guided table, and the token of its person."""
    seated = await server.call("POST", f"/api/guides/{GAME}", {"name": name}, status=201)
    return seated["table"]["id"], seated["tokens"][0]["token"]


def course(player: Player) -> int:
    """How many answers are in effect."""
    assert player.update is not None
    line: list[int] = []
    for entry in player.log[player.update.reader]:
        if entry.kind == "play" and not entry.undone:
            line.append(entry.row)
        elif entry.to is not None:
            line = [row for row in line if row < entry.to]
    return len(line)


async def at_step(player: Player, step: Step) -> None:
    await player.until(lambda: player.update is not None and course(player) == step.rows and player.my_menu())


async def lead(player: Player, steps: list[Step]) -> None:
    for step in steps:
        await at_step(player, step)
        reply = await player.ask(wire.Answer(player.row(), [action.code for action in step.codes]))
        assert isinstance(reply, wire.Ack), reply


def told(player: Player) -> wire.Guide:
    assert player.table is not None and player.table.guide is not None
    return player.table.guide


def another(player: Player, step: Step) -> int:
    """A possible answer that the guide does not want."""
    menu = player.my_menu()
    assert menu is not None
    return next(one.code for one in menu.choices if one.now and one.code not in [action.code for action in step.codes])


@pytest.fixture
def no_thinking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever bots are asked for."""
    asked: list[str] = []
    run = Workers.run

    async def noted(self: Workers, job: Any, *given: Any) -> Any:
        asked.append(job.kind)
        return await run(self, job, *given)

    monkeypatch.setattr(Workers, "run", noted)
    return asked


async def test_a_guided_game_is_led_to_its_end_and_goes_on(url: str, no_thinking: list[str]) -> None:
    async with house(url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            guide = told(me)
            assert (guide.name, guide.rows, guide.left, guide.over) == (GAME, plan().rows, False, False)
            assert [(one.number, one.rows, one.targets) for one in guide.steps] == [
                (step.number, step.rows, list(step.targets)) for step in plan().steps
            ]
            await lead(me, waiting())
            await me.until(lambda: told(me).over)
            assert not told(me).left
            await me.until(lambda: "free" in [entry.kind for entry in me.log[0]])
            ended = next(entry for entry in me.log[0] if entry.kind == "free")
            await me.turn()
            plays = [entry for entry in me.log[0] if entry.kind == "play"]
            assert ended.text == "end" and sum(one.row < ended.row for one in plays) == plan().rows
            assert no_thinking and set(no_thinking) == {"choose"}
        info = await server.call("GET", f"/api/tables/{table}")
        assert [seat["level"] for seat in info["seats"]] == ["", "novice", "novice", "novice"]
        assert [seat["name"] for seat in info["seats"]] == ["Ada", *plan().names[1:]]


async def test_bots_do_not_think_on_a_guide(sqlite_url: str, no_thinking: list[str]) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            await lead(me, waiting()[:-1])
            await at_step(me, waiting()[-1])
            hinted = await me.ask(wire.Hint(me.row()))
            assert isinstance(hinted, wire.Hinted)
            assert hinted.hint.options[0].texts == [action.text for action in waiting()[-1].codes]
            assert no_thinking == []


async def test_another_answer_is_refused_and_leaving_allows_it(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me, server.sit(table) as other:
            first = waiting()[0]
            await at_step(me, first)
            assert me.update is not None and me.update.early == []
            off, row = another(me, first), me.row()
            reply = await me.ask(wire.Answer(row, [off]))
            assert isinstance(reply, wire.Refused) and reply.reason == "guide" and reply.row == row
            assert isinstance(await me.ask(wire.SkipGuide(row)), wire.Ack)
            assert isinstance(await me.ask(wire.SkipGuide(row)), wire.Ack), "it is left once"
            await me.until(lambda: told(me).left and me.row() == row + 1)
            await other.until(lambda: told(other).left)
            assert [(one.kind, one.text) for one in me.log[0]][-1] == ("free", "skip")
            assert isinstance(await me.ask(wire.Answer(row, [off])), wire.Ack), "the question is still the same"
            watching = await other.ask(wire.SkipGuide(row))
            assert isinstance(watching, wire.Refused) and watching.reason == "not-yours"


async def test_going_back_on_a_guide_goes_back_along_it(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            one, two = waiting()[:2]
            await lead(me, [one])
            await at_step(me, two)
            assert isinstance(await me.ask(wire.Undo(me.row())), wire.Ack)
            await at_step(me, one)
            reply = await me.ask(wire.Answer(me.row(), [another(me, one)]))
            assert isinstance(reply, wire.Refused) and reply.reason == "guide"
            assert isinstance(await me.ask(wire.Answer(me.row(), [one.codes[0].code])), wire.Ack)
            await at_step(me, two)
            assert isinstance(await me.ask(wire.SkipGuide(me.row())), wire.Ack)
            await me.until(lambda: told(me).left)
            assert me.update is not None
            reply = await me.ask(wire.Undo(me.row(), to=3))
            assert isinstance(reply, wire.Refused) and reply.reason == "refused"


@pytest.mark.parametrize("skip", [False, True])
async def test_a_restart_in_the_middle_of_a_guide_changes_nothing(url: str, skip: bool) -> None:
    half = waiting()[:4]
    async with house(url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            await lead(me, half)
            await at_step(me, waiting()[4])
            if skip:
                assert isinstance(await me.ask(wire.SkipGuide(me.row())), wire.Ack)
    async with house(url) as server, server.sit(table, [token]) as me:
        await me.turn()
        assert (told(me).left, told(me).over) == (skip, False)
        step = waiting()[4]
        reply = await me.ask(wire.Answer(me.row(), [another(me, step)] if skip else [step.codes[0].code]))
        assert isinstance(reply, wire.Ack)
        if not skip:
            await lead(me, waiting()[5:])
            await me.until(lambda: told(me).over)


@pytest.mark.parametrize("steps", [2, 6])
async def test_the_record_says_what_was_prepared_and_verify_checks_the_rest(sqlite_url: str, steps: int) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            await lead(me, waiting()[:steps])
            if steps < len(waiting()):
                assert isinstance(await me.ask(wire.SkipGuide(me.row())), wire.Ack)
            await me.until(lambda: told(me).over or told(me).left)
        for seat in range(1, 4):
            await server.call("PATCH", f"/api/tables/{table}/seats/{seat}", {"level": "random"}, token)
        async with server.sit(table, [token]) as me:
            await me.play_on(3)
            commitment = me.table.commitment if me.table is not None else ""
        record = await server.call("GET", f"/api/tables/{table}/record")
        assert record["guide"] == GAME and from_record(record, registry.game).record()["rows"] == record["rows"]
        ended = next(at for at, row in enumerate(record["rows"]) if row["kind"] == "free")
        found = verify(record, registry.game, commitment)
        assert (found.guide, found.since, found.over_guide) == (GAME, ended + 1, True)
        assert found.draws > 10 and found.before >= len(plan().prepared.start)
        kept = await server.call("POST", "/api/records", record)
        again = await server.call("GET", f"/api/tables/{kept['key']}/record")
        assert again["guide"] == GAME and again["rows"] == record["rows"] and again["fair"] == record["fair"]
        bad = {**record, "guide": "\u0007"}
        assert (await server.call("POST", "/api/records", bad, status=422))["reason"] == "record"


async def test_without_a_websocket_too(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        seated = await server.call("POST", f"/api/guides/{GAME}", status=201)
        table, token = seated["table"]["id"], seated["tokens"][0]["token"]
        assert not seated["table"]["public"] and seated["table"]["status"] == "running"
        state = await server.call("GET", f"/api/tables/{table}/state", token=token)
        choices = [choice["text"] for choice in state["question"]["menu"]["choices"]]
        off = next(text for text in choices if text != waiting()[0].codes[0].text)
        answer = {"row": state["row"], "codes": [off]}
        refused = await server.call("POST", f"/api/tables/{table}/answer", answer, token, status=409)
        assert refused["reason"] == "guide"
        await server.call("POST", f"/api/tables/{table}/skip_guide", {"row": state["row"]}, token, status=200)
        await server.call("POST", f"/api/tables/{table}/answer", answer, token, status=200)


async def test_what_has_no_guide_has_none(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        assert (await server.call("POST", "/api/guides/nothing", {}, status=404))["reason"] == "unknown"
        table, tokens = await server.table(GAME, ["me", {"who": "bot", "level": "random"}])
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["guide"] is None
        refused = await server.call("POST", f"/api/tables/{table}/skip_guide", {"row": 0}, tokens[0], status=409)
        assert refused["reason"] == "refused"
        games = {game["name"]: game["guide"] for game in await server.call("GET", "/api/games")}
        assert games[GAME] == len(plan().steps)


async def test_a_guide_that_is_gone_is_over(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            await lead(me, waiting()[:1])
    monkeypatch.setattr(guides, "go_on", lambda match: None)
    async with house(sqlite_url) as server, server.sit(table, [token]) as me:
        await me.turn()
        assert told(me).over and not told(me).left
        menu = me.my_menu()
        assert menu is not None
        assert isinstance(await me.ask(wire.Answer(me.row(), [menu.choices[0].code])), wire.Ack)


async def test_two_processes_lead_through_one_guide(postgres_url: str) -> None:
    async with house(postgres_url) as one, house(postgres_url) as two:
        table, token = await begin(one)
        for number, step in enumerate(waiting()):
            async with (one, two)[number % 2].sit(table, [token]) as me:
                await lead(me, [step])
                if step is waiting()[-1]:
                    await me.until(lambda me=me: told(me).over)
        async with one.sit(table) as watching:
            await watching.until(lambda: watching.update is not None and told(watching).over)


async def test_a_suggestion_is_what_the_guide_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    match = guides.begin(plan())
    assert render.suggested_by_guide(match, 0) == [], "a single answer needs none"
    many = [action for step in waiting()[:2] for action in step.codes]
    monkeypatch.setattr(guides, "wanted", lambda match, seat: many)
    assert render.suggested_by_guide(match, 0) == [action.code for action in many]
    update = render.update(match, [0], 0, True, None, None)
    assert update.question is not None and update.question.menu is not None
    assert update.question.menu.suggest == [action.code for action in many]


async def test_a_bot_that_stands_in_goes_along_the_guide_too(sqlite_url: str, no_thinking: list[str]) -> None:
    async with house(sqlite_url) as server:
        table, token = await begin(server)
        async with server.sit(table, [token]) as me:
            await at_step(me, waiting()[0])
            await server.call("POST", f"/api/tables/{table}/leave", token=token)
            await me.until(lambda: told(me).over)
            assert not told(me).left
