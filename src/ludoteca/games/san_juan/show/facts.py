"""What an answer means: prices with their terms, what a role brings, what a card costs and counts."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.preview import Value
from ludoteca.core.protocol import Action

from ..actions import (  # fmt: skip
    BUILD,
    COVER,
    COVER_LOADED,
    DISCARD,
    KEEP,
    MINE,
    NO_COVER,
    NO_LIBRARY,
    PAY,
    ROLE,
    SELL,
    TUCK,
    USE_LIBRARY,
    VISIT,
)
from ..data import (  # fmt: skip
    AQUEDUCT,
    ARCHIVE,
    BUILDER,
    COUNCILLOR,
    CRANE,
    LIBRARY,
    PREFECTURE,
    PRODUCER,
    PROSPECTOR,
    TRADER,
    TRADING_POST,
)
from ..effects import AFTER_BUILDING
from ..phases.builder import Builder, Construction
from ..phases.councillor import Councillor
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan
from ..prices import less, off_at, price, spendable, terms
from ..scoring import FIRST_BONUS, points
from .others import others
from .trade import next_tile, trade

CARDS = (PAY, DISCARD, KEEP, TUCK, MINE)


def facts(s: SanJuan, action: Action) -> dict[str, Value]:
    """Of an answer to the open question."""
    verb, thing = action.verb, action.thing
    if verb in (ROLE, VISIT):
        return role_facts(s, thing, verb == VISIT)
    if verb == BUILD:
        return build_facts(s, thing)
    if verb in (COVER, COVER_LOADED, NO_COVER):
        return cover_facts(s, thing, verb == COVER_LOADED)
    if verb in (USE_LIBRARY, NO_LIBRARY):
        return library_facts(s, verb == USE_LIBRARY)
    if verb == SELL:
        return {"cards": s.setting.cards.tiles[s.tile][thing]}
    return card_facts(s, thing) if verb in CARDS else {}


def card_facts(s: SanJuan, kind: int) -> dict[str, Value]:
    """What is printed on it; of a building that scores at the end also what it would be worth in this city now."""
    assert s.decision is not None
    facts: dict[str, Value] = {"cost": s.setting.cost[kind], "points": s.setting.cards.vp[kind]}
    for at, bonus in enumerate(s.setting.bonuses):
        if bonus.kind == kind:
            built = s.players[s.decision.seat].clone()
            built.put(kind)
            facts["worth"] = points(built, s.setting)[FIRST_BONUS + at]
    return facts


def price_facts(s: SanJuan, kind: int, off: i64) -> dict[str, Value]:
    """The price and the terms it is the sum of."""
    named: list[Value] = [{"cause": cause, "number": number} for cause, number in terms(s.setting, kind, off)]
    return {"price": less(s.setting, kind, off), "terms": named}


def build_facts(s: SanJuan, kind: int) -> dict[str, Value]:
    assert s.decision is not None
    seat = s.decision.seat
    player = s.players[seat]
    top = s.stack[-1]
    if not isinstance(top, Builder):
        return {"price": 0, **card_facts(s, kind), "terms": []}
    library = 0 if s.library(seat, top.owner, top.visit) == NO_LIBRARY_HERE else 1
    off = off_at(s.setting, player, kind, -1, int(seat == top.owner), library)
    price = price_facts(s, kind, off)
    facts: dict[str, Value] = {"price": price["price"], **card_facts(s, kind), "terms": price["terms"]}
    facts["crane"] = player.works(CRANE)
    # Goods may pay as well: then nobody knows how many cards will be left.
    if not spendable(player, -1, False):
        facts.update(after_building(s, player, kind, less(s.setting, kind, off)))
    return facts


def after_building(s: SanJuan, player: Player, kind: int, price: int) -> dict[str, Value]:
    """Which buildings bring a card after this one, and how many cards are in the hand then; with cards alone paid."""
    then = player.clone()
    then.hand = then.hand[: max(len(then.hand) - 1 - price, 0)]
    draws: list[Value] = []
    for draw in s.setting.draws[AFTER_BUILDING]:
        if player.works(draw.kind) and draw.can(then, kind):
            draws.append(s.setting.cards.ids[draw.kind])
            then.hand.append(kind)
    return {"draws": draws, "then": {"hand": len(then.hand)}}


def cover_facts(s: SanJuan, cover: int, loaded: bool) -> dict[str, Value]:
    top = s.stack[-1]
    assert isinstance(top, Construction)
    library = 0 if cover == LIBRARY else top.library(s)
    off = off_at(s.setting, s.players[top.who], top.kind, cover, top.privilege(), library)
    facts = price_facts(s, top.kind, off)
    if cover >= 0:
        facts["points_lost"] = s.setting.cards.vp[cover]
        facts["good_lost"] = loaded
    return facts


def library_facts(s: SanJuan, use: bool) -> dict[str, Value]:
    """What the privilege comes to with the library or without."""
    assert s.decision is not None
    top = s.stack[-1]
    if isinstance(top, Construction):
        return price_facts(s, top.kind, top.off(s, use, top.declined))
    double = 2 if use else 1
    if isinstance(top, Councillor):
        return councillor_facts(s.players[s.decision.seat], double)
    return {"cards": double}


def councillor_facts(player: Player, double: int) -> dict[str, Value]:
    return {
        "draw": 2 + 3 * double,
        "keep": 2 if player.works(PREFECTURE) else 1,
        "whole_hand": player.works(ARCHIVE),
    }


def role_facts(s: SanJuan, role: int, visit: bool) -> dict[str, Value]:
    """What the role would bring this seat now, and what the others."""
    assert s.decision is not None
    seat = s.decision.seat
    return {**own_share(s, s.players[seat], role, visit), "others": others(s, seat, role)}


def affordable(s: SanJuan, player: Player, library: int) -> dict[str, Value]:
    """The cards of a hand that a builder could build and pay for, each with its price; not those that the crane alone
    would make cheap enough (SJ 19-23, 70)."""
    means = len(player.hand) - 1 + spendable(player, -1, False)
    prices = {kind: price(s.setting, player, kind, -1, 1, library) for kind in player.hand if not player.barred(kind)}
    return {s.setting.cards.ids[kind]: cost for kind, cost in prices.items() if cost <= means}


def own_share(s: SanJuan, player: Player, role: int, visit: bool) -> dict[str, Value]:
    library = player.works(LIBRARY) and not player.read and not visit
    double = 2 if library else 1
    if role == BUILDER:
        return {"discount": double, "builds": affordable(s, player, int(library))}
    if role == PRODUCER:
        most = min(1 + double + int(player.works(AQUEDUCT)), sum(player.empties()))
        return {"goods": most, "then": {"goods": len(player.goods) + most}}
    if role == TRADER:
        sales, cards = trade(s, player, 1 + double + int(player.works(TRADING_POST)))
        then: dict[str, Value] = {"goods": len(player.goods) - sales}
        if next_tile(s) < 0:
            return {"sales": sales, "then": then}
        return {"sales": sales, "cards": cards, "then": {**then, "hand": len(player.hand) + cards}}
    if role == COUNCILLOR:
        return councillor_facts(player, double)
    assert role == PROSPECTOR
    return {"cards": double, "then": {"hand": len(player.hand) + double}}
