"""Why a building cannot be paid: what it costs and why, how much is there, and what would make up for the rest."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.preview import Blocked, Sum, Term, Value, Way, way

from ..data import BLACK_MARKET, CRANE, LIBRARY, PLANTS
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan
from ..prices import MARKET_GOODS, helper_of, less, off_at, price, spendable, terms

# At most so many ways are told: who asks why reads a sentence, not a list.
MOST = 3
RULES = {"privilege": "SJ 21", "library": "SJ 91", "smithy": "SJ 62", "quarry": "SJ 90", "crane": "SJ 74"}


class Site(NamedTuple):
    """Who builds what, and with what: whether the privilege is his, whether the library doubles it, whether the crane
    works, and how many cards there are besides the one that is built."""

    seat: int
    kind: int
    privilege: int
    library: int
    crane: bool
    cards: int
    visit: bool


class Bill(NamedTuple):
    """What it costs in one place, and how much can be paid."""

    cover: int
    terms: list[tuple[str, int]]
    price: int
    means: int

    @property
    def missing(self) -> int:
        return self.price - self.means


def site(s: SanJuan, seat: int, kind: int, owner: int, visit: bool, cards: int) -> Site:
    library = 0 if s.library(seat, owner, visit) == NO_LIBRARY_HERE else 1
    return Site(seat, kind, 1 if seat == owner else 0, library, s.players[seat].works(CRANE), cards, visit)


def bill(s: SanJuan, at: Site, cover: int, loaded: bool) -> Bill:
    player = s.players[at.seat]
    library = 0 if cover == LIBRARY else at.library
    off = off_at(s.setting, player, at.kind, cover, at.privilege, library)
    means = at.cards + spendable(player, cover, loaded)
    return Bill(cover, terms(s.setting, at.kind, off), less(s.setting, at.kind, off), means)


def dear(s: SanJuan, zone: str, kind: int, at: Site, places: list[tuple[int, bool]]) -> Blocked:
    """SJ 20: it is too dear; told of the place where the least is missing, and of none before one that is covered."""
    ids = s.setting.cards.ids
    best = min((bill(s, at, cover, loaded) for cover, loaded in places), key=missing)
    ways, rules = cheaper(s, at, best)
    goods = best.means - at.cards
    args: dict[str, Value] = {
        "missing": best.missing, "card": ids[kind], "cost": s.setting.cost[kind], "price": best.price,
        "cheaper": best.price < s.setting.cost[kind],
        "cards": at.cards, "goods": goods, "cover": ids[best.cover] if best.cover >= 0 else "none",
    }  # fmt: skip
    summed = Sum(
        terms=[Term(cause=cause, number=number) for cause, number in best.terms],
        total=best.price,
        have=best.means,
        what="means" if goods else "hand",
    )
    used = [RULES[cause] for cause, _ in best.terms if cause in RULES] + (["SJ 70"] if goods else [])
    return Blocked(
        target=f"{zone}:{ids[kind]}", reason="too-dear", args=args, rule="SJ 20", rules=used + rules,
        sum=summed, ways=ways,
    )  # fmt: skip


def missing(bill: Bill) -> int:
    return bill.missing


def cheaper(s: SanJuan, at: Site, best: Bill) -> tuple[list[Way], list[str]]:
    """What alone would be enough, and the rules that it goes by; no building ever helps to build its like."""
    player, ids = s.players[at.seat], s.setting.cards.ids
    found = [(way("more_cards", missing=best.missing), "SJ 20")]
    helper = int(helper_of(at.kind))
    if best.missing == 1 and at.kind != helper and not player.works(helper):
        found.append((way("cheaper", card=ids[helper]), RULES[ids[helper]]))
    double = 1 if player.works(LIBRARY) and not player.read and not at.visit and best.cover != LIBRARY else 0
    if not at.privilege and best.missing <= 1 + double:
        found.append((way("as_builder", off=1 + double), "SJ 91" if double else "SJ 21"))
    elif best.missing == 1 and at.privilege and not at.visit and at.kind != LIBRARY and not player.owns(LIBRARY):
        found.append((way("cheaper", card=ids[LIBRARY]), "SJ 91"))
    goods = min(len(player.goods), MARKET_GOODS)
    if at.kind != BLACK_MARKET and not player.owns(BLACK_MARKET) and goods >= best.missing and best.cover < 0:
        found.append((way("by_goods", card=ids[BLACK_MARKET], goods=best.missing), "SJ 70"))
    under = coverable(s, player, at)
    if at.kind != CRANE and not at.crane and under >= 0:
        found.append((way("by_crane", card=ids[CRANE], cover=ids[under]), "SJ 74"))
    return [one for one, _ in found[:MOST]], [rule for _, rule in found[:MOST]]


def coverable(s: SanJuan, player: Player, at: Site) -> int:
    """SJ 74-78: the cheapest building over which it could be paid if there were a crane, -1 if there is none."""
    fit = []
    for old in player.kinds():
        library = 0 if old == LIBRARY else at.library
        loaded = old < PLANTS and player.loaded(old) == player.plants[old]
        due = price(s.setting, player, at.kind, old, at.privilege, library)
        if old != at.kind and due <= at.cards + spendable(player, old, loaded):
            fit.append((s.setting.cost[old], old))
    return min(fit)[1] if fit else -1
