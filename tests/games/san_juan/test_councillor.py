"""The councillor phase: SJ 45-47, 66, 88, A14-A17."""

from __future__ import annotations

from tests.games.san_juan.scenario import at, player

FIVE = "smithy well tower chapel quarry"


def test_sj_45_the_councillor_keeps_one_of_five() -> None:
    t = at("councillor", player(hand="hero"), draws=f"{FIVE} palace hero")
    assert (t.ask, t.span) == ("councillor.keep", (1, 1))
    assert t.menu == [f"keep {card}" for card in ["smithy", "well", "chapel", "tower", "quarry"]]
    t.play("keep chapel")
    assert t.hand() == "chapel hero"
    assert t.discarded() == "smithy well tower quarry"


def test_sj_46_the_others_keep_one_of_two() -> None:
    t = at("councillor", draws=f"{FIVE} palace hero statue library").play("keep quarry")
    assert (t.seat, t.menu) == (1, ["keep hero", "keep palace"])
    t.play("keep palace", "keep statue")
    assert (t.hand(1), t.discarded(1)) == ("palace", "hero")
    assert (t.hand(2), t.discarded(2)) == ("statue", "library")


def test_sj_45_the_drawn_cards_are_seen_by_their_seat_alone() -> None:
    t = at("councillor", draws=FIVE)
    assert t.seen(0)["drawn_cards"] == ["smithy", "well", "chapel", "tower", "quarry"]
    for other in (1, 2, -1):
        assert "drawn_cards" not in t.seen(other)
        assert (t.seen(other)["drawn"], t.seen(other)["drawn_by"]) == (5, 0)


def test_a16_with_the_prefecture_keeping_one_is_allowed() -> None:
    t = at("councillor", player(city="prefecture"), draws=f"{FIVE} hero*2")
    assert t.span == (1, 2)
    t.play("keep chapel")
    assert t.menu == ["pass", "keep tower", "keep quarry"]
    t.play("pass")
    assert t.hand() == "chapel"


def test_sj_88_a_player_with_the_prefecture_may_keep_both() -> None:
    t = at("councillor", player(), player(city="prefecture"), draws=f"{FIVE} palace hero statue library")
    t.play("keep smithy", "keep hero", "keep palace")
    assert t.hand(1) == "hero palace"
    assert t.seat == 2


def test_sj_66_archive_discards_from_old_and_new_cards() -> None:
    t = at("councillor", player(hand="hero palace", city="archive"), draws=f"{FIVE} statue library")
    assert (t.ask, t.span) == ("councillor.discard", (4, 4))
    t.play("discard smithy", "discard well", "discard hero", "discard palace")
    assert t.hand() == "chapel tower quarry"


def test_a17_archive_exactly_the_drawn_number_less_the_kept() -> None:
    t = at("councillor", player(), player(hand="hero*2", city="archive"))
    t.play(t.menu[0])
    assert (t.seat, t.span) == (1, (1, 1))


def test_a16_a17_archive_and_prefecture_two_less_or_one_more() -> None:
    t = at("councillor", player(hand="hero", city="archive prefecture"), draws=f"{FIVE} statue library")
    assert t.span == (3, 4)
    t.play("discard smithy", "discard well", "discard chapel")
    assert t.menu == ["pass", "discard tower", "discard quarry", "discard hero"]
    t.play("discard tower")
    assert t.hand() == "quarry hero"
    assert t.seat == 1


def test_a16_a17_archive_and_prefecture_of_two_may_discard_none_or_one() -> None:
    t = at("councillor", player(), player(hand="hero", city="archive prefecture"))
    t.play(t.menu[0])
    assert (t.seat, t.span, t.menu[0]) == (1, (0, 1), "pass")
    assert t.play("pass").size(1) == 3


def test_a14_with_one_card_left_it_is_kept() -> None:
    t = at("councillor", deck="hero", draws="hero")
    assert t.ask == "round.pick"
    assert t.hand() == "hero"


def test_a14_with_archive_and_one_card_nothing_is_discarded() -> None:
    t = at("councillor", player(hand="well", city="archive"), deck="hero", draws="hero")
    assert t.ask == "round.pick"
    assert t.hand() == "well hero"


def test_a14_with_no_card_the_phase_passes() -> None:
    t = at("councillor", deck="", draws="")
    assert t.ask == "round.pick"


def test_a13_the_discards_are_shuffled_in_without_the_cards_in_view() -> None:
    t = at("councillor", deck="hero*3", discards="well*3", draws="hero*3 well*2")
    assert len(t.state.drawn) == 5
    assert (t.state.deck_size, t.discards) == (1, 0)


def test_e2_an_event_among_the_drawn_cards_is_replaced() -> None:
    t = at("councillor", events=True, draws=f"taxes {FIVE}")
    assert len(t.state.drawn) == 5
    assert t.face_up == "taxes"


def test_a15_letter_drawing_is_asked() -> None:
    t = at("councillor", letter=True, draws="")
    assert (t.ask, t.menu) == ("councillor.draw", ["pass", "draw"])
    t.passes(3)
    assert t.ask == "round.pick"


def test_letter_the_library_is_asked_at_any_number_of_players() -> None:
    t = at("councillor", player(city="library"), letter=True, draws=FIVE).play("draw")
    assert t.menu == ["library", "no library"]
    t.play("no library")
    assert len(t.state.drawn) == 5
