"""Everybody against everybody: a matrix of shares, and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from ludoteca.core.errors import LudotecaError

from .play import Played
from .ratings import Rating, Table, rate
from .tournament import BotResult, Plan, RunSummary, Scoreboard, run_summary


class Cell(TypedDict):
    """The share of one bot against seats filled with copies of another, with its 95% interval."""

    bot: str
    against: str
    games: int
    win_share: float
    low: float
    high: float
    margin: float
    verdict: str


class PoolSummary(RunSummary):
    ratings: list[Rating]
    matrix: list[Cell]


def pairings(bots: Sequence[str], players: int) -> list[tuple[str, str]]:
    """Who sits alone against copies of whom. With two seats one pairing serves both."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise LudotecaError("a pool has at least two bots, each once")
    found = [(one, other) for one in bots for other in bots if one != other]
    return [pair for pair in found if players > 2 or bots.index(pair[0]) > bots.index(pair[1])]


def plans(
    game: str, players: int, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int, near: int = 0
) -> list[Plan]:
    """Each bot alone against copies of each other. Bots that stand side by side in the list play `near` matches, if
    that is given: they are the hardest to tell apart."""
    found = []
    for one, other in pairings(bots, players):
        count = near if near and abs(bots.index(one) - bots.index(other)) == 1 else games
        found.append(Plan(game, players, options, (one, other), count, seed, focal=True))
    return found


class PoolBoard:
    """Adds up the matches of a pool, plan by plan."""

    def __init__(self, bots: Sequence[str], plans: Sequence[Plan]) -> None:
        self.bots = list(bots)
        self.plans = list(plans)
        self.boards = [Scoreboard(plan) for plan in plans]
        self.tables: list[Table] = []

    def add(self, number: int, played: Played) -> None:
        board, plan = self.boards[number], self.plans[number]
        bots = [plan.entered[entered] for entered in plan.seating(board.matches)]
        self.tables.append(Table(bots, played.sides, played.ranking))
        board.add(played)

    def summary(self, seconds: float, verdicts: Sequence[str]) -> PoolSummary:
        cells = []
        for plan, board, verdict in zip(self.plans, self.boards, verdicts, strict=True):
            focal, other = board.summary(0.0)["bots"]
            cells.append(cell(plan.entered[0], plan.entered[1], focal, verdict))
            if plan.players == 2:
                cells.append(cell(plan.entered[1], plan.entered[0], other, opposite(verdict)))
        common = run_summary(self.boards, seconds)
        return {**common, "ratings": rate(self.bots, self.tables), "matrix": cells}


def cell(bot: str, against: str, result: BotResult, verdict: str) -> Cell:
    return Cell(
        bot=bot,
        against=against,
        games=result["games"],
        win_share=result["win_share"],
        low=result["low"],
        high=result["high"],
        margin=result["margin"],
        verdict=verdict,
    )


def opposite(verdict: str) -> str:
    return {"high": "low", "low": "high"}.get(verdict, "")
