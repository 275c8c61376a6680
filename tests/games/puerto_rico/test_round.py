"""PR 8-15, 74-77: picks, doubloons on roles, the governor, the ends, and the order of two players."""

import pytest
from tests.games.puerto_rico.scenario import P, asked, at, menu, play, told

from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.packed import packed
from ludoteca.games.puerto_rico.position import CITY_FULL

FOUR = [P(), P(), P(), P()]


def test_pr_8_the_governor_picks_first_then_clockwise() -> None:
    s = at("round", FOUR, governor=2)
    order = []
    for role in ("prospector", "craftsman", "trader", "captain"):
        order.append(asked(s)[0])
        play(s, f"role {role}")
    assert order == [2, 3, 0, 1]


def test_pr_9_a_role_taken_is_gone_until_the_round_ends() -> None:
    s = at("round", FOUR)
    play(s, "role craftsman")
    assert "role craftsman" not in menu(s)
    play(s, "role trader", "role captain", "role prospector")
    assert "role craftsman" in menu(s)


def test_pr_11_picking_is_compulsory() -> None:
    assert "pass" not in menu(at("round", FOUR))


def test_pr_11_the_others_act_even_if_the_chooser_does_not() -> None:
    s = at("round", [P(doubloons=1), P(doubloons=1), P(), P()])
    play(s, "role builder", "pass")
    assert asked(s) == (1, "builder.build")


def test_pr_10_the_chooser_takes_all_doubloons_of_the_card() -> None:
    s = at("round", FOUR)
    s.coins = [0, 0, 0, 0, 4, 0, 0, 0]
    play(s, "role trader")
    assert s.players[0].doubloons == 4
    assert told(s, tell.ROLE) == [(0, 4, 4)]


@pytest.mark.parametrize(("seats", "unused"), [(3, 3), (4, 3), (5, 3)])
def test_pr_14_a_doubloon_on_each_role_nobody_took(seats: int, unused: int) -> None:
    s = at("round", [P()] * seats)
    taken = ["craftsman", "trader", "captain", "prospector", "prospector_2"][:seats]
    play(s, *(f"role {role}" for role in taken))
    assert sum(s.coins) == unused == len(told(s, tell.COIN))
    assert s.coins[0] == s.coins[1] == s.coins[2] == 1


def test_pr_14_doubloons_add_up_over_the_rounds() -> None:
    s = at("round", FOUR)
    for _ in range(2):
        play(s, "role craftsman", "role trader", "role captain", "role prospector")
    assert s.coins == [2, 2, 2, 0, 0, 0, 0, 0]


def test_pr_14_the_governor_moves_left_and_the_cards_go_back() -> None:
    s = at("round", FOUR, governor=3)
    play(s, "role craftsman", "role trader", "role captain", "role prospector")
    assert (s.governor, s.rounds, s.holders) == (0, 2, 0)
    assert asked(s) == (0, "round.role")
    assert len(menu(s)) == 7


def test_pr_15_a_prospector_gains_one_doubloon_and_nobody_else_acts() -> None:
    s = at("round", FOUR)
    play(s, "role prospector")
    assert [player.doubloons for player in s.players] == [1, 0, 0, 0]
    assert asked(s) == (1, "round.role")


def test_pr_77_the_round_is_played_to_its_end() -> None:
    s = at("round", FOUR, ending=1 << CITY_FULL)
    play(s, "role craftsman", "role trader", "role captain")
    assert asked(s) == (3, "round.role")
    play(s, "role prospector")
    assert s.decision is None
    assert s.rounds == 1


def test_pr_77_the_last_round_puts_no_doubloons_on_roles() -> None:
    s = at("round", FOUR, ending=1 << CITY_FULL)
    play(s, "role craftsman", "role trader", "role captain", "role prospector")
    assert s.coins == [0] * 8


def test_pr_76_77_points_of_the_last_round_count() -> None:
    s = at("round", [P(goods="corn 3"), P(goods="corn 1"), P()], chips=4)
    play(s, "role captain", "load corn 1", "load corn 1")
    assert s.chips == -1
    play(s, "role craftsman", "role trader")
    assert s.decision is None
    assert s.scores() == [4, 1, 0]


def test_two_players_pick_three_roles_each_by_turns() -> None:
    s = at("round", [P(), P()], governor=1)
    order = []
    for role in ("craftsman", "trader", "captain", "mayor", "settler", "prospector"):
        order.append(asked(s)[0])
        play(s, f"role {role}")
        while asked(s)[1] == "settler.take":
            play(s, "pass")
    assert order == [1, 0, 1, 0, 1, 0]
    # Six of the seven cards were used: one doubloon, on the builder.
    assert s.coins == [0, 0, 1, 0, 0, 0, 0, 0]
    assert s.governor == 0 and asked(s) == (0, "round.role")


def test_two_players_the_pick_after_the_extra_good_is_another_turn() -> None:
    """Who picks last in a round picks first in the next: going back must stop between the two."""
    s = at("round", [P(), P(island="corn 1")], picked=5, holders=packed([1, 2, 1, 0, 2, 1, 0]))
    play(s, "role craftsman")
    turn = s.turn
    assert asked(s) == (1, "craftsman.bonus")
    play(s, "bonus corn")
    assert asked(s) == (1, "round.role")
    assert s.turn == turn + 1


def test_two_players_the_pick_after_a_production_without_extra_good_is_another_turn() -> None:
    s = at("round", [P(goods="corn 7"), P(island="corn 1")], picked=5, holders=packed([1, 2, 1, 0, 2, 1, 0]))
    turn = s.turn
    play(s, "role craftsman")
    assert (asked(s), s.turn) == ((1, "round.role"), turn + 1)


def test_each_pick_and_each_turn_of_a_phase_begins_a_turn() -> None:
    s = at("round", [P(doubloons=1)] * 4)
    turns = [s.turn]
    for answer in ("role builder", "pass", "pass", "pass", "pass", "role craftsman", "role prospector"):
        play(s, answer)
        turns.append(s.turn)
    # The pick and the chooser's own action are one turn; everybody else's begins another.
    assert turns[0] == turns[1]
    assert len(set(turns[1:])) == 7
