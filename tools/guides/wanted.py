"""Chance that brings what a script says, in the order in which it says it, and the rest by seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.guides.ids import ids

from ludoteca.core.chance import Chance, Outcome, place, seeded
from ludoteca.core.errors import BadGuide
from ludoteca.core.match import Match
from ludoteca.core.protocol import Game, State

Draws = Mapping[str, Sequence[str | int]]


class Wanted(Chance):
    """`wanted` are the outcomes still to come, by kind. It has to know the game, and where there is one the position,
    to know what the values of a draw stand for."""

    def __init__(self, seed: int, draws: Draws) -> None:
        super().__init__(seeded(seed).state)
        self.wanted: dict[str, list[str | int]] = {kind: list(values) for kind, values in draws.items()}
        self.game: Game | None = None
        self.position: State | None = None
        self.made = 0

    def want(self, draws: Draws) -> None:
        self.wanted = {kind: list(values) for kind, values in draws.items()}

    def must_be_used(self, where: str) -> None:
        left = {kind: values for kind, values in self.wanted.items() if values}
        if left:
            kind, values = next(iter(left.items()))
            raise BadGuide(f"{where}: {len(values)} more of {kind} were wanted than are drawn: {values}")

    def record(self) -> None:
        super().record()
        self.made = 0

    def _draw(self, weights: list[int], total: int, kind: int, seen: int) -> int:
        assert self.game is not None
        name = self.game.chances[kind]
        drawn = [] if self.log is None else [draw for draw in self.log if draw.kind == kind]
        called = ids(self.game, name, weights, self.position, len(drawn))
        if self.wanted.get(name):
            value = meant(self.wanted[name].pop(0), called, weights, name)
        else:
            value = place(weights, self.next_below(total))
        if self.log is not None:
            self.log.append(Outcome(kind, value, seen, list(weights)))
        return value


def meant(wish: str | int, called: Sequence[str], weights: Sequence[int], kind: str) -> int:
    """The value of an outcome that is wanted, if it can come."""
    value = called.index(str(wish)) if str(wish) in called else -1
    if value < 0 or weights[value] <= 0:
        can = [one for one, weight in zip(called, weights, strict=False) if weight > 0]
        raise BadGuide(f"{wish} cannot come in a draw of {kind}; there are {', '.join(can)}")
    return value


class Prepared(Match):
    """A match that is drawn by `wanted`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None, seed: int, wanted: Wanted) -> None:
        wanted.game = game
        self.wanted = wanted
        super().__init__(game, seats, options, seed)
        wanted.position = self.state

    def _chance(self, seed: int) -> Chance:
        return self.wanted
