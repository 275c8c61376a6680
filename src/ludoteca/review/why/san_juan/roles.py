"""Which role of San Juan to take: what it brings its picker, and what the others."""

from __future__ import annotations

from typing import Any

from ludoteca.core.protocol import Action
from ludoteca.games.san_juan.actions import EVENT
from ludoteca.games.san_juan.data import (  # fmt: skip
    AQUEDUCT,
    BUILDER,
    COUNCILLOR,
    DEBT_RELIEF,
    EARTHQUAKE,
    FREE_BUILD,
    GOLD_MINE,
    LIBRARY,
    PRODUCER,
    TAXES,
    TRADER,
    TRADING_POST,
)
from ludoteca.games.san_juan.phases.events import DEAREST
from ludoteca.games.san_juan.prices import spendable
from ludoteca.games.san_juan.show.facts import facts

from ..ground import Args, Ground, ground
from .build import number
from .cards import Card, price_later
from .eyes import Eyes

ENVY = 0.6  # the part of what a role brings the others that counts against it
ALONE = 0.5  # of that, for saying that it brings them nothing
HARDLY = 0.1  # and where the other answer would bring them nothing either
SOON = 2.0  # rounds before the end from which on points are said
NOTHING = 0.3
QUAKE = 0.5


def chosen(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    if best.verb == EVENT:
        found = by_event(eyes, best.thing)
    else:
        found = brings(eyes, best)
    if other is None:
        return found + (by_nobody(eyes, best, NOTHING) if best.verb != EVENT else [])
    if other.verb == EVENT:
        buildings = eyes.player.buildings()
        quake = other.thing == EARTHQUAKE and best.verb != EVENT and buildings
        return found + ([ground(QUAKE, "quake-yours", "E6", buildings=buildings)] if quake else [])
    found += wasted(eyes, other, own(eyes, best))
    envy = helped(eyes, other) - helped(eyes, best)
    found += helping(eyes, other, envy)
    return found + (by_nobody(eyes, best, max(envy * ALONE, HARDLY)) if best.verb != EVENT else [])


def own(eyes: Eyes, action: Action) -> float:
    if action.verb == EVENT:
        return float(eyes.known.event(eyes.s, eyes.seat, action.thing, eyes.left))
    return float(eyes.known.role(eyes.s, eyes.seat, action.thing, True, eyes.left))


def helped(eyes: Eyes, action: Action) -> float:
    """What an answer brings the others, as far as it counts against it."""
    if action.verb == EVENT:
        return 0.0
    s, known, role = eyes.s, eyes.known, action.thing
    others = 0.0
    for seat in range(s.seats):
        if seat != eyes.seat:
            others += known.rival_builds(s, seat) if role == BUILDER else known.role(s, seat, role, False, eyes.left)
    return ENVY * others / (s.seats - 1)


def brings(eyes: Eyes, action: Action) -> list[Ground]:
    """What the picker gets by a role now, and without its privilege."""
    s, player, role = eyes.s, eyes.player, action.thing
    known: Any = facts(s, action)
    weight = own(eyes, action)
    double = ["SJ 91"] if player.works(LIBRARY) and not player.read else []
    if role == BUILDER:
        return builds(eyes, known, double)
    if role == PRODUCER:
        fewer = min(1 + int(player.works(AQUEDUCT)), sum(player.empties()))
        goods = number(known, "goods")
        if goods > fewer:
            return [ground(weight, "producer-goods", "SJ 30", *double, goods=goods, fewer=fewer)]
        return [ground(weight, "producer-some", "SJ 29", goods=goods)] if goods else []
    if role == TRADER:
        sales = number(known, "sales")
        if not sales:
            return []
        if "cards" in known:
            cards = number(known, "cards")
            return [ground(weight, "trader-cards", "SJ 37", "SJ 40", *double, sales=sales, cards=cards)]
        fewer = min(1 + int(player.works(TRADING_POST)), len(player.goods))
        if sales > fewer:
            return [ground(weight, "trader-sales", "SJ 37", *double, sales=sales, fewer=fewer)]
        return [ground(weight, "trader-some", "SJ 37", sales=sales)]
    if role == COUNCILLOR:
        draw, keep = number(known, "draw"), number(known, "keep")
        return [ground(weight, "councillor-draw", "SJ 45", *double, draw=draw, keep=keep)]
    mined = any(other.works(GOLD_MINE) for at, other in enumerate(s.players) if at != eyes.seat)
    key = "prospector-draw" if mined else "prospector-alone"
    return [ground(weight, key, "SJ 48", *double, cards=number(known, "cards"))]


def builds(eyes: Eyes, known: Any, double: list[str]) -> list[Ground]:
    """The card that the builder would most like to build."""
    prices: dict[str, int] = known["builds"]
    if not prices:
        return []
    ids = eyes.s.setting.cards.ids
    gains = {
        id: eyes.known.worth(eyes.s, eyes.player, ids.index(id), eyes.left) - (price + 1) * eyes.card
        for id, price in prices.items()
    }
    id = max(gains, key=lambda one: gains[one])
    card = Card(eyes, ids.index(id), prices[id])
    full, means = price_later(eyes, card.kind), len(eyes.player.hand) - 1 + spendable(eyes.player, -1, False)
    weight = max(gains[id], (full - card.price) * eyes.card)
    args: Args = {"card": id, "price": card.price, "full": full}
    found = []
    if full > means:
        found.append(ground(weight, "builder-only", "SJ 21", *double, **args, hand=means))
    elif full > card.price:
        found.append(ground(weight, "builder-pays", "SJ 21", *double, **args))
    if eyes.left <= SOON:
        most = max(one.buildings() for one in eyes.s.players)
        args = {"card": id, "points": card.counts, "most": most}
        found.append(ground(card.counts, "builder-points", "SJ 55", "SJ 56", **args))
    return found


def wasted(eyes: Eyes, other: Action, weight: float) -> list[Ground]:
    """A role that brings its picker nothing."""
    known: Any = facts(eyes.s, other)
    weight = max(weight, NOTHING)
    if other.thing == BUILDER and not known["builds"]:
        return [ground(weight, "builder-none", "SJ 20")]
    if other.thing == PRODUCER and not known["goods"]:
        return [ground(weight, "producer-none", "SJ 32")]
    if other.thing == TRADER and not known["sales"]:
        return [ground(weight, "trader-none", "SJ 37")]
    return []


HELPED = {PRODUCER: ("helps-producer", "SJ 31"), TRADER: ("helps-trader", "SJ 39")}


def helping(eyes: Eyes, other: Action, weight: float) -> list[Ground]:
    """Whom the other role would help most."""
    known: Any = facts(eyes.s, other)
    others: list[dict[str, Any]] = known["others"]
    if not others:
        return []
    if other.thing == COUNCILLOR:
        return [ground(weight, "helps-councillor", "SJ 46", others=eyes.s.seats - 1)]
    most = max(others, key=lambda one: (one["cards"], one["amount"]))
    seat, amount = most["seat"], most["amount"]
    if other.thing == BUILDER:
        return [ground(weight, "helps-builder", "SJ 22", seat=seat, hand=amount)] if amount > 1 else []
    key, rule = HELPED[other.thing]
    return [ground(weight, key, rule, seat=seat, goods=amount)]


def by_nobody(eyes: Eyes, best: Action, weight: float) -> list[Ground]:
    """SJ 32, 37: goods that nobody else makes or sells; the prospector is told with what he brings."""
    known: Any = facts(eyes.s, best)
    if known["others"]:
        return []
    if best.thing == PRODUCER and known["goods"]:
        return [ground(weight, "producer-alone", "SJ 32")]
    if best.thing == TRADER and known["sales"]:
        return [ground(weight, "trader-alone", "SJ 39")]
    return []


def by_event(eyes: Eyes, event: int) -> list[Ground]:
    s, player = eyes.s, eyes.player
    weight = max(eyes.known.event(s, eyes.seat, event, eyes.left), NOTHING)
    if event == TAXES:
        return [ground(weight, "taxes", "E8", others=s.seats - 1)]
    if event == DEBT_RELIEF:
        return [ground(weight, "debt-relief", "E7", cards=3)]
    if event != FREE_BUILD:
        return []
    kinds = [kind for kind in player.hand if s.setting.cost[kind] <= DEAREST and not player.barred(kind)]
    if not kinds:
        return []
    best = max(kinds, key=lambda kind: eyes.known.worth(s, player, kind, eyes.left))
    return [ground(weight, "free-build", "E11", card=s.setting.cards.ids[best], cost=s.setting.cost[best])]
