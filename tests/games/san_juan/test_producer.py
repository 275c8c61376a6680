"""The producer phase: SJ 29-35, 72, 86, A14-A15."""

from __future__ import annotations

from tests.games.san_juan.scenario import at, player

PLANTS = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"


def test_sj_29_30_the_producer_lays_two_goods_the_others_one() -> None:
    t = at("producer", *[player(city="indigo_plant sugar_mill") for _ in range(3)])
    assert t.goods(0) == "indigo sugar"
    assert (t.seat, t.span, t.menu) == (1, (1, 1), ["produce indigo_plant", "produce sugar_mill"])
    t.play("produce sugar_mill", "produce indigo_plant")
    assert (t.goods(1), t.goods(2)) == ("sugar", "indigo")


def test_sj_29_the_card_is_laid_unseen() -> None:
    t = at("producer", player(), draws="hero statue quarry")
    for who in (-1, 0, 1, 2):
        assert not {"hero", "statue", "quarry"} & set(str(t.seen(who)).replace("'", " ").split())
    assert [good & 63 for good in t.state.players[0].goods] == [24]


def test_sj_29_where_every_plant_can_be_filled_nothing_is_asked() -> None:
    t = at("producer", *[player(city="indigo_plant") for _ in range(3)], draws="hero*3")
    assert t.ask == "round.pick"


def test_equal_plants_are_no_question() -> None:
    t = at("producer", player(), player(city="sugar_mill*3"), draws="hero*3")
    assert t.ask == "round.pick"
    assert t.goods(1) == "sugar"


def test_sj_32_33_no_good_where_one_lies_already() -> None:
    t = at("producer", player(city="indigo_plant sugar_mill", goods="indigo sugar"), player(goods="indigo"), player())
    assert (t.goods(0), t.goods(1), t.goods(2)) == ("indigo sugar", "indigo", "indigo")


def test_sj_33_only_empty_plants_are_offered() -> None:
    t = at("producer", player(), player(city=PLANTS, goods="sugar coffee"))
    assert t.menu == ["produce indigo_plant", "produce tobacco_storage", "produce silver_smelter"]


def test_the_series_of_goods_never_falls_and_can_always_be_finished() -> None:
    t = at("producer", player(city=PLANTS))
    assert t.menu == [f"produce {plant}" for plant in PLANTS.split()[:4]]
    t.play("produce tobacco_storage")
    assert t.menu == ["produce coffee_roaster", "produce silver_smelter"]


def test_sj_72_well_gives_a_card_for_two_goods_to_the_producer() -> None:
    t = at("producer", player(city="indigo_plant sugar_mill well"), draws="hero*2 palace smithy*2")
    assert t.hand() == "palace"


def test_sj_72_well_gives_a_card_for_two_goods_to_another_with_an_aqueduct() -> None:
    t = at("producer", player(), player(city="indigo_plant*2 well aqueduct"), draws="hero*3 palace smithy")
    assert t.hand(1) == "palace"


def test_sj_72_well_gives_nothing_for_one_good() -> None:
    t = at("producer", player(city="indigo_plant well"), player(city="sugar_mill*2 well"), draws="hero*3")
    assert (t.hand(0), t.hand(1)) == ("", "")


def test_sj_86_aqueduct_one_more_good() -> None:
    t = at("producer", player(), player(city="indigo_plant*3 aqueduct"))
    assert t.goods(1) == "indigo indigo"


def test_a14_with_both_piles_empty_nothing_is_laid_and_nothing_asked() -> None:
    t = at("producer", player(city=f"{PLANTS} well"), player(city=PLANTS), deck="", draws="")
    assert t.ask == "round.pick"
    assert (t.goods(0), t.goods(1)) == ("", "")


def test_a14_the_last_card_is_laid_and_production_stops() -> None:
    t = at("producer", player(city=f"{PLANTS} well"), player(city=PLANTS), deck="hero", draws="hero")
    t.play("produce indigo_plant")
    assert t.ask == "round.pick"
    assert (t.goods(0), t.goods(1), t.hand(0)) == ("indigo", "", "")


def test_a14_goods_that_could_not_be_laid_use_no_library() -> None:
    t = at("producer", player(city="indigo_plant*3 library"), deck="hero")
    assert t.goods() == "indigo"
    assert not t.told("library")


def test_a14_two_goods_of_the_last_two_cards_leave_nothing_for_the_well() -> None:
    for letter in (False, True):
        t = at("producer", player(city="indigo_plant*2 well"), deck="hero*2", letter=letter)
        t.play(*["produce indigo_plant"] * (2 if letter else 0))
        assert (t.goods(), t.size(), t.ask) == ("indigo indigo", 0, "round.pick")
        assert not t.told("function")


def test_e3_an_event_may_be_laid_as_a_good_and_stays_hidden() -> None:
    t = at("producer", player(), events=True, draws="earthquake smithy*2")
    assert t.face_up == ""
    assert t.goods() == "indigo"
    assert "earthquake" not in str(t.seen(0))


def test_letter_each_good_is_asked_and_the_well_too() -> None:
    t = at("producer", player(city="indigo_plant sugar_mill well"), letter=True, draws="hero*2 palace")
    assert (t.menu, t.span) == (["pass", "produce indigo_plant", "produce sugar_mill"], (0, 2))
    t.play("produce indigo_plant", "produce sugar_mill")
    assert (t.ask, t.menu) == ("producer.use", ["pass", "use well"])
    refused = t.clone().play("pass")
    assert refused.hand() == ""
    t.play("use well")
    assert t.hand() == "palace"


def test_a15_letter_a_player_may_produce_nothing() -> None:
    t = at("producer", letter=True, draws="").passes(3)
    assert t.ask == "round.pick"
    assert t.goods() == ""
