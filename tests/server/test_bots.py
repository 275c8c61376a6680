"""Bots at the tables: failures, hints, leases, worker processes."""

from __future__ import annotations

import pytest

from ludoteca.bots import roster
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Bot, Game, State
from ludoteca.core.rows import BOT
from ludoteca.server import wire
from ludoteca.server.matches.journal import Journal
from ludoteca.server.store import Store, matches
from ludoteca.server.thinking.process import Job, Thinker
from ludoteca.server.thinking.workers import WorkerFailed, Workers

from .house import house

pytestmark = pytest.mark.anyio


class Peeking(Bot):
    """Notes what it is shown."""

    shown: list[State] = []

    def choose(self, state: State, seat: int) -> Action:
        self.shown.append(state)
        assert state.decision is not None
        return state.decision.actions[0]


class Broken(Bot):
    def choose(self, state: State, seat: int) -> Action:
        raise ZeroDivisionError("as bots do")


def started(game: str = "san-juan", players: int = 2) -> Journal:
    match = Match(registry.game(game), players, {}, 3)
    for seat in range(players):
        match.take(seat, BOT)
    journal = Journal(match, 0.0)
    journal.committed()
    return journal


def job(journal: Journal, kind: str = "choose", level: str = "random") -> Job:
    asked = journal.match.decision
    assert asked is not None
    return Job(kind, "table", journal.head(), journal.news(0, journal.kept), [], asked.seat, level, 5)


def test_a_bot_is_shown_a_redealt_position_never_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(game: Game, seed: int) -> Bot:
        return Peeking()

    monkeypatch.setitem(roster.OURS, "peeking", make)
    journal, thinker = started(), Thinker()
    thinker.think(job(journal, level="peeking"))
    seen, true = Peeking.shown[-1], journal.match.state
    asked = journal.match.decision
    assert asked is not None
    assert seen.view(asked.seat) == true.view(asked.seat)
    assert seen.view(1 - asked.seat) != true.view(1 - asked.seat)


def test_a_worker_follows_a_match_row_by_row() -> None:
    journal, thinker = started(), Thinker()
    first = thinker.think(job(journal)).options[0].codes
    since = journal.rows
    journal.match.play(first[0])
    journal.committed()
    asked = journal.match.decision
    assert asked is not None
    more = Job("choose", "table", None, journal.news(since, journal.kept), [], asked.seat, "random", 6)
    assert thinker.think(more).options[0].codes[0] in [action.code for action in asked.actions]
    assert len(thinker.matches["table"].rows) == journal.rows


@pytest.mark.parametrize("game", registry.OURS)
def test_a_hint_is_the_best_answers_with_what_to_expect(game: str) -> None:
    journal = started(game)
    options = Thinker().think(job(journal, "hint", "veteran")).options
    decision = journal.match.decision
    assert decision is not None and 1 <= len(options) <= 3
    for option in options:
        assert option.share is not None and 0.0 <= option.share <= 1.0 and option.points is not None
        assert option.codes[0] in [action.code for action in decision.actions]


@pytest.mark.parametrize("game", registry.OURS)
@pytest.mark.parametrize("level", ["novice", "journeyman", "veteran"])
def test_every_level_answers_in_every_game(game: str, level: str) -> None:
    journal = started(game)
    code = Thinker().think(job(journal, level=level)).options[0].codes[0]
    assert journal.match.decision is not None
    assert code in [action.code for action in journal.match.decision.actions]


async def test_clients_name_levels_and_cannot_order_more_thinking(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        levels = await server.call("GET", "/api/levels")
        people = [level["name"] for level in levels if level["person"]]
        assert people == ["novice", "apprentice", "journeyman", "veteran", "master", "grandmaster"]
        for level in ("mcts:99999999", "flat:1000000", "nobody"):
            seats = [{"who": "me"}, {"who": "bot", "level": level}]
            status = 400 if ":" in level else 422
            await server.call("POST", "/api/tables", {"game": "san-juan", "seats": seats}, status=status)


def test_a_hint_is_a_whole_answer() -> None:
    journal, thinker = started(), Thinker()
    for _ in range(60):
        hint = thinker.think(job(journal, "hint")).options[0].codes
        thinker = Thinker()
        journal.match.play_all(hint)
        journal.committed()
    assert journal.rows > 60


async def test_workers_answer_and_survive_what_goes_wrong() -> None:
    journal = started()
    workers = Workers(1, 20.0)
    try:
        good = await workers.run(Job("choose", "t", seat=journal.match.decision.seat, level="random"), journal)  # type: ignore[union-attr] # a match that has just begun asks somebody
        assert good.options[0].codes
        with pytest.raises(WorkerFailed, match="no bot 'nobody'"):
            await workers.run(Job("choose", "t", level="nobody"), journal)
        assert await workers.run(Job("choose", "t", level="random"), journal)
        process = workers.all[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert (await workers.run(Job("choose", "t", level="random"), journal)).options
        workers.all[0].seconds = 0.0
        with pytest.raises(WorkerFailed, match="no answer"):
            await workers.run(Job("choose", "t", level="random"), journal)
        workers.all[0].seconds = 20.0
        assert (await workers.run(Job("choose", "t", level="random"), journal)).options
    finally:
        await workers.stop()


async def test_a_bot_that_fails_is_replaced_by_a_random_one(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """The worker does not know the level that only this process knows: to it, the bot is broken."""
    roster.OURS["broken"] = lambda game, seed: Broken()
    try:
        async with house(sqlite_url) as server:
            table, tokens = await server.table("san-juan", ["me", {"who": "bot", "level": "broken"}])
            async with server.sit(table, tokens) as me:
                await me.play_on(1, most=10)
                await me.turn()
                assert any(entry.seat == 1 and entry.kind == "play" for entry in me.log[0])
            assert 'ludoteca_bot_failures_total{kind="broken"}' in server.service.metrics.text()
        assert "a bot failed" in caplog.text
    finally:
        del roster.OURS["broken"]


async def test_a_hint_is_for_the_asked_seat_and_plays_nothing(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"])
        async with server.sit(table, tokens) as me, server.sit(table) as eye:
            update = await me.turn()
            hinted = await me.ask(wire.Hint(update.row, level="veteran"))
            assert isinstance(hinted, wire.Hinted)
            menu = me.my_menu()
            assert menu is not None and hinted.hint.row == update.row
            assert hinted.hint.options[0].codes[0] in [choice.code for choice in menu.choices]
            stale = await me.ask(wire.Hint(update.row + 1))
            assert isinstance(stale, wire.Refused) and stale.reason == "stale"
            unknown = await me.ask(wire.Hint(update.row, level="nobody"))
            assert isinstance(unknown, wire.Refused) and unknown.reason == "option"
            await eye.until(lambda: eye.update)
            foreign = await eye.ask(wire.Hint(update.row))
            assert isinstance(foreign, wire.Refused) and foreign.reason == "wrong-seat"
            room = server.service.hall.rooms[table]
            assert room.journal is not None and room.journal.rows == update.row


async def test_a_lease_has_one_holder_until_it_ends(url: str) -> None:
    async with house(url) as server:
        table, _ = await server.table("san-juan", ["me", "person"])
        store: Store = server.service.store
        assert await matches.lease(store, table, "one", 60.0)
        assert await matches.lease(store, table, "one", 60.0)
        assert not await matches.lease(store, table, "two", 60.0)
        await matches.release(store, [table], "two")
        assert not await matches.lease(store, table, "two", 60.0)
        await matches.release(store, [table], "one")
        assert await matches.lease(store, table, "two", -1.0)
        assert await matches.lease(store, table, "one", 60.0)
