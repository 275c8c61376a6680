"""Positions where one seat learns and bots sit in the others: what the environments of Gymnasium are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.arena.play import Answers, Player, seat_players
from ludoteca.core.batch import GIVE_UP, SEEDS, Positions
from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.features import room
from ludoteca.core.given import whole
from ludoteca.core.protocol import Action, Bot, Decision, Game, State

SOMEWHERE = -1  # every game in another seat
LEARNER = "random"  # fills the chair of who learns; it is never asked
Opponent = str | Bot | Answers


class Ended(NamedTuple):
    """A game that is over or was broken off: where the learner sat, and points and places by party."""

    seat: int
    party: int
    scores: list[int]
    ranking: list[int]


class Against(Positions):
    """`opponents` sit in the other seats, in turn from the learner on; if they are too few, they come again; one alone
    may stay away where nobody else plays. The learner has a seat of his own, or SOMEWHERE another one in each game.
    `lasts` are the numbers of the last position of a game that ended, as he saw it, `won` is what it brought him, and
    `ended` says how it ended."""

    def __init__(
        self,
        game: Game,
        kinds: list[tuple[int, dict[str, str]]],
        number: int,
        opponents: Opponent | Sequence[Opponent],
        seat: int = SOMEWHERE,
        reward: int = 0,
        again: bool = True,
    ) -> None:
        super().__init__(game, kinds, number, reward, True, again)
        self.opponents = one_or_more(opponents)
        seats = [seats for seats, _ in kinds]
        seat, fewest, most = whole(seat, "the learner's seat"), min(seats), max(seats)
        if not self.opponents and most > 1:
            raise LudotecaError("who sits in the other seats? name at least one bot")
        if len(self.opponents) > max(1, most - 1):
            raise LudotecaError(f"{len(self.opponents)} opponents, but {most - 1} other seat{'s' * (most != 2)}")
        if not SOMEWHERE <= seat < fewest:
            raise LudotecaError(
                f"no seat {seat}: there are 0 to {fewest - 1}, or {SOMEWHERE} for another one each game"
            )
        self.seat = seat
        self.learners = [0] * number
        self.players: list[list[Player]] = [[] for _ in range(number)]
        self.lasts = room(number * self.width)
        self.won = [0.0] * number
        self.ended = [Ended(0, 0, [], [])] * number

    def begin(self, at: int) -> State:
        seed = self.seed * SEEDS + self.begun
        state = super().begin(at)
        learner = int(seeded(-1 - seed).below(state.seats)) if self.seat == SOMEWHERE else self.seat
        chairs: list[Opponent] = [LEARNER] * state.seats
        for place in range(1, state.seats):
            chairs[(learner + place) % state.seats] = self.opponents[(place - 1) % len(self.opponents)]
        self.learners[at] = learner
        self.players[at] = seat_players(self.game, chairs, seed)
        return state

    def reply(self, at: int, state: State, decision: Decision) -> Action | None:
        if decision.seat == self.learners[at]:
            return super().reply(at, state, decision)
        return self.players[at][decision.seat].answer(state)

    def end(self, at: int, state: State) -> None:
        super().end(at, state)
        self.won[at] = self.rewards[at * self.most_seats + self.learners[at]]
        self.keep_last(at, state)

    def break_off(self, at: int, state: State) -> None:
        super().break_off(at, state)
        self.won[at] = 0.0
        self.keep_last(at, state)

    def keep_last(self, at: int, state: State) -> None:
        learner = self.learners[at]
        self.game.features(state, learner, self.lasts, at * self.width)
        self.ended[at] = Ended(learner, state.party(learner), state.scores(), state.ranking())

    def allowed(self, at: int, code: int) -> bool:
        return 0 <= code < self.codes and self.masks[at * self.codes + code] != 0

    def mended(self, codes: list[int]) -> tuple[list[int], list[bool]]:
        """The answers with those given up that are not possible, and which these are."""
        wrong = [not self.allowed(at, code) for at, code in enumerate(codes)]
        return [GIVE_UP if bad else code for code, bad in zip(codes, wrong, strict=True)], wrong


def one_or_more(opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """One alone is meant for all the other seats."""
    if isinstance(opponents, str | Bot) or callable(opponents):
        return [opponents]
    if not isinstance(opponents, Iterable):
        raise LudotecaError(f"opponents are names of bots, bots or functions, not {opponents!r}")
    return list(opponents)
