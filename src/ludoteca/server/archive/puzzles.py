"""Puzzles: those of the package and those that people gave here; their positions, and playing on from them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic

import msgspec

from ludoteca.core import reader, registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import from_record
from ludoteca.review.puzzle import Puzzle, Source

from .. import wire
from ..errors import Refusal
from ..matches import render
from ..matches.replays import Replay
from ..store import Store
from ..store import puzzles as stored
from .onward import Onward
from .shelf import Shelved, playable, shelved

POSITIONS = 100
LIST_SECONDS = 10.0  # until what other processes took is in the list


class Puzzles:
    def __init__(self, store: Store, onward: Onward) -> None:
        self.store = store
        self.onward = onward
        self.positions: OrderedDict[str, bytes] = OrderedDict()
        self.all: bytes = b""
        self.read = float("-inf")

    async def listed(self) -> bytes:
        """The list, as JSON."""
        if monotonic() - self.read > LIST_SECONDS:
            ours, given = await asyncio.to_thread(shelved), await stored.listed(self.store)
            self.all, self.read = msgspec.json.encode(list_of(ours, given)), monotonic()
        return self.all

    def news(self) -> None:
        """There are others now."""
        self.read = float("-inf")

    async def position(self, puzzle_id: str) -> bytes:
        """A position, as JSON. It is the same for all who ask."""
        if puzzle_id not in self.positions:
            source, puzzle = await self._find(puzzle_id)
            found = await asyncio.to_thread(position, source, puzzle)
            self.positions[puzzle_id] = msgspec.json.encode(found)
        self.positions.move_to_end(puzzle_id)
        while len(self.positions) > POSITIONS:
            self.positions.popitem(last=False)
        return self.positions[puzzle_id]

    async def play_on(self, puzzle_id: str, wish: wire.PlayOn) -> wire.Seated:
        """My seat at a table that begins where the puzzle is."""
        source, puzzle = await self._find(puzzle_id)
        if wish.ply != puzzle.ply:
            raise Refusal("illegal", f"the position of this puzzle is {puzzle.ply}")
        replay = await asyncio.to_thread(replayed, source, puzzle)
        return await self.onward.begin(replay, puzzle_id, wish, puzzle=True)

    async def _find(self, puzzle_id: str) -> tuple[Source, Puzzle]:
        found = (await asyncio.to_thread(shelved)).get(puzzle_id)
        if found is not None:
            return found.source(), found.puzzle
        data = await stored.source(self.store, puzzle_id)
        if data is None:
            raise Refusal("unknown", "there is no such puzzle")
        source = msgspec.json.decode(data, type=Source)
        if not playable(source.record["game"], source.record["version"], source.record["data"]):
            raise Refusal("halted", "this puzzle was made under other rules")
        return source, source.puzzles[0]


def list_of(ours: dict[str, Shelved], given: list[stored.Listed]) -> wire.PuzzleList:
    """Those of the package first: they are the same on every server."""
    games: dict[str, list[wire.PuzzleInfo]] = {game: [] for game in sorted(registry.names())}
    for one in ours.values():
        puzzle = one.puzzle
        info = wire.PuzzleInfo(puzzle.id, puzzle.theme, puzzle.rating, puzzle.deviation, one.players, one.people)
        games[one.game].append(info)
    for row in given:
        if playable(row.game, row.version, row.data) and row.id not in ours:
            info = wire.PuzzleInfo(row.id, row.theme, row.rating, row.deviation, row.players, True)
            games[row.game].append(info)
    return wire.PuzzleList([wire.PuzzleGame(game, infos) for game, infos in games.items() if infos])


def replayed(source: Source, puzzle: Puzzle) -> Replay:
    """The game of a puzzle up to its position."""
    try:
        whole = from_record(source.record, registry.game)
        course = whole.course()
        if puzzle.ply < len(course):
            whole = from_record(source.record, registry.game, course[puzzle.ply].number)
        return Replay(whole)
    except LudotecaError as error:
        raise Refusal("halted", f"the game of this puzzle cannot be read here: {error}") from None


def position(source: Source, puzzle: Puzzle) -> wire.PuzzlePosition:
    """What its seat sees and may answer, and what happened since the round before began."""
    replay = replayed(source, puzzle)
    match, seat = replay.match, puzzle.seat
    state = match.state
    if replay.plies != puzzle.ply or not reader.answers(state, seat):
        raise Refusal("halted", "the game of this puzzle has no such position")
    asked = render.question(state, seat)
    rounds = [point.ply for point in replay.curve]
    return wire.PuzzlePosition(
        id=puzzle.id,
        game=replay.game.name,
        version=replay.game.version,
        options=dict(match.options),
        seats=match.seats,
        seat=seat,
        ply=puzzle.ply,
        people=source.people,
        frame=wire.ReplayFrame(puzzle.ply, dict(state.view(seat)), render.zones(state, seat), asked),
        entries=render.entries(match, seat, rounds[-2] if len(rounds) > 1 else reader.START),
        puzzle=puzzle,
    )
