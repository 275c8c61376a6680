"""What to build in San Juan, where, and with what help; and what an earthquake leaves."""

from __future__ import annotations

from typing import Any

from ludoteca.core.protocol import Action
from ludoteca.games.san_juan.actions import BUILD, COVER_LOADED, NO_COVER, USE_LIBRARY
from ludoteca.games.san_juan.data import CRANE, GOOD_IDS, LIBRARY, PLANTS, QUARRY, SMITHY
from ludoteca.games.san_juan.prices import spendable
from ludoteca.games.san_juan.show.facts import facts

from ..ground import Args, Ground, ground
from .cards import FUNCTIONS, Card, compared, income, price_later
from .eyes import Eyes

PRICED = ("cheaper", "cheaper-now", "costs-hand", "out-of-reach", "then-draw")
AGAIN = 0.5  # what a doubled privilege is worth later


def free_or_paid(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """The builder phase, or the event that builds for nothing. With a crane a price says nothing before the place is
    chosen."""
    found = raised(eyes, best, other)
    if eyes.player.works(CRANE) and eyes.decision.ask == "builder.build":
        return [one for one in found if one.reason.key not in PRICED]
    return found


def raised(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    one = offered(eyes, best)
    two = offered(eyes, other) if other is not None else None
    if one is None:
        return [*dear(eyes, two), *kept_open(eyes, best, two)] if two is not None else []
    found = compared(eyes, one, two)
    if two is None:
        full = price_later(eyes, one.kind)
        rules = ["SJ 21", *(["SJ 91"] if eyes.player.works(LIBRARY) and full - one.price > 1 else [])]
        if eyes.decision.ask == "builder.build":
            args: Args = {"card": one.id, "price": one.price, "full": full}
            found.append(ground((full - one.price) * eyes.card, "cheaper-now", *rules, **args))
        return found
    return [*found, *drawing(eyes, best, other), *kept_open(eyes, best, two)]


def offered(eyes: Eyes, action: Action) -> Card | None:
    """The card that an answer builds, with its price now."""
    if action.verb != BUILD:
        return None
    return Card(eyes, action.thing, number(facts(eyes.s, action), "price"))


def number(known: Any, name: str) -> int:
    value = known[name]
    assert isinstance(value, int)
    return value


def dear(eyes: Eyes, card: Card) -> list[Ground]:
    hand = len(eyes.player.hand) - 1
    if not 0 < card.price <= hand:
        return []
    return [ground(card.price * eyes.card, "costs-hand", "SJ 20", card=card.id, price=card.price, hand=hand)]


def left_over(eyes: Eyes, action: Action) -> int:
    """The cards in the hand once it is paid, with those that it brings at once; -1 where nobody can tell."""
    if action.verb != BUILD:
        return len(eyes.player.hand)
    then: Any = facts(eyes.s, action).get("then")
    return number(then, "hand") if then is not None else -1


def kept_open(eyes: Eyes, best: Action, other: Card | None) -> list[Ground]:
    """The dearest of the cards that could be built next, but not after the other answer."""
    if other is None or other.kind in (SMITHY, QUARRY) or spendable(eyes.player, -1, False):
        return []
    hand, fewer = left_over(eyes, best), left_over(eyes, eyes.s.game.by_verb[BUILD][other.kind])
    if fewer < 0:
        return []
    found: list[Ground] = []
    for kind in sorted(set(eyes.player.hand) - {other.kind, best.thing if best.verb == BUILD else -1}):
        needed = price_later(eyes, kind) + 1
        if fewer < needed <= hand and not eyes.player.barred(kind):
            worth = eyes.known.profit(eyes.s, eyes.player, kind, eyes.left)
            args: Args = {"card": eyes.s.setting.cards.ids[kind], "needed": needed, "other": other.id, "hand": fewer}
            found.append(ground(0.5 * worth, "out-of-reach", "SJ 20", **args))
    return sorted(found, key=lambda one: -one.points)[:1]


def drawing(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 67, 87: what it brings at once."""
    ids = eyes.s.setting.cards.ids
    mine, theirs = (brought(eyes, action) for action in (best, other))
    return [
        ground(eyes.card, "then-draw", FUNCTIONS[ids.index(id)], card=ids[best.thing], by=id)
        for id in mine
        if id not in theirs
    ]


def brought(eyes: Eyes, action: Action | None) -> list[str]:
    if action is None or action.verb != BUILD:
        return []
    draws: Any = facts(eyes.s, action).get("draws", [])
    return [id for id in draws if eyes.s.setting.cards.ids.index(id) in FUNCTIONS]


def covered(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 74-80: what it saves against what goes under."""
    if other is None:
        return []
    one, two = facts(eyes.s, best), facts(eyes.s, other)
    price, dearer = number(one, "price"), number(two, "price")
    found = [ground((dearer - price) * eyes.card, "cover-cheaper", "SJ 74", price=price, dearer=dearer)]
    if other.verb == NO_COVER:
        return found
    id = eyes.s.setting.cards.ids[other.thing]
    points = number(two, "points_lost")
    less_by = points - (0 if best.verb == NO_COVER else number(one, "points_lost"))
    found.append(ground(less_by, "cover-points", "SJ 80", card=id, points=points))
    if other.verb == COVER_LOADED and best.verb != COVER_LOADED:
        found.append(ground(eyes.card, "cover-good", "SJ 76", card=id, good=GOOD_IDS[other.thing]))
    if other.thing in FUNCTIONS:
        lost = 0.0 if best.verb == NO_COVER else income(eyes, best.thing)
        found.append(ground(income(eyes, other.thing) - lost, "cover-function", "SJ 75", card=id))
    return found


def library(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 91-93: now, or for the governor's second pick."""
    table = eyes.s.game.actions
    known = [facts(eyes.s, table[code]) for code in (USE_LIBRARY, USE_LIBRARY + 1)]
    now, plain = known
    if best.verb != USE_LIBRARY:
        again = eyes.s.seats == 2 and eyes.seat == eyes.s.governor and eyes.s.picked == 1
        return [ground(AGAIN, "library-later", "SJ 93")] if again else []
    if "price" in now:
        price, full = number(now, "price"), number(plain, "price")
        return [ground((full - price) * eyes.card, "library-price", "SJ 91", price=price, full=full)]
    name, key = ("draw", "library-draw") if "draw" in now else ("cards", "library-cards")
    cards, fewer = number(now, name), number(plain, name)
    return [ground((cards - fewer) * eyes.card / 2, key, "SJ 91", cards=cards, fewer=fewer)]


def built(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """E6: the one that stays against the one that falls."""
    if other is None or best.thing == other.thing:
        return []
    stays, falls = standing(eyes, other.thing), standing(eyes, best.thing)
    stays.rest.pop(falls.id, None)  # it will count nothing any more
    return compared(eyes, stays, falls)


def standing(eyes: Eyes, kind: int) -> Card:
    """A building of the city, as if it were to be built."""
    there = Eyes(eyes.s, eyes.decision)
    there.player = eyes.player.clone()
    there.player.tear(kind)
    card = Card(there, kind, 0)
    if kind < PLANTS:
        card.rest = {}  # equal plants count alike
    return card
