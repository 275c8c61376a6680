"""Before the first pick: SJ 5-9, 50-54, 81-82, 85, 99."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import Scene, at, index, player, san_juan, tucked

from ludoteca.core.chance import scripted, seeded
from ludoteca.games.san_juan.position import SanJuan

EIGHT = "smithy gold_mine archive well crane chapel tower aqueduct"


def start(seats: int, governor: int, draws: str, **options: str) -> Scene:
    game = san_juan()
    values = [governor, *(index(name) for name in draws.split())]
    state = game.start(seats, game.settle(seats, options), scripted(values))
    assert isinstance(state, SanJuan)
    return Scene(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sj_5_9_set_up(seats: int) -> None:
    game = san_juan()
    state = game.start(seats, game.settle(seats, {}), seeded(5))
    assert isinstance(state, SanJuan)
    assert sum(state.components()) == 110
    assert state.deck_size == sum(state.deck) == 110 - 5 * seats
    for person in state.players:
        assert (len(person.hand), person.plants, person.violet) == (4, [1, 0, 0, 0, 0], 0)
    assert state.tiles == [] and state.taken == 0
    assert state.decision is not None
    assert (state.decision.seat, state.decision.ask) == (state.governor, "round.pick")
    assert len(state.decision.actions) == 5


def test_sj_5_the_governor_is_drawn_by_lot() -> None:
    game = san_juan()
    found = [game.new(4, {}, seed) for seed in range(60)]
    assert {state.governor for state in found if isinstance(state, SanJuan)} == {0, 1, 2, 3}


def test_sj_13_roles_go_back_and_the_governor_passes_clockwise() -> None:
    t = at("", seats=4, governor=3, owner=3, deck="smithy", draws="smithy").play("role prospector")
    t.play("role councillor", "role producer", "role builder").passes(4)
    assert t.ask == "round.pick"
    assert (t.state.governor, t.seat, t.state.rounds) == (0, 0, 3)
    assert len(t.menu) == 5


def test_sj_18_a_picked_role_is_gone_for_the_round() -> None:
    t = at("", used="builder trader", owner=2)
    assert t.menu == ["role producer", "role councillor", "role prospector"]


def test_sj_50_chapel_before_the_limit_before_the_pick() -> None:
    t = at("round_start", player(hand=EIGHT, city="chapel"), draws="")
    assert t.ask == "chapel.tuck"
    t.play("tuck well")
    assert (t.ask, t.size()) == ("round.pick", 7)


def test_sj_50_governor_first_then_clockwise() -> None:
    people = [player(hand="sugar_mill*2 silver_smelter*2 coffee_roaster*2 tobacco_storage*3", city="chapel")] * 3
    t = at("round_start", *people[:2], player(hand="hero*3 statue*3 crane*3"), governor=1, owner=1, draws="")
    asked = []
    while t.ask != "round.pick":
        asked.append((t.ask, t.seat))
        t.play(t.menu[-1])
    chapels = [("chapel.tuck", 1), ("chapel.tuck", 0)]
    assert [one for one in asked if one[0] == "chapel.tuck"] == chapels
    assert asked[:2] == chapels
    assert [seat for _, seat in asked[2:]] == sorted([seat for _, seat in asked[2:]], key=[1, 2, 0].index)


def test_sj_51_above_seven_the_excess_is_discarded_by_own_choice() -> None:
    t = at("round_start", player(hand=f"{EIGHT} hero"), draws="")
    assert (t.ask, t.span) == ("limit.discard", (2, 2))
    t.play("discard well", "discard tower")
    assert t.size() == 7
    assert t.discarded() == "well tower"


def test_sj_51_seven_cards_are_not_too_many() -> None:
    assert at("round_start", player(hand=EIGHT.removeprefix("smithy ")), draws="").ask == "round.pick"


def test_sj_52_85_tower_twelve() -> None:
    twelve = f"{EIGHT} hero statue quarry library"
    assert at("round_start", player(hand=twelve, city="tower"), draws="").ask == "round.pick"
    t = at("round_start", player(hand=f"{twelve} palace", city="tower"), draws="")
    assert t.span == (1, 1)


def test_sj_53_no_limit_during_the_round() -> None:
    t = at("prospector", player(hand=f"{EIGHT} hero statue"), draws="quarry")
    assert (t.size(), t.ask) == (11, "round.pick")


def test_sj_81_one_card_each_round_or_none() -> None:
    t = at("round_start", player(hand="well hero", city="chapel+2"), draws="")
    assert t.menu == ["pass", "tuck well", "tuck hero"]
    assert t.clone().play("pass").points("chapel") == 2
    t.play("tuck hero")
    assert (t.ask, t.points("chapel")) == ("round.pick", 3)
    assert t.hand() == "well"


def test_sj_81_the_text_and_points_of_a_tucked_card_are_ignored() -> None:
    t = at("round_start", player(hand="hero", city="chapel"), draws="").play("tuck hero")
    assert t.score() == 2 + 1


def test_sj_82_which_card_was_tucked_only_the_owner_knows() -> None:
    t = at("round_start", player(hand="hero", city="chapel"), draws="").play("tuck hero")
    assert t.seen(0)["players"][0]["tucked"] == ["hero"]
    for who in (1, 2, -1):
        assert "hero" not in str(t.seen(who))


def test_a9_how_many_were_tucked_can_be_derived_and_is_public() -> None:
    t = at("", player(city="chapel+4"))
    assert t.seen(-1)["players"][0]["chapel"] == 4


def test_the_chapel_menu_shows_a_hand_so_it_is_secret() -> None:
    assert at("round_start", player(hand="hero", city="chapel"), draws="").decision.secret


def test_sj_81_with_an_empty_hand_nothing_is_asked() -> None:
    assert at("round_start", player(city="chapel"), draws="").ask == "round.pick"


def test_sj_77_a_covered_chapel_takes_no_more_cards() -> None:
    assert at("round_start", player(hand="hero", city="palace/chapel+1"), draws="").ask == "round.pick"


@pytest.mark.parametrize(("seats", "governor"), [(2, 1), (3, 2), (4, 1)])
def test_sj_99_start_hand_counts_from_the_governor(seats: int, governor: int) -> None:
    game = san_juan()
    chance = scripted([governor], strict=False)
    state = game.start(seats, game.settle(seats, {"start_hand": "yes"}), chance)
    assert isinstance(state, SanJuan)
    sizes = [len(state.players[(governor + place) % seats].hand) for place in range(seats)]
    assert sizes == [5, 6, 7, 8][:seats]
    t, order = Scene(state), []
    while t.ask == "start.discard":
        order.append(t.seat)
        for _ in range(t.span[0]):
            if t.ask == "start.discard" and t.seat == order[-1]:
                t.play(t.menu[0])
    assert order == [(governor + place) % seats for place in range(seats)]
    assert [t.size(seat) for seat in range(seats)] == [4] * seats
    assert t.discards == sum([1, 2, 3, 4][:seats])
    assert (t.ask, t.seat) == ("round.pick", governor)


def test_sj_99_the_discarded_cards_are_known_to_their_owner_alone() -> None:
    t = start(2, 0, "smithy well tower quarry hero " + "chapel statue library crane aqueduct palace", start_hand="yes")
    t.play("discard hero")
    assert t.hand() == "smithy well tower quarry"
    assert t.discarded() == "hero"
    assert "hero" not in str(t.seen(1))


def test_e2_an_event_in_the_first_deal_goes_face_up() -> None:
    t = start(2, 0, "taxes smithy well tower quarry chapel statue library crane", events="yes")
    assert t.face_up == "taxes"
    assert t.hand() == "smithy well tower quarry"
    assert "event taxes" in t.menu


def test_letter_tower_may_be_used_for_less_than_all() -> None:
    t = at("round_start", player(hand=f"{EIGHT} hero", city="tower"), letter=True, draws="")
    assert (t.ask, t.span) == ("tower.discard", (0, 2))
    assert t.clone().play("pass").size() == 9
    t.play("discard smithy", "pass")
    assert (t.size(), t.ask) == (8, "round.pick")


def test_letter_tower_above_twelve_the_excess_must_go() -> None:
    mine = player(hand=f"{EIGHT} hero statue quarry library palace", city="tower")
    t = at("round_start", mine, letter=True, draws="")
    assert t.span == (1, 6)


def test_tucked_cards_are_listed_for_their_owner() -> None:
    t = at("round_start", player(hand="hero smithy", city="chapel+well"), draws="").play("tuck smithy")
    assert tucked(t) == "smithy well"
