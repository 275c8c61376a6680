"""One run of the arena: the files it keeps, and when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter

from .kept import records_file
from .play import Played
from .results import ResultsFile
from .schedule import carry_out
from .sprt import Sprt
from .tournament import Scoreboard

Add = Callable[[int, Played], None]
"""Adds a match to the board of its plan, which is named by its number."""


class Arena:
    """Plays the plans of some boards. `bounds` are the two shares a test decides between, which may end a plan early;
    `records` is a file for every match, `resume` one for the results, to go on from where an earlier run stopped;
    `ray` is the address of a cluster that plays them, instead of processes here."""

    def __init__(
        self,
        boards: Sequence[Scoreboard],
        bounds: tuple[float, float] | None = None,
        processes: int = 1,
        records: Path | None = None,
        resume: Path | None = None,
        ray: str = "",
    ) -> None:
        self.boards = boards
        self.plans = [board.plan for board in boards]
        self.tests = [Sprt(*bounds) if bounds else None for _ in boards]
        self.processes = processes
        self.records = records
        self.resume = resume
        self.ray = ray

    @property
    def total(self) -> int:
        """The matches to be played, if no test ends them early."""
        return sum(plan.games for plan in self.plans)

    def run(self, add: Add, step: Callable[[], None]) -> tuple[float, list[str]]:
        """Play everything, calling `step` after each match; the seconds it took, and what each plan's test says."""
        start = perf_counter()
        with ExitStack() as stack:
            file = stack.enter_context(closing(records_file(self.records))) if self.records else None
            results = stack.enter_context(closing(ResultsFile(self.resume, self.plans))) if self.resume else None

            def watch(number: int, played: Played) -> bool:
                add(number, played)
                if file is not None and played.record is not None:
                    file.add(played)
                step()
                return self.decided(number)

            if self.ray:
                from .cluster import cluster  # most runs need no Ray

                workers = stack.enter_context(cluster(self.ray, self.processes))
                carry_out(self.plans, watch, workers.cores, file is not None, results, workers)
            else:
                carry_out(self.plans, watch, min(self.processes, self.total), file is not None, results)
        return perf_counter() - start, [test.verdict() if test else "" for test in self.tests]

    def decided(self, number: int) -> bool:
        """Whether the test of a plan is over, asked after each match; it looks at whole seeds only."""
        test, board, plan = self.tests[number], self.boards[number], self.plans[number]
        if test is None or board.matches % plan.players:
            return False
        total, count = board.totals[0].by_seed[plan.seed_of(board.matches - 1)]
        test.add(total / count)
        return test.verdict() != ""
