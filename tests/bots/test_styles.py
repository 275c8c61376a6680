"""The two ways of playing each game: what they do tells them apart, and does so in every 20 games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ludoteca.bots.heuristics import of_game
from ludoteca.core.registry import game
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.games.venezia.position import Venezia

GAMES = 20
PLAYERS = 3
JOINED = "joined"
SHIPPED = "shipped"


@cache
def habits(name: str, style: str) -> Counter[str]:
    """How often answers of a kind were given in games of a style against itself, by question and first words, and what
    else the games are told apart by."""
    way = of_game(name)[style]
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        played = game(name)
        state = played.new(PLAYERS, played.complete(PLAYERS, {}), seed)
        while (decision := state.decision) is not None:
            action = way.pick(state, decision)
            found[f"{decision.ask} {action.text}"] += 1
            if isinstance(state, Venezia) and decision.ask == "cards.play" and action.text.startswith("play"):
                master = state.pawns[action.thing] if action.thing < len(state.pawns) else -1
                found[JOINED] += master >= 0 and master != decision.seat
            state.apply(action)
        if isinstance(state, PuertoRico):
            found[SHIPPED] += sum(player.shipped for player in state.players)
    return found


def count(name: str, style: str, *starts: str) -> int:
    return sum(times for said, times in habits(name, style).items() if said.startswith(starts))


def test_san_juans_producer_sells_dear_goods_and_its_violet_player_asks_the_councillor() -> None:
    dear = ("trader.sell sell silver", "trader.sell sell coffee")
    assert count("san-juan", "producer", *dear) > 2 * count("san-juan", "violet", *dear)
    pick = "round.pick role councillor"
    assert count("san-juan", "violet", pick) > 1.1 * count("san-juan", "producer", pick)


def test_puerto_ricos_shipper_ships_more_and_its_builder_quarries_more() -> None:
    assert count("puerto-rico", "shipper", SHIPPED) > 1.2 * count("puerto-rico", "builder", SHIPPED)
    harbors = ("builder.build build harbor", "builder.build build wharf")
    assert count("puerto-rico", "shipper", *harbors) > 1.5 * count("puerto-rico", "builder", *harbors)
    quarry = "settler.take take quarry"
    assert count("puerto-rico", "builder", quarry) > 1.3 * count("puerto-rico", "shipper", quarry)


def test_venezias_joiner_builds_with_others_and_its_solo_player_waits_for_cards() -> None:
    assert count("venezia", "joiner", JOINED) > 1.15 * count("venezia", "solo", JOINED)
    assert count("venezia", "solo", "draw show") > 1.2 * count("venezia", "joiner", "draw show")


def test_burgundys_trader_sails_more_and_its_closer_uses_more_watchtowers() -> None:
    assert count("burgundy", "trader", "ship.depot") > 1.1 * count("burgundy", "closer", "ship.depot")
    tower = "turn.use use watchtower"
    assert count("burgundy", "closer", tower) > 1.3 * count("burgundy", "trader", tower)


@pytest.mark.parametrize("name", ["san-juan", "puerto-rico", "venezia", "burgundy"])
def test_the_first_style_is_the_one_that_levels_play(name: str) -> None:
    assert next(iter(of_game(name))) == {
        "san-juan": "producer", "puerto-rico": "shipper", "venezia": "solo", "burgundy": "closer",
    }[name]  # fmt: skip
