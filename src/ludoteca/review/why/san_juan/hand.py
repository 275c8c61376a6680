"""Cards of San Juan that go under a chapel, or come from a gold mine."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.san_juan.actions import MINE, TUCK
from ludoteca.games.san_juan.data import TOWER

from ..ground import Args, Ground, ground
from .cards import LOW, better_kept, price_later, useless
from .eyes import Eyes

TUCKED = 1.2  # what a card under the chapel is worth: its point, and that it is safe


def mined(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    if other is None or best.verb != MINE or other.verb != MINE:
        return []
    return better_kept(eyes, best.thing, other.thing)


def tucked(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """SJ 81: a point for good, against a card to pay with."""
    if best.verb != TUCK:
        return spent(eyes, other) if other is not None else []
    if other is not None and other.verb == TUCK:
        return better_kept(eyes, other.thing, best.thing)
    cards = eyes.player.tucked() + 1
    found = [ground(TUCKED - eyes.card, "tuck", "SJ 81", card=eyes.s.setting.cards.ids[best.thing], cards=cards)]
    found += useless(eyes, best.thing, LOW)
    hand, limit = len(eyes.player.hand), eyes.s.setting.cards.limit
    if hand > limit and not eyes.player.works(TOWER):
        found.append(ground(eyes.card, "over-limit", "SJ 51", hand=hand, limit=limit))
    return found


def spent(eyes: Eyes, other: Action) -> list[Ground]:
    """What is lost with a card under the chapel: a card to pay with, and one to build."""
    hand = len(eyes.player.hand)
    found = [ground(eyes.card, "pays", "SJ 20", hand=hand)]
    kind, price = other.thing, price_later(eyes, other.thing)
    if not eyes.player.barred(kind) and price < hand:
        worth = eyes.known.profit(eyes.s, eyes.player, kind, eyes.left)
        args: Args = {"card": eyes.s.setting.cards.ids[kind], "price": price, "hand": hand - 1}
        found.append(ground(worth, "could-build", "SJ 20", **args))
    return found
