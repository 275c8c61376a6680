"""Reviews on the server: asked for, made in the background, looked at, stopped, gone on with, kept with the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record
from ludoteca.review.shape import Review
from ludoteca.server import wire
from ludoteca.server.store import reviews, tables
from ludoteca.server.store.copy import backup, restore
from ludoteca.server.thinking import workers
from ludoteca.server.thinking.judging import Judging, Place, places
from ludoteca.server.thinking.making import FEW, Making
from ludoteca.server.thinking.queue import ALONE, AWAITED, LEISURE, OLDEST, Claim, FairQueue

from .house import PATIENCE, House, house
from .test_onward import RANDOM, recorded

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Workers review by a stand-in, which writes here what it judged."""
    made = tmp_path / "stand-in"
    made.mkdir()
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("STAND_IN", str(made))
    monkeypatch.setattr(workers, "PROGRAM", "tests.server.stand_in")
    return made


def judged(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "judged").read_text().split()]


async def played(server: House, *seats: Any, **more: Any) -> tuple[str, list[str]]:
    """A match that was played here, in one go."""
    table, tokens = await server.table("san-juan", list(seats) or ["me", "here"], **more)
    room = await server.service.hall.room(table)

    def to_the_end(match: Match) -> None:
        dice = seeded(5)
        while match.decision is not None:
            match.play(choose(match.decision.actions, dice).code)

    await room.change(to_the_end)
    return table, tokens


async def state(server: House, key: str, since: int | None = None) -> wire.ReviewState:
    query = "" if since is None else f"?since={since}"
    answer = await server.call("GET", f"/api/replays/{key}/review{query}")
    return msgspec.convert(answer, wire.ReviewState)


async def begin(server: House, key: str, depth: str = "quick") -> wire.ReviewState:
    return msgspec.convert(await server.call("POST", f"/api/replays/{key}/review", {"depth": depth}), wire.ReviewState)


async def stop(server: House, key: str) -> wire.ReviewState:
    return msgspec.convert(await server.call("DELETE", f"/api/replays/{key}/review"), wire.ReviewState)


async def until(server: House, key: str, what: Callable[[wire.ReviewState], bool]) -> wire.ReviewState:
    async with asyncio.timeout(PATIENCE):
        while not what(found := await state(server, key)):
            assert found.status not in ("failed", "refused"), found.reason
            await asyncio.sleep(0.02)
    return found


async def at_rest(server: House) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.service.reviewing.making is not None:
            await asyncio.sleep(0.02)


def done(found: wire.ReviewState) -> bool:
    return found.status == "done"


async def test_a_review_is_made_when_somebody_asks_and_kept_with_the_match(
    url: str, folder: Path, tmp_path: Path
) -> None:
    """What was found is not looked for again: over a stop, and over a server that goes."""
    (folder / "slow").touch()
    async with house(url) as server:
        key, _ = await played(server)
        assert (await state(server, key)).status == "none"
        assert (await begin(server, key)).status in ("waiting", "running")
        going = await until(server, key, lambda one: one.review is not None)
        assert going.review is not None and 0 < going.review.done <= going.done < going.due == going.review.due
        assert going.now is not None and going.now.ply > 0 and going.now.seat in (0, 1) and going.now.round == 1
        assert going.seconds is not None and going.seconds > 0
        assert (await stop(server, key)).status == "stopped" and (await stop(server, key)).status == "stopped"
        await at_rest(server)
        kept = await state(server, key)
        assert kept.review is not None and kept.review.done == kept.done == len(judged(folder)) < kept.due
        await begin(server, key)
        await until(server, key, lambda one: one.done > kept.done)
        before = len(judged(folder))
    async with house(url) as server:
        await until(server, key, lambda one: one.done > before)  # nobody had to ask again
        (folder / "slow").unlink()
        whole = await until(server, key, done)
        assert whole.review is not None and whole.review.done == whole.due == whole.done
        assert (whole.seconds, whole.now, whole.reason, whole.depth) == (None, None, "", "quick")
        # What a worker was at when its server went was lost with it.
        assert len(set(judged(folder))) == whole.due and len(judged(folder)) - whole.due <= 2 * FEW
        assert (await state(server, key, whole.done)).review is None
        assert (await state(server, key, whole.done - 1)).review is not None
        link = (await server.call("POST", f"/api/replays/{key}/share", {"names": False}))["key"]
        assert (await state(server, link)).review == whole.review
        assert 'ludoteca_reviews_total{kind="done"} 1' in (await server.client.get("/metrics")).text
        (folder / "slow").touch()
        await begin(server, key, "deep")
        await until(server, key, lambda one: one.done > 0)
        assert (await stop(server, key)).depth == "deep"
        await at_rest(server)
        half = await state(server, key)
        assert await begin(server, key, "quick") == whole == await state(server, key)
        named = msgspec.convert(await server.call("GET", f"/api/replays/{key}/review?depth=deep"), wire.ReviewState)
        assert (named.depth, named.done) == ("deep", half.done)
        await begin(server, key, "deep")
        await stop(server, key)
    await backup(url, tmp_path / "kept.sqlite")
    target = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await restore(tmp_path / "kept.sqlite", target)
    async with house(target) as server:
        found = await state(server, key)
        assert (found.status, found.depth) == ("stopped", "deep")
        assert found.review is not None and found.review.done == found.done >= half.done > 0
        assert await begin(server, key, "quick") == whole
        assert await tables.forget(server.service.store, time() + 1, 0.0) == 1
        assert await reviews.latest(server.service.store, key) is None
        assert not await reviews.parts(server.service.store, key, "deep")
        await server.call("POST", f"/api/replays/{key}/review", {"depth": "quick"}, status=404)


async def test_what_is_not_over_or_cannot_be_reviewed_is_refused_and_a_mistake_tried_again(
    sqlite_url: str, folder: Path
) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        for method, body in (("GET", None), ("POST", {"depth": "quick"}), ("DELETE", None)):
            for token in ("", tokens[0]):
                said = await server.call(method, f"/api/replays/{table}/review", body, token, status=409)
                assert said["reason"] == "not-over"
        half = recorded()
        half["rows"] = half["rows"][:40]
        key = (await server.call("POST", "/api/records", half))["key"]
        assert (await server.call("POST", f"/api/replays/{key}/review", {}, status=409))["reason"] == "not-over"
        assert (await server.call("GET", "/api/replays/nobody/review", status=404))["reason"] == "unknown"
        await server.call("POST", f"/api/replays/{key}/review", {"depth": "endless"}, status=400)
        await server.call("GET", f"/api/replays/{key}/review?since=-1", status=400)

        (folder / "refuse").touch()
        key = (await server.call("POST", "/api/records", recorded()))["key"]
        await begin(server, key)
        refused = await until(server, key, lambda one: one.status not in ("waiting", "running"))
        assert (refused.status, refused.reason) == ("refused", "no match of this kind is reviewed")
        (folder / "refuse").unlink()
        (folder / "broken").touch()
        await begin(server, key)
        failed = await until(server, key, lambda one: one.status not in ("waiting", "running"))
        assert failed.status == "failed" and "log" in failed.reason
        (folder / "broken").unlink()
        await begin(server, key)
        await until(server, key, done)


async def test_bots_go_first_and_nobody_has_many_under_way(sqlite_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(sqlite_url, reviews=3, reviews_per_address=2) as server:
        keys = [(await played(server))[0] for _ in range(4)]
        for key in keys[:2]:
            await begin(server, key)
        await begin(server, keys[0])  # it is under way already
        said = await server.call("POST", f"/api/replays/{keys[2]}/review", {"depth": "quick"}, status=429)
        assert said["reason"] == "too-many" and (await state(server, keys[2])).status == "none"
        other = {"x-forwarded-for": "192.0.2.7"}
        for key, status in ((keys[2], 200), (keys[3], 503)):
            answer = await server.client.post(f"/api/replays/{key}/review", json={}, headers=other)
            assert answer.status_code == status
        await stop(server, keys[1])
        assert (await begin(server, keys[3])).status == "waiting"
        # The one worker there is plays with me meanwhile.
        await until(server, keys[0], lambda one: one.done > 0)
        table, tokens = await server.table("san-juan", ["me", RANDOM])
        async with server.sit(table, tokens) as me:
            await me.play_on(3, most=12)
        assert (await state(server, keys[0])).status == "running"
        # Parts that another release found are not gone on with, and what is removed is reviewed no longer.
        await stop(server, keys[0])
        await until(server, keys[2], lambda one: one.done > 0)
        store = server.service.store
        older = "UPDATE reviews SET release = 'older'"
        await store.write(lambda session: session.connection().exec_driver_sql(older))
        assert await reviews.parts(store, keys[0], "quick")
        await begin(server, keys[0])
        assert not await reviews.parts(store, keys[0], "quick")
        await tables.forget(store, time() + 1, 0.0)
        await at_rest(server)


async def test_of_two_processes_one_makes_it_and_the_other_takes_over(
    postgres_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "slow").touch()
    async with house(postgres_url, lease_seconds=1.0) as one, house(postgres_url, lease_seconds=1.0) as two:
        key, _ = await played(one)
        await begin(one, key)
        await until(one, key, lambda found: found.done > 0)
        assert (await stop(two, key)).status == "stopped"
        await at_rest(one)
        assert (await state(one, key)).status == "stopped"
        await begin(one, key)
        shown = await until(two, key, lambda found: found.review is not None)
        assert shown.status in ("waiting", "running") and two.service.reviewing.making is None
        # As if it had died: it says no more, and its lease runs out.
        reviewing = one.service.reviewing
        assert reviewing.task is not None
        reviewing.stopped = True
        monkeypatch.setattr(reviewing, "_let_go", nothing)
        reviewing.task.cancel()
        (folder / "slow").unlink()
        whole = await until(two, key, done)
        assert whole.review is not None and whole.review.done == whole.due == len(set(judged(folder)))


async def nothing(making: Making) -> None:
    """What a process does that is dead."""


def test_reviews_come_when_nobody_else_waits() -> None:
    async def order() -> list[str]:
        turns: FairQueue[str] = FairQueue()
        claims = [("review", LEISURE), *((f"bots {number}", ALONE) for number in range(2 * OLDEST)), ("me", AWAITED)]
        places = {turns.queue(Claim(source, lambda rank=rank: rank)): source for source, rank in claims}  # type: ignore[misc] # of a default
        return [places[place] for place in iter(turns.next, None)]

    came = asyncio.run(order())
    assert came[0] == "me" and came[-1] == "review"


def test_a_worker_judges_a_few_answers_and_puts_together_what_there_is() -> None:
    """By the engine itself."""
    match, judging = from_record(recorded(), registry.game), Judging()
    course = judging.course(match, "t", "quick")
    there = places(course)
    assert [place.ply for place in there] == course.plies and there[0] == Place(0, 1, -1, "")
    few = course.plies[-3:]
    parts = judging.judge(match, "t", "quick", few[:1]) | judging.judge(match, "t", "quick", few[1:])
    found = msgspec.json.decode(judging.assemble(match, "t", "quick", list(parts.values())), type=Review)
    assert (found.done, found.due) == (len(parts), len(course.plies)) and found.done >= 2
    asked = {place.ply - 1: (place.round, place.seat, place.ask) for place in there}
    assert all(asked[one.ply] == (one.round, one.seat, one.ask) for one in found.decisions)
    again = Judging().judge(match, "t", "quick", few[:1])
    assert again == {few[0]: parts[few[0]]}
    with pytest.raises(Refused):
        judging.course(from_record({**recorded(), "rows": []}, registry.game), "u", "quick")
