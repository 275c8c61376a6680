"""Draw pile and discards: SJ 27-28, A12-A14, E2-E3."""

from __future__ import annotations

from tests.games.san_juan.scenario import at, player

from ludoteca.core.chance import seeded


def test_a12_the_discards_are_shuffled_in_as_soon_as_the_last_card_leaves() -> None:
    t = at("prospector", player(discarded="well"), deck="hero", discards="statue", draws="hero")
    assert (t.state.deck_size, t.discards) == (2, 0)
    assert [one["cards"] for one in t.told("shuffle")] == [2]


def test_a12_with_no_discards_then_the_shuffle_waits_for_the_next_draw() -> None:
    t = at("prospector", deck="hero", draws="hero")
    assert (t.state.deck_size, t.told("shuffle")) == (0, [])
    t = at("builder", player(hand="well smithy"), deck="", draws="smithy").play("build well")
    assert (t.state.deck_size, t.discards) == (0, 1)
    t.passes(2).play("role prospector")
    assert t.hand(1) == "smithy"
    assert len(t.told("shuffle")) == 1


def test_a12_a_good_can_be_the_last_card() -> None:
    t = at("producer", player(), deck="hero", discards="well*3", draws="hero well*2")
    assert t.state.deck_size == 1


def test_a13_a_draw_goes_on_through_the_shuffle() -> None:
    pile = "sugar_mill*7"
    t = at("", face_up="debt_relief", deck="hero well", discards=pile, draws=f"hero well {pile}")
    t.play("event debt_relief")
    assert t.hand(0) == "sugar_mill well hero"
    assert [t.size(seat) for seat in range(3)] == [3, 3, 3]


def test_a13_own_memory_of_discards_ends_with_the_shuffle() -> None:
    t = at("prospector", player(discarded="well tower"), deck="hero", draws="hero")
    assert t.discarded() == ""
    assert t.seen(0)["players"][0]["discarded"] == []


def test_a13_cards_in_view_are_not_shuffled_in() -> None:
    mine = player(city="gold_mine")
    cards = "hero smithy well chapel quarry"
    t = at("prospector", mine, deck="hero smithy well", discards="chapel quarry", draws=cards)
    assert t.ask == "gold_mine.mine"
    assert t.state.deck_size == 0


def test_a14_both_piles_empty_a_draw_brings_nothing() -> None:
    t = at("prospector", player(), deck="", draws="")
    assert t.size() == 0
    assert t.ask == "round.pick"


def test_a14_amnesty_with_an_empty_pile_gives_back_the_discards() -> None:
    t = at("", player(hand="hero"), face_up="general_amnesty", deck="", draws="hero")
    t.play("event general_amnesty", "change hero")
    assert t.hand() == "hero"


def test_e2_events_alone_in_the_pile_are_turned_up_and_nothing_is_drawn() -> None:
    t = at("prospector", deck="taxes earthquake", events=True, draws="taxes earthquake")
    assert t.face_up == "earthquake taxes"
    assert t.size() == 0


def test_the_event_being_resolved_is_not_shuffled_in() -> None:
    t = at("", face_up="debt_relief", deck="hero", discards="well", draws="hero well").play("event debt_relief")
    assert (t.state.deck_size, t.opened) == (0, "debt_relief")


def test_a_card_is_drawn_by_what_the_pile_holds() -> None:
    seen = set()
    for seed in range(40):
        t = at("", deck="hero*3 well")
        t.state.chance = seeded(seed)
        seen.add(t.play("role prospector").hand())
    assert seen == {"hero", "well"}
