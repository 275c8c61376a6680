"""Many matches between the same bots: seats rotated on common seeds.

Match number i is played on seed `seed + i // players`, with everybody moved on by `i % players` seats: over each
seed every bot sits in every seat once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class Summary(TypedDict):
    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float
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
        self.lines = [Line() for _ in plan.entered]

    def add(self, played: Played) -> None:
        seating = self.plan.seating(self.matches)
        seed = self.plan.seed_of(self.matches)
        winners = played.ranking.count(1)
        for seat, number in enumerate(seating):
            win = 1 / winners if played.ranking[seat] == 1 else 0.0
            rivals = [score for party, score in enumerate(played.scores) if party != seat]
            points = played.scores[seat]
            self.lines[number].add(seed, win, points, points - max(rivals, default=0))
            self.lines[number].moves += played.moves[seat]
            self.lines[number].seconds += played.seconds[seat]
        self.matches += 1
        self.decisions += played.decisions

    def summary(self, seconds: float) -> Summary:
        plan = self.plan
        names = distinct(plan.entered)
        return Summary(
            game=plan.game,
            players=plan.players,
            options=plan.options,
            seed=plan.seed,
            games=self.matches,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            bots=[line.result(name) for name, line in zip(names, self.lines, strict=True)],
        )


class Line:
    """One bot's line on the scoreboard."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.margin = 0
        self.moves = 0
        self.seconds = 0.0
        self.by_seed: dict[int, tuple[float, int]] = {}
        self.all_wins: list[float] = []
        self.all_points: list[int] = []

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
