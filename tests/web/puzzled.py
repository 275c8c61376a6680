"""Puzzles for the browser, made of positions of games that were played: what the server says of them, without a server
that has any. What the answers are worth is made up: the order is that of their codes, from one that is wanted."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.review.puzzle import Puzzle
from ludoteca.review.reasons import reasons
from ludoteca.review.shape import Option
from ludoteca.server import wire
from ludoteca.server.matches.replays import Replay

DATA = Path(__file__).resolve().parent.parent.parent / "src" / "ludoteca" / "data" / "games"
MARGIN = 0.009
STEPS = (0.0, 0.017, 0.034, 0.076, 0.088, 0.105, 0.13, 0.16)
BEST = 0.346
ROUND = 24  # answers before a puzzle that are told with it


def records(game: str, folder: Path = DATA) -> Iterator[dict[str, Any]]:
    with gzip.open(folder / game / f"{game}-0000.jsonl.gz", "rt") as lines:
        for line in lines:
            yield json.loads(line)


def played(record: dict[str, Any]) -> Match:
    """The match of a record, which may have more beside it."""
    known = {key: value for key, value in record.items() if key != "outcome"}
    return from_record(known, registry.game)


def found(game: str, ask: str, least: int, skip: int = 0, folder: Path = DATA) -> tuple[Replay, int]:
    """A replay, and a ply of it at which this is asked with so many answers at least."""
    for record in records(game, folder):
        replay = Replay(played(record))
        for ply in range(replay.plies // 3, replay.plies):
            decision = replay.state(ply).decision
            if decision and decision.ask == ask and len(decision.actions) >= least:
                if skip == 0:
                    return replay, ply
                skip -= 1
    raise AssertionError(f"{ask} of {game} is nowhere asked with {least} answers")


def puzzle(
    id: str,
    game: str,
    ask: str,
    theme: str,
    least: int = 4,
    skip: int = 0,
    rating: int = 1480,
    folder: Path = DATA,
) -> dict[str, Any]:
    """What the server says of one, as JSON would."""
    replay, ply = found(game, ask, least, skip, folder)
    state = replay.state(ply)
    decision = state.decision
    assert decision is not None
    codes = sorted(decision.actions, key=lambda one: (not one.targets, one.text == "gold"))[: len(STEPS)]
    options = [Option(one.code, one.text, BEST - step, 2.0) for one, step in zip(codes, STEPS, strict=False)]
    seat = decision.seat
    why = reasons(state, decision, codes[0], codes[1])
    asked = Puzzle(id, ply, seat, ask, theme, options, MARGIN, codes[-1].text, 2, state.seats, rating, 60, why)
    told = [entry for entry in replay.entries(seat) if ply - ROUND <= entry.row < ply]
    position = wire.PuzzlePosition(
        id=id,
        game=game,
        version=1,
        options={},
        seats=state.seats,
        seat=seat,
        ply=ply,
        people=True,
        frame=replay.frame(ply, seat),
        entries=told,
        puzzle=asked,
    )
    said: dict[str, Any] = msgspec.to_builtins(position)
    return said


def shelf(positions: list[dict[str, Any]]) -> dict[str, Any]:
    """The list of them."""
    games: dict[str, list[dict[str, Any]]] = {}
    for one in positions:
        asked = one["puzzle"]
        brief = {key: asked[key] for key in ("id", "theme", "rating", "deviation")}
        games.setdefault(one["game"], []).append({**brief, "players": one["seats"], "people": one["people"]})
    return {"games": [{"game": game, "puzzles": puzzles} for game, puzzles in games.items()]}


def serve(page: Page, positions: list[dict[str, Any]]) -> None:
    """From now on this page's server has these puzzles."""
    listed = json.dumps(shelf(positions))
    by_id = {one["id"]: json.dumps(one) for one in positions}

    def answer(route: Route) -> None:
        id = route.request.url.rsplit("/", 1)[-1]
        body = listed if id == "puzzles" else by_id.get(id)
        if body is None:
            route.fulfill(status=404, json={"reason": "unknown", "message": "no such puzzle"})
        else:
            route.fulfill(status=200, content_type="application/json", body=body)

    page.route("**/api/puzzles", answer)
    page.route("**/api/puzzles/*", answer)
