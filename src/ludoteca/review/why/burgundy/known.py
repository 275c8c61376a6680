"""What the reasons of Burgundy are reckoned with: the heuristic, the asked seat's board, the number of a die, and what
an answer leads to."""

from __future__ import annotations

from typing import cast

from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.heuristics.burgundy import BurgundyHeuristic
from ludoteca.core.protocol import Action, Event
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.actions import FIRST, SECOND
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import LIVESTOCK
from ludoteca.games.burgundy.estate import Estate, put
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.reach import ANY
from ludoteca.games.burgundy.show.facts import until_afterwards
from ludoteca.games.burgundy.tiles import LivestockTile


class Asked:
    """A position as the asked seat sees it. `ask` is the question."""

    def __init__(self, s: Burgundy, seat: int, ask: str) -> None:
        self.s = s
        self.seat = seat
        self.ask = ask
        self.h = cast(BurgundyHeuristic, heuristic(s.game))
        self.e: Estate = s.estate(seat)
        self.board: Board = s.board(self.e)

    def value(self, action: Action) -> int:
        """The number an answer is done with."""
        if action.source in (FIRST, SECOND):
            return self.s.players[self.seat].die(action.source)
        return self.s.white if self.ask == "white_castle.act" else ANY

    def closes(self, e: Estate, at: int) -> bool:
        """CoB 46, R24: whether one tile more completes the area of an empty hex."""
        board = self.s.board(e)
        cells = e.area(board, at)
        return sum(e.left[area] for area in {board.area[cell] for cell in cells}) == 1

    def size(self, e: Estate, at: int) -> int:
        return self.s.size_of(e, self.s.board(e).area[at])

    def left(self, at: int) -> int:
        """The empty hexes of an area, with this one."""
        cells = self.e.area(self.board, at)
        return sum(self.e.left[area] for area in {self.board.area[cell] for cell in cells})

    def area_worth(self, at: int) -> float:
        """The part of the heuristic's worth of a hex that its area has, as `closing` reckons it."""
        return self.h.closing(self.s, self.e, self.board, at) - self.colour_worth(at)

    def colour_worth(self, at: int) -> float:
        """The part that its colour has."""
        s, colour = self.s, self.board.colour[at]
        if s.claimed[colour] >= len(s.setting.bonus):
            return 0.0
        rest = self.e.colours[colour]
        return self.h.area * s.setting.bonus[s.claimed[colour]] / (rest * rest)

    def animals(self, kind: int, at: int) -> tuple[int, int]:
        """CoB 37, 52: what livestock scores on a hex, and how much of it by animals that lie there already."""
        tile = self.s.setting.tiles[kind]
        assert isinstance(tile, LivestockTile)
        trial = self.e.clone()
        trial.tiles = put(trial.tiles, at, kind)
        animals, tiles = tile.herd(self.s, trial, self.board, at)
        points = animals + tiles * trial.has(7)
        return points, max(0, points - self.s.rules.pieces.animals[kind] - trial.has(7))

    def last_points(self, kind: int, at: int) -> int:
        """CoB 50, 55-57: by how much a tile on a hex makes the monasteries of the duchy count for more at the end."""
        trial = self.e.clone()
        trial.tiles = put(trial.tiles, at, kind)
        return self.s.all_monasteries(trial) - self.s.all_monasteries(self.e)

    def is_livestock(self, kind: int) -> bool:
        return self.s.setting.tiles[kind].colour == LIVESTOCK


class Outcome:
    """What answers lead to, tried on a copy: what is told of them until the turn goes on, and the position then."""

    def __init__(self, s: Burgundy, *answers: Action) -> None:
        trial = s.clone()
        trial.events = []
        for answer in answers:
            trial.apply(answer)
        self.trial = trial
        self.events: list[Event] = until_afterwards(trial.events)
        self.over = len(self.events) < len(trial.events)

    def number(self, kind: int, seat: int) -> int:
        """The sum of a gain (silver, workers)."""
        return sum(event.b for event in self.events if event.kind == kind and event.a == seat)

    def points(self, seat: int, source: int) -> int:
        return sum(
            event.c for event in self.events if event.kind == tell.SCORE and event.a == seat and event.b == source
        )

    def told(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
