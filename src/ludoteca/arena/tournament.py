"""Many matches between the same bots: seats rotated on common seeds.

Match number i is played on seed `seed + i // players`, with everybody moved on by `i % players` seats: over each
seed every bot sits in every seat once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TypedDict

from ludoteca.bots.roster import maker
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game

from .play import Played, play_match
from .statistics import interval


class BotResult(TypedDict):
    """One bot of the field. `win_share` splits shared victories and comes with its 95% interval; `margin` is over
    the best rival."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    points: float
    margin: float
    ms_per_move: float


class RunSummary(TypedDict):
    """What was played. `parties` share the victory: an even share is one by their number."""

    game: str
    players: int
    parties: int
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float


class Summary(RunSummary):
    bots: list[BotResult]


class Plan:
    """What is to be played; checked when it is made. `bots` are the names by first seating; fewer bots than seats take
    turns filling them. With `focal` the first one sits alone against the others, who fill all other seats."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        bots: Sequence[str],
        games: int,
        seed: int,
        focal: bool = False,
    ) -> None:
        if games < 1:
            raise LudotecaError(f"an arena plays at least 1 game, not {games}")
        found = find_game(game)
        self.options = found.settle(players, options)
        for name in bots:
            maker(name)(found, 0)
        if not 1 <= len(bots) <= players:
            raise LudotecaError(f"{len(bots)} bots do not fit {players} seats")
        if focal and len(bots) < 2:
            raise LudotecaError("a focal bot needs somebody to play against")
        self.game = game
        self.data = found.data
        self.players = players
        self.entered = list(bots)
        self.games = games
        self.seed = seed
        self.focal = focal

    def seed_of(self, match: int) -> int:
        return self.seed + match // self.players

    def seating(self, match: int) -> list[int]:
        """The number of the entered bot in each seat."""
        moved = match % self.players
        places = [(seat + moved) % self.players for seat in range(self.players)]
        if not self.focal:
            return [place % len(self.entered) for place in places]
        return [1 + (place - 1) % (len(self.entered) - 1) if place else 0 for place in places]

    def describe(self) -> dict[str, object]:
        """Everything a match depends on, but not how many are played."""
        return {
            "game": self.game,
            "data": self.data,
            "players": self.players,
            "options": self.options,
            "bots": self.entered,
            "seed": self.seed,
            "focal": self.focal,
        }


def play_some(plan: Plan, first: int, last: int, keep: bool) -> list[Played]:
    """The matches from number `first` to before `last`."""
    game = find_game(plan.game)
    played = []
    for match in range(first, last):
        names = [plan.entered[number] for number in plan.seating(match)]
        played.append(play_match(game, plan.options, plan.seed_of(match), names, match % plan.players, keep))
    return played


class Scoreboard:
    """Adds matches up."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.matches = 0
        self.decisions = 0
        self.parties = 1
        self.totals = [BotTotals() for _ in plan.entered]

    def add(self, played: Played) -> None:
        seating = self.plan.seating(self.matches)
        seed = self.plan.seed_of(self.matches)
        for seat, number in enumerate(seating):
            totals = self.totals[number]
            totals.add(seed, played.win(seat), played.points(seat), played.margin(seat))
            totals.moves += played.moves[seat]
            totals.seconds += played.seconds[seat]
        self.matches += 1
        self.decisions += played.decisions
        self.parties = len(set(played.sides))

    def summary(self, seconds: float) -> Summary:
        names = distinct(self.plan.entered)
        bots = [totals.result(name) for name, totals in zip(names, self.totals, strict=True)]
        return {**run_summary([self], seconds), "bots": bots}


def run_summary(boards: Sequence[Scoreboard], seconds: float) -> RunSummary:
    """What the boards of a run have in common."""
    plan = boards[0].plan
    return RunSummary(
        game=plan.game,
        players=plan.players,
        parties=boards[0].parties,
        options=plan.options,
        seed=plan.seed,
        games=sum(board.matches for board in boards),
        decisions=sum(board.decisions for board in boards),
        seconds=round(seconds, 3),
    )


@dataclass
class BotTotals:
    """What the matches of one bot add up to."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    margin: int = 0
    moves: int = 0
    seconds: float = 0.0
    by_seed: dict[int, tuple[float, int]] = field(default_factory=dict)
    all_wins: list[float] = field(default_factory=list)
    all_points: list[int] = field(default_factory=list)

    def add(self, seed: int, win: float, points: int, margin: int) -> None:
        self.games += 1
        self.wins += win
        self.points += points
        self.margin += margin
        self.all_wins.append(win)
        self.all_points.append(points)
        before, count = self.by_seed.get(seed, (0.0, 0))
        self.by_seed[seed] = (before + win, count + 1)

    def running(self) -> list[float]:
        """The share after each match."""
        return [total / (number + 1) for number, total in enumerate(accumulate(self.all_wins))]

    def result(self, name: str) -> BotResult:
        low, high = interval(list(self.by_seed.values()))
        games = max(self.games, 1)
        return BotResult(
            name=name,
            games=self.games,
            win_share=self.wins / games,
            low=low,
            high=high,
            points=self.points / games,
            margin=self.margin / games,
            ms_per_move=1000 * self.seconds / max(self.moves, 1),
        )


def distinct(names: Sequence[str]) -> list[str]:
    """The names, the second `random` as `random#2`."""
    seen: dict[str, int] = {}
    told = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return told
