"""The library: SJ 91-93, A18, E5."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import at, player

PLANTS = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
GOODS = "indigo sugar tobacco coffee silver"


def test_sj_91_builder_two_cards_less() -> None:
    t = at("builder", player(hand="chapel smithy", city="library"), draws="").play("build chapel")
    assert t.paid() == 1


def test_sj_91_producer_three_goods() -> None:
    t = at("producer", player(city=f"{PLANTS} library"))
    assert t.span == (3, 3)


def test_sj_91_trader_three_sales() -> None:
    t = at("trader", player(city=f"{PLANTS} library", goods=GOODS))
    assert t.span == (0, 3)


def test_sj_91_councillor_eight_cards() -> None:
    t = at("councillor", player(city="library"))
    assert len(t.state.drawn) == 8
    assert t.span == (1, 1)


def test_sj_91_prospector_two_cards() -> None:
    t = at("prospector", player(city="library"), draws="hero well")
    assert t.hand() == "well hero"


@pytest.mark.parametrize("role", ["builder", "producer", "trader", "councillor"])
def test_sj_91_only_for_the_role_its_owner_picked(role: str) -> None:
    other = player(hand="chapel smithy", city=f"{PLANTS} library", goods="silver" if role == "producer" else GOODS)
    t = at(role, player(), other)
    while t.seat != 1:
        t.play(t.menu[0])
    if role == "builder":
        assert "build chapel" not in t.menu
    elif role == "councillor":
        assert len(t.state.drawn) == 2
    else:
        assert t.span[1] == 1


def test_sj_60_a_library_being_built_does_not_help_itself() -> None:
    t = at("builder", player(hand="library smithy*3 well"), draws="").play("build library")
    assert t.paid() == 4


def test_sj_93_with_three_players_nothing_is_asked() -> None:
    for role in ("councillor", "prospector"):
        t = at(role, player(city="library"))
        assert not t.ask.endswith("library")


def test_sj_93_two_players_the_governor_is_asked_at_his_first_pick() -> None:
    for role in ("councillor", "prospector"):
        t = at(role, player(city="library"), seats=2)
        assert (t.ask, t.menu) == (f"{role}.library", ["library", "no library"])


def test_sj_93_two_players_used_at_the_first_pick_it_is_gone_at_the_second() -> None:
    t = at("prospector", player(city="library"), seats=2, draws="hero well").play("library")
    assert t.hand() == "well hero"
    assert t.state.players[0].read
    t = at("prospector", player(city="library", library_used=True), seats=2, second_pick=True, draws="hero")
    assert t.hand() == "hero"


def test_sj_93_two_players_declined_at_the_first_pick_it_is_there_at_the_second() -> None:
    t = at("prospector", player(city="library"), seats=2, draws="hero tile_11122 smithy*3 well*3 tower*2")
    t.play("no library")
    assert t.hand() == "hero"
    t.play("role trader", "role councillor")
    assert t.ask == "councillor.keep", "no reason to keep it any longer, so it is not asked"
    assert len(t.state.drawn) == 8


@pytest.mark.parametrize("first", ["used", "kept"])
@pytest.mark.parametrize("second", ["builder", "producer", "trader", "prospector"])
def test_sj_93_two_players_what_the_first_pick_leaves_for_each_role(first: str, second: str) -> None:
    """The governor is councillor, then takes another role: doubled only if he kept the library."""
    mine = player(hand="well hero*3", city="indigo_plant*3 sugar_mill*3 library", goods="sugar*3")
    t = at("councillor", mine, seats=2).play("library" if first == "used" else "no library")
    t.play(t.menu[0])
    t.play(t.menu[0])
    assert (t.seat, t.ask) == (1, "round.pick")
    t.play("role trader" if second != "trader" else "role prospector", *["pass"] * (second != "trader"))
    assert (t.seat, t.ask) == (0, "round.pick")
    kept = first == "kept"
    before = t.size()
    t.play(f"role {second}")
    if second == "builder":
        t.play("build hero")
        assert t.paid() == (3 if kept else 4)
    elif second == "producer":
        assert t.goods().count("indigo") == (3 if kept else 2)
    elif second == "trader":
        assert t.span == (0, 3 if kept else 2)
    else:
        assert t.size() == before + (2 if kept else 1)


def test_sj_93_two_players_the_opponent_has_one_pick_and_is_not_asked() -> None:
    t = at("prospector", player(), player(city="library"), seats=2, owner=1, draws="hero well")
    assert t.hand(1) == "well hero"


def test_sj_93_the_library_is_fresh_in_the_next_round() -> None:
    t = at("prospector", player(city="library", library_used=True), seats=2, second_pick=True, draws="hero")
    assert not t.state.players[0].read


def test_sj_93_two_players_builder_chooses_where_both_prices_can_be_paid() -> None:
    t = at("builder", player(hand="well smithy", city="library"), seats=2, draws="").play("build well")
    assert (t.ask, t.menu) == ("builder.library", ["library", "no library"])
    used = t.clone().play("library")
    assert (used.size(), used.state.players[0].read) == (1, True)
    t.play("no library")
    assert (t.size(), t.state.players[0].read) == (0, False)


def test_a18_builder_is_not_asked_where_only_the_library_makes_it_payable() -> None:
    t = at("builder", player(hand="well", city="library"), seats=2, draws="").play("build well")
    assert t.seat == 1
    assert t.state.players[0].read


def test_a18_builder_is_not_asked_and_keeps_it_where_it_changes_no_price() -> None:
    t = at("builder", player(hand="smithy", city="library"), seats=2, draws="").play("build smithy")
    assert t.seat == 1
    assert not t.state.players[0].read


def test_a18_a_builder_who_does_not_build_keeps_the_library() -> None:
    t = at("builder", player(hand="well smithy", city="library"), seats=2, draws="").play("pass")
    assert not t.state.players[0].read


def test_a18_two_player_producer_chooses_by_the_third_good() -> None:
    t = at("producer", player(city=f"{PLANTS} library"), seats=2)
    assert t.span == (2, 3)
    t.play("produce indigo_plant", "produce sugar_mill")
    assert t.menu[0] == "pass" and t.span == (0, 1)
    kept = t.clone().play("pass")
    assert (kept.goods(), kept.state.players[0].read) == ("indigo sugar", False)
    t.play("produce silver_smelter")
    assert (t.goods(), t.state.players[0].read) == ("indigo sugar silver", True)


def test_a18_two_player_producer_with_room_for_two_keeps_the_library_unasked() -> None:
    t = at("producer", player(city="indigo_plant sugar_mill library"), seats=2)
    assert t.goods() == "indigo sugar"
    assert not t.state.players[0].read


def test_a18_two_player_trader_uses_it_by_the_third_sale_only() -> None:
    t = at("trader", player(city=f"{PLANTS} library", goods=GOODS), seats=2)
    t.play("sell coffee", "sell silver")
    assert not t.state.players[0].read
    t = at("trader", player(city=f"{PLANTS} library", goods=GOODS), seats=2)
    t.play("sell tobacco", "sell coffee", "sell silver")
    assert t.state.players[0].read


def test_sj_93_an_event_at_the_first_pick_leaves_no_reason_to_ask_at_the_second() -> None:
    mine = player(city="library")
    t = at("prospector", mine, seats=2, second_pick=True, events=True, draws="hero well")
    assert t.hand() == "well hero"


def test_e5_the_library_does_nothing_in_a_governors_visit() -> None:
    t = at("", player(city="library"), face_up="governor_visit", used="prospector", draws="hero")
    t.play("event governor_visit", "visit prospector")
    assert t.hand() == "hero"
    assert not t.state.players[0].read
