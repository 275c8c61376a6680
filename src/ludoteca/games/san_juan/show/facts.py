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
    TILES,
    TRADER,
    TRADING_POST,
)
from ..effects import AFTER_SELLING
from ..packed import plant_of
from ..phases.builder import Builder, Construction
from ..phases.councillor import Councillor
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan
from ..prices import less, off_at, terms

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
    return {"cost": s.setting.cost[kind], "points": s.setting.cards.vp[kind]}


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
    price = price_facts(s, kind, off_at(s.setting, player, kind, -1, int(seat == top.owner), library))
    return {"price": price["price"], **card_facts(s, kind), "terms": price["terms"], "crane": player.works(CRANE)}


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
    """What the role would bring this seat now."""
    assert s.decision is not None
    player = s.players[s.decision.seat]
    library = player.works(LIBRARY) and not player.read and not visit
    double = 2 if library else 1
    if role == BUILDER:
        return {"discount": double}
    if role == PRODUCER:
        most = 1 + double + int(player.works(AQUEDUCT))
        return {"goods": min(most, sum(player.empties()))}
    if role == TRADER:
        return trade_facts(s, player, 1 + double + int(player.works(TRADING_POST)))
    if role == COUNCILLOR:
        return councillor_facts(player, double)
    assert role == PROSPECTOR
    return {"cards": double}


def trade_facts(s: SanJuan, player: Player, most: int) -> dict[str, Value]:
    """How many goods could be sold, and for what, if the next tile is known by now."""
    sales = min(most, len(player.goods))
    facts: dict[str, Value] = {"sales": sales}
    tile = next_tile(s)
    if tile >= 0:
        prices = s.setting.cards.tiles[tile]
        best = sorted((prices[plant_of(good)] for good in player.goods), reverse=True)[:sales]
        draws = s.setting.draws[AFTER_SELLING]
        facts["cards"] = sum(best) + sum(player.works(draw.kind) and draw.can(player, sales) for draw in draws)
    return facts


def next_tile(s: SanJuan) -> int:
    """The tile to come, -1 if nobody can know: the cycle is fixed (SJ 40), and the last of five is left over."""
    if s.trades >= TILES:
        return s.tiles[s.trades % TILES]
    unseen = [tile for tile in range(TILES) if tile not in s.tiles]
    return unseen[0] if len(unseen) == 1 else -1
