"""Why an answer is good in Puerto Rico: exact reasons in chosen positions, their numbers looked up by playing on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.puerto_rico.scenario import P, at, play
from tests.review.positions import Moment, moments

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.chance import seeded
from ludoteca.core.notation import find
from ludoteca.core.playout import choose
from ludoteca.core.reader import event
from ludoteca.core.registry import game
from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS, ROLE_IDS
from ludoteca.games.puerto_rico.packed import count, unpacked
from ludoteca.games.puerto_rico.phases.craftsman import open_craftsman
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.review.reasons import reasons

GAME = game("puerto-rico")
Said = tuple[str, dict[str, Any], list[str]]
FIELDS = "indigo 1 corn 1"


def why(s: PuertoRico, best: str, other: str = "") -> list[Said]:
    """The reasons in a position, as (key, arguments, rules)."""
    assert s.decision is not None
    given = reasons(s, s.decision, find(GAME, best), find(GAME, other) if other else None)
    return [(one.key, one.args, one.rules) for one in given]


def keys(said: list[Said]) -> list[str]:
    return [key for key, _, _ in said]


# Roles


def test_doubloons_on_the_card_are_told_where_they_are_more_than_on_the_other() -> None:
    s = at("round", [P(island=FIELDS)] * 3, governor=0)
    s.coins = [0, 2, 0, 1, 0, 0, 0, 0]
    assert ("coins", {"role": "mayor", "coins": 2}, ["PR 10"]) in why(s, "role mayor", "role craftsman")
    assert "coins" not in keys(why(s, "role craftsman", "role mayor"))


def test_the_craftsman_serves_the_one_who_makes_most() -> None:
    s = at("round", [P(island="corn 1"), P(island="corn 3"), P(island="corn 2"), P()])
    said = why(s, "role prospector", "role craftsman")
    assert ("helps-craftsman", {"seat": 1, "barrels": 3}, ["PR 40"]) in said
    assert ("anyway-craftsman", {"barrels": 1}, ["PR 40"]) in said


def test_what_comes_anyway_is_told_of_the_role_that_is_left_to_others() -> None:
    s = at("round", [P(island="corn 3/0", city="hospice:0 office:0"), P(), P(), P()], aboard=9)
    assert ("anyway-mayor", {"colonists": 2}, ["PR 25"]) in why(s, "role prospector", "role mayor")


def test_a_role_that_brings_nothing_is_told() -> None:
    s = at("round", [P(island="corn 1"), P(island="corn 1"), P(island="corn 1")])
    assert ("trader-none", {}, ["PR 47"]) in why(s, "role settler", "role trader")
    assert ("captain-none", {}, ["PR 53"]) in why(s, "role settler", "role captain")
    assert ("builder-none", {}, ["PR 34"]) not in why(s, "role settler", "role builder"), "a building for nothing"


def test_only_the_builder_can_pay_for_it() -> None:
    s = at("round", [P(island="tobacco 3", doubloons=4), P(), P()])
    assert (
        "builder-only",
        {"building": "tobacco_storage", "price": 4, "full": 5, "doubloons": 4, "coins": 0},
        ["PR 33"],
    ) in why(s, "role builder", "role settler")


def test_nobody_else_can_load() -> None:
    s = at("round", [P(goods="corn 3"), P(goods="sugar 2"), P()], ships="corn:1 indigo:2 tobacco:3")
    said = why(s, "role captain", "role mayor")
    assert ("captain-first", {"points": 4}, ["PR 56"]) in said
    assert ("captain-alone", {}, ["PR 53"]) in said


def test_the_captain_now_would_lose_barrels() -> None:
    ships = "sugar:1 indigo:2 tobacco:3"
    s = at("round", [P(goods="corn 4 coffee 1"), P(), P()], ships=ships)
    assert ("captain-loses", {"barrels": 4}, ["PR 57"]) in why(s, "role mayor", "role captain")
    s = at("round", [P(goods="corn 4 coffee 1", city="small_warehouse"), P(), P()], ships=ships)
    assert "captain-loses" not in keys(why(s, "role mayor", "role captain"))


def test_in_the_last_round_points_are_told() -> None:
    s = at("round", [P(goods="corn 2"), P(), P()])
    s.ending = 1
    said = why(s, "role captain", "role mayor")
    assert ("last-captain", {"points": 3}, ["PR 77"]) in said


# Tiles and buildings


def test_a_plant_makes_plantations_work_that_have_none() -> None:
    s = at("builder", [P(island="sugar 2 indigo 1", doubloons=5), P(), P()])
    said = why(s, "build sugar_mill", "build indigo_plant")
    assert ("plant-fed", {"building": "sugar_mill", "good": "sugar", "plantations": 2}, ["PR 42"]) in said
    said = why(s, "build small_market", "build tobacco_storage")
    assert ("plant-idle", {"building": "tobacco_storage", "good": "tobacco"}, ["PR 42"]) in said
    args = {"building": "small_market", "price": 0, "other": "tobacco_storage", "dearer": 4}
    assert ("cheaper", args, ["PR 34"]) in said


def test_a_large_building_counts_what_there_is() -> None:
    s = at("builder", [P(city="small_market hacienda hospice", doubloons=10), P(), P()])
    args = {"building": "city_hall", "points": 4, "bonus": 4}
    assert ("large", args, ["PR 83"]) in why(s, "build city_hall", "pass")
    args = {"building": "city_hall", "points": 4, "bonus": 4, "other": "guild_hall", "fewer": 0}
    assert ("large-more", args, ["PR 83", "PR 79"]) in why(s, "build city_hall", "build guild_hall")


def test_the_last_copy_may_be_gone_after_this_turn() -> None:
    s = at("builder", [P(doubloons=6), P(doubloons=6), P(city="factory")])
    s.stock = [1 if kind == BUILDING_IDS.index("harbor") else left for kind, left in enumerate(s.stock)]
    assert "last-copy" not in keys(why(s, "build hospice", "pass"))
    s.stock = [1 if kind == BUILDING_IDS.index("hospice") else left for kind, left in enumerate(s.stock)]
    assert ("last-copy", {"building": "hospice", "seat": 1}, ["PR 36"]) in why(s, "build hospice", "pass")


def test_who_passes_keeps_doubloons_for_something_better() -> None:
    s = at("builder", [P(island="corn 2", doubloons=8), P(), P()])
    said = why(s, "pass", "build small_warehouse")
    assert ("costs", {"building": "small_warehouse", "price": 2, "doubloons": 8}, ["PR 34"]) in said
    reach = next(args for key, args, _ in said if key == "out-of-reach")
    assert reach["doubloons"] == 6
    assert reach["price"] in (7, 8)


def test_a_plantation_goes_where_a_plant_waits_for_it() -> None:
    s = at("settler", [P(island="sugar 1", city="sugar_mill"), P(), P()], row="sugar 1 coffee 1 corn 1")
    said = why(s, "take sugar", "take coffee")
    assert ("plant-waits", {"good": "sugar", "circles": 2}, ["PR 42"]) in said
    assert ("no-plant", {"good": "coffee"}, ["PR 42"]) in said
    args = {"good": "coffee", "price": 4, "other": "sugar", "lower": 2}
    assert ("sells-for", args, ["PR 46"]) in why(s, "take coffee", "take sugar")
    said = why(s, "take quarry", "take corn")
    assert ("quarry", {"quarries": 0}, ["PR 37"]) in said
    assert ("quarry-now", {"left": 8}, ["PR 16", "PR 17", "PR 65"]) in said


# Goods


def test_a_load_is_weighed_by_its_points_and_by_who_else_wants_the_room() -> None:
    s = at("captain", [P(goods="corn 2 indigo 4"), P(goods="corn 4"), P()], ships="corn:1 indigo:1 -", owner=0)
    said = why(s, "load corn 1", "load indigo 2")
    assert ("contested", {"good": "corn", "seat": 1, "barrels": 4, "room": 3}, ["PR 53"]) in said
    assert ("can-wait", {"good": "indigo", "ship": 2, "room": 4}, ["PR 53"]) in said
    said = why(s, "load indigo 2", "load corn 1")
    assert said[0] == ("load-more", {"good": "indigo", "barrels": 4, "points": 5, "fewer": 3}, ["PR 56"])


def test_a_small_ship_that_is_full_sails() -> None:
    s = at("captain", [P(goods="corn 4"), P(), P()], ships="- indigo:2 -")
    assert why(s, "load corn 1", "load corn 3") == [("ship-sails", {"ship": 1}, ["PR 59"])]


def test_a_large_ship_is_taken_from_others_by_a_single_barrel() -> None:
    other = P(island="sugar 3", city="sugar_mill")
    s = at("captain", [P(goods="indigo 1"), other, P()], ships="corn:1 - -")
    args = {"good": "indigo", "ship": 3, "room": 5, "more": 6}
    assert ("ties-up", args, ["PR 53"]) in why(s, "load indigo 3", "load indigo 2")


def test_a_sale_takes_the_space_that_somebody_else_wanted() -> None:
    s = at("trader", [P(goods="corn 1 sugar 1"), P(goods="coffee 1"), P()], house="indigo 1 tobacco 1 corn 1")
    said = why(s, "sell sugar", "pass")
    assert ("sale", {"good": "sugar", "doubloons": 3}, ["PR 46"]) in said
    assert ("blocks-sale", {"seat": 1, "good": "coffee"}, ["PR 47"]) in said


def test_the_barrel_that_is_kept_has_a_ship() -> None:
    s = at("captain", [P(goods="corn 2 sugar 2"), P(), P()], ships="indigo:3 coffee:4 corn:5")
    play(s, "load corn 3")
    assert s.decision is not None
    assert s.decision.ask == "captain.keep"
    said = why(s, "keep corn", "keep sugar")
    assert ("ship-room", {"good": "corn", "room": 0, "other": "sugar", "less": 0}, ["PR 53", "PR 59"]) not in said
    args = {"good": "sugar", "price": 2, "other": "corn", "lower": 0}
    assert ("sells-for", args, ["PR 46"]) in why(s, "keep sugar", "keep corn")


# Colonists


def test_colonists_go_where_they_make_most() -> None:
    board = P(island="corn 2/0 tobacco 2/0", city="tobacco_storage:0 small_market:0", san_juan=1)
    s = at("mayor", [board, P(), P()], aboard=0, colonists=20)
    assert s.decision is not None
    assert s.decision.ask == "mayor.man"
    said = why(s, "man corn", "man small_market")
    assert said[0] == ("makes-good", {"good": "corn", "barrels": 2, "fewer": 1}, ["PR 41"])
    assert "makes-more" not in keys(said), "it is the same barrel"
    said = why(s, "man small_market", "man corn")
    assert said[0] == ("man-function", {"building": "small_market"}, ["PR 61", "PR 62"])


def test_a_plant_that_has_its_colonists_needs_no_more() -> None:
    board = P(island="corn 2/0 tobacco 1/0", city="tobacco_storage:0", san_juan=3)
    s = at("mayor", [board, P(), P()], aboard=0, colonists=0)
    play(s, "man tobacco_storage")
    args = {"building": "tobacco_storage", "good": "tobacco", "plantations": 1}
    assert ("idle-plant", args, ["PR 43"]) in why(s, "man tobacco", "man tobacco_storage")


# What the numbers say is looked up by playing on.


def told(s: PuertoRico, answer: int, until: str) -> list[dict[str, Any]]:
    """What happens when it is answered so, as long as that phase goes on."""
    trial = s.clone()
    trial.events = []
    trial.apply(GAME.actions[answer])
    known = heuristic(GAME)
    while trial.decision is not None and trial.decision.ask.startswith(until):
        trial.apply(known.pick(trial, trial.decision))
    return [dict(event(GAME, one, -2)) for one in trial.events]


def amount(happened: list[dict[str, Any]], kind: str, seat: int, name: str) -> int:
    return sum(one[name] for one in happened if one["kind"] == kind and one["seat"] == seat)


def coins(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    return bool(s.coins[ROLE_IDS.index(args["role"])] == args["coins"] > 0)


def made_by_other(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    happened = told(s, moment.other.code, "craftsman")
    return bool(amount(happened, "produce", args["seat"], "amount") == args["barrels"])


def made(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    seat = moment.decision.seat
    happened = told(s, moment.best.code, "craftsman")
    more = sum(1 for one in happened if one["kind"] == "bonus" and one["seat"] == seat)
    return bool(amount(happened, "produce", seat, "amount") + more == args["barrels"])


def made_anyway(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    """Whoever of the others is the craftsman."""
    seat, found = moment.decision.seat, []
    for other in range(s.seats):
        if other != seat:
            trial = s.clone()
            before = sum(unpacked(trial.players[seat].goods, len(GOOD_IDS)))
            open_craftsman(trial, other)
            found.append(sum(unpacked(trial.players[seat].goods, len(GOOD_IDS))) - before)
    return bool(min(found) == args["barrels"])


def colonists(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    happened = [one for one in told(s, moment.best.code, "nothing") if one["kind"] == "colonists"]
    mine = next(one for one in happened if one["seat"] == moment.decision.seat)
    return bool(mine["supply"] + mine["ship"] == args["colonists"])


def price(s: PuertoRico, answer: int) -> int:
    built = next(one for one in told(s, answer, "nothing") if one["kind"] == "build")
    paid = built["price"]
    assert isinstance(paid, int)
    return paid


def cheaper(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    return (price(s, moment.best.code), price(s, moment.other.code)) == (args["price"], args["dearer"])


def costs(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    return bool(price(s, moment.other.code) == args["price"])


def sold(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    trial = s.clone()
    trial.apply(moment.best)
    before = trial.players[moment.decision.seat].doubloons
    trial.apply(find(GAME, f"sell {args['good']}"))
    return bool(trial.players[moment.decision.seat].doubloons - before == args["doubloons"])


def loaded(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    """The best of the first loads."""
    seat, trial = moment.decision.seat, s.clone()
    trial.apply(moment.best)
    assert trial.decision is not None
    assert trial.decision.seat == seat
    found = []
    for action in trial.decision.actions:
        then = trial.clone()
        then.apply(action)
        found.append(then.players[seat].chips() - s.players[seat].chips())
    return bool(max(found) == args["points"] <= args.get("most", args["points"]))


def lost(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    """However all of them load."""
    assert moment.other is not None
    for seed in range(3):
        trial, dice = s.clone(), seeded(seed)
        trial.events = []
        trial.apply(moment.other)
        while trial.decision is not None and trial.decision.ask.startswith("captain"):
            trial.apply(choose(trial.decision.actions, dice))
        happened = [dict(event(GAME, one, -2)) for one in trial.events]
        if amount(happened, "lose", moment.decision.seat, "amount") < args["barrels"]:
            return False
    return True


def out_of_reach(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    trial = s.clone()
    trial.apply(moment.other)
    return bool(trial.players[moment.decision.seat].doubloons == args["doubloons"] < args["price"])


def load_more(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    assert moment.other is not None
    gained = []
    for action in (moment.best, moment.other):
        trial = s.clone()
        trial.apply(action)
        gained.append(trial.players[moment.decision.seat].chips() - s.players[moment.decision.seat].chips())
    return gained == [args["points"], args["fewer"]]


LEAVES = 300


def plans(s: PuertoRico, seat: int, answer: int) -> list[list[int]]:
    """What a craftsman would bring by each arrangement that begins so; none if there are too many."""
    found: list[list[int]] = []
    left = [GAME.actions[answer]]
    trials = [(s, action) for action in left]
    while trials and len(found) + len(trials) <= LEAVES:
        before, action = trials.pop()
        then = before.clone()
        then.apply(action)
        asked = then.decision
        if asked is not None and (asked.seat, asked.ask) == (seat, "mayor.man") and then.turn == before.turn:
            trials += [(then, one) for one in asked.actions]
        else:
            makes = then.players[seat].makes()
            found.append([min(int(count(makes, good)), int(count(s.supply, good))) for good in range(len(GOOD_IDS))])
    return found if not trials else []


def best_plans(s: PuertoRico, moment: Moment, measure: Callable[[list[int]], int]) -> tuple[int, int] | None:
    assert moment.other is not None
    mine, theirs = (plans(s, moment.decision.seat, one.code) for one in (moment.best, moment.other))
    return (max(map(measure, mine)), max(map(measure, theirs))) if mine and theirs else None


def makes_more(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    return best_plans(s, moment, sum) in (None, (args["barrels"], args["fewer"]))


def makes_kinds(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    found = best_plans(s, moment, lambda made: sum(1 for one in made if one))
    return found in (None, (args["kinds"], args["fewer"]))


def makes_good(s: PuertoRico, moment: Moment, args: dict[str, Any]) -> bool:
    good = GOOD_IDS.index(args["good"])
    return best_plans(s, moment, lambda made: made[good]) in (None, (args["barrels"], args["fewer"]))


TRUTHS: dict[str, Callable[[PuertoRico, Moment, dict[str, Any]], bool]] = {
    "coins": coins,
    "helps-craftsman": made_by_other,
    "craftsman-barrels": made,
    "anyway-craftsman": made_anyway,
    "mayor-colonists": colonists,
    "cheaper": cheaper,
    "costs": costs,
    "trader-sale": sold,
    "captain-points": loaded,
    "captain-first": loaded,
    "captain-loses": lost,
    "out-of-reach": out_of_reach,
    "load-more": load_more,
    "makes-more": makes_more,
    "makes-kinds": makes_kinds,
    "makes-good": makes_good,
}
RARE = {"captain-loses"}


def test_the_numbers_of_the_most_frequent_reasons_are_those_of_the_table() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        for moment in moments(GAME, seats, 30 + seats, 3):
            assert isinstance(moment.state, PuertoRico)
            for reason in reasons(*moment):
                if reason.key in TRUTHS:
                    seen[reason.key] += 1
                    assert TRUTHS[reason.key](moment.state, moment, reason.args), (moment, reason)
    assert TRUTHS.keys() - seen.keys() <= RARE, TRUTHS.keys() - seen.keys()
