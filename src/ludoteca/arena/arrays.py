"""Records as arrays to learn from: every question with more than one answer, what its seat saw, what could be answered,
what was answered, and how the match ended for that seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.features import features
from ludoteca.core.fold import carry_out
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.parties import sides
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game, State
from ludoteca.core.record import from_record
from ludoteca.core.rows import PLAY

from .records import parse, texts

FORMAT = "ludoteca.arrays/1"
COLUMNS = ("observations", "masks", "answers", "seats", "players", "matches", "shares", "places", "points", "margins")
STACKED = ("observations", "masks")


class Arrays:
    """Collects matches of one game with the same pieces of features, which those of other options can lack."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.pieces: list[Piece] = []
        self.options: dict[str, str] = {}
        self.matches = 0
        self.found: dict[str, list[Any]] = {name: [] for name in COLUMNS}

    def add(self, match: Match) -> None:
        if not match.over:
            raise BadRecord("a match that is not over has no outcome to learn from")
        pieces = match.state.feature_pieces()
        if self.game is None:
            self.game, self.pieces, self.options = match.game, pieces, dict(match.options)
        if match.game is not self.game or list(map(repr, pieces)) != list(map(repr, self.pieces)):
            raise BadRecord(f"a match of {match.game.name} with {match.options} has other features than those before")
        outcome = outcomes_of(match)
        for state, code in answered(match):
            decision = state.decision
            assert decision is not None
            mask = np.zeros(len(self.game.actions), np.uint8)
            mask[[action.code for action in decision.actions]] = 1
            self.found["observations"].append(np.array(features(state, decision.seat), np.int16))
            self.found["masks"].append(np.packbits(mask))
            self.found["answers"].append(code)
            self.found["seats"].append(decision.seat)
            self.found["players"].append(match.seats)
            self.found["matches"].append(self.matches)
            for name, values in outcome.items():
                self.found[name].append(values[decision.seat])
        self.matches += 1

    def save(self, path: Path) -> dict[str, Any]:
        """Write everything as one `.npz`; what it holds, in figures."""
        if self.game is None or not self.found["answers"]:
            raise LudotecaError("there is nothing to learn from in these records")
        about = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "data": self.game.data,
            "options": self.options,
            "actions": len(self.game.actions),
            "pieces": [
                {"name": piece.name, "size": piece.size, "most": piece.most, "words": piece.words}
                for piece in self.pieces
            ],
        }
        kinds: dict[str, Any] = {"seats": np.int8, "players": np.int8, "places": np.int8, "shares": np.float32}
        columns: dict[str, Any] = {
            name: np.stack(values) if name in STACKED else np.array(values, kinds.get(name, np.int32))
            for name, values in self.found.items()
        }
        columns["about"] = np.array(json.dumps(about))
        try:
            with path.open("wb") as file:
                np.savez_compressed(file, **columns)
        except OSError as error:
            raise LudotecaError(f"cannot write {path}: {error.strerror}") from None
        return {
            "game": self.game.name,
            "matches": self.matches,
            "questions": len(self.found["answers"]),
            "features": len(self.found["observations"][0]),
            "actions": len(self.game.actions),
        }


def outcomes_of(match: Match) -> dict[str, list[float]]:
    """By seat: the share in the victory, the place, the points, and the lead over the best other party."""
    state, by_seat = match.state, sides(match.state)
    scores, ranking = state.scores(), state.ranking()
    first = ranking.count(1)
    return {
        "shares": [1 / first if ranking[side] == 1 else 0.0 for side in by_seat],
        "places": [ranking[side] for side in by_seat],
        "points": [scores[side] for side in by_seat],
        "margins": [
            scores[side] - max((score for party, score in enumerate(scores) if party != side), default=0)
            for side in by_seat
        ],
    }


def answered(match: Match) -> Iterator[tuple[State, int]]:
    """Each position at which somebody had a choice, and the answer that stood in the end."""
    again = Match(
        match.game, match.seats, match.options, match.seed, start=match.start_draws, position=match.position
    ).state
    for step in match.course():
        decision = again.decision
        if step.row.kind == PLAY and decision is not None and len(decision.actions) > 1:
            yield again, find(match.game, step.row.text).code
        carry_out(again, step.row)


def collect(paths: list[Path], find_game: Callable[[str], Game], step: Callable[[], None] = lambda: None) -> Arrays:
    """The matches of some files of records."""
    arrays = Arrays()
    for path in paths:
        for number, text in enumerate(texts(path), 1):
            where = f"{path} line {number}"
            try:
                arrays.add(from_record(parse(text, where), find_game))
            except BadRecord as error:
                raise BadRecord(f"{where}: {error}") from None
            step()
    return arrays
