"""Reviews on the server: asked for, made in the background, looked at, stopped, gone on with, kept with the match."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.server import wire
from ludoteca.server.store import Store, matches, reviews, tables
from ludoteca.server.store.copy import backup, restore
from ludoteca.server.thinking import workers

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


async def uploaded(server: House) -> str:
    return str((await server.call("POST", "/api/records", recorded()))["key"])


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


async def test_a_review_is_made_when_somebody_asks_and_kept_with_the_match(url: str, folder: Path) -> None:
    async with house(url) as server:
        key = await uploaded(server)
        assert (await state(server, key)).status == "none"
        (folder / "slow").touch()
        assert (await begin(server, key)).status in ("waiting", "running")
        going = await until(server, key, lambda one: one.review is not None)
        assert going.review is not None and 0 < going.review.done <= going.done < going.due == going.review.due
        assert going.now is not None and going.now.ask and going.now.round > 0
        assert going.seconds is not None and going.seconds > 0
        (folder / "slow").unlink()
        whole = await until(server, key, done)
        assert whole.review is not None and whole.review.done == whole.due == whole.done
        assert (whole.seconds, whole.now, whole.reason, whole.depth) == (None, None, "", "quick")
        assert sorted(judged(folder)) == sorted(set(judged(folder))) and len(judged(folder)) == whole.due
        assert (await state(server, key, whole.done)).review is None
        assert (await state(server, key, whole.done - 1)).review is not None
        link = (await server.call("POST", f"/api/replays/{key}/share", {"names": False}))["key"]
        assert (await state(server, link)).review == whole.review
        assert 'ludoteca_reviews_total{kind="done"} 1' in (await server.client.get("/metrics")).text
    async with house(url) as server:
        again = await begin(server, key)
        assert again == whole and len(judged(folder)) == whole.due
        assert await tables.forget(server.service.store, time() + 1, 0.0) == 1
        assert await reviews.latest(server.service.store, key) is None
        await server.call("POST", f"/api/replays/{key}/review", {"depth": "quick"}, status=404)


async def test_what_was_found_is_never_looked_for_again(url: str, folder: Path) -> None:
    """Over a stop, over a server that goes, and over one that dies."""
    (folder / "slow").touch()
    async with house(url) as server:
        key = await uploaded(server)
        await begin(server, key)
        await until(server, key, lambda one: one.done > 0)
        halted = await stop(server, key)
        assert halted.status == "stopped" and (await stop(server, key)).status == "stopped"
        await at_rest(server)
        kept = await state(server, key)
        assert kept.review is not None and kept.review.done == kept.done == len(judged(folder)) < kept.due
        await begin(server, key)
        await until(server, key, lambda one: one.done > kept.done)
    before = len(judged(folder))
    async with house(url) as server:
        later = await until(server, key, lambda one: one.done > kept.done + 1)
        assert later.status in ("running", "waiting")
        (folder / "slow").unlink()
        whole = await until(server, key, done)
        twice = [ply for ply, times in Counter(judged(folder)).items() if times > 1]
        # What a worker was at when its server went was lost with it.
        assert before <= len(judged(folder)) and len(twice) <= 20
        assert len(set(judged(folder))) == whole.due


async def test_other_depths_are_reviews_of_their_own(sqlite_url: str, folder: Path) -> None:
    async with house(sqlite_url) as server:
        key = await uploaded(server)
        await begin(server, key, "quick")
        quick = await until(server, key, done)
        (folder / "slow").touch()
        await begin(server, key, "deep")
        await until(server, key, lambda one: one.done > 0)
        assert (await stop(server, key)).depth == "deep"
        assert await begin(server, key, "quick") == quick
        await server.call("POST", f"/api/replays/{key}/review", {"depth": "endless"}, status=400)


async def test_running_matches_are_never_reviewed(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        for method, body in (("GET", None), ("POST", {"depth": "quick"}), ("DELETE", None)):
            for token in ("", tokens[0]):
                said = await server.call(method, f"/api/replays/{table}/review", body, token, status=409)
                assert said["reason"] == "not-over"
        assert (await server.call("GET", "/api/replays/nobody/review", status=404))["reason"] == "unknown"
        half = recorded()
        half["rows"] = half["rows"][:40]
        key = (await server.call("POST", "/api/records", half))["key"]
        assert (await server.call("POST", f"/api/replays/{key}/review", {}, status=409))["reason"] == "not-over"


async def test_what_cannot_be_reviewed_says_why_and_a_mistake_can_be_tried_again(sqlite_url: str, folder: Path) -> None:
    async with house(sqlite_url) as server:
        key = await uploaded(server)
        (folder / "refuse").touch()
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


async def test_bots_and_hints_go_first(sqlite_url: str, folder: Path) -> None:
    """A whole match of bots is played while one review is not half done, by the same worker."""
    (folder / "slow").touch()
    async with house(sqlite_url) as server:
        key = await uploaded(server)
        await begin(server, key)
        await until(server, key, lambda one: one.done > 0)
        table, tokens = await server.table("san-juan", ["me", RANDOM])
        async with server.sit(table, tokens) as me:
            await me.play_on(3, most=12)
        found = await state(server, key)
        assert found.status == "running" and found.done < found.due


async def test_one_address_has_few_under_way_and_all_together_not_many(sqlite_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(sqlite_url, reviews=3, reviews_per_address=2) as server:
        keys = [await uploaded(server) for _ in range(4)]
        for key in keys[:2]:
            await begin(server, key)
        await begin(server, keys[0])  # it is under way already
        said = await server.call("POST", f"/api/replays/{keys[2]}/review", {"depth": "quick"}, status=429)
        assert said["reason"] == "too-many"
        assert (await state(server, keys[2])).status == "none"
        other = {"x-forwarded-for": "192.0.2.7"}
        for key, status in ((keys[2], 200), (keys[3], 503)):
            answer = await server.client.post(f"/api/replays/{key}/review", json={}, headers=other)
            assert answer.status_code == status
        await stop(server, keys[1])
        assert (await begin(server, keys[3])).status == "waiting"


async def test_of_two_processes_one_makes_it_and_the_other_takes_over(postgres_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(postgres_url, lease_seconds=1.0) as one, house(postgres_url, lease_seconds=1.0) as two:
        key = await uploaded(one)
        await begin(one, key)
        await until(one, key, lambda found: found.done > 0)
        await two.service.reviewing.look()
        await two.service.reviewing.task  # type: ignore[misc] # it has just begun to look
        assert two.service.reviewing.making is None
        shown = await until(two, key, lambda found: found.review is not None)
        assert shown.status == "running"
        # As if it had died: it says no more, and its lease runs out.
        assert one.service.reviewing.task is not None
        one.service.reviewing.stopped = True
        one.service.reviewing._let_go = nothing  # type: ignore[method-assign]
        one.service.reviewing.task.cancel()
        (folder / "slow").unlink()
        whole = await until(two, key, done)
        assert whole.review is not None and whole.review.done == whole.due
        assert len(set(judged(folder))) == whole.due


async def nothing(*_: object) -> None:
    """What a process does that is dead."""


async def test_whoever_stops_it_at_another_process_stops_it(postgres_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(postgres_url) as one, house(postgres_url) as two:
        key = await uploaded(one)
        await begin(one, key)
        await until(one, key, lambda found: found.done > 0)
        assert (await stop(two, key)).status == "stopped"
        await at_rest(one)
        assert (await state(one, key)).status == "stopped"


async def test_a_backup_takes_reviews_along(url: str, tmp_path: Path, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(url) as server:
        key, half = await uploaded(server), (await played(server))[0]
        (folder / "slow").unlink()
        await begin(server, key)
        whole = await until(server, key, done)
        (folder / "slow").touch()
        await begin(server, half)
        await until(server, half, lambda one: one.done > 0)
        await stop(server, half)
    await backup(url, tmp_path / "kept.sqlite")
    target = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await restore(tmp_path / "kept.sqlite", target)
    async with house(target) as server:
        assert await state(server, key) == whole
        found = await state(server, half)
        assert found.status == "stopped" and found.review is not None and found.review.done == found.done > 0


async def test_parts_of_another_release_are_not_gone_on_with(sqlite_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(sqlite_url) as server:
        key = await uploaded(server)
        await begin(server, key)
        await until(server, key, lambda one: one.done > 0)
        await stop(server, key)
        store = server.service.store
        older = "UPDATE reviews SET release = 'older'"
        await store.write(lambda session: session.connection().exec_driver_sql(older))
        await at_rest(server)
        assert await reviews.parts(store, key, "quick")
        assert (await begin(server, key)).done == 0


async def test_a_review_whose_match_is_removed_ends(sqlite_url: str, folder: Path) -> None:
    (folder / "slow").touch()
    async with house(sqlite_url) as server:
        key = await uploaded(server)
        await begin(server, key)
        await until(server, key, lambda one: one.done > 0)
        await tables.forget(server.service.store, time() + 1, 0.0)
        await at_rest(server)
        assert await matches.orphans(server.service.store, 1.0, 1) == []


async def test_a_store_that_is_asked_for_a_match_that_is_not_there_has_no_review(url: str) -> None:
    store = Store(url)
    await store.open()
    assert await reviews.latest(store, "nobody") is None
    assert not await reviews.keep(store, "nobody", "quick", {}, {"done": 0, "due": 0, "seconds": None, "now": None})
    await store.close()
