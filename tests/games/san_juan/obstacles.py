"""What the kind of a question could concern in San Juan, and whether a reason is true: from the position alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.laws.obstacles import Obstacles

from ludoteca.core.bits import bit
from ludoteca.core.preview import Blocked
from ludoteca.games.san_juan.data import CARD_IDS, CRANE, GOOD_IDS, PLANTS
from ludoteca.games.san_juan.packed import as_good
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan

View = dict[str, Any]
HAND = ("builder.build", "free_build.build", "builder.pay", "chapel.tuck", "amnesty.change")
# What may be drawn, used or kept for later: one thing, which can always be chosen.
ONE = ("library", "discount", "use", "draw")


def mine(s: SanJuan) -> tuple[View, View]:
    """What the asked seat sees, and of that what is its own."""
    assert s.decision is not None
    seen: View = dict(s.view(s.decision.seat))
    return seen, seen["players"][s.decision.seat]


def buildings(me: View) -> Iterator[str]:
    """A plant with its good is another thing than one without."""
    for one in me["city"]:
        yield f"loaded:{one['card']}" if one["loaded"] else f"city:{one['card']}"


def concerned(s: SanJuan) -> set[str]:
    assert s.decision is not None
    ask = s.decision.ask
    seen, me = mine(s)
    hand = {f"hand:{card}" for card in me["cards"]}
    plants = {one for one in buildings(me) if one.partition(":")[2] in CARD_IDS[:PLANTS]}
    if ask == "builder.pay":
        named = s.game.preview().question(s)["args"]["card"]
        return hand | {one for one in plants if one.startswith("loaded:")} | {f"city:{named}"}
    if ask in HAND or ask.endswith(".discard"):
        return hand
    if ask == "builder.cover":
        return {*buildings(me), "city:new"}
    if ask in ("producer.produce", "trader.sell"):
        return plants
    if ask == "councillor.keep":
        return {f"drawn:{card}" for card in seen["drawn_cards"]}
    if ask == "gold_mine.mine":
        return {f"turned:{card}" for card in seen["turned"]}
    if ask == "earthquake.quake":
        return set(buildings(me))
    if ask in ("round.pick", "visit.role"):
        events = [f"event:{name}" for name in seen["face_up"]] if ask == "round.pick" else []
        return {*events, *(f"role:{name}" for name in seen["roles"])}
    assert ask.split(".")[1] in ONE, f"what does {ask} concern?"
    return {target for action in s.decision.actions for target in action.targets}


# Whether it is so


def kind_of(s: SanJuan, blocked: Blocked) -> str:
    return blocked["target"].partition(":")[2]


def zone_of(blocked: Blocked) -> str:
    return blocked["target"].partition(":")[0]


def taken(s: SanJuan, blocked: Blocked) -> bool:
    holder = mine(s)[0]["roles"][kind_of(s, blocked)]
    return bool(holder >= 0 and holder == blocked["args"]["seat"] and blocked["args"]["role"] == kind_of(s, blocked))


def bills(s: SanJuan, card: str, places: list[View | None]) -> Iterator[tuple[int, int, int, str]]:
    """What a card costs in each place and what there is to pay with: price, cards, goods, the card that is covered."""
    _, me = mine(s)
    assert s.decision is not None
    top: Any = s.stack[-1]
    building = s.decision.ask == "builder.build"
    owner = s.decision.seat == top.owner if building else top.builder
    cost = dict(zip(s.setting.cards.ids, s.setting.cost, strict=True))
    for place in places:
        covered = "" if place is None else place["card"]
        works = [one["card"] for one in me["city"] if not one["fresh"] and one["card"] != covered]
        reads = owner and "library" in works and not me["library_used"] and not top.visit
        off = int(owner) + int(reads) + (cost[covered] if covered else 0)
        off += ("smithy" if card in CARD_IDS[:PLANTS] else "quarry") in works
        goods = me["goods"] - int(bool(place and place["loaded"]))
        yield max(cost[card] - off, 0), me["hand"] - building, min(goods, 2) if "black_market" in works else 0, covered


def too_dear(s: SanJuan, blocked: Blocked) -> bool:
    seen, me = mine(s)
    assert s.decision is not None
    zone, name = blocked["target"].split(":")
    card = name if zone == "hand" else seen["site"]
    if zone == "hand":
        crane = any(one["card"] == "crane" and not one["fresh"] for one in me["city"])
        others = [one for one in me["city"] if one["card"] not in (card, "crane")]
        places: list[View | None] = [None, *(others if crane else [])]
    elif name == "new":
        places = [None]
    else:
        places = [one for one in me["city"] if one["card"] == name and one["loaded"] == (zone == "loaded")][:1]
    found = list(bills(s, card, places))
    least = min(price - cards - goods for price, cards, goods, _ in found)
    args: View = dict(blocked["args"])
    told = (args["price"], args["cards"], args["goods"], "" if args["cover"] == "none" else args["cover"])
    return least > 0 and args["missing"] == least and args["card"] == card and told in found


def stands(s: SanJuan, card: object, **how: bool) -> bool:
    """Whether such a building is in my city: loaded, fresh."""
    return any(
        one["card"] == card and all(one[key] == is_so for key, is_so in how.items()) for one in mine(s)[1]["city"]
    )


def twice(s: SanJuan, blocked: Blocked) -> bool:
    card = kind_of(s, blocked)
    return blocked["args"]["card"] == card and stands(s, card) and card not in CARD_IDS[:PLANTS]


def over_four(s: SanJuan, blocked: Blocked) -> bool:
    cost = s.setting.cost[s.setting.cards.ids.index(kind_of(s, blocked))]
    return blocked["args"]["cost"] == cost > 4


def being_built(s: SanJuan, blocked: Blocked) -> bool:
    raised = s.game.preview().question(s)["args"]["card"]
    return bool(raised == kind_of(s, blocked) == blocked["args"]["card"] and zone_of(blocked) == "city")


def like(s: SanJuan, blocked: Blocked) -> bool:
    return bool(mine(s)[0]["site"] == kind_of(s, blocked) == blocked["args"]["card"])


def loaded(s: SanJuan, blocked: Blocked) -> bool:
    return zone_of(blocked) == "loaded" and stands(s, kind_of(s, blocked), loaded=True)


def dearer(s: SanJuan, blocked: Blocked) -> bool:
    cost = dict(zip(s.setting.cards.ids, s.setting.cost, strict=True))
    turned = mine(s)[0]["turned"]
    best = blocked["args"]["card"]
    return bool(s.setting.second) and cost[kind_of(s, blocked)] > cost[str(best)] == min(cost[one] for one in turned)


def passed(s: SanJuan, blocked: Blocked) -> bool:
    """A card named before comes behind this one, in the order of the cards; goods are named behind all cards."""
    ids, kind = s.setting.cards.ids, kind_of(s, blocked)
    named = ids.index(str(blocked["args"]["card"]))
    top: Any = s.stack[-1]
    if getattr(top, "spent", 0):
        return named == top.floor and (zone_of(blocked) == "hand" or ids.index(kind) < named)
    return bool(ids.index(kind) < named == top.last)


TRUTHS = {
    "role-taken": taken,
    "role-not-used": lambda s, one: mine(s)[0]["roles"][one["args"]["role"]] < 0,
    "no-role-used": lambda s, one: kind_of(s, one) == "governor_visit" and set(mine(s)[0]["roles"].values()) == {-1},
    "too-dear": too_dear,
    "already-built": twice,
    "above-four": over_four,
    "crane-itself": lambda s, one: kind_of(s, one) == "crane" and stands(s, "crane", fresh=False),
    "same-building": like,
    "being-built": being_built,
    "no-market": lambda s, one: loaded(s, one) and not stands(s, "black_market"),
    "market-new": lambda s, one: loaded(s, one) and stands(s, "black_market", fresh=True),
    "plant-loaded": loaded,
    "plant-empty": lambda s, one: zone_of(one) == "city" and stands(s, kind_of(s, one), loaded=False),
    "not-cheapest": dearer,
    "passed-over": passed,
}


# What would help


def me_in(s: SanJuan) -> Player:
    assert s.decision is not None
    return s.players[s.decision.seat]


def more_cards(s: SanJuan, blocked: Blocked, args: View) -> SanJuan:
    """So many, and with one less it would not do."""
    spare = next(kind for kind in range(PLANTS, len(CARD_IDS)) if not me_in(s).owns(kind) and kind != CRANE)
    for _ in range(args["missing"]):
        me_in(s).gain(spare)
    return s


def with_building(s: SanJuan, blocked: Blocked, args: View) -> SanJuan:
    me_in(s).violet |= bit(CARD_IDS.index(args["card"]))
    me_in(s).fresh &= ~bit(CARD_IDS.index(args["card"]))
    return s


def by_goods(s: SanJuan, blocked: Blocked, args: View) -> SanJuan:
    assert len(me_in(s).goods) >= args["goods"]
    return with_building(s, blocked, args)


def as_builder(s: SanJuan, blocked: Blocked, args: View) -> SanJuan:
    top: Any = s.stack[-1]
    if hasattr(top, "builder"):
        top.builder = True
    else:
        top.owner, top.done = top.seat(), 0
    return s


def produced(s: SanJuan, blocked: Blocked, args: View) -> None:
    """Then it could be sold, as the loaded plant that it is, unless a dearer good was sold before."""
    plant = CARD_IDS.index(kind_of(s, blocked))
    me_in(s).goods.append(as_good(plant, 0))
    top: Any = s.stack[-1]
    assert top.last > plant or f"sell {GOOD_IDS[plant]}" in [action.text for action in top.pool(s)]


def time(s: SanJuan, blocked: Blocked, args: View) -> None:
    return None


CHANGES = {
    "more_cards": more_cards, "cheaper": with_building, "building": with_building, "by_goods": by_goods,
    "by_crane": with_building, "as_builder": as_builder, "sold": time, "produced": produced, "next_round": time,
    "role_first": time, "builder_phase": time, "after_builders": time,
}  # fmt: skip

LAW = Obstacles("san-juan", ("SJ ", "E1", "E4", "E8", "E9", "E-A"), concerned, TRUTHS, CHANGES)
