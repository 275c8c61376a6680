"""Facts, reasons and suggestions: what a table shows before an answer is given."""

from typing import Any

import pytest
from tests.games.puerto_rico.scenario import GAME, P, at, city, goods, island, match_at, play

from ludoteca.bots.suggest import suggest
from ludoteca.core.notation import find
from ludoteca.core.preview import Blocked, rules_of
from ludoteca.core.reader import event
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.games.puerto_rico.show.preview import PuertoRicoPreview

PREVIEW = PuertoRicoPreview()


def facts(s: PuertoRico, answer: str) -> dict[str, Any]:
    return dict(PREVIEW.facts(s, find(GAME, answer)))


def terms(facts: dict[str, Any]) -> dict[str, int]:
    return {term["cause"]: term["number"] for term in facts["terms"]}


def reasons(s: PuertoRico) -> dict[str, Blocked]:
    """Of things by themselves."""
    return {blocked["target"]: blocked for blocked in PREVIEW.blocked(s) if "held" not in blocked}


def suggested(s: PuertoRico) -> list[str]:
    return [action.text for action in suggest(s)]


def test_a_price_and_its_terms() -> None:
    s = at("builder", [P(doubloons=6, island="quarry 3"), P(), P()])
    shown = facts(s, "build office")
    assert (shown["price"], shown["doubloons"], shown["points"], shown["stock"]) == (2, 4, 2, 2)
    assert terms(shown) == {"cost": 5, "quarries": -2, "privilege": -1}
    assert not shown["fills_city"]


def test_what_a_builder_could_build_and_for_how_much() -> None:
    s = at("round", [P(doubloons=2, island="quarry 1", city="small_market"), P(), P()])
    prices = facts(s, "role builder")["prices"]
    assert prices["small_indigo_plant"] == 0
    assert (prices["hacienda"], prices["indigo_plant"], prices["construction_hut"]) == (0, 1, 0)
    assert "small_market" not in prices and "office" not in prices
    assert set(prices) == set(facts(s, "role builder")["buildings"])


def test_a_large_building_shows_its_bonus_as_things_stand() -> None:
    s = at("builder", [P(doubloons=12, city="office hospice:0", island="corn 10", chips=9), P(), P()])
    assert facts(s, "build city_hall")["bonus"] == 3
    assert facts(s, "build residence")["bonus"] == 5
    assert facts(s, "build fortress")["bonus"] == 11 // 3
    assert facts(s, "build customs_house")["bonus"] == 2
    assert facts(s, "build guild_hall")["bonus"] == 0


def test_a_sale_and_its_terms() -> None:
    s = at("trader", [P(goods="coffee 1", city="small_market large_market"), P(), P()])
    shown = facts(s, "sell coffee")
    assert shown["doubloons"] == 8
    assert terms(shown) == {"price": 4, "privilege": 1, "small_market": 1, "large_market": 2}


def test_a_load_and_its_points_by_cause() -> None:
    s = at("captain", [P(goods="corn 6", city="harbor"), P(), P()], ships="corn:1 - -")
    shown = facts(s, "load corn 1")
    assert (shown["barrels"], shown["left"], shown["room_left"], shown["points"]) == (3, 3, 0, 5)
    assert terms(shown) == {"shipping": 3, "captain": 1, "harbor": 1}


def test_what_each_role_brings_me_now() -> None:
    me = P(goods="corn 2 sugar 1", island="corn 3 sugar 1/0", city="small_market hacienda", doubloons=2)
    s = at("round", [me, P(island="corn 2"), P(), P()], aboard=5)
    s.coins = [1, 0, 2, 0, 1, 0, 2, 0]
    assert facts(s, "role settler")["coins"] == 1
    assert facts(s, "role settler")["hacienda"] and "quarry" in facts(s, "role settler")["tiles"]
    assert facts(s, "role mayor")["colonists"] == 1 + 2
    assert facts(s, "role mayor")["empty_circles"] == 1
    assert facts(s, "role builder")["doubloons"] == 4
    assert "hospice" not in facts(s, "role builder")["buildings"][:1]
    craftsman = facts(s, "role craftsman")
    assert craftsman["goods"] == {"corn": 3} and craftsman["barrels"] == 4
    trader = facts(s, "role trader")
    assert (trader["good"], trader["doubloons"]) == ("sugar", 2 + 1 + 1 + 1)
    assert terms(trader) == {"price": 2, "privilege": 1, "small_market": 1, "coins": 1}
    assert facts(s, "role prospector")["doubloons"] == 3


def test_the_captain_shows_the_first_load_and_the_most_there_is() -> None:
    s = at("round", [P(goods="corn 3 sugar 2 coffee 1", city="harbor"), P(), P()], ships="corn:3 sugar:4 indigo:1")
    shown = facts(s, "role captain")
    # Sugar finds one space, corn one, coffee no ship.
    assert (shown["points"], shown["most"]) == (3, 5)
    s = at("round", [P(), P(), P()])
    assert facts(s, "role captain") == {"coins": 0, "points": 0, "most": 0, "others": []}
    assert facts(s, "role trader") == {"coins": 0, "good": "none", "doubloons": 0, "terms": [], "others": []}


def gets(s: PuertoRico, role: str) -> list[tuple[int, int, str]]:
    found = facts(s, f"role {role}")["others"]
    assert {one["role"] for one in found} <= {role}
    return [(one["seat"], one["amount"], one["good"]) for one in found]


def test_what_the_others_get_from_a_role() -> None:
    me = P(goods="sugar 1")
    rich = P(doubloons=2, goods="sugar 2 corn 1", island="corn 2", city="small_market")
    s = at("round", [me, rich, P(goods="coffee 3"), P(doubloons=0)], aboard=6, house="corn 1", ships="- - coffee:5")
    assert gets(s, "mayor") == [(1, 2, "none"), (2, 1, "none"), (3, 1, "none")]
    assert gets(s, "craftsman") == [(1, 2, "none")]
    # Sugar is mine to sell, and corn lies there already: the second has nothing left.
    assert gets(s, "trader") == [(2, 4, "coffee")]
    assert gets(s, "captain") == [(1, 2, "none"), (2, 2, "none")]
    assert [seat for seat, _, _ in gets(s, "builder")] == [1]
    assert gets(s, "settler") == gets(s, "prospector") == []


def test_what_one_has_after_an_answer() -> None:
    me = P(doubloons=4, chips=13, goods="coffee 3", city="small_market customs_house:0", island="quarry 2")
    s = at("round", [me, P(), P(), P()], aboard=5)
    s.coins = [0, 0, 0, 0, 1, 0, 2, 0]
    assert facts(s, "role trader")["after"] == {"doubloons": 11}
    assert facts(s, "role prospector")["after"] == {"doubloons": 7}
    assert facts(s, "role mayor")["after"] == {"san_juan": 3}
    assert facts(s, "role captain")["after"] == {"chips": 17}
    assert "after" not in facts(s, "role settler")
    s = at("builder", [me, P(), P(), P()])
    assert facts(s, "build hospice")["after"] == {"doubloons": 3}


def test_of_what_production_is_made() -> None:
    mayor = P(island="corn 2/0 sugar 2/0 indigo 1/0", city="sugar_mill:0 small_sugar_mill:0 coffee_roaster:0")
    s = at("mayor", [mayor, P(), P()], colonists=1, aboard=9)
    assert PREVIEW.question(s)["args"]["makes"] == {
        "corn": [["island:corn"]],
        "sugar": [["island:sugar"], ["city:small_sugar_mill", "city:sugar_mill"]],
    }


@pytest.mark.parametrize("letter", ["no", "yes"])
def test_the_wharf_counts_in_the_most(letter: str) -> None:
    owner = P(goods="corn 3 sugar 3", city="wharf")
    s = at("round", [owner, P(), P()], ships="corn:3 sugar:4 indigo:1", options={"letter": letter})
    # Three by the wharf, one on the other kind's ship, and the captain's point.
    assert facts(s, "role captain")["most"] == 3 + 1 + 1


def test_a_craftsman_without_production_gets_no_bonus() -> None:
    s = at("round", [P(), P(island="corn 2"), P()])
    shown = facts(s, "role craftsman")
    assert (shown["barrels"], shown["bonus"], shown["factory"]) == (0, [], 0)


def test_what_a_colonist_adds_to_production() -> None:
    s = at("mayor", [P(island="sugar 2/0 corn 2/0", city="sugar_mill:0"), P(), P()], colonists=1, aboard=6)
    assert facts(s, "man corn") == {"colonists": 0, "circles": 2, "goods": {"corn": 1}}
    assert facts(s, "man sugar_mill")["goods"] == {}
    play(s, "man sugar_mill")
    assert facts(s, "man sugar")["goods"] == {"sugar": 1}
    assert facts(s, "man sugar_mill")["colonists"] == 1


def test_the_small_questions_have_facts_too() -> None:
    owner = P(city="hacienda hospice small_sugar_mill", island="sugar 1")
    s = at("settler", [owner, P(), P()], stacks="coffee 2 corn 1")
    assert facts(s, "hacienda") == {
        "face_down": {"corn": 1, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 2},
        "tiles": 3,
    }
    play(s, "pass")
    assert facts(s, "take sugar") == {"tiles": 1, "colonists": 1, "plants": ["small_sugar_mill"]}
    assert facts(s, "take quarry") == {"tiles": 0, "colonists": 0}
    play(s, "take sugar")
    assert PREVIEW.question(s)["args"] == {"tile": "sugar"}
    assert facts(s, "hospice") == {"from": "supply"}
    s = at("craftsman", [P(island="corn 2"), P(), P()])
    assert facts(s, "bonus corn") == {"have": 2, "supply": 8}
    storing = P(goods="coffee 3 tobacco 2", city="small_warehouse")
    s = at("captain", [storing, P(), P()], ships="corn:1 sugar:1 indigo:1")
    assert facts(s, "store coffee") == {"kept": 3, "lost": 0}
    assert facts(s, "keep coffee") == {"kept": 1, "lost": 2}


def test_why_a_role_cannot_be_taken() -> None:
    s = at("round", [P(), P(), P()])
    play(s, "role craftsman")
    refused = reasons(s)["role:craftsman"]
    assert (refused["reason"], refused["rule"]) == ("role-taken", "PR 9")
    assert refused["args"] == {"role": "craftsman", "seat": 0}


def test_why_a_tile_cannot_be_taken() -> None:
    s = at("settler", [P(), P(), P()], row="corn 3")
    play(s, "pass")
    assert reasons(s)["pile:quarry"]["rule"] == "PR 17"
    assert reasons(s)["row:coffee"]["reason"] == "not-in-row"
    s = at("settler", [P(), P(), P()], row="corn 3", quarries=0)
    assert reasons(s)["pile:quarry"]["rule"] == "PR 22"


def test_why_a_building_cannot_be_built() -> None:
    nine = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster small_market"
    spec = P(doubloons=11, city=f"{nine} hacienda construction_hut small_warehouse hospice")
    s = at("builder", [spec, P(city="office"), P(city="office"), P()])
    assert reasons(s)["market:hacienda"]["reason"] == "already-built"
    assert reasons(s)["market:office"]["reason"] == "sold-out"
    assert reasons(s)["market:city_hall"]["rule"] == "PR 34"
    s = at("builder", [P(doubloons=3), P(), P()])
    assert reasons(s)["market:office"]["args"]["missing"] == 1


def test_what_is_missing_is_told_as_a_sum_with_its_rules_and_what_would_help() -> None:
    """PR 33, 37: the Office costs 5; two occupied quarries and the privilege take off 3."""
    s = at("builder", [P(island="quarry 2", doubloons=1), P(doubloons=4), P()])
    dear = reasons(s)["market:office"]
    assert dear["sum"]["terms"] == [
        {"cause": "cost", "number": 5},
        {"cause": "quarries", "number": -2},
        {"cause": "privilege", "number": -1},
    ]
    assert (dear["sum"]["total"], dear["sum"]["have"], rules_of(dear)) == (2, 1, ["PR 34", "PR 33", "PR 37"])
    assert [one["key"] for one in dear["ways"]] == ["more_doubloons"], "two quarries are all that count in its column"
    play(s, "pass")
    dear = reasons(s)["market:office"]
    assert [one["key"] for one in dear["ways"]] == ["more_doubloons", "as_builder", "more_quarries"]


def test_why_nothing_is_made_of_a_good() -> None:
    """PR 23, 41-44: the first thing that is missing, and a building that stands there is manned, not built again."""
    mine = P(island="corn 1 indigo 1 sugar 1/0 tobacco 1", city="small_sugar_mill tobacco_storage:0")
    s = at("craftsman", [mine, P(), P()])
    told = {target.partition(":")[2]: (one["reason"], one["rule"]) for target, one in reasons(s).items()}
    assert told == {
        "indigo": ("no-plant", "PR 42"),
        "sugar": ("plantation-empty", "PR 23"),
        "tobacco": ("plant-empty", "PR 23"),
        "coffee": ("no-plantation", "PR 42"),
    }
    assert reasons(s)["supply:tobacco"]["ways"] == [{"key": "manned", "args": {"building": "tobacco_storage"}}]


def test_why_a_good_does_not_go_on_a_ship_that_takes_another() -> None:
    """PR 53-54: each can be loaded, but not there; told of the one with the other in hand."""
    s = at("captain", [P(goods="corn 6 sugar 2"), P(), P()], ships="- sugar:1 -")
    told = {
        (one["held"], one["target"]): (one["reason"], one["args"].get("ship"))
        for one in PREVIEW.blocked(s)
        if "held" in one
    }
    assert told == {
        ("goods:corn", "ship:2"): ("kind-aboard", 2),
        ("ship:2", "goods:corn"): ("kind-aboard", 2),
        ("goods:sugar", "ship:3"): ("kind-on-ship", 2),
        ("ship:3", "goods:sugar"): ("kind-on-ship", 2),
    }
    assert reasons(s)["ship:1"]["reason"] == "smaller-ship"


def test_an_empty_wharf_and_an_empty_office_say_so() -> None:
    s = at("captain", [P(goods="corn 2", city="wharf:0"), P(), P()])
    assert (reasons(s)["city:wharf"]["reason"], reasons(s)["city:wharf"]["rule"]) == ("wharf-empty", "PR 61")
    s = at("trader", [P(goods="corn 1 sugar 1", city="office:0"), P(), P()], house="sugar 1")
    assert [one["key"] for one in reasons(s)["goods:sugar"]["ways"]] == ["manned", "house_emptied"]


def test_the_hacienda_comes_before_the_row() -> None:
    s = at("settler", [P(city="hacienda"), P(), P()], row="corn 3")
    assert (reasons(s)["row:corn"]["reason"], reasons(s)["row:corn"]["rule"]) == ("hacienda-first", "PR 64")
    play(s, "pass")
    assert reasons(s)["pile:stacks"]["reason"] == "hacienda-before"


def test_why_a_good_cannot_be_sold() -> None:
    s = at("trader", [P(goods="corn 1 sugar 1"), P(), P()], house="sugar 1")
    assert set(reasons(s)) == {"goods:sugar"}
    refused = reasons(s)["goods:sugar"]
    assert (refused["reason"], refused["rule"], refused["args"]) == ("kind-in-house", "PR 47", {"good": "sugar"})


def test_why_a_good_cannot_be_loaded() -> None:
    s = at("captain", [P(goods="corn 6 sugar 1 coffee 1", city="wharf"), P(), P()], ships="- - sugar:6")
    play(s, "load corn wharf")
    blocked = reasons(s)
    assert blocked["goods:sugar"]["reason"] == "ship-full"
    assert blocked["ship:3"]["reason"] == "ship-full"
    assert blocked["city:wharf"]["rule"] == "PR 72"
    s = at("captain", [P(goods="corn 6"), P(), P()])
    assert reasons(s)["ship:1"]["reason"] == "smaller-ship"
    s = at("captain", [P(goods="corn 2"), P(), P()], ships="- corn:1 -")
    assert reasons(s)["ship:1"]["reason"] == "kinds-on-other-ships"
    s = at("captain", [P(goods="corn 2 coffee 1"), P(), P()], ships="corn:1 sugar:1 indigo:2")
    assert reasons(s)["goods:coffee"]["reason"] == "no-empty-ship"
    assert reasons(s)["ship:2"]["args"]["good"] == "sugar"


def test_the_suggested_arrangement_makes_pairs_before_it_fills_up() -> None:
    s = at("mayor", [P(island="coffee 2/0 indigo 2/0", city="coffee_roaster:0"), P(), P()], colonists=1, aboard=9)
    match_at(s).play_all(suggested(s))
    assert city(s.players[0]) == {"coffee_roaster": 2}
    assert island(s.players[0]) == {"indigo": "0/2", "coffee": "2/2"}


def test_the_suggestion_prefers_a_harbor_to_a_lonely_plantation() -> None:
    s = at("mayor", [P(island="coffee 2/0", city="harbor:0"), P(), P()], colonists=1, aboard=0)
    assert suggested(s) == ["man harbor"]


def test_a_suggestion_goes_on_from_a_plan_already_begun() -> None:
    s = at("mayor", [P(island="sugar 2/0 indigo 2/0", city="sugar_mill:0 hospice:0"), P(), P()], colonists=1, aboard=9)
    play(s, "man hospice")
    match_at(s).play_all(suggested(s))
    assert city(s.players[0])["hospice"] == 1
    assert s.players[0].idle() == 0


def test_the_suggestion_mans_large_buildings_as_the_end_comes() -> None:
    late = P(island="sugar 2/0", city="city_hall:0 office:0 hospice:0")
    s = at("mayor", [late, P(), P()], colonists=1, aboard=0, ending=1)
    assert suggested(s) == ["man city_hall"]


def test_the_suggested_storage_keeps_what_is_worth_most() -> None:
    player = P(goods="corn 2 indigo 2 tobacco 2 coffee 3", city="large_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:4 sugar:1 indigo:6")
    assert suggested(s) == ["store tobacco", "store coffee", "keep indigo"]
    match_at(s).play_all(suggested(s))
    assert goods(s.players[0].goods) == {"indigo": 1, "tobacco": 2, "coffee": 3}


def test_plain_questions_need_no_suggestion() -> None:
    assert suggested(at("round", [P(), P(), P()])) == []


def test_questions_carry_what_they_are_about() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(), P()])
    assert PREVIEW.question(s) == {
        "key": "builder.build",
        "args": {"doubloons": 9, "discount": 1},
        "trail": ["round", "builder"],
    }
    play(s, "build office")
    assert PREVIEW.question(s)["args"] == {"building": "office"}
    s = at("mayor", [P(island="corn 3/0", city="hospice:0"), P(), P()], colonists=1, aboard=3)
    assert PREVIEW.question(s)["args"] == {"least": 2, "most": 2, "makes": {"corn": [["island:corn"]]}}
    s = at("trader", [P(goods="corn 1"), P(), P()], house="sugar 1")
    assert PREVIEW.question(s)["args"] == {"spaces": 3}


def test_the_university_question_names_the_first_building_too() -> None:
    s = play(at("builder", [P(doubloons=9, city="university"), P(), P()]), "build small_indigo_plant")
    assert PREVIEW.question(s)["args"] == {"building": "small_indigo_plant"}


def test_events_are_told_by_name() -> None:
    s = at("captain", [P(goods="corn 2 sugar 2", city="wharf"), P(), P()])
    play(s, "load corn wharf")
    told = [event(GAME, happened, 1) for happened in s.events or []]
    assert told[0] == {"kind": "load", "seat": 0, "amount": 2, "good": "corn", "ship": "wharf"}
    assert told[1] == {"kind": "score", "seat": 0, "source": "shipping", "points": 2}


def test_nothing_is_shown_when_the_game_is_over() -> None:
    s = at("round", [P(), P(), P()], ending=1)
    play(s, "role craftsman", "role trader", "role captain")
    assert PREVIEW.question(s)["key"] == "over"
    assert PREVIEW.blocked(s) == [] and suggested(s) == [] and facts(s, "pass") == {}
