"""The Events expansion: E1-E12, E-A1 to E-A12."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import at, player, san_juan

ALL_EVENTS = "earthquake debt_relief taxes general_amnesty governor_visit free_build"


def test_e1_six_events_are_shuffled_in() -> None:
    state = san_juan().new(4, {"events": "yes"}, 3)
    assert sum(state.components()) == 116
    assert state.components()[29:] == [1] * 6


def test_e4_an_event_is_taken_instead_of_a_role() -> None:
    t = at("", face_up="debt_relief", draws="hero*3 statue*3 well*3")
    assert t.menu[-1] == "event debt_relief"
    t.play("event debt_relief")
    assert (t.ask, t.seat, len(t.menu)) == ("round.pick", 1, 5)


def test_e_a5_no_role_is_used_up() -> None:
    t = at("", face_up="taxes", draws="").play("event taxes")
    assert t.state.taken == 0
    assert t.state.picked == 1


def test_e4_the_event_is_discarded_after_it_was_resolved() -> None:
    t = at("", face_up="debt_relief", draws="hero*3 statue*3 well*3").play("event debt_relief")
    assert (t.face_up, t.opened) == ("", "debt_relief")


def test_e4_an_event_can_come_back() -> None:
    t = at("prospector", deck="", open_discards="taxes hero", events=True, draws="taxes hero")
    assert (t.face_up, t.hand()) == ("taxes", "hero")


def test_e4_an_event_can_be_taken_in_the_turn_it_appeared() -> None:
    t = at("prospector", events=True, draws="taxes hero")
    assert (t.seat, t.menu[-1]) == (1, "event taxes")


def test_decided_events_not_chosen_stay_face_up_in_later_rounds() -> None:
    t = at("", player(hand="smithy"), face_up="taxes", deck="", draws="tile_11122")
    t.play("role prospector", "role councillor", "role trader")
    assert t.state.rounds == 3
    assert t.menu[-1] == "event taxes"


def test_e_a12_face_up_events_are_public() -> None:
    t = at("", face_up="taxes earthquake")
    assert t.seen(-1)["face_up"] == ["earthquake", "taxes"]


def test_e6_earthquake_everybody_discards_a_building_the_activator_first() -> None:
    people = [player(city="indigo_plant smithy") for _ in range(3)]
    t = at("", *people, owner=1, face_up="earthquake", draws="").play("event earthquake")
    order = []
    while t.ask == "earthquake.quake":
        order.append(t.seat)
        t.play("quake smithy")
    assert order == [1, 2, 0]
    assert t.city() == "indigo_plant"
    assert t.opened == "smithy smithy smithy earthquake"
    assert t.score() == 1


def test_e6_earthquake_is_compulsory() -> None:
    t = at("", face_up="earthquake", draws="").play("event earthquake")
    assert t.menu == ["quake indigo_plant"]


def test_e_a7_earthquake_with_no_building_nothing_happens() -> None:
    t = at("", player(city=""), player(), face_up="earthquake", draws="").play("event earthquake")
    assert t.seat == 1


def test_e_a6_a_plant_with_its_good() -> None:
    t = at("", player(city="indigo_plant*2", goods="indigo=hero"), face_up="earthquake", draws="")
    t.play("event earthquake")
    assert t.menu == ["quake indigo_plant", "quake loaded indigo_plant"]
    spared = t.clone().play("quake indigo_plant")
    assert (spared.goods(), spared.unseen) == ("indigo", "")
    t.play("quake loaded indigo_plant")
    assert (t.goods(), t.unseen, t.opened) == ("", "hero", "indigo_plant")


def test_e_a6_a_chapel_with_its_cards() -> None:
    t = at("", player(city="chapel+hero+well indigo_plant"), face_up="earthquake", draws="").play("event earthquake")
    t.play("quake chapel")
    assert (t.points("chapel"), t.score()) == (0, 1)
    assert t.opened == "chapel"
    assert t.discarded() == "well hero"
    assert "hero" not in str(t.seen(1))


def test_e_a6_a_crane_stack_with_everything_in_it() -> None:
    t = at("", player(city="palace/chapel+hero/sugar_mill"), face_up="earthquake", draws="").play("event earthquake")
    t.play("quake palace")
    assert t.opened == "sugar_mill chapel palace"
    assert t.discarded() == "hero"
    assert (t.city(), t.score()) == ("", 0)


def test_e_a6_another_stack_is_spared() -> None:
    t = at("", player(city="palace/chapel+3 chapel+2"), face_up="earthquake", draws="").play("event earthquake")
    t.play("quake chapel")
    assert t.points("chapel") == 3


def test_e_a6_of_equal_plants_the_bare_one_falls() -> None:
    t = at("", player(city="indigo_plant/chapel+3 indigo_plant"), face_up="earthquake", draws="")
    t.play("event earthquake", "quake indigo_plant")
    assert t.points("chapel") == 3
    assert t.opened == "indigo_plant"


def test_e_a6_of_equal_plants_on_piles_the_one_with_less_falls() -> None:
    t = at("", player(city="indigo_plant/chapel+3 indigo_plant/smithy"), face_up="earthquake", draws="")
    t.play("event earthquake", "quake indigo_plant")
    assert (t.points("chapel"), t.opened) == (3, "indigo_plant smithy")


def test_e_a6_a_plant_on_a_pile_takes_it_along() -> None:
    t = at("", player(city="sugar_mill/smithy"), face_up="earthquake", draws="")
    t.play("event earthquake", "quake sugar_mill")
    assert (t.city(), t.opened) == ("", "sugar_mill smithy")


def test_a2_a_type_lost_in_an_earthquake_may_be_built_again() -> None:
    t = at("", player(hand="smithy well", city="smithy"), player(), face_up="earthquake", draws="")
    t.play("event earthquake", "quake smithy", "quake indigo_plant", "quake indigo_plant")
    t.play("role builder", "pass", "pass")
    assert t.menu == ["pass", "build smithy"]


def test_e7_debt_relief_everybody_draws_three() -> None:
    t = at("", owner=2, face_up="debt_relief", draws="hero*3 statue*3 well*3").play("event debt_relief")
    assert (t.hand(2), t.hand(0), t.hand(1)) == ("hero hero hero", "statue statue statue", "well well well")


def test_e2_an_event_drawn_while_an_event_is_resolved_is_replaced() -> None:
    t = at("", face_up="debt_relief", events=True, draws="hero taxes hero*2 statue*3 well*3").play("event debt_relief")
    assert (t.face_up, t.size()) == ("taxes", 3)


def test_a14_debt_relief_draws_what_there_is() -> None:
    t = at("", face_up="debt_relief", deck="hero well*3", draws="hero well*3").play("event debt_relief")
    assert [t.size(seat) for seat in range(3)] == [3, 1, 0]


def test_e8_e_a10_taxes_from_everybody_but_the_activator_clockwise() -> None:
    people = [player(hand="smithy well") for _ in range(3)]
    t = at("", *people, owner=1, face_up="taxes", draws="").play("event taxes")
    assert (t.ask, t.seat, t.menu) == ("taxes.discard", 2, ["discard smithy", "discard well"])
    t.play("discard well")
    assert t.seat == 0
    t.play("discard smithy")
    assert [t.hand(seat) for seat in range(3)] == ["well", "smithy well", "smithy"]


def test_e_a7_taxes_with_no_card_nothing_happens() -> None:
    t = at("", face_up="taxes", draws="").play("event taxes")
    assert t.ask == "round.pick"


def test_e9_amnesty_discards_any_number_and_draws_as_many() -> None:
    t = at("", player(hand="smithy well hero"), face_up="general_amnesty", draws="statue quarry")
    t.play("event general_amnesty")
    assert (t.ask, t.span) == ("amnesty.change", (0, 3))
    t.play("change smithy", "change hero")
    assert t.hand() == "well quarry statue"
    assert t.discarded() == "smithy hero"


def test_e9_amnesty_may_be_declined_and_skips_empty_hands() -> None:
    t = at("", player(hand="smithy"), player(), player(hand="well"), face_up="general_amnesty", draws="")
    t.play("event general_amnesty", "pass")
    assert t.seat == 2
    t.play("pass")
    assert t.ask == "round.pick"


def test_e9_amnesty_may_draw_the_very_cards_discarded() -> None:
    t = at("", player(hand="smithy hero"), face_up="general_amnesty", deck="", draws="hero smithy")
    t.play("event general_amnesty", "change smithy", "change hero")
    assert t.hand() == "smithy hero"


def test_e_a3_a_visit_needs_a_role_used_before() -> None:
    assert "event governor_visit" not in at("", face_up="governor_visit").menu
    assert "event governor_visit" in at("", face_up="governor_visit", used="trader", owner=1).menu


def test_e10_the_visit_repeats_a_used_role_with_privilege() -> None:
    mine = player(hand="chapel smithy*2")
    t = at("", player(), mine, owner=1, face_up="governor_visit", used="builder trader", draws="")
    t.play("event governor_visit")
    assert (t.ask, t.menu) == ("visit.role", ["visit builder", "visit trader"])
    t.play("visit builder", "build chapel")
    assert t.paid() == 2


def test_e10_the_others_act_too_clockwise() -> None:
    people = [player(hand="smithy well") for _ in range(3)]
    t = at("", *people, owner=1, face_up="governor_visit", used="builder", draws="")
    t.play("event governor_visit", "visit builder")
    order = []
    while t.ask == "builder.build":
        order.append(t.seat)
        t.play("pass")
    assert order == [1, 2, 0]
    assert t.opened == "governor_visit"


def test_e_a2_in_a_visit_the_other_buildings_work() -> None:
    mine = player(hand="well hero", city="quarry carpenter poor_house library")
    t = at("", mine, owner=0, face_up="governor_visit", used="builder", draws="tower")
    t.play("event governor_visit", "visit builder", "build well")
    assert t.paid() == 2 - 1 - 1
    assert t.hand() == "tower hero"


def test_e_a2_in_a_visit_the_gold_mine_works() -> None:
    mine = player(city="gold_mine")
    t = at("", mine, face_up="governor_visit", used="prospector", draws="hero smithy well chapel quarry")
    t.play("event governor_visit", "visit prospector")
    assert t.ask == "gold_mine.mine"


def test_e_a4_a_visit_on_the_trader_turns_a_new_tile() -> None:
    t = at("trader", face_up="governor_visit", draws="tile_11122 tile_12233")
    t.play("event governor_visit", "visit trader")
    assert t.seen(0)["tiles"] == [0, 4]


def test_e_a4_a_visit_on_the_builder_can_end_the_game() -> None:
    mine = player(hand="smithy", city="sugar_mill*8 well crane chapel")
    t = at("", mine, face_up="governor_visit", used="builder", draws="")
    t.play("event governor_visit", "visit builder", "build smithy", "no cover").passes(2)
    assert t.over


def test_e11_free_build_up_to_four_for_nothing() -> None:
    hand = "quarry library indigo_plant smithy"
    t = at("", player(hand=hand, city="smithy"), face_up="free_build", draws="").play("event free_build")
    assert (t.ask, t.menu) == ("free_build.build", ["pass", "build indigo_plant", "build quarry"])
    t.play("build quarry")
    assert t.city() == "smithy quarry"
    assert t.hand() == "indigo_plant smithy library"


def test_e11_activator_first_each_may() -> None:
    t = at("", *[player(hand="well") for _ in range(3)], owner=1, face_up="free_build", draws="")
    t.play("event free_build")
    order = []
    while t.ask == "free_build.build":
        order.append(t.seat)
        t.play("pass")
    assert order == [1, 2, 0]


def test_e12_e_a9_no_building_helps_in_a_free_build() -> None:
    mine = player(hand="well", city="carpenter poor_house crane")
    t = at("", mine, face_up="free_build", draws="").play("event free_build", "build well")
    assert (t.hand(), t.seat) == ("", 1)


def test_e_a8_crane_and_quarry_do_not_widen_a_free_build() -> None:
    mine = player(hand="library", city="crane quarry")
    assert at("", mine, face_up="free_build", draws="").play("event free_build").menu == ["pass"]


def test_e12_second_edition_a_prefecture_at_four_is_still_free() -> None:
    t = at("", player(hand="prefecture"), face_up="free_build", edition="second", draws="").play("event free_build")
    assert "build prefecture" in t.menu


def test_e12_a_twelfth_building_ends_the_game_after_the_event() -> None:
    mine = player(hand="smithy", city="sugar_mill*8 well crane chapel")
    t = at("", mine, player(hand="archive"), face_up="free_build", draws="").play("event free_build", "build smithy")
    assert not t.over
    t.play("build archive", "pass")
    assert t.over
    assert t.city(1) == "indigo_plant archive"


def test_sj_60_a_building_from_a_free_build_works_after_it() -> None:
    t = at("", player(hand="smithy"), face_up="free_build", draws="").play("event free_build", "build smithy")
    assert not t.state.players[0].works(5)
    assert t.passes(2).state.players[0].works(5)


@pytest.mark.parametrize("event", ALL_EVENTS.split())
def test_every_event_with_two_players_counts_as_a_pick(event: str) -> None:
    t = at("", player(hand="well"), player(hand="well"), seats=2, owner=1, face_up=event, used="prospector")
    t.play(f"event {event}")
    while t.ask != "round.pick":
        t.play(t.menu[0])
    assert (t.seat, t.state.picked) == (0, 2)


@pytest.mark.parametrize("activator", range(4))
@pytest.mark.parametrize("event", ["earthquake", "general_amnesty", "free_build", "taxes"])
def test_e6_to_e11_the_activator_first_then_clockwise_whoever_it_is(event: str, activator: int) -> None:
    people = [player(hand="well hero", city="indigo_plant smithy") for _ in range(3)]
    t = at("", *people, player(hand="tower statue"), owner=activator, governor=1, face_up=event, draws="")
    t.play(f"event {event}")
    order: list[int] = []
    while not t.over and t.ask != "round.pick":
        order.append(t.seat)
        t.play(t.menu[0])
    clockwise = [(activator + place) % 4 for place in range(4)]
    assert order == (clockwise[1:] if event == "taxes" else clockwise)


@pytest.mark.parametrize("activator", range(3))
def test_e7_debt_relief_gives_the_activator_the_first_cards(activator: int) -> None:
    t = at("", owner=activator, governor=0, face_up="debt_relief", draws="hero*3 statue*3 well*3")
    t.play("event debt_relief")
    hands = [t.hand((activator + place) % 3) for place in range(3)]
    assert hands == ["hero hero hero", "statue statue statue", "well well well"]


def test_e3_e_a1_no_event_is_ever_in_a_hand_or_under_a_chapel() -> None:
    """E-A1: a chapel's cards come from a hand."""
    t = at("councillor", player(city="archive"), events=True, draws="taxes earthquake hero statue well quarry tower")
    assert t.face_up == "earthquake taxes"
    assert all(card < 29 for person in t.state.players for card in person.hand)
