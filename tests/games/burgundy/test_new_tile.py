"""Tiles that no rule knows: a line in the data file is enough, and one class where a tile does something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.burgundy.scenario import burgundy

from ludoteca.bots.heuristics.burgundy import heuristics
from ludoteca.core.errors import BadData
from ludoteca.core.registry import OURS, build, component_files
from ludoteca.games.burgundy import tiles
from ludoteca.games.burgundy.data import NAMED_KINDS
from ludoteca.games.burgundy.estate import new_estate
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.scoring import WATCHTOWER_POINTS
from ludoteca.testing import LAWS, Table, codes_are_unique_and_stable, steps

BY_DATA: list[dict[str, Any]] = [
    {"id": "goose_3", "type": "livestock", "species": "goose", "animals": 3, "coloured": 12, "black": 0},
    {"id": "silver_mine", "type": "mine", "coloured": 10, "black": 4},
    {"id": "abbey", "type": "monastery", "coloured": 12, "black": 0},
    {"id": "barn", "type": "building", "coloured": 12, "black": 0},
]
FOUNTAIN = {"id": "fountain", "type": "building", "coloured": 20, "black": 10}
SEEDS = range(3)


class FountainTile(tiles.BuildingTile):
    """Three points at once."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.score(seat, WATCHTOWER_POINTS, 3)


def game_with(*added: dict[str, Any]) -> BurgundyGame:
    files = component_files("burgundy")
    data = json.loads(files["burgundy.json"])
    data["tiles"] += added
    made = build(OURS["burgundy"][0], files | {"burgundy.json": json.dumps(data).encode()})
    assert isinstance(made, BurgundyGame)
    return made


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> BurgundyGame:
    monkeypatch.setitem(tiles.BY_ID, "fountain", FountainTile)
    return game_with(*BY_DATA, FOUNTAIN)


def ends(game: BurgundyGame, seats: int) -> Iterator[Burgundy]:
    """Random games, played to their end."""
    for seed in SEEDS:
        last = None
        for state, _ in steps(Table(game, seats, {"duchies": "random"}, seed)):
            last = state
        assert isinstance(last, Burgundy)
        yield last


def test_codes_that_exist_do_not_move_and_new_kinds_come_behind_them(game: BurgundyGame) -> None:
    codes_are_unique_and_stable(game)
    known = burgundy().actions
    assert [action.text for action in game.actions[: len(known)]] == [action.text for action in known]
    assert [action.text for action in game.actions[len(known) :]] == [
        f"{verb} {name}" for name in game.pieces.ids[NAMED_KINDS:] for verb in ("use", "drop")
    ]
    for kind, name in enumerate(game.pieces.ids):
        assert (game.codes.uses[kind].text, game.codes.drops[kind].text) == (f"use {name}", f"drop {name}")


def test_a_kind_added_later_moves_no_code_of_one_added_before() -> None:
    one, two = game_with(*BY_DATA), game_with(*BY_DATA, FOUNTAIN)
    assert [action.text for action in two.actions[: len(one.actions)]] == [action.text for action in one.actions]


@pytest.mark.parametrize("law", LAWS)
def test_games_with_new_tiles_keep_every_law(game: BurgundyGame, law: Any) -> None:
    law(Table(game, 2, {"duchies": "random"}, 3))


def test_new_tiles_are_laid_and_do_what_their_kind_does(game: BurgundyGame) -> None:
    """Mines pay, livestock scores, a monastery stands in the duchy, a building counts for its city and acts."""
    laid = dict.fromkeys(game.pieces.ids[NAMED_KINDS:], 0)
    for s in ends(game, 4):
        for seat, player in enumerate(s.players):
            e = s.estate(seat)
            names = [s.tile_id(kind) for kind in e.tiles if kind >= 0]
            for name in laid:
                laid[name] += names.count(name)
            assert e.mines == names.count("mine") + names.count("silver_mine")
            assert bool(e.has(game.pieces.number[game.pieces.ids.index("abbey")])) == ("abbey" in names)
            towers = 4 * names.count("watchtower") + 3 * names.count("fountain")
            assert player.points[WATCHTOWER_POINTS] == towers
    assert all(laid.values()), laid


def test_a_city_takes_a_new_building_once(game: BurgundyGame) -> None:
    board = game.boards[0]
    s = game.new(2, {}, 1)
    assert isinstance(s, Burgundy)
    for name in ("barn", "fountain"):
        e = new_estate(board, 0, game.pieces)
        tile = game.tiles[game.pieces.ids.index(name)]
        at = next(at for at, area in enumerate(board.area) if board.colour[at] == 5 and len(board.cells[area]) > 1)
        beside = next(cell for cell in board.cells[board.area[at]] if cell in board.near[at])
        e.cover(board, at, tile.kind)
        assert tile.room(s, e, board, 0) >> beside & 1
        tile.laid(e, board, at)
        assert not tile.room(s, e, board, 0) >> beside & 1
        assert game.tiles[0].room(s, e, board, 0) >> beside & 1, "other buildings may still go there"


def test_bots_play_with_tiles_they_have_never_heard_of(game: BurgundyGame) -> None:
    for heuristic in heuristics():
        s = game.new(2, {"duchies": "random"}, 5)
        assert isinstance(s, Burgundy)
        while s.decision is not None:
            s.apply(heuristic.pick(s, s.decision))
        assert max(s.scores()) > 50


def test_the_kinds_of_the_book_stay_in_their_places() -> None:
    with pytest.raises(BadData, match="twice"):
        game_with({"id": "bank", "type": "building", "coloured": 1, "black": 0})
    with pytest.raises(BadData, match="'castles' is none of"):
        game_with({"id": "tower", "type": "castles", "coloured": 1, "black": 0})


def test_more_monasteries_than_bits_are_refused() -> None:
    abbeys = [{"id": f"abbey_{at}", "type": "monastery", "coloured": 1, "black": 0} for at in range(11)]
    assert len(game_with(*abbeys[:10]).pieces.monastery) == 40
    with pytest.raises(BadData, match="more than 39 monasteries"):
        game_with(*abbeys)
