"""What the table shows before an answer: prices and why, what a role brings, reasons for what is not possible."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Preview, Question, Value
from ludoteca.core.protocol import Action, EventKind
from ludoteca.core.reader import EventView

from ..actions import (  # fmt: skip
    BUILD,
    COVER,
    COVER_LOADED,
    DISCARD,
    EVENT,
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
    BUILDINGS,
    CARD_IDS,
    COUNCILLOR,
    CRANE,
    EVENT_IDS,
    GOOD_IDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    PLANTS,
    PREFECTURE,
    PRODUCER,
    PROSPECTOR,
    QUARRY,
    ROLE_IDS,
    SMITHY,
    TILES,
    TRADER,
    TRADING_POST,
    Cards,
)
from ..meta import SanJuanGame
from ..phases.builder import Builder, Construction
from ..phases.councillor import Councillor
from ..phases.hand import Change, Keep, Toss
from ..phases.pay import Pay
from ..phases.producer import Producer, empties
from ..phases.trader import Trader
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan
from .reasons import reasons


class SanJuanPreview(Preview[SanJuan]):
    words = {
        "card": CARD_IDS,
        "event": EVENT_IDS,
        "plant": GOOD_IDS,
        "role": ROLE_IDS,
    }

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def named(self, kind: EventKind, happened: EventView) -> EventView:
        """A price tile is told by its prices."""
        named = super().named(kind, happened)
        tile = named.get("tile")
        if isinstance(tile, int):
            named.update(zip(GOOD_IDS, self.cards.tiles[tile], strict=True))
        return named

    def question(self, s: SanJuan) -> Question:
        question = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Pay):
            question["args"] = {"due": top.due}
        elif isinstance(top, Construction):
            question["args"] = {"card": CARD_IDS[top.kind]}
        elif isinstance(top, Toss | Keep | Change):
            question["args"] = {"least": top.least, "most": top.most}
        elif isinstance(top, Trader | Producer) and s.decision is not None:
            question["args"] = {"least": s.decision.least, "most": s.decision.most}
        return question

    def facts(self, s: SanJuan, action: Action) -> dict[str, Value]:
        code = action.code
        if ROLE <= code < EVENT:
            return role_facts(s, code - ROLE, False)
        if VISIT <= code < BUILD:
            return role_facts(s, code - VISIT, True)
        if BUILD <= code < COVER:
            return build_facts(s, code - BUILD)
        if COVER <= code < PAY or code == NO_COVER:
            return cover_facts(s, code)
        if code in (USE_LIBRARY, NO_LIBRARY):
            return library_facts(s, code == USE_LIBRARY)
        if SELL <= code < SELL + PLANTS:
            return {"cards": s.cards.tiles[s.tile][code - SELL]}
        for base in (PAY, DISCARD, KEEP, TUCK, MINE):
            if base <= code < base + BUILDINGS:
                kind = code - base
                return {"cost": s.cost[kind], "points": s.cards.vp[kind]}
        return {}

    def blocked(self, s: SanJuan) -> list[Blocked]:
        return reasons(s)

    def suggest(self, s: SanJuan) -> list[Action]:
        """For a payment or a discard: the cards worth least to this seat."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Pay) and top.spent == 0:
            return cheapest(s, top.who, PAY, top.due, top.last)
        if isinstance(top, Toss):
            return cheapest(s, top.who, DISCARD, top.least, top.last)
        return []


def price_terms(s: SanJuan, player: Player, kind: int, cover: int, off: int, declined: bool = False) -> list[Value]:
    """The printed cost and everything that lowers it, as (cause, number)."""
    terms: list[Value] = [{"cause": "cost", "number": s.cost[kind]}]
    if off:
        terms.append({"cause": "privilege", "number": -1})
    if off > 1:
        terms.append({"cause": "library", "number": 1 - off})
    helper = SMITHY if kind < PLANTS else QUARRY
    if player.works(helper) and cover != helper and not declined:
        terms.append({"cause": CARD_IDS[helper], "number": -1})
    if cover >= 0:
        terms.append({"cause": "crane", "number": -s.cost[cover]})
    return terms


def build_facts(s: SanJuan, kind: int) -> dict[str, Value]:
    assert s.decision is not None
    seat = s.decision.seat
    player = s.players[seat]
    top = s.stack[-1]
    if not isinstance(top, Builder):
        return {"price": 0, "cost": s.cost[kind], "points": s.cards.vp[kind], "terms": []}
    off = 0
    if seat == top.owner:
        off = 1 + (0 if s.library(seat, top.owner, top.visit) == NO_LIBRARY_HERE else 1)
    return {
        "price": s.price(player, kind, -1, off),
        "cost": s.cost[kind],
        "points": s.cards.vp[kind],
        "terms": price_terms(s, player, kind, -1, off),
        "crane": player.works(CRANE),
    }


def cover_facts(s: SanJuan, code: int) -> dict[str, Value]:
    top = s.stack[-1]
    assert isinstance(top, Construction)
    player = s.players[top.who]
    off = top.off()
    cover = -1 if code == NO_COVER else (code - COVER_LOADED if code >= COVER_LOADED else code - COVER)
    if s.library(top.who, top.owner(), top.visit) != NO_LIBRARY_HERE and cover != LIBRARY:
        off += 1
    facts: dict[str, Value] = {
        "price": s.price(player, top.kind, cover, off),
        "terms": price_terms(s, player, top.kind, cover, off),
    }
    if cover >= 0:
        facts["points_lost"] = s.cards.vp[cover]
        facts["good_lost"] = code >= COVER_LOADED
    return facts


def library_facts(s: SanJuan, use: bool) -> dict[str, Value]:
    """What the privilege comes to with the library or without."""
    assert s.decision is not None
    top = s.stack[-1]
    player = s.players[s.decision.seat]
    if isinstance(top, Construction):
        terms = price_terms(s, player, top.kind, -1, top.off() + int(use), bool(top.declined))
        if top.relief:
            terms.append({"cause": "crane", "number": -top.relief})
        return {"price": top.due(s, use), "terms": terms}
    if isinstance(top, Councillor):
        return councillor_facts(player, 2 if use else 1)
    return {"cards": 2 if use else 1}


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
        return {"goods": min(most, sum(empties(player)))}
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
        best = sorted((s.cards.tiles[tile][good >> 6] for good in player.goods), reverse=True)[:sales]
        extra = int(sales >= 2 and player.works(MARKET_STAND)) + int(sales >= 1 and player.works(MARKET_HALL))
        facts["cards"] = sum(best) + extra
    return facts


def next_tile(s: SanJuan) -> int:
    """The tile to come, -1 if nobody can know: the cycle is fixed (SJ 40), and the last of five is left over."""
    if s.trades >= TILES:
        return s.tiles[s.trades % TILES]
    unseen = [tile for tile in range(TILES) if tile not in s.tiles]
    return unseen[0] if len(unseen) == 1 else -1


def cheapest(s: SanJuan, seat: int, base: int, number: int, floor: int) -> list[Action]:
    """The cards this seat would miss least: first those it can never build, then the cheap ones; none where a series
    that has begun (its kinds never fall) has too few left."""
    player = s.players[seat]

    def worth(kind: int) -> tuple[int, int, int]:
        useless = kind >= PLANTS and player.owns(kind)
        points = s.cards.vp[kind] or s.cost[kind]  # those of cost 6 print none and score at the end
        return (0 if useless else 1, s.cost[kind] + points, kind)

    cards = sorted(sorted((kind for kind in player.hand if kind >= floor), key=worth)[:number])
    if len(cards) < number:
        return []
    return [s.game.actions[base + kind] for kind in cards]


def preview(game: SanJuanGame) -> SanJuanPreview:
    return SanJuanPreview(game.cards)
