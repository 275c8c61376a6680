"""What a seat knows: views, dealing anew in the middle of anything, memory of discards and of cards shown."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import Scene, at, player

from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.reader import event, question
from ludoteca.games.san_juan.data import CARD_IDS
from ludoteca.games.san_juan.position import SanJuan

SEEDS = range(12)


def world(scene: Scene, seat: int, seed: int) -> Scene:
    other = scene.state.determinize(seat, seed)
    assert isinstance(other, SanJuan)
    assert other.components() == scene.state.components()
    assert other.view(seat) == scene.state.view(seat)
    return Scene(other)


def hands(scene: Scene, viewer: int, owner: int) -> set[str]:
    """The hands of `owner` that `viewer` holds possible, by many deals."""
    return {world(scene, viewer, seed).hand(owner) for seed in range(60)}


def test_a_view_names_the_cards_of_its_own_hand_only() -> None:
    t = at("", player(hand="hero statue"), player(hand="quarry tower"))
    assert t.seen(0)["players"][0]["cards"] == ["statue", "hero"]
    assert "cards" not in t.seen(0)["players"][1]
    assert "cards" not in t.seen(PUBLIC)["players"][0]
    assert t.seen(PUBLIC)["players"][0]["hand"] == 2
    assert t.seen(ALL)["players"][1]["cards"] == ["tower", "quarry"]


def test_answers_are_offered_to_the_asked_seat_only() -> None:
    t = at("builder", player(hand="smithy hero"))
    mine = question(t.state, 0)
    assert mine is not None and mine["actions"] == [action.code for action in t.decision.actions]
    for who in (1, 2, PUBLIC):
        assert question(t.state, who) == {"seat": 0, "ask": "builder.build"}


def test_a_view_never_names_goods() -> None:
    t = at("", player(goods="indigo=hero"))
    for who in (0, 1, PUBLIC):
        assert "hero" not in str(t.seen(who))


def test_own_discards_are_in_the_own_view_alone() -> None:
    t = at("", player(discarded="hero"))
    assert t.seen(0)["players"][0]["discarded"] == ["hero"]
    assert "hero" not in str(t.seen(1))
    assert t.seen(1)["discards"] == 1


def test_an_opened_discard_is_public() -> None:
    assert at("", open_discards="hero").seen(PUBLIC)["open_discards"] == ["hero"]


def test_the_discards_are_counted_whoever_laid_them() -> None:
    t = at("", player(discarded="tower"), player(discarded="statue"), discards="well", open_discards="hero*2")
    assert (t.seen(0)["discards"], t.seen(PUBLIC)["discards"]) == (5, 5)


def test_a_payment_tells_others_its_number_only() -> None:
    match = at("builder", player(hand="chapel hero statue")).match()
    match.play("build chapel")
    names = [event(match.game, happened, 1) for happened in match.steps[-1].events]
    assert [one["price"] for one in names if one["kind"] == "paid"] == [2]
    assert [set(one) for one in names if one["kind"] == "discard"] == [{"kind", "seat"}] * 2


@pytest.mark.parametrize("seed", SEEDS)
def test_own_cards_stay_others_are_dealt_anew(seed: int) -> None:
    t = at("", player(hand="hero statue"), player(hand="quarry tower"), player(hand="well*3"))
    other = world(t, 0, seed)
    assert other.hand(0) == "statue hero"
    assert (other.size(1), other.size(2)) == (2, 3)


def test_what_is_dealt_depends_on_nothing_the_seat_cannot_see() -> None:
    mine, rest = player(hand="hero"), "library statue chapel"
    one = at("builder", mine, player(hand="quarry tower"), deck=f"well smithy {rest}").state
    two = at("builder", mine, player(hand="well smithy"), deck=f"quarry tower {rest}").state
    for seed in SEEDS:
        assert fingerprint(one.determinize(0, seed)) == fingerprint(two.determinize(0, seed))


def test_every_hidden_card_can_be_anywhere_hidden() -> None:
    t = at("", player(hand="hero"), player(hand="quarry"), player(), deck="tower")
    assert hands(t, 0, 1) == {"quarry", "tower"}
    assert hands(t, 1, 0) == {"hero", "tower"}
    assert hands(t, PUBLIC, 0) == {"hero", "quarry", "tower"}


def test_own_discards_are_remembered_so_no_other_seat_holds_them() -> None:
    t = at("", player(discarded="hero"), player(hand="quarry"), deck="tower")
    assert hands(t, 0, 1) == {"quarry", "tower"}
    assert hands(t, 2, 1) == {"quarry", "tower", "hero"}


def test_the_memory_of_discards_ends_with_a_shuffle() -> None:
    t = at("prospector", player(), player(hand="quarry", discarded="hero"), deck="tower", draws="tower")
    assert t.discarded(1) == ""
    assert hands(t, 1, 0) == {"tower", "hero"}


def test_councillor_discards_are_remembered() -> None:
    deck = "hero tower well smithy*9"
    t = at("councillor", player(), player(hand="quarry"), deck=deck, draws="hero tower well smithy*6").play("keep well")
    assert t.discarded(0) == "smithy smithy tower hero"
    assert all("hero" not in hand for hand in hands(t, 0, 1))
    assert any("hero" in hand for hand in hands(t, 2, 1))


def test_tucked_cards_are_known_to_their_owner() -> None:
    t = at("", player(city="chapel+hero"), player(hand="quarry"), deck="tower")
    assert hands(t, 0, 1) == {"quarry", "tower"}
    assert hands(t, 2, 1) == {"quarry", "tower", "hero"}


def test_a_card_mined_openly_is_known_to_all_until_a_face_down_discard() -> None:
    t = at("", player(hand="hero statue", shown="hero"), player(hand="quarry"), deck="tower")
    assert all("hero" in hand for hand in hands(t, 1, 0))
    mine = player(hand="hero statue chapel", shown="hero", city="quarry")
    t = at("builder", mine, draws="").play("build chapel", "pay statue")
    assert t.seen(1)["players"][0]["shown"] == []


def test_a_card_mined_openly_and_built_is_no_longer_in_the_hand() -> None:
    t = at("builder", player(hand="smithy smithy", shown="smithy smithy"), draws="").play("build smithy")
    assert t.seen(1)["players"][0]["shown"] == ["smithy"]


def test_discarding_councillor_cards_does_not_hide_what_was_shown() -> None:
    t = at("councillor", player(hand="hero", shown="hero"), draws="well*3 smithy*2 tower*2").play("keep well")
    assert t.seen(1)["players"][0]["shown"] == ["hero"]


def middles() -> dict[str, Scene]:
    """Each kind of series, after one pick whose floor contradicts most other hands."""
    pay = at("builder", player(hand="library hero palace statue well tower quarry"), draws="")
    limit = at("round_start", player(hand="hero*3 palace*2 quarry*3 library*3"), draws="")
    archive = at("councillor", player(hand="hero palace quarry", city="archive"))
    keep = at("councillor", player(city="prefecture library"))
    amnesty = at("", player(hand="hero palace quarry well"), face_up="general_amnesty", events=True)
    taxes = at("", player(), player(hand="hero palace"), face_up="taxes", events=True).play("event taxes")
    return {
        "pay": pay.play("build library", "pay tower"),
        "limit": limit.play("discard library"),
        "archive": archive.play(archive.menu[-1]),
        "keep": keep.play(keep.menu[-2]),
        "amnesty": amnesty.play("event general_amnesty", "change hero"),
        "taxes": taxes,
        "chapel": at("round_start", player(hand="hero", city="chapel"), draws=""),
        "build": at("builder", player(hand="hero smithy")),
    }


@pytest.mark.parametrize("name", ["pay", "limit", "archive", "keep", "amnesty", "taxes", "chapel", "build"])
def test_dealing_anew_in_the_middle_of_another_seats_series(name: str) -> None:
    t = middles()[name]
    asked = t.seat
    for seat in (*range(3), PUBLIC):
        for seed in SEEDS:
            other = world(t, seat, seed)
            assert (other.ask, other.seat, other.span) == (t.ask, asked, t.span)
            assert other.menu
            if seat == asked:
                assert other.menu == t.menu
            other.play(other.menu[-1])


def test_the_floor_of_another_seats_series_is_forgotten() -> None:
    t = middles()["pay"]
    floors = {world(t, 1, seed).menu[0] for seed in range(40)}
    assert min(floors) != t.menu[0]


def test_cards_just_drawn_are_dealt_anew_for_the_others_and_kept_for_their_seat() -> None:
    t = at("councillor", draws="hero*3 quarry*2")
    assert all(world(t, 0, seed).seen(0)["drawn_cards"] == t.seen(0)["drawn_cards"] for seed in SEEDS)
    assert len({world(t, 1, seed).menu[0] for seed in range(30)}) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_e3_events_are_dealt_to_plants_and_piles_never_to_hands(seed: int) -> None:
    mine = player(hand="hero well*2", city="sugar_mill indigo_plant chapel+2", goods="sugar=taxes", discarded="tower")
    other = player(hand="smithy*2", goods="indigo=earthquake", discarded="quarry")
    t = at("", mine, other, events=True, deck="statue free_build governor_visit debt_relief")
    for seat in (0, 1, 2, PUBLIC):
        for person in world(t, seat, seed).state.players:
            assert all(card < len(CARD_IDS) for card in [*person.hand, *person.known])


def test_goods_may_be_events_in_other_worlds() -> None:
    t = at("", player(goods="indigo"), deck="taxes hero", events=True)
    found = {world(t, 0, seed).state.players[0].goods[0] & 63 for seed in range(60)}
    assert found == {0, 24, 31}


def test_a_bot_may_deal_again_from_its_own_world() -> None:
    t = middles()["pay"]
    for seed in SEEDS:
        again = t.state.determinize(1, 99).determinize(1, seed)
        assert fingerprint(again) == fingerprint(t.state.determinize(1, seed))
