"""The option `letter`: what the book says one may do is asked, even where nobody would refuse."""

from __future__ import annotations

from tests.games.venezia.scenario import at, player, venezia


def test_a8_a_treasure_may_be_left() -> None:
    t = at("cards", player(hand="casa", at=20), drained="E", letter="yes")
    t.play("play casa", "built", "site E01")
    assert (t.ask, t.menu) == ("building.treasure", ["take treasure", "leave treasure"])
    other = t.clone()
    assert t.play("take treasure").state.players[0].treasures() == 1
    assert other.play("leave treasure").state.players[0].treasures() == 0
    assert other.at[0] == 21


def test_a8_partners_are_asked_in_turn_and_an_empty_chest_asks_nobody() -> None:
    t = at("cards", player(hand="campo", at=20), player(front="campo*2", at=22), drained="E", chest="3", letter="yes")
    t.play("play campo", "built", "site E01")
    assert (t.ask, t.seat) == ("building.treasure", 1)
    later = t.clone()
    assert t.play("take treasure").ask == "drain", "none is left for the partner"
    assert (later.play("leave treasure").ask, later.seat) == ("building.treasure", 0)


def test_ve_57_one_may_stay_when_the_game_is_over() -> None:
    t = at("cards", player(hand="basilica", at=30), player(front="basilica*3", at=20), drained="A", supply="basilica",
           letter="yes")  # fmt: skip
    t.play("play basilica", "built", "site A01 A02 A06")
    assert (t.ask, t.seat, t.menu) == ("building.move", 1, ["move", "stay"])
    t.play("move", "stay")
    assert t.over and t.at == [30, 27, 0]


def test_without_it_the_codes_are_dead() -> None:
    game = venezia()
    live = set(game.live(3, game.settle(3, {})))
    dead = [action.text for action in game.actions if action.code not in live]
    assert dead == ["take treasure", "leave treasure", "move", "stay"]
    assert len(game.live(3, game.settle(3, {"letter": "yes"}))) == len(game.actions) == 523
