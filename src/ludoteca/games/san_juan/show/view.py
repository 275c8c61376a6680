"""What a reader may see of a position. Everything that perfect memory of open events gives is in it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.core.protocol import ALL

from ..data import EVENT_IDS, ROLE_IDS, Cards
from ..packed import card_beneath, is_tucked, pile_of, top_of
from ..player import Player
from ..position import SanJuan


class BuildingView(TypedDict):
    """A building in sight: a good on it, the buildings it covers, how many tucked cards lie beneath it."""

    card: str
    loaded: bool
    covers: list[str]
    tucked: int
    fresh: bool


class PlayerView(TypedDict):
    seat: int
    hand: int
    shown: list[str]
    city: list[BuildingView]
    goods: int
    chapel: int
    library_used: bool
    cards: NotRequired[list[str]]
    tucked: NotRequired[list[str]]
    discarded: NotRequired[list[str]]


class SanJuanView(TypedDict):
    game: str
    seat: int
    round: int
    last_round: bool
    governor: int
    picked: int
    roles: dict[str, int]
    face_up: list[str]
    resolving: str | None
    tiles: list[int]
    tile: int | None
    trades: int
    deck: int
    discards: int
    open_discards: list[str]
    site: str | None
    turned: list[str]
    drawn: int
    drawn_by: int | None
    drawn_cards: NotRequired[list[str]]
    players: list[PlayerView]
    tally: dict[str, list[int]]
    scores: list[int]
    ranking: NotRequired[list[int]]


def ids(box: Cards, cards: list[int]) -> list[str]:
    """Names of cards; an event may lie among the discards (E4)."""
    return [box.name(card) for card in cards]


def view(s: SanJuan, who: int) -> SanJuanView:
    box = s.setting.cards
    seen = SanJuanView(
        game=s.game.name,
        seat=who,
        round=s.rounds,
        last_round=any(player.buildings() >= box.end for player in s.players),
        governor=s.governor,
        picked=s.picked,
        roles=dict(zip(ROLE_IDS, s.holders, strict=True)),
        face_up=[name for event, name in enumerate(EVENT_IDS) if s.is_up(event)],
        resolving=EVENT_IDS[s.resolving] if s.resolving >= 0 else None,
        tiles=list(s.tiles),
        tile=s.tile if s.tile >= 0 else None,
        trades=s.trades,
        deck=s.deck_size,
        discards=len(s.unseen) + len(s.opened) + sum(len(player.known) for player in s.players),
        open_discards=ids(box, sorted(s.opened)),
        site=box.ids[s.site] if s.site >= 0 else None,
        turned=ids(box, s.turned),
        drawn=len(s.drawn),
        drawn_by=s.drawn_by if s.drawn_by >= 0 else None,
        players=[player_view(box, player, seat, who) for seat, player in enumerate(s.players)],
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
    if s.drawn and who in (s.drawn_by, ALL):
        seen["drawn_cards"] = ids(box, s.drawn)
    if s.decision is None:
        seen["ranking"] = s.ranking()
    return seen


def player_view(box: Cards, player: Player, seat: int, who: int) -> PlayerView:
    seen = PlayerView(
        seat=seat,
        hand=len(player.hand),
        shown=ids(box, player.shown),
        city=city_view(box, player),
        goods=len(player.goods),
        chapel=player.tucked(),
        library_used=player.read,
    )
    if who in (seat, ALL):
        seen["cards"] = ids(box, player.hand)
        seen["tucked"] = ids(box, sorted(player.cards_under(True)))
        seen["discarded"] = ids(box, sorted(player.known))
    return seen


def city_view(box: Cards, player: Player) -> list[BuildingView]:
    """The buildings in order; equal plants are told apart by good and pile only for the eye."""
    buildings: list[BuildingView] = []
    loads = player.loads()
    piles = {kind: piles_beneath(player, kind) for kind in player.city()}
    for kind in player.city():
        good = kind < len(loads) and loads[kind] > 0
        if good:
            loads[kind] -= 1
        pile = piles[kind].pop() if piles[kind] else []
        buildings.append(
            BuildingView(
                card=box.ids[kind],
                loaded=good,
                covers=ids(box, [card_beneath(entry) for entry in pile if not is_tucked(entry)]),
                tucked=sum(is_tucked(entry) for entry in pile),
                fresh=player.is_fresh(kind),
            )
        )
    return buildings


def piles_beneath(player: Player, kind: int) -> list[list[int]]:
    piles: dict[int, list[int]] = {}
    for entry in player.under:
        if top_of(entry) == kind:
            piles.setdefault(pile_of(entry), []).append(entry)
    return list(piles.values())
