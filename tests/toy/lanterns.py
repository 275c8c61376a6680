"""A toy game with what no game of ours has yet: two teams of two, one player who can lose, and options that require or
forbid each other.

L 1: in each of four rounds everybody in turn rolls a die of three and keeps the points, or hands them on with one more
to the player two seats on. L 2: in a storm a roll of one is worth nothing. L 3: two teams of two play without a storm,
partners face each other and win together. L 4: one player alone wins by enough points; what he hands on is lost."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.bots.heuristic import Heuristic
from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.protocol import Action, Decision, EventKind, Frame, Game, Option, State, Term
from ludoteca.core.ranking import places
from ludoteca.core.registry import home

NAME = "lanterns"
KEEP, HAND_ON = range(2)
KEPT, HANDED = range(2)
TURN, SCORE = range(2)
ROUNDS = 4
FACES = 3
TARGETS = {"no": 0, "low": 7, "high": 9}

OPTIONS = (
    Option("storm", ("no", "yes")),
    Option("team", ("no", "yes")),
    Option("alone", ("no", "low", "high")),
)
TERMS = (
    Term({"team": ("yes",)}, {"seats": ("4",), "storm": ("no",)}, why="two-teams-of-two-without-a-storm", rule="L 3"),
    Term({"seats": ("1",)}, {"alone": ("low", "high")}, why="one-player-needs-a-target", rule="L 4"),
    Term({"alone": ("low", "high")}, {"seats": ("1",)}, why="a-target-is-for-one-player", rule="L 4"),
)


class Lanterns(State):
    """`points` lie by source and player; the roll is that of the seat that is asked."""

    def __init__(
        self, game: Game, seats: int, chance: Chance, storm: bool, team: bool, target: int, points: list[list[int]]
    ) -> None:
        super().__init__(game, seats, chance)
        self.storm = storm
        self.team = team
        self.target = target
        self.points = points

    def clone(self) -> Lanterns:
        points = [row[:] for row in self.points]
        other = Lanterns(
            self.game, self.seats, self.chance.clone(), self.storm, self.team, self.target, points
        )  # fmt: skip
        other.stack = [frame.clone() for frame in self.stack]
        other.decision, other.turn, other.reveals = self.decision, self.turn, self.reveals
        return other

    def worth(self, roll: int) -> int:
        return 0 if self.storm and roll == 1 else roll

    def score(self, player: int, source: int, points: int) -> None:
        self.points[source][player] += points
        if points:
            self.tell(SCORE, player, source, points)

    def party(self, player: int) -> int:
        return player % 2 if self.team else player

    def tally(self) -> list[list[int]]:
        if not self.team:
            return [row[:] for row in self.points]
        return [[row[0] + row[2], row[1] + row[3]] for row in self.points]

    def ranking(self) -> list[int]:
        if self.target:
            return [1 if self.scores()[0] >= self.target else 2]
        return places([[score] for score in self.scores()])

    def components(self) -> list[int]:
        return []

    def view(self, who: int) -> Mapping[str, object]:
        over = {} if self.decision is not None else {"ranking": self.ranking()}
        return {"points": [row[:] for row in self.points], "roll": [repr(frame) for frame in self.stack], **over}


class Rolling(Frame[Lanterns]):
    """L 1. A roll of 0 is one that is still to come."""

    def __init__(self, turns: int, roll: int) -> None:
        self.turns = turns
        self.roll = roll

    def __repr__(self) -> str:
        return f"Rolling({self.turns}, {self.roll})"

    def clone(self) -> Rolling:
        return Rolling(self.turns, self.roll)

    def step(self, s: Lanterns) -> Decision | None:
        if self.turns == ROUNDS * s.seats:
            s.stack.pop()
            return None
        if self.roll:
            return Decision(self.turns % s.seats, "roll", s.game.actions[:])
        self.roll = 1 + s.chance.roll(FACES, 0, EVERYBODY)
        s.begin_turn()
        s.tell(TURN, self.turns % s.seats, self.roll)
        return None

    def apply(self, s: Lanterns, action: Action) -> None:
        seat, points = self.turns % s.seats, s.worth(self.roll)
        self.turns, self.roll = self.turns + 1, 0
        if action.code == KEEP:
            s.score(seat, KEPT, points)
        elif s.seats > 1:
            s.score((seat + 2) % s.seats, HANDED, points + 1)


class LanternsGame(Game):
    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        target = TARGETS[options["alone"]]
        points = [[0] * seats for _ in self.sources]
        s = Lanterns(self, seats, chance, options["storm"] == "yes", options["team"] == "yes", target, points)
        s.events = []
        s.stack.append(Rolling(0, 0))
        s.run()
        return s


def game() -> Game:
    events = (EventKind("turn", ("seat", "roll")), EventKind("score", ("seat", "source", "points")))
    made = LanternsGame(
        NAME, 1, "none", (1, 2, 4), OPTIONS, ("roll",), events, ("kept", "handed"), ROUNDS * 4 + 1, TERMS
    )  # fmt: skip
    made.set_actions([Action(home(NAME, "none"), code, text) for code, text in enumerate(("keep", "hand_on"))])
    return made


class Sensible(Heuristic[Lanterns]):
    """Wants the points for its party."""

    def __init__(self) -> None:
        super().__init__("sensible", 4.0, 0)

    def weigh(self, s: Lanterns, decision: Decision) -> list[float]:
        other = (decision.seat + 2) % s.seats
        friend = s.seats > 1 and s.party(other) == s.party(decision.seat)
        return [0.0, 1.0 if friend else -1.0]

    def value(self, s: Lanterns) -> list[float]:
        return [float(score - s.target) for score in s.scores()]


def heuristics() -> list[Heuristic[Lanterns]]:
    return [Sensible()]
