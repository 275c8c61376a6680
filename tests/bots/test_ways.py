"""The ways of playing Venezia and The Castles of Burgundy: they differ as their names say, and levels stand on them."""

from __future__ import annotations

import pytest

from ludoteca.arena.play import play_match
from ludoteca.bots.heuristics import heuristic, of_game
from ludoteca.bots.heuristics.venezia import VeneziaHeuristic
from ludoteca.bots.levels import LEVELS, Level
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import advance
from ludoteca.core.registry import game
from ludoteca.core.rows import Row
from ludoteca.games.venezia.data import LAST, PALAZZO
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import GOING_ON, Venezia
from ludoteca.games.venezia.track import land

GAMES = ("venezia", "burgundy")
FEW = 2


def answers(name: str, style: str, word: str, seeds: range) -> int:
    """How often a way of playing gives answers that begin with a word, in games against itself."""
    found = 0

    def watch(_: Match, row: Row) -> None:
        nonlocal found
        found += row.text.startswith(word)

    for seed in seeds:
        play_match(game(name), {}, seed, [f"greedy:{style}"] * 2, watch=watch)
    return found


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_a_whole_game(name: str, level: Level) -> None:
    """Searches with fewer iterations: the way through the game is the same."""
    played = game(name)
    bot = Level(level.name, level.slips, min(level.iterations, FEW)).make(played, 1)
    state = played.new(2, {}, 3)
    while (decision := state.decision) is not None:
        if decision.seat == 0 and len(decision.actions) > 1:
            known = state.determinize(0, state.turn)
            state.apply(state.game.actions[bot.choose(known, 0).code])
        else:
            state.apply(heuristic(played).pick(state, decision))
    assert 1 in state.ranking()


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_judged_for_every_party(name: str) -> None:
    for seats in game(name).seats:
        state = game(name).new(seats, game(name).complete(seats, {}), 1)
        while state.decision is not None:
            assert len(heuristic(state.game).value(state)) == len(state.scores())
            advance(state, seeded(seats), 25)


def test_the_joiner_lays_a_card_where_another_is_master_and_the_solo_builder_keeps_it() -> None:
    state = game("venezia").new(3, {}, 1)
    assert isinstance(state, Venezia)
    state.players[0] = Player([0, 1, 1, 1, 0], 3, [0] * 5, [0] * 5, 0, [0] * 7, [0] * 7)
    state.players[1].front[PALAZZO] = 1
    state.pawns[PALAZZO] = 1
    solo, joiner = of_game("venezia").values()
    assert isinstance(solo, VeneziaHeuristic) and isinstance(joiner, VeneziaHeuristic)
    assert joiner.card(state, 0, PALAZZO) > 0.0 > solo.card(state, 0, PALAZZO)


def test_gold_is_kept_until_the_end_or_until_it_brings_the_end() -> None:
    spent: list[bool] = []

    def watch(match: Match, row: Row) -> None:
        state = match.state
        if row.text == "gold" and isinstance(state, Venezia):
            steps = state.players[row.seat].steps()
            spent.append(state.ended != GOING_ON or land(state.at, row.seat, steps, state.rules.shared) >= LAST)

    for seed in range(4):
        play_match(game("venezia"), {}, seed, ["greedy:solo", "greedy:joiner"], watch=watch)
    assert spent and all(spent)


def test_the_trader_sails_more_than_the_closer() -> None:
    assert answers("burgundy", "trader", "depot ", range(6)) > answers("burgundy", "closer", "depot ", range(6))
