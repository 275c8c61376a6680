"""Why an answer is good in San Juan: exact reasons in chosen positions, and their numbers looked up by playing on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.san_juan.scenario import Scene, at, player
from tests.review.positions import Moment, moments

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.notation import find
from ludoteca.core.reader import event
from ludoteca.core.registry import game
from ludoteca.games.san_juan.data import CARD_IDS, PLANTS, QUARRY, SMITHY
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.review.reasons import reasons

GAME = game("san-juan")
Said = tuple[str, dict[str, Any], list[str]]


def why(scene: Scene, best: str, other: str = "") -> list[Said]:
    """The reasons in a scene, as (key, arguments, rules)."""
    s = scene.state.determinize(scene.seat, 1)
    assert s.decision is not None
    given = reasons(s, s.decision, find(GAME, best), find(GAME, other) if other else None)
    return [(one.key, one.args, one.rules) for one in given]


def keys(said: list[Said]) -> list[str]:
    return [key for key, _, _ in said]


# Roles


def test_the_prospector_draws_alone_where_the_builder_serves_a_full_hand() -> None:
    scene = at("", player(hand="library"), player(hand="statue hero palace quarry smithy"), player(hand="well"))
    assert why(scene, "role prospector", "role builder") == [
        ("helps-builder", {"seat": 1, "hand": 5}, ["SJ 22"]),
        ("prospector-alone", {"cards": 1}, ["SJ 48"]),
        ("builder-none", {}, ["SJ 20"]),
    ]


def test_the_prospector_is_not_alone_where_somebody_has_a_gold_mine() -> None:
    scene = at("", player(hand="statue"), player(city="indigo_plant gold_mine"))
    assert "prospector-draw" in keys(why(scene, "role prospector", "role councillor"))


def test_the_builder_pays_less_and_with_a_library_less_again() -> None:
    hand = "library statue hero palace well"
    assert ("builder-only", {"card": "library", "price": 4, "full": 5, "hand": 4}, ["SJ 21"]) in why(
        at("", player(hand=hand)), "role builder", "role prospector"
    )
    scene = at("", player(hand="statue hero well tower quarry smithy", city="indigo_plant library"))
    said = why(scene, "role builder", "role trader")
    assert ("builder-pays", {"card": "hero", "price": 3, "full": 5}, ["SJ 21", "SJ 91"]) in said


def test_a_producer_without_an_empty_plant_makes_nothing() -> None:
    scene = at("", player(goods="indigo"), player(goods="indigo"), player(city="indigo_plant sugar_mill"))
    said = why(scene, "role prospector", "role producer")
    assert ("producer-none", {}, ["SJ 32"]) in said
    assert ("helps-producer", {"seat": 2, "goods": 1}, ["SJ 31"]) in said


def test_nobody_else_has_goods_to_sell() -> None:
    scene = at("", player(city="indigo_plant silver_smelter coffee_roaster", goods="indigo silver coffee"))
    said = why(scene, "role trader", "role councillor")
    assert ("trader-sales", {"sales": 2, "fewer": 1}, ["SJ 37"]) in said
    assert ("trader-alone", {}, ["SJ 39"]) in said


# Cards


def test_one_building_prints_more_points_and_another_costs_less() -> None:
    scene = at("builder", player(hand="statue smithy tower tower tower"))
    said = why(scene, "build statue", "build smithy")
    assert said[0] == ("points", {"card": "statue", "points": 3, "other": "smithy", "fewer": 1}, ["SJ 56"])
    said = why(scene, "build smithy", "build statue")
    assert ("cheaper", {"card": "smithy", "price": 0, "other": "statue", "dearer": 2}, ["SJ 20"]) in said
    assert ("function", {"card": "smithy"}, ["SJ 62"]) in said


def test_buildings_that_score_at_the_end_count_the_new_one() -> None:
    city = "indigo_plant*4 guild_hall city_hall"
    scene = at("builder", player(hand="sugar_mill smithy well", city=city))
    said = why(scene, "build sugar_mill", "build smithy")
    assert ("counted", {"card": "sugar_mill", "by": "guild_hall", "points": 2}, ["SJ 95"]) in said
    said = why(scene, "build smithy", "build sugar_mill")
    assert ("counted", {"card": "smithy", "by": "city_hall", "points": 1}, ["SJ 96"]) in said


def test_a_large_building_is_worth_what_the_city_makes_of_it_now() -> None:
    hand = "guild_hall tower tower statue statue well well"
    scene = at("builder", player(hand=hand, city="indigo_plant*3 sugar_mill*3"))
    assert why(scene, "build guild_hall", "pass")[0] == (
        "end-worth", {"card": "guild_hall", "worth": 12}, ["SJ 95"]
    )  # fmt: skip


def test_who_passes_keeps_cards_for_a_better_building() -> None:
    scene = at("builder", player(hand="library tower tower well well aqueduct"))
    said = why(scene, "pass", "build aqueduct")
    assert ("costs-hand", {"card": "aqueduct", "price": 2, "hand": 5}, ["SJ 20"]) in said
    assert ("out-of-reach", {"card": "library", "needed": 6, "other": "aqueduct", "hand": 3}, ["SJ 20"]) in said


def test_who_pays_gives_away_what_can_never_be_built() -> None:
    scene = at("builder", player(hand="poor_house library smithy well", city="indigo_plant well"))
    scene.play("build poor_house")
    assert why(scene, "pay well", "pay smithy") == [("built-already", {"card": "well"}, ["SJ 23"])]
    said = why(scene, "pay smithy", "pay well")
    assert "points" not in keys(said), "what cannot be built has no points to compare"


def test_a_card_like_one_in_the_hand_is_not_kept() -> None:
    scene = at("councillor", player(hand="well"), draws="well library indigo_plant indigo_plant indigo_plant")
    assert why(scene, "keep library", "keep well")[0] == ("twice-in-hand", {"card": "well"}, ["SJ 23"])


def test_a_card_under_the_chapel_is_a_point_and_one_beyond_the_limit_is_lost_anyway() -> None:
    hand = "well*3 tower*3 statue*2"
    scene = at("round_start", player(hand=hand, city="indigo_plant chapel+2"))
    said = why(scene, "tuck tower", "pass")
    assert ("tuck", {"card": "tower", "cards": 3}, ["SJ 81"]) in said
    assert ("over-limit", {"hand": 8, "limit": 7}, ["SJ 51"]) in said
    assert ("pays", {"hand": 8}, ["SJ 20"]) in why(scene, "pass", "tuck tower")


# Goods


def test_a_good_is_kept_for_a_better_tile() -> None:
    city, goods = "silver_smelter indigo_plant", "silver indigo"
    scene = at("trader", player(city=city, goods=goods), draws="tile_11222")
    assert why(scene, "pass", "sell silver")[0] == (
        "better-tile", {"good": "silver", "price": 2, "high": 3}, ["SJ 40"]
    )  # fmt: skip
    assert ("sale", {"cards": 3}, ["SJ 38"]) in why(scene, "sell indigo", "pass")


def test_the_dearer_good_is_made_where_only_one_can_be() -> None:
    scene = at("producer", player(), player(city="indigo_plant coffee_roaster"), owner=0)
    assert scene.seat == 1
    assert why(scene, "produce coffee_roaster", "produce indigo_plant")[0] == (
        "sells-better", {"good": "coffee", "high": 3, "other": "indigo", "most": 1}, ["SJ 43"]
    )  # fmt: skip


# What the numbers say is looked up by playing on.


def told(s: SanJuan, moment: Moment, answer: int, until: str) -> list[dict[str, Any]]:
    """What happens when it is answered so, as long as that phase goes on."""
    trial = s.clone()
    trial.events = []
    trial.apply(GAME.actions[answer])
    known = heuristic(GAME)
    while trial.decision is not None and trial.decision.ask.startswith(until):
        trial.apply(known.pick(trial, trial.decision))
    return [dict(event(GAME, one, -2)) for one in trial.events]


def count(happened: list[dict[str, Any]], kind: str, seat: int) -> int:
    return sum(1 for one in happened if one["kind"] == kind and one.get("seat") == seat)


def paid(s: SanJuan, moment: Moment, answer: int) -> int:
    """The price of what an answer builds."""
    prices = [one["price"] for one in told(s, moment, answer, "builder.library") if one["kind"] == "paid"]
    price = prices[0]
    assert isinstance(price, int)
    return price


def card(s: SanJuan, name: object) -> int:
    kind = s.setting.cards.ids.index(str(name))
    assert CARD_IDS[kind] == name
    return kind


def later(s: SanJuan, seat: int, name: object) -> int:
    """What a card costs somebody who is not the builder."""
    kind = card(s, name)
    return max(s.setting.cost[kind] - int(s.players[seat].works(SMITHY if kind < PLANTS else QUARRY)), 0)


def cheaper(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    seat = moment.decision.seat
    if moment.decision.ask != "builder.build":
        return bool(args["price"] == later(s, seat, args["card"]) and args["dearer"] == later(s, seat, args["other"]))
    assert moment.other is not None
    return (paid(s, moment, moment.best.code), paid(s, moment, moment.other.code)) == (args["price"], args["dearer"])


def points(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    vp = s.setting.cards.vp
    return (vp[card(s, args["card"])], vp[card(s, args["other"])]) == (args["points"], args["fewer"])


def full_hand(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    most = max(len(one.hand) for at, one in enumerate(s.players) if at != moment.decision.seat)
    return bool(args["hand"] == len(s.players[args["seat"]].hand) == most)


def makes(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    return bool(count(told(s, moment, moment.other.code, "producer"), "produce", args["seat"]) == args["goods"])


def makes_own(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    return bool(count(told(s, moment, moment.best.code, "producer"), "produce", moment.decision.seat) == args["goods"])


def draws(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    happened = told(s, moment, moment.best.code, "prospector.library")
    others = [seat for seat in range(s.seats) if seat != moment.decision.seat]
    first = happened[: next((at for at, one in enumerate(happened) if one["kind"] == "function"), len(happened))]
    alone = not any(count(first, "card", seat) for seat in others)
    return alone and count(first, "card", moment.decision.seat) == args["cards"]


def sells(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    return bool(args["sales"] <= len(s.players[moment.decision.seat].goods))


def costs(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    hand = len(s.players[moment.decision.seat].hand)
    return bool(paid(s, moment, moment.other.code) == args["price"] and args["hand"] == hand - 1)


def out_of_reach(s: SanJuan, moment: Moment, args: dict[str, Any]) -> bool:
    """What is left once the other building is paid for."""
    assert moment.other is not None
    trial, seat, known = s.clone(), moment.decision.seat, heuristic(GAME)
    trial.apply(moment.other)
    paying = ("builder.pay", "builder.library")
    while trial.decision is not None and trial.decision.ask in paying and trial.decision.seat == seat:
        trial.apply(known.pick(trial, trial.decision))
    hand = len(trial.players[seat].hand)
    return bool(hand == args["hand"] < later(s, seat, args["card"]) + 1 == args["needed"])


TRUTHS: dict[str, Callable[[SanJuan, Moment, dict[str, Any]], bool]] = {
    "cheaper": cheaper,
    "points": points,
    "helps-builder": full_hand,
    "helps-producer": makes,
    "producer-goods": makes_own,
    "producer-some": makes_own,
    "prospector-alone": draws,
    "trader-sales": sells,
    "costs-hand": costs,
    "out-of-reach": out_of_reach,
}


def test_the_numbers_of_the_most_frequent_reasons_are_those_of_the_table() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for moment in moments(GAME, seats, 20 + seats, 3):
            assert isinstance(moment.state, SanJuan)
            for reason in reasons(*moment):
                if reason.key in TRUTHS:
                    seen[reason.key] += 1
                    assert TRUTHS[reason.key](moment.state, moment, reason.args), (moment, reason)
    assert seen.keys() == TRUTHS.keys(), TRUTHS.keys() - seen.keys()
