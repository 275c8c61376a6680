"""Parties, one player and options that forbid each other, from the rules to the result."""

from __future__ import annotations

import pytest
from tests.terminal.script import session

from ludoteca import testing
from ludoteca.arena.play import play_match
from ludoteca.arena.pool import PoolBoard, plans
from ludoteca.arena.report import pool_page, tournament_page
from ludoteca.arena.tournament import Plan, Scoreboard, play_some
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.hints import hints
from ludoteca.bots.mcts import MctsBot, Settings
from ludoteca.bots.rollout import victory_shares
from ludoteca.bots.roster import maker
from ludoteca.cli.main import main
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.parties import members, sides
from ludoteca.core.protocol import Game

TEAM = {"team": "yes"}
ALONE = {"alone": "low"}
SEARCHES = ("greedy", "flat:20", "mcts:60", "mcts:60:trust=0")


def test_every_law_holds_at_every_table(lanterns: Game) -> None:
    kinds = testing.table_kinds(lanterns)
    assert (4, TEAM) in kinds and (1, ALONE) in kinds and (1, {}) not in kinds
    assert all(lanterns.fits(seats, options) for seats, options in kinds)
    testing.check(lanterns)


def test_an_option_that_forbids_another_is_refused_with_reason_and_rule(lanterns: Game) -> None:
    said = r"lanterns: team=yes needs 4 players and storm=no \(two teams of two without a storm, L 3\)"
    with pytest.raises(BadOption, match=said):
        Match(lanterns, 4, {**TEAM, "storm": "yes"})
    with pytest.raises(BadOption, match=said):
        Match(lanterns, 2, TEAM)
    assert lanterns.complete(1, {}) == ALONE


def test_partners_are_one_party(lanterns: Game) -> None:
    assert sides(lanterns.new(4, TEAM, 1)) == [0, 1, 0, 1]
    assert members(lanterns.new(4, TEAM, 1)) == [[0, 2], [1, 3]]
    assert members(lanterns.new(4, {}, 1)) == [[0], [1], [2], [3]]


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize(("options", "answer"), [(TEAM, "hand_on"), ({}, "keep")])
def test_bots_help_a_partner_and_no_rival(lanterns: Game, name: str, options: dict[str, str], answer: str) -> None:
    """Seat 3 decides in the interest of seat 1 where they are partners; its own number is no party's."""
    match = Match(lanterns, 4, options, seed=2)
    while match.decision is not None and len(match.line) < 15:
        match.play("keep")
    assert match.decision is not None and match.decision.seat == 3
    known = match.state.determinize(3, 1)
    assert maker(name)(lanterns, 7).choose(known, 3).text == answer


def test_hints_expect_what_the_party_can(lanterns: Game) -> None:
    state = lanterns.new(4, TEAM, 5)
    best = hints(state, 0, 1, MctsBot(heuristic(lanterns), seeded(1), Settings(iterations=60)))[0]
    assert lanterns.actions[best.codes[0]].text == "hand_on"
    assert 0 < best.share <= 1 and best.points > 10, "both partners' points"


@pytest.mark.parametrize("name", SEARCHES)
def test_one_who_plays_alone_wants_to_win(lanterns: Game, name: str) -> None:
    """What is handed on is lost (L 4); some matches are lost all the same."""
    ends = [play_match(lanterns, ALONE, seed, [name]) for seed in range(6)]
    assert {end.ranking[0] for end in ends} == {1, 2}
    assert all((end.ranking == [1]) == (end.scores[0] >= 7) for end in ends)
    kept = [play_match(lanterns, ALONE, seed, ["greedy"]).ranking for seed in range(6)]
    assert [end.ranking for end in ends] == kept, "no match is lost that could be won"


def test_where_nobody_won_there_is_no_share() -> None:
    assert victory_shares([2]) == [0.0] and victory_shares([1, 1, 3]) == [0.5, 0.5, 0.0]


def run(plan: Plan) -> Scoreboard:
    board = Scoreboard(plan)
    for played in play_some(plan, 0, plan.games, False):
        board.add(played)
    return board


def test_two_bots_at_four_seats_are_two_teams(lanterns: Game) -> None:
    board = run(Plan("lanterns", 4, TEAM, ["greedy", "random"], 8, 1))
    summary = board.summary(0.0)
    good, bad = summary["bots"]
    assert summary["parties"] == 2 and good["games"] == bad["games"] == 16
    assert good["win_share"] + bad["win_share"] == 1 and good["win_share"] > 0.5
    assert good["margin"] == -bad["margin"] == good["points"] - bad["points"], "a partner is no rival"
    assert "50%" in tournament_page(summary, board)


def test_a_pool_rates_teams(lanterns: Game) -> None:
    bots = ["random", "greedy"]
    wanted = plans("lanterns", 4, TEAM, bots, 16, 1)
    board = PoolBoard(bots, wanted)
    for number, plan in enumerate(wanted):
        for played in play_some(plan, 0, plan.games, False):
            board.add(number, played)
    summary = board.summary(0.0, [""] * len(wanted))
    ratings = {one["name"]: one["mu"] for one in summary["ratings"]}
    assert ratings["greedy"] > ratings["random"]
    assert "an even share is 50%" in pool_page(summary)


def test_the_share_of_one_who_plays_alone_is_the_matches_won(lanterns: Game) -> None:
    board = run(Plan("lanterns", 1, ALONE, ["greedy"], 12, 1))
    (bot,) = board.summary(0.0)["bots"]
    assert 0 < bot["win_share"] < 1 and bot["margin"] == bot["points"]
    assert "<svg" in tournament_page(board.summary(0.0), board)
    with pytest.raises(LudotecaError, match="do not fit 1 seats"):
        plans("lanterns", 1, ALONE, ["random", "greedy"], 2, 1)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_the_command_line_names_parties_and_finds_the_number_of_players(
    lanterns: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = ("play", "lanterns", "--watch", "--seed", "3")
    team = said(capsys, *watch, "--option", "team=yes")
    assert "lanterns, 4 players" in team and "Olmo and Livia win together." in team
    assert "lanterns, 2 players" in said(capsys, *watch), "one player needs a target, so that two are the first"
    alone = said(capsys, *watch, "--option", "alone=high")
    assert "lanterns, 1 players" in alone and "The game is lost." in alone
    games = said(capsys, "games")
    assert "team=yes needs 4 players and storm=no (two teams of two without a storm, L 3)" in games
    assert "lanterns" in said(capsys, "arena", "lanterns", "--bots", "greedy", "--option", "alone=low", "--games", "2")


@pytest.mark.parametrize(
    ("seats", "options", "answer", "verdicts"),
    [
        (4, TEAM, "hand_on", {"You and Olmo win together.", "Petra and Zeno win together."}),
        (1, ALONE, "keep", {"You win.", "The game is lost."}),
    ],
)
def test_the_terminal_names_parties_at_the_end(
    lanterns: Game,
    capsys: pytest.CaptureFixture[str],
    seats: int,
    options: dict[str, str],
    answer: str,
    verdicts: set[str],
) -> None:
    told = set()
    for seed in range(8):
        session([answer] * 4, "lanterns", seats, 1, seed, "en", (), **options).run()
        lines = capsys.readouterr().out.splitlines()
        assert any(line.startswith("You and Olmo: " if options == TEAM else "You: ") for line in lines)
        told.update(set(lines) & verdicts)
    assert told == verdicts
