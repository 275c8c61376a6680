"""What a table shows before an answer: facts, reasons, suggestions; and the features of a position."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.san_juan.scenario import Scene, at, player, san_juan

from ludoteca.bots.suggest import suggest
from ludoteca.core.chance import seeded
from ludoteca.core.features import features
from ludoteca.core.playout import advance
from ludoteca.core.preview import Blocked, Preview, rules_of


def shown(scene: Scene) -> Preview[Any]:
    made = scene.state.game.preview()
    assert isinstance(made, Preview)
    return made


def facts(scene: Scene, text: str) -> dict[str, Any]:
    return dict(shown(scene).facts(scene.state, next(one for one in scene.decision.actions if one.text == text)))


def reasons(scene: Scene) -> dict[str, tuple[str, str]]:
    return {one["target"]: (one["reason"], one["rule"]) for one in shown(scene).blocked(scene.state)}


def missing(scene: Scene, target: str) -> object:
    return next(one["args"]["missing"] for one in shown(scene).blocked(scene.state) if one["target"] == target)


def test_the_price_of_a_building_and_its_terms() -> None:
    t = at("builder", player(hand="hero smithy*3", city="quarry library"))
    found = facts(t, "build hero")
    assert (found["price"], found["points"]) == (2, 5)
    terms = {term["cause"]: term["number"] for term in found["terms"]}
    assert terms == {"cost": 5, "privilege": -1, "library": -1, "quarry": -1}
    t.play("build hero")
    assert t.paid() == found["price"]


@pytest.mark.parametrize("seed", range(6))
def test_the_price_shown_is_the_price_paid(seed: int) -> None:
    """Over random games: whoever builds where nothing else is asked pays what was shown."""
    state = san_juan().new(3, {}, seed)
    dice = seeded(seed)
    checked = 0
    while advance(state, dice, 1):
        if state.decision is None or state.decision.ask not in ("builder.build", "builder.cover"):
            continue
        for action in state.decision.actions:
            known = state.game.preview().facts(state, action)
            if "price" not in known:
                continue
            other = state.clone()
            other.events = []
            other.apply(action)
            paid = [happened.b for happened in other.events if state.game.events[happened.kind].name == "paid"]
            if paid:
                assert known["price"] == paid[0]
                assert known["price"] == max(sum(term["number"] for term in known["terms"]), 0)
                checked += 1
    assert checked > 20


def test_covering_shows_price_points_and_a_lost_good() -> None:
    t = at("builder", player(hand="palace smithy*3", city="crane chapel sugar_mill", goods="sugar")).play(
        "build palace"
    )
    assert (facts(t, "cover chapel")["price"], facts(t, "cover chapel")["points_lost"]) == (2, 2)
    assert facts(t, "cover loaded sugar_mill")["good_lost"] is True


def test_the_library_shows_both_prices() -> None:
    t = at("builder", player(hand="well smithy", city="library"), seats=2).play("build well")
    assert (facts(t, "library")["price"], facts(t, "no library")["price"]) == (0, 1)
    t = at("councillor", player(city="library"), seats=2)
    assert (facts(t, "library")["draw"], facts(t, "no library")["draw"]) == (8, 5)
    t = at("prospector", player(city="library"), seats=2)
    assert (facts(t, "library")["cards"], facts(t, "no library")["cards"]) == (2, 1)


def test_a_discount_declined_by_the_letter_is_no_term_of_the_price() -> None:
    t = at("builder", player(hand="chapel well*3", city="quarry library"), letter=True).play("build chapel", "pass")
    for answer, price in (("library", 1), ("no library", 2)):
        found = facts(t, answer)
        terms = {term["cause"]: term["number"] for term in found["terms"]}
        assert found["price"] == price == sum(terms.values())
        assert terms.keys() <= {"cost", "privilege", "library"}
    t = at("builder", player(hand="hero well*3", city="quarry library crane smithy"), letter=True)
    t.play("build hero", "cover smithy", "pass")
    terms = {term["cause"]: term["number"] for term in facts(t, "library")["terms"]}
    assert terms == {"cost": 5, "privilege": -1, "library": -1, "crane": -1}


def test_what_a_role_brings() -> None:
    city = "indigo_plant sugar_mill silver_smelter aqueduct prefecture archive trading_post"
    t = at("", player(city=city, goods="indigo"))
    assert facts(t, "role producer")["goods"] == 2
    assert facts(t, "role builder")["discount"] == 1
    councillor = facts(t, "role councillor")
    assert (councillor["draw"], councillor["keep"], councillor["whole_hand"]) == (5, 2, True)
    assert facts(t, "role trader")["sales"] == 1
    assert facts(t, "role prospector")["cards"] == 1


def test_what_a_builder_could_build_and_for_how_much() -> None:
    t = at("", player(hand="hero smithy*2 sugar_mill indigo_plant", city="smithy quarry indigo_plant"))
    assert facts(t, "role builder")["builds"] == {"indigo_plant": 0, "sugar_mill": 0, "hero": 3}
    library = at("", player(hand="hero smithy", city="library"))
    assert facts(library, "role builder")["builds"] == {"smithy": 0}
    assert facts(at("", player(hand="palace")), "role builder")["builds"] == {}


def test_what_the_others_get_from_a_role() -> None:
    second = player(hand="well*3", city="indigo_plant sugar_mill aqueduct prefecture", goods="")
    third = player(city="indigo_plant silver_smelter*2 trading_post", goods="indigo silver*2")
    t = at("", player(), second, third)

    def told(role: str) -> dict[int, tuple[int, int]]:
        return {one["seat"]: (one["amount"], one["cards"]) for one in facts(t, f"role {role}")["others"]}

    assert told("producer") == {1: (2, 0)}, "an empty plant each, and the aqueduct; full ones make nothing"
    assert told("councillor") == {1: (2, 0), 2: (1, 0)}
    assert told("builder") == {1: (3, 0)}, "hands are hidden, their number is not"
    assert told("trader") == {2: (2, 0)}, "prices nobody knows yet"
    assert told("prospector") == {}
    t.state.tiles, t.state.trades = [0, 1, 2, 3], 4
    assert told("trader") == {2: (2, 3 + 3)}


def test_what_one_has_after_a_role() -> None:
    t = at("", player(hand="coffee_roaster*2", city="indigo_plant sugar_mill silver_smelter", goods="indigo"))
    assert facts(t, "role producer")["then"] == {"goods": 3}
    assert facts(t, "role prospector")["then"] == {"hand": 3}
    assert facts(t, "role trader")["then"] == {"goods": 0}
    t.state.tiles, t.state.trades = [0, 1, 2, 3], 4
    assert facts(t, "role trader")["then"] == {"goods": 0, "hand": 2 + facts(t, "role trader")["cards"]}


@pytest.mark.parametrize(
    ("hand", "draws", "left"),
    [
        ("chapel coffee_roaster*4", ["carpenter"], 3),
        ("chapel coffee_roaster*3", ["carpenter"], 2),
        ("chapel coffee_roaster*2", ["carpenter", "poor_house"], 2),
        ("sugar_mill coffee_roaster*2", ["poor_house"], 2),
        ("sugar_mill coffee_roaster*4", [], 3),
    ],
)
def test_what_a_building_brings_and_leaves(hand: str, draws: list[str], left: int) -> None:
    t = at("builder", player(hand=hand, city="carpenter poor_house"), draws="smithy*3")
    name = hand.split()[0]
    found = facts(t, f"build {name}")
    assert (found["draws"], found["then"]) == (draws, {"hand": left})
    t.play(f"build {name}")
    while t.decision.ask == "builder.pay":
        t.play("pay coffee_roaster")
    assert len(t.state.players[0].hand) == left


def test_with_a_black_market_nobody_knows_what_will_be_left() -> None:
    t = at("builder", player(hand="chapel coffee_roaster*4", city="indigo_plant black_market", goods="indigo"))
    assert "then" not in facts(t, "build chapel")


def test_what_a_great_building_would_be_worth_now() -> None:
    t = at(
        "builder", player(hand="city_hall guild_hall palace coffee_roaster*8", city="indigo_plant*2 statue chapel hero")
    )
    assert facts(t, "build city_hall")["worth"] == 4, "itself included"
    assert facts(t, "build guild_hall")["worth"] == 4
    assert facts(t, "build palace")["worth"] == (1 + 1 + 3 + 2 + 5) // 4
    assert "worth" not in facts(t, "build coffee_roaster")


def test_the_payment_names_what_is_built() -> None:
    t = at("builder", player(hand="chapel coffee_roaster*4", city="indigo_plant")).play("build chapel")
    assert shown(t).question(t.state)["args"] == {"due": 2, "card": "chapel"}


def test_the_next_tile_is_known_once_four_were_seen() -> None:
    t = at("", player(city="silver_smelter*2 market_stand", goods="silver*2"))
    t.state.tiles, t.state.trades = [0, 1, 2], 3
    assert "cards" not in facts(t, "role trader")
    t.state.tiles, t.state.trades = [0, 1, 2, 3], 4
    assert facts(t, "role trader")["cards"] == 3 + 3 + 1
    t.state.tiles, t.state.trades = [0, 1, 2, 3, 4], 5
    assert facts(t, "role trader")["cards"] == 2 + 2 + 1


def test_why_a_card_cannot_be_built() -> None:
    t = at("builder", player(hand="hero smithy palace", city="smithy"))
    assert reasons(t) == {
        "hand:hero": ("too-dear", "SJ 20"),
        "hand:smithy": ("already-built", "SJ 23"),
        "hand:palace": ("too-dear", "SJ 20"),
    }
    assert (missing(t, "hand:hero"), missing(t, "hand:palace")) == (2, 3)


def refusal(scene: Scene, target: str) -> Blocked:
    return next(one for one in shown(scene).blocked(scene.state) if one["target"] == target)


def test_what_is_missing_is_told_as_a_sum_with_its_rules_and_what_would_help() -> None:
    """SJ 20-21, 62: the Silver smelter costs the builder 4, and he has 3 other cards."""
    dear = refusal(at("builder", player(hand="silver_smelter well*3")), "hand:silver_smelter")
    terms = [{"cause": "cost", "number": 5}, {"cause": "privilege", "number": -1}]
    assert dear["sum"] == {"terms": terms, "total": 4, "have": 3, "what": "hand"}
    assert [one["key"] for one in dear["ways"]] == ["more_cards", "cheaper", "cheaper"]
    assert [one["args"].get("card") for one in dear["ways"]] == [None, "smithy", "library"]
    assert rules_of(dear) == ["SJ 20", "SJ 21", "SJ 62", "SJ 91"]


def test_what_would_help_a_follower_is_the_role_and_over_what_a_crane_would_build() -> None:
    t = at("builder", player(), player(hand="hero well*3", city="smithy chapel quarry")).play("pass")
    dear = refusal(t, "hand:hero")
    assert dear["args"]["missing"] == 1
    assert [(one["key"], one["args"].get("cover")) for one in dear["ways"]] == [
        ("more_cards", None),
        ("as_builder", None),
        ("by_crane", "smithy"),
    ]


def test_goods_are_told_where_they_could_pay() -> None:
    mine = player(hand="silver_smelter well*2", city="indigo_plant*2", goods="indigo*2")
    dear = refusal(at("builder", player(), mine).play("pass"), "hand:silver_smelter")
    assert dear["args"]["missing"] == 3, "two goods would not be enough"
    assert "by_goods" not in [one["key"] for one in dear["ways"]]
    dear = refusal(at("builder", mine), "hand:silver_smelter")
    assert {"key": "by_goods", "args": {"card": "black_market", "goods": 2}} in dear["ways"]


def test_why_a_good_does_not_pay() -> None:
    t = at("builder", player(hand="well smithy*3", city="indigo_plant*2 sugar_mill", goods="sugar")).play("build well")
    assert reasons(t) == {"city:well": ("being-built", "SJ 20"), "loaded:sugar_mill": ("no-market", "SJ 70")}
    t = at("builder", player(hand="black_market smithy*3 hero", city="indigo_plant", goods="indigo"))
    assert reasons(t.play("build black_market"))["loaded:indigo_plant"] == ("market-new", "SJ 60")


def test_why_nothing_is_sold_from_an_empty_plant() -> None:
    t = at("trader", player(city="indigo_plant sugar_mill", goods="sugar"))
    assert reasons(t) == {"city:indigo_plant": ("plant-empty", "SJ 37")}


def test_the_library_lessens_what_is_missing() -> None:
    t = at("builder", player(hand="palace", city="library"))
    assert missing(t, "hand:palace") == 4


def test_the_good_on_the_covered_plant_does_not_lessen_what_is_missing() -> None:
    mine = player(hand="palace hero*3", city="crane chapel black_market indigo_plant", goods="indigo")
    t = at("builder", player(), mine).play("pass", "build palace")
    assert "cover chapel" in t.menu
    assert missing(t, "loaded:indigo_plant") == 2


def test_the_crane_and_goods_lessen_what_is_missing() -> None:
    t = at("builder", player(), player(hand="palace", city="crane chapel")).play("pass")
    assert missing(t, "hand:palace") == 3
    mine = player(hand="palace", city="crane chapel black_market indigo_plant", goods="indigo")
    t = at("builder", player(), mine).play("pass")
    assert missing(t, "hand:palace") == 2


def test_why_a_building_cannot_be_covered() -> None:
    t = at("builder", player(hand="silver_smelter hero", city="crane silver_smelter smithy quarry")).play(
        "build silver_smelter"
    )
    assert reasons(t) == {
        "city:crane": ("crane-itself", "SJ 75"),
        "city:silver_smelter": ("same-building", "SJ 78"),
        "city:smithy": ("too-dear", "SJ 20"),
        "city:new": ("too-dear", "SJ 20"),
    }
    assert missing(t, "city:smithy") == 5 - 1 - 1 - 1
    assert missing(t, "city:new") == 5 - 1 - 1 - 1


def test_nothing_is_said_about_the_crane_where_no_place_is_asked() -> None:
    t = at("builder", player(hand="well smithy", city="library crane"), seats=2).play("build well")
    while t.ask == "builder.cover":
        t.play(t.menu[0])
    assert t.ask == "builder.library"
    assert reasons(t) == {}


def test_why_a_role_or_an_event_cannot_be_picked() -> None:
    t = at("", used="trader", owner=1)
    assert reasons(t) == {"role:trader": ("role-taken", "SJ 18")}
    assert reasons(at("", face_up="governor_visit")) == {"event:governor_visit": ("no-role-used", "E-A3")}


def test_why_a_plant_cannot_take_a_good() -> None:
    t = at("producer", player(), player(city="indigo_plant sugar_mill tobacco_storage", goods="sugar"))
    assert reasons(t) == {"loaded:sugar_mill": ("plant-loaded", "SJ 33")}


def test_why_a_card_is_not_free() -> None:
    t = at("", player(hand="hero smithy well", city="smithy"), face_up="free_build").play("event free_build")
    assert reasons(t) == {"hand:smithy": ("already-built", "SJ 23"), "hand:hero": ("above-four", "E11")}


def test_a_suggestion_gives_what_is_worth_least() -> None:
    t = at("builder", player(hand="library hero palace smithy well archive", city="smithy")).play("build library")
    assert [action.text for action in suggest(t.state)] == [
        "pay smithy",
        "pay archive",
        "pay well",
        "pay hero",
    ]
    t = at("round_start", player(hand="hero*3 palace*2 smithy*2 well*2"))
    assert [action.text for action in suggest(t.state)] == ["discard smithy", "discard smithy"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (at("", open_discards="well"), at("", open_discards="tower")),
        (at("", player(), player(hand="well", shown="well")), at("", player(), player(hand="well"))),
        (at("", player(city="statue/well")), at("", player(city="statue/crane"))),
    ],
    ids=["open discards", "a card shown", "a building covered"],
)
def test_features_remember_what_everybody_saw(one: Scene, other: Scene) -> None:
    assert features(one.state, 0) != features(other.state, 0)
