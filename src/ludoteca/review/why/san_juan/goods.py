"""Which goods of San Juan to make, and which to sell."""

from __future__ import annotations

from collections import Counter

from ludoteca.bots.heuristics.san_juan_worth import PRICES
from ludoteca.core.protocol import Action
from ludoteca.games.san_juan.actions import PASS
from ludoteca.games.san_juan.data import GOOD_IDS
from ludoteca.games.san_juan.effects import AFTER_SELLING
from ludoteca.games.san_juan.phases.trader import Trader
from ludoteca.games.san_juan.show.trade import next_tile

from ..ground import Args, Ground, ground
from ..series import taken
from .cards import by_sale, selling
from .eyes import Eyes

LATER = 0.5  # the part of a better price that a good kept for it will bring


def sold(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 36-43: the cards now, and what another tile would pay."""
    prices = eyes.s.setting.cards.tiles[eyes.s.tile]
    mine = taken(eyes.s, eyes.decision, best, eyes.known)
    theirs = taken(eyes.s, eyes.decision, other, eyes.known) if other is not None else Counter()
    cards, fewer = earned(eyes, mine), earned(eyes, theirs)
    found = []
    if other is None or other.verb == PASS:
        found.append(ground((cards - fewer) * eyes.card, "sale", "SJ 38", cards=cards - fewer))
    else:
        found.append(ground((cards - fewer) * eyes.card, "sale-better", "SJ 38", cards=cards, fewer=fewer))
    for plant in theirs - mine:
        high = selling(eyes, plant)[1]
        args: Args = {"good": GOOD_IDS[plant], "price": prices[plant], "high": high}
        found.append(ground((high - prices[plant]) * eyes.card * LATER, "better-tile", "SJ 40", **args))
    if theirs - mine:
        for plant in mine - theirs:
            low, high = selling(eyes, plant)
            args = {"good": GOOD_IDS[plant], "price": prices[plant]}
            weight = (high - low) * eyes.card * LATER if prices[plant] == high else 0.0
            found.append(ground(weight, "best-tile", "SJ 40", **args))
    return found


def earned(eyes: Eyes, goods: Counter[int]) -> int:
    """The cards for a whole sale, what was sold before included, with those of market stand and market hall."""
    frame = eyes.s.stack[-1]
    assert isinstance(frame, Trader)
    prices = eyes.s.setting.cards.tiles[eyes.s.tile]
    number = frame.moved + goods.total()
    draws = eyes.s.setting.draws[AFTER_SELLING]
    more = sum(eyes.player.works(draw.kind) and draw.can(eyes.player, number) for draw in draws)
    return frame.earned + sum(prices[plant] * count for plant, count in goods.items()) + more


def made(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 29-33: the good that sells better, on the next tile if that is known."""
    if other is None:
        return []
    mine = taken(eyes.s, eyes.decision, best, eyes.known)
    theirs = taken(eyes.s, eyes.decision, other, eyes.known)
    found: list[Ground] = []
    tile = next_tile(eyes.s)
    for plant in mine - theirs:
        for instead in theirs - mine:
            found += by_sale(eyes, plant, instead, (PRICES[plant] - PRICES[instead]) * eyes.card)
            if tile >= 0:
                prices = eyes.s.setting.cards.tiles[tile]
                args: Args = {"good": GOOD_IDS[plant], "price": prices[plant], "other": GOOD_IDS[instead]}
                weight = (prices[plant] - prices[instead]) * eyes.card
                found.append(ground(weight, "next-tile", "SJ 40", **args, fewer=prices[instead]))
    return found
