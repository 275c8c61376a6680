"""What the kind of a question could concern in Puerto Rico, and what would help: from the position alone."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.truths import TRUTHS, View, building, kind_of, mine, offers
from tests.laws.obstacles import Obstacles

from ludoteca.core.preview import Blocked
from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS, TILE_IDS
from ludoteca.games.puerto_rico.packed import count, some
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico

# One thing, to be used or not, which can always be chosen.
ONE = ("settler.hospice", "builder.university", "captain.point")


def loading(seen: View, me: View) -> set[str]:
    """Each of my goods, each ship, both together, and a wharf that stands in my city."""
    goods = {f"goods:{good}" for good, number in me["goods"].items() if number}
    ships = {f"ship:{one['ship']}" for one in seen["ships"]}
    both = {f"{one} {other}" for good in goods for ship in ships for one, other in ((good, ship), (ship, good))}
    return goods | ships | both | ({"city:wharf"} if building(me, "wharf") else set())


def concerned(s: PuertoRico) -> set[str]:
    assert s.decision is not None
    ask = s.decision.ask
    seen, me = mine(s)
    if ask == "round.role":
        return {f"role:{one['role']}" for one in seen["roles"]}
    if ask == "settler.hacienda":
        stacks = {f"stack:{at + 1}" for at in range(len(seen["stacks"]))} if s.letter else {"pile:stacks"}
        return stacks | (offers(seen) - (set() if seen["quarries"] else {"pile:quarry"}))
    if ask == "settler.take":
        return offers(seen) | ({"pile:stacks"} if sum(seen["stacks"]) else set())
    if ask in ("mayor.privilege", "mayor.boarding"):
        left = {"pile:colonists": seen["colonists"], "ship:colonists": seen["colonist_ship"]}
        return {target for target, number in left.items() if number}
    if ask == "mayor.man":
        return {f"island:{one['tile']}" for one in me["island"]} | {f"city:{one['building']}" for one in me["city"]}
    if ask == "builder.build":
        return {f"market:{one['building']}" for one in seen["market"]}
    if ask in ("craftsman.produce", "craftsman.bonus"):
        return {f"supply:{good}" for good in GOOD_IDS}
    if ask in ("trader.sell", "captain.store", "captain.keep"):
        return {f"goods:{good}" for good, number in me["goods"].items() if number}
    if ask == "captain.load":
        return loading(seen, me)
    assert ask in ONE, f"what does {ask} concern?"
    return {target for action in s.decision.actions for target in action.targets}


# What would help


def me_in(s: PuertoRico) -> Player:
    assert s.decision is not None
    return s.players[s.decision.seat]


def more_doubloons(s: PuertoRico, one: Blocked, args: View) -> PuertoRico:
    me_in(s).doubloons += args["missing"]
    return s


def more_quarries(s: PuertoRico, one: Blocked, args: View) -> PuertoRico:
    quarry = TILE_IDS.index("quarry")
    me_in(s).tiles += some(args["quarries"], quarry)
    me_in(s).men += some(args["quarries"], quarry)
    return s


def first(s: PuertoRico, one: Blocked, args: View) -> PuertoRico:
    """The role is mine, and so is the first turn."""
    top: Any = s.stack[-1]
    top.owner, top.done = top.seat(), 0
    return s


def with_building(s: PuertoRico, one: Blocked, args: View) -> PuertoRico | None:
    """With a colonist on it; a hacienda is asked about before, and of a good nothing is made without plantations."""
    me, kind = me_in(s), BUILDING_IDS.index(args["building"])
    if not me.owns(kind):
        me.add_building(kind, s.setup.size[kind], s.setup.circles[kind])
    me.add_crew(kind)
    if one["reason"] == "face-down":
        return None
    if one["reason"] == "no-plant" and not count(me.men, GOOD_IDS.index(kind_of(one))):
        return None
    good = kind_of(one)
    return None if one["reason"] in ("no-plant", "plant-empty") and not count(s.supply, GOOD_IDS.index(good)) else s


def time(s: PuertoRico, one: Blocked, args: View) -> None:
    return None


CHANGES = {
    "more_doubloons": more_doubloons, "more_quarries": more_quarries, "as_builder": first, "as_settler": first,
    "building": with_building, "manned": with_building,
    **dict.fromkeys((
        "next_round", "in_row", "by_mayor", "after_hacienda", "next_settler", "next_captain", "settled",
        "house_emptied", "ships_sail",
    ), time),
}  # fmt: skip

LAW = Obstacles("puerto-rico", ("PR ",), concerned, TRUTHS, CHANGES)
