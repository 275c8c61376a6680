"""The prospector and the gold mines: SJ 48-49, 63, A10-A11, A14."""

from __future__ import annotations

from tests.games.san_juan.scenario import at, player

FOUR = "smithy well chapel quarry"


def test_sj_48_only_the_picker_draws_one_card() -> None:
    t = at("prospector", owner=1, draws="hero")
    assert [t.size(seat) for seat in range(3)] == [0, 1, 0]
    assert t.ask == "round.pick"


def test_sj_63_the_gold_mine_works_whoever_picked() -> None:
    t = at("prospector", player(), player(), player(city="gold_mine"), draws=f"hero {FOUR}")
    assert (t.ask, t.seat) == ("gold_mine.mine", 2)
    t.play("mine well")
    assert t.hand(2) == "well"


def test_sj_63_owners_in_order_from_the_prospector() -> None:
    mine = player(city="gold_mine")
    t = at("prospector", mine, mine, mine, owner=1, draws=f"hero {FOUR} {FOUR} {FOUR}")
    order = []
    while t.ask == "gold_mine.mine":
        order.append(t.seat)
        t.play("mine smithy")
    assert order == [1, 2, 0]


def test_sj_63_the_privilege_comes_first() -> None:
    t = at("prospector", player(city="gold_mine"), draws=f"hero {FOUR}")
    assert t.hand() == "hero"


def test_sj_63_gold_mines_work_also_when_the_prospector_forgoes_his_card() -> None:
    t = at("prospector", player(), player(city="gold_mine"), letter=True, draws=FOUR).play("pass", "use gold_mine")
    assert t.ask == "gold_mine.mine"
    assert t.size(0) == 0


def test_a10_the_cards_are_face_up_for_everybody() -> None:
    t = at("prospector", player(city="gold_mine"), draws=f"hero {FOUR}")
    assert t.seen(-1)["turned"] == ["smithy", "well", "chapel", "quarry"]
    t.play("mine well")
    assert t.seen(1)["open_discards"] == ["smithy", "chapel", "quarry"]
    assert t.seen(1)["players"][0]["shown"] == ["well"]


def test_a10_letter_using_it_and_taking_a_card_are_both_asked() -> None:
    t = at("prospector", player(city="gold_mine"), letter=True, draws=f"hero {FOUR}").play("draw")
    assert (t.ask, t.menu) == ("gold_mine.use", ["pass", "use gold_mine"])
    declined = t.clone().play("pass")
    assert declined.ask == "round.pick"
    t.play("use gold_mine")
    assert t.menu[0] == "pass"
    t.play("pass")
    assert t.hand() == "hero"
    assert t.opened == "smithy well chapel quarry"


def test_a11_second_edition_the_cheapest_card() -> None:
    t = at("prospector", player(city="gold_mine"), edition="second", draws=f"hero {FOUR}")
    assert t.ask == "round.pick"
    assert t.hand() == "smithy hero"


def test_a11_second_edition_a_violet_card_can_be_cheaper_than_a_plant() -> None:
    mine = player(city="gold_mine")
    t = at("prospector", mine, edition="second", draws="hero coffee_roaster library smithy well")
    assert t.hand() == "smithy hero"
    assert t.opened == "coffee_roaster well library"


def test_a11_second_edition_letter_the_cheapest_or_none() -> None:
    t = at("prospector", player(city="gold_mine"), edition="second", letter=True, draws=f"hero {FOUR}")
    t.play("draw", "use gold_mine")
    assert t.menu == ["pass", "mine smithy"]


def test_a11_second_edition_a_prefecture_costs_four_here_too() -> None:
    same = at("prospector", player(city="gold_mine"), edition="second", draws="hero smithy well quarry prefecture")
    assert same.hand() == "hero"
    differ = at("prospector", player(city="gold_mine"), edition="second", draws="hero smithy well chapel prefecture")
    assert differ.hand() == "smithy hero"


def test_a14_fewer_than_four_cards_give_nothing() -> None:
    t = at("prospector", player(city="gold_mine"), deck="hero smithy well chapel", draws="hero smithy well chapel")
    assert t.hand() == "hero"
    assert t.opened == "smithy well chapel"


def test_a13_a_gold_mine_draws_through_a_shuffle() -> None:
    mine = player(city="gold_mine")
    t = at("prospector", mine, deck="hero smithy", discards="well chapel quarry", draws=f"hero {FOUR}")
    assert t.ask == "gold_mine.mine"
    assert (t.state.deck_size, t.discards) == (0, 0)


def test_e2_an_event_turned_up_is_replaced() -> None:
    t = at("prospector", player(city="gold_mine"), events=True, draws=f"hero taxes {FOUR}")
    assert t.face_up == "taxes"
    assert len(t.state.turned) == 4


def test_sj_60_a_gold_mine_built_in_this_round_works_in_this_round() -> None:
    t = at("builder", player(hand="gold_mine"), draws=f"hero {FOUR}").play("build gold_mine").passes(2)
    t.play("role prospector")
    assert (t.ask, t.seat) == ("gold_mine.mine", 0)
