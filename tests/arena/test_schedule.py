"""Runs: focal bots, pools, early stops, results that are kept."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena import pool
from ludoteca.arena.cluster import on_boards
from ludoteca.arena.play import Played
from ludoteca.arena.ratings import Table, rate
from ludoteca.arena.report import elo, pool_page, tournament_page, write_report
from ludoteca.arena.results import BadResults, ResultsFile
from ludoteca.arena.schedule import carry_out
from ludoteca.arena.sprt import Sprt
from ludoteca.arena.tournament import Plan, Scoreboard
from ludoteca.core.errors import LudotecaError


def plan(bots: str, players: int, games: int = 6) -> Plan:
    return Plan("san-juan", players, {}, bots.split(","), games, 10, focal=True)


def run(wanted: Plan, results: ResultsFile | None = None, stop: int = 0, processes: int = 1) -> Scoreboard:
    board = Scoreboard(wanted)

    def watch(number: int, played: Played) -> bool:
        board.add(played)
        return board.matches == stop

    carry_out([wanted], watch, processes, results=results)
    return board


def test_a_focal_bot_sits_alone_in_every_seat() -> None:
    wanted = plan("greedy,random,novice", 4)
    assert [wanted.seating(match) for match in range(4)] == [[0, 1, 2, 1], [1, 2, 1, 0], [2, 1, 0, 1], [1, 0, 1, 2]]


def test_a_focal_bot_alone_is_refused() -> None:
    with pytest.raises(LudotecaError, match="somebody to play against"):
        Plan("san-juan", 2, {}, ["greedy"], 2, 0, focal=True)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_plan_can_be_stopped_early(processes: int) -> None:
    board = run(plan("greedy,random", 2, games=12), stop=3, processes=processes)
    assert board.matches == 3
    assert board.totals[0].all_points == run(plan("greedy,random", 2, games=3)).totals[0].all_points


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    wanted = plan("novice,random", 3)
    first = ResultsFile(file, [wanted])
    run(wanted, first, stop=4)
    first.close()
    with file.open("a") as broken:
        broken.write('{"plan": 0, "seed": 1')
    again = ResultsFile(file, [wanted])
    board = run(wanted, again)
    again.close()
    assert len(again.played(0)) == 4
    whole = run(wanted)
    assert board.matches == whole.matches == 6
    assert [totals.all_points for totals in board.totals] == [totals.all_points for totals in whole.totals]
    assert len(file.read_text().splitlines()) == 7


class Lost:
    """A worker that was ended by the system, as where memory is short."""

    def submit(self, work: Any, /, *given: object) -> Lost:
        return self

    def result(self) -> list[Played]:
        raise BrokenProcessPool

    def cancel(self) -> None:
        pass


def test_a_worker_that_is_lost_is_one_line() -> None:
    with pytest.raises(LudotecaError, match="a worker was ended in the middle of its matches"):
        carry_out([plan("greedy,random", 2)], lambda number, played: False, 2, workers=Lost())


def test_a_machine_with_another_ludoteca_plays_nothing() -> None:
    with pytest.raises(LudotecaError, match=r"of the cluster has Ludoteca [\d.]+, here is 0\.0"):
        on_boards("0.0", [], lambda: [])


def test_results_of_another_run_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ResultsFile(file, [plan("novice,random", 3)]).close()
    with pytest.raises(BadResults, match="another run"):
        ResultsFile(file, [plan("random,novice", 3)])
    earlier = file.read_text()
    file.write_text(earlier.replace('"rules": ', '"rules": 9'))  # by other rules
    with pytest.raises(BadResults, match="another run"):
        ResultsFile(file, [plan("novice,random", 3)])
    file.write_text(earlier + "nonsense\nmore\n")
    with pytest.raises(BadResults, match="line 2"):
        ResultsFile(file, [plan("novice,random", 3)])


def test_a_pool_pairs_each_with_each() -> None:
    assert pool.pairings(["a", "b", "c"], 2) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert len(pool.pairings(["a", "b", "c"], 3)) == 6
    with pytest.raises(LudotecaError, match="each once"):
        pool.pairings(["a", "a"], 2)


def test_neighbours_in_a_pool_can_play_more_matches() -> None:
    wanted = pool.plans("san-juan", 2, {}, ["random", "novice", "greedy"], 4, 1, near=10)
    assert {tuple(plan.entered): plan.games for plan in wanted} == {
        ("novice", "random"): 10,
        ("greedy", "random"): 4,
        ("greedy", "novice"): 10,
    }


@pytest.mark.parametrize("players", [2, 3])
def test_a_pool_ranks_the_stronger_higher(players: int, tmp_path: Path) -> None:
    bots = ["random", "greedy"]
    wanted = pool.plans("san-juan", players, {}, bots, 6, 1)
    board = pool.PoolBoard(bots, wanted)

    def watch(number: int, played: Played) -> bool:
        board.add(number, played)
        return False

    carry_out(wanted, watch)
    summary = board.summary(1.0, [""] * len(wanted))
    ratings = {rating["name"]: rating["rating"] for rating in summary["ratings"]}
    assert ratings["greedy"] > 1500 > ratings["random"]
    cells = {(cell["bot"], cell["against"]): cell["win_share"] for cell in summary["matrix"]}
    assert cells["greedy", "random"] == 1 and cells["random", "greedy"] == 0
    path = write_report(tmp_path / "report", pool_page(summary), summary)
    text = path.read_text()
    assert "<svg" in text and "greedy" in text and "http" not in text
    assert (tmp_path / "report" / "results.json").exists()


def test_ratings_do_not_depend_on_the_order_of_the_names() -> None:
    seats = (0, 1, 2)
    tables = [
        Table(("a", "b", "b"), seats, (1, 2, 3)),
        Table(("b", "a", "b"), seats, (2, 1, 3)),
        Table(("a", "b", "b"), seats, (2, 1, 3)),
    ]
    one = {rating["name"]: rating["mu"] for rating in rate(["a", "b"], tables)}
    two = {rating["name"]: rating["mu"] for rating in rate(["b", "a"], tables)}
    assert one == two and one["a"] > one["b"]


def test_a_report_shows_shares_curves_and_points() -> None:
    board = run(plan("greedy,random", 2))
    text = tournament_page(board.summary(1.0), board)
    assert text.count("<svg") == 3 and text.count("</svg>") == 3
    assert "<script" not in text and "100%" in text


@pytest.mark.parametrize(("share", "players", "said"), [(0.5, 2, "+0"), (0.6, 4, "+261"), (0, 2, "-∞"), (1, 2, "∞")])
def test_elo(share: float, players: int, said: str) -> None:
    assert elo(share, players) == said


def test_sprt_decides_between_two_shares() -> None:
    def verdict(values: list[float]) -> str:
        test = Sprt(0.5, 0.6)
        for value in values:
            test.add(value)
        return test.verdict()

    assert verdict([1.0] * 19) == ""
    assert verdict([1.0] * 20) == "high"
    assert verdict([0.5] * 30) == "low"
    assert verdict([0.5, 0.6] * 10) == ""
    with pytest.raises(LudotecaError, match="lower one first"):
        Sprt(0.6, 0.5)
