"""Whether the reason why something cannot be chosen in Puerto Rico is true: looked up in what the seat sees."""

from __future__ import annotations

from typing import Any

from ludoteca.core.preview import Blocked
from ludoteca.games.puerto_rico.actions import PLACE_IDS
from ludoteca.games.puerto_rico.data import GOOD_IDS
from ludoteca.games.puerto_rico.position import PuertoRico

View = dict[str, Any]
MADE_IN = {
    "corn": (), "indigo": ("small_indigo_plant", "indigo_plant"), "sugar": ("small_sugar_mill", "sugar_mill"),
    "tobacco": ("tobacco_storage",), "coffee": ("coffee_roaster",),
}  # fmt: skip
MISSING = ("no-plantation", "no-plant", "plantation-empty", "plant-empty", "supply-out")


def mine(s: PuertoRico) -> tuple[View, View]:
    """What the asked seat sees, and of that what is its own."""
    assert s.decision is not None
    seen: View = dict(s.view(s.decision.seat))
    return seen, seen["players"][s.decision.seat]


def offers(seen: View) -> set[str]:
    """Tiles to be taken, as they lie in the middle."""
    return {*(f"row:{tile}" for tile, number in seen["row"].items() if number), "pile:quarry"}


def kind_of(blocked: Blocked) -> str:
    return blocked["target"].partition(":")[2]


def building(me: View, name: object) -> View | None:
    """It as it stands in my city."""
    return next((one for one in me["city"] if one["building"] == name), None)


def works(me: View, name: object) -> bool:
    one = building(me, name)
    return one is not None and one["colonists"] > 0


def tiles(me: View, name: object) -> View:
    return next((one for one in me["island"] if one["tile"] == name), {"count": 0, "colonists": 0})


def taken(s: PuertoRico, one: Blocked) -> bool:
    held = {role["role"]: role["taken_by"] for role in mine(s)[0]["roles"]}
    return bool(held[kind_of(one)] == one["args"]["seat"] and one["args"]["role"] == kind_of(one))


def no_quarry_for_me(s: PuertoRico, one: Blocked) -> bool:
    seen, me = mine(s)
    assert s.decision is not None
    settler = next(role["taken_by"] for role in seen["roles"] if role["role"] == "settler")
    return seen["quarries"] > 0 and settler != s.decision.seat and not works(me, "construction_hut")


def too_dear(s: PuertoRico, one: Blocked) -> bool:
    seen, me = mine(s)
    assert s.decision is not None
    market = next(entry for entry in seen["market"] if entry["building"] == kind_of(one))
    builder = next(role["taken_by"] for role in seen["roles"] if role["role"] == "builder")
    off = min(tiles(me, "quarry")["colonists"], market["column"]) + (builder == s.decision.seat)
    price = max(market["cost"] - off, 0)
    told: View = dict(one["args"])
    right = (told["price"], told["cost"], told["doubloons"]) == (price, market["cost"], me["doubloons"])
    return bool(right and told["missing"] == price - me["doubloons"] > 0)


def sold_out(s: PuertoRico, one: Blocked) -> bool:
    market = next(entry for entry in mine(s)[0]["market"] if entry["building"] == kind_of(one))
    return bool(market["left"] == 0 and one["args"]["building"] == kind_of(one))


def no_room(s: PuertoRico, one: Blocked) -> bool:
    _, me = mine(s)
    large = kind_of(one) in ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    return large and sum(entry["spaces"] for entry in me["city"]) == 11


def in_circles(s: PuertoRico, one: Blocked) -> bool:
    """Full in the plan, which everybody sees."""
    seen, me = mine(s)
    name = kind_of(one)
    here = building(me, name)
    room = here["circles"] if here and one["target"].startswith("city:") else tiles(me, name)["count"]
    return bool(seen["plan"]["circles"].get(name, 0) == room == one["args"]["circles"])


def passed(s: PuertoRico, one: Blocked) -> bool:
    """What was named last comes behind it, in the order of the answers."""
    assert s.decision is not None
    order = list(PLACE_IDS if s.decision.ask == "mayor.man" else GOOD_IDS)
    return order.index(kind_of(one)) < order.index(str(one["args"]["place"]))


def missing_in(s: PuertoRico, one: Blocked) -> bool:
    """What is missing first: a plantation, its plant, a colonist on the one or in the other, a barrel in the supply."""
    seen, me = mine(s)
    good = kind_of(one)
    plants = [building(me, name) for name in MADE_IN[good]]
    land = tiles(me, good)
    first = {
        "no-plantation": land["count"] == 0,
        "no-plant": bool(plants) and not any(plants),
        "plantation-empty": land["colonists"] == 0,
        "plant-empty": bool(plants) and not any(plant and plant["colonists"] for plant in plants),
        "supply-out": seen["supply"][good] == 0,
    }
    return next((name for name, lacks in first.items() if lacks), "") == one["reason"] and one["args"]["good"] == good


def made(s: PuertoRico, one: Blocked) -> bool:
    """Named already in this series, and so in my goods."""
    top: Any = s.stack[-1]
    good = kind_of(one)
    return bool((top.made >> GOOD_IDS.index(good)) & 1 and mine(s)[1]["goods"].get(good, 0))


def in_house(s: PuertoRico, one: Blocked) -> bool:
    seen, me = mine(s)
    return seen["trading_house"].get(kind_of(one), 0) > 0 and not works(me, "office")


def ship(s: PuertoRico, number: object) -> View:
    return next(one for one in mine(s)[0]["ships"] if one["ship"] == number)


def full(one: View) -> bool:
    return bool(one["barrels"] == one["spaces"])


def good_of(one: Blocked) -> str:
    """The good that it is about: the thing itself, or what is in hand."""
    key = one["target"] if one["target"].startswith("goods:") else one.get("held", "")
    return key.partition(":")[2]


def ship_of(one: Blocked) -> int:
    key = one["target"] if one["target"].startswith("ship:") else one.get("held", "")
    return int(key.partition(":")[2])


def ship_full(s: PuertoRico, one: Blocked) -> bool:
    named = ship(s, one["args"]["ship"])
    about = good_of(one) == named["good"] if one["target"].startswith("goods:") else named["ship"] == ship_of(one)
    return bool(full(named) and named["good"] == one["args"]["good"] and about)


def smaller(s: PuertoRico, one: Blocked) -> bool:
    seen, me = mine(s)
    told: View = dict(one["args"])
    here, there, have = ship(s, ship_of(one)), ship(s, told["ship"]), me["goods"][told["good"]]
    right = (told["here"], told["room"], told["barrels"]) == (
        here["ship"], min(have, here["spaces"]), min(have, there["spaces"]),
    )  # fmt: skip
    empty = here["good"] is None and there["good"] is None
    loose = all(other["good"] != told["good"] for other in seen["ships"])
    return bool(right and empty and loose and told["barrels"] > told["room"] and good_of(one) in ("", told["good"]))


def laden(s: PuertoRico, one: Blocked, have: bool) -> bool:
    """It carries something else: what I do not have, or what is not in hand."""
    here = ship(s, ship_of(one))
    other = good_of(one) != here["good"] and (have or not mine(s)[1]["goods"].get(here["good"], 0))
    return bool(here["good"] == one["args"]["good"] and other)


def all_on_others(s: PuertoRico, one: Blocked) -> bool:
    seen, me = mine(s)
    carried = {other["good"] for other in seen["ships"]}
    own = [good for good, number in me["goods"].items() if number]
    return ship(s, ship_of(one))["good"] is None and bool(own) and carried.issuperset(own)


def no_ship(s: PuertoRico, one: Blocked) -> bool:
    return all(other["good"] not in (None, good_of(one)) for other in mine(s)[0]["ships"])


def used_wharf(s: PuertoRico, one: Blocked) -> bool:
    assert s.decision is not None
    return s.decision.seat in mine(s)[0]["phase"]["wharves_used"]


def stored(s: PuertoRico, one: Blocked) -> bool:
    top: Any = s.stack[-1]
    return bool((top.stored >> GOOD_IDS.index(kind_of(one))) & 1)


TRUTHS = {
    "role-taken": taken,
    "not-in-row": lambda s, one: mine(s)[0]["row"].get(kind_of(one), 0) == 0,
    "no-quarry-left": lambda s, one: mine(s)[0]["quarries"] == 0,
    "settler-or-hut-only": no_quarry_for_me,
    "face-down": lambda s, one: one["target"] == "pile:stacks" and not works(mine(s)[1], "hacienda"),
    "hacienda-before": lambda s, one: one["target"] == "pile:stacks" and works(mine(s)[1], "hacienda"),
    "hacienda-first": lambda s, one: s.decision.ask == "settler.hacienda" and one["target"] in offers(mine(s)[0]),
    "stack-empty": lambda s, one: mine(s)[0]["stacks"][int(kind_of(one)) - 1] == 0,
    "ship-later": lambda s, one: s.decision.ask == "mayor.privilege" and one["target"] == "ship:colonists",
    "only-from-ship": lambda s, one: s.decision.ask == "mayor.boarding" and one["target"] == "pile:colonists",
    "circles-full": in_circles,
    "passed-over": passed,
    "already-built": lambda s, one: one["args"]["building"] == kind_of(one) and building(mine(s)[1], kind_of(one)),
    "sold-out": sold_out,
    "no-two-spaces": no_room,
    "too-dear": too_dear,
    **dict.fromkeys(MISSING, missing_in),
    "made-already": made,
    "kind-in-house": in_house,
    "ship-full": ship_full,
    "no-empty-ship": no_ship,
    "smaller-ship": smaller,
    "other-kind": lambda s, one: laden(s, one, False),
    "kind-aboard": lambda s, one: laden(s, one, True),
    "kind-on-ship": lambda s, one: ship(s, one["args"]["ship"])["good"] == good_of(one) == one["args"]["good"],
    "kinds-on-other-ships": all_on_others,
    "wharf-used": used_wharf,
    "wharf-empty": lambda s, one: building(mine(s)[1], "wharf") and not works(mine(s)[1], "wharf"),
    "in-warehouse": stored,
}  # fmt: skip
