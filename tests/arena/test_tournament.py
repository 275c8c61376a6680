"""Seats, seeds and figures of a tournament."""

from __future__ import annotations

import pickle

import pytest

from ludoteca.arena.play import BadAnswer, Played, play_match
from ludoteca.arena.schedule import carry_out
from ludoteca.arena.tournament import Plan, Scoreboard, distinct
from ludoteca.bots import roster
from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.playout import playout
from ludoteca.core.protocol import Action, Bot, Game, State
from ludoteca.core.record import from_record
from ludoteca.core.registry import game
from ludoteca.core.rows import Row

SAN_JUAN = game("san-juan")


def plan(bots: str, games: int = 6, players: int = 0) -> Plan:
    names = bots.split(",")
    return Plan("san-juan", players or len(names), {}, names, games, 10)


def summed(wanted: Plan, processes: int) -> tuple[list[Played], Scoreboard]:
    board = Scoreboard(wanted)
    played: list[Played] = []

    def watch(number: int, match: Played) -> bool:
        played.append(match)
        board.add(match)
        return False

    carry_out([wanted], watch, processes, keep=True)
    return played, board


def test_over_each_seed_everybody_sits_everywhere_once() -> None:
    wanted = plan("random,random,random")
    assert [wanted.seed_of(match) for match in range(6)] == [10, 10, 10, 11, 11, 11]
    assert [wanted.seating(match) for match in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert wanted.seating(3) == wanted.seating(0)


def test_fewer_bots_than_seats_take_turns() -> None:
    wanted = plan("random,random", players=4)
    assert [wanted.seating(match) for match in range(2)] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert [totals.games for totals in summed(wanted, 1)[1].totals] == [12, 12]


def test_equal_bots_on_one_seed_play_different_matches() -> None:
    played, _ = summed(plan("random,random,random", games=3), 1)
    assert len({str(match.record) for match in played}) == 3
    starts = [match.record["start"] for match in played if match.record]
    assert starts[0] == starts[1] == starts[2]


def test_the_number_of_processes_changes_nothing() -> None:
    alone, one = summed(plan("random,random,random", games=7), 1)
    together, two = summed(plan("random,random,random", games=7), 2)
    assert [match.record for match in alone] == [match.record for match in together]
    assert [totals.by_seed for totals in one.totals] == [totals.by_seed for totals in two.totals]


def test_a_shared_victory_is_split() -> None:
    played, _ = summed(plan("random,random,random", games=1), 1)
    board = Scoreboard(plan("random,random,random", games=1))
    played[0].scores, played[0].ranking = [30, 30, 12], [1, 1, 3]
    board.add(played[0])
    bots = board.summary(1.0)["bots"]
    assert [bot["win_share"] for bot in bots] == [0.5, 0.5, 0]
    assert [bot["margin"] for bot in bots] == [0, 0, -18]
    assert [bot["points"] for bot in bots] == [30, 30, 12]


def test_records_name_the_bots_and_replay() -> None:
    played = play_match(SAN_JUAN, {"events": "yes"}, 3, ["random", "random"], keep=True)
    assert played.record is not None
    match = from_record(played.record, game)
    assert match.over and match.control == ["random", "random"]
    assert match.state.scores() == played.scores and len(match.line) == played.decisions


def test_results_travel_between_processes() -> None:
    played = play_match(SAN_JUAN, {}, 3, ["random", "random"], keep=True)
    assert pickle.loads(pickle.dumps(played)).record == played.record


@pytest.mark.parametrize(
    ("bots", "players", "games"), [("random,deep", 2, 1), ("random,random,random", 2, 1), ("random,random", 2, 0)]
)
def test_a_plan_that_cannot_be_played_is_refused(bots: str, players: int, games: int) -> None:
    with pytest.raises(LudotecaError):
        plan(bots, games, players)


def test_names_are_told_apart() -> None:
    assert distinct(["random", "greedy", "random", "random"]) == ["random", "greedy", "random#2", "random#3"]


class Spy(Bot):
    """Keeps what it was shown, and spoils it."""

    seen: list[State] = []

    def __init__(self, game: Game, seed: int) -> None:
        self.inner = roster.OURS["random"](game, seed)

    def choose(self, state: State, seat: int) -> Action:
        assert state.decision is not None and state.decision.seat == seat
        action = self.inner.choose(state, seat)
        Spy.seen.append(state.clone())
        playout(state, seeded(1))
        return action


def test_a_bot_is_shown_no_secret_and_can_spoil_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    true: list[str] = []
    Spy.seen = []
    monkeypatch.setitem(roster.OURS, "spy", Spy)

    def watch(match: Match, row: Row) -> None:
        true.append(fingerprint(match.state))

    plain = play_match(SAN_JUAN, {}, 5, ["random", "random", "random"], keep=True)
    spied = play_match(SAN_JUAN, {}, 5, ["spy", "random", "random"], keep=True, watch=watch)
    assert plain.record and spied.record
    assert [row["text"] for row in plain.record["rows"][3:]] == [row["text"] for row in spied.record["rows"][3:]]
    assert len(Spy.seen) == spied.moves[0] > 20
    assert not set(true) & {fingerprint(state) for state in Spy.seen}


class Cheat(Bot):
    """Answers what is not asked."""

    def choose(self, state: State, seat: int) -> Action:
        assert state.decision is not None
        return next(action for action in state.game.actions if action not in state.decision.actions)


def test_an_impossible_answer_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.OURS, "cheat", lambda game, seed: Cheat())
    with pytest.raises(BadAnswer, match=r"bot 'cheat' in a match with seed 5 answered .*: .* does not answer"):
        play_match(SAN_JUAN, {}, 5, ["random", "cheat"])
