"""What a reader may see of a position. Everything that perfect memory of open events gives is in it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.core.protocol import ALL

from ..data import BUILDINGS, CARD_IDS, EVENT_IDS, EVENTS, PLANTS, ROLE_IDS
from ..player import TOP, TUCKED, Player, city, pile_number
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


def ids(cards: list[int]) -> list[str]:
    """Names of cards; an event may lie among the discards (E4)."""
    return [CARD_IDS[card] if card < BUILDINGS else EVENT_IDS[card - BUILDINGS] for card in cards]


def view(s: SanJuan, who: int) -> SanJuanView:
    seen = SanJuanView(
        game=s.game.name,
        seat=who,
        round=s.rounds,
        governor=s.governor,
        picked=s.picked,
        roles=dict(zip(ROLE_IDS, s.holders, strict=True)),
        face_up=[EVENT_IDS[event] for event in range(EVENTS) if (s.face_up >> event) & 1],
        resolving=EVENT_IDS[s.resolving] if s.resolving >= 0 else None,
        tiles=list(s.tiles),
        tile=s.tile if s.tile >= 0 else None,
        trades=s.trades,
        deck=s.deck_size,
        discards=len(s.unseen) + len(s.opened) + sum(len(player.known) for player in s.players),
        open_discards=ids(sorted(s.opened)),
        site=CARD_IDS[s.site] if s.site >= 0 else None,
        turned=ids(s.turned),
        drawn=len(s.drawn),
        drawn_by=s.drawn_by if s.drawn_by >= 0 else None,
        players=[player_view(player, seat, who) for seat, player in enumerate(s.players)],
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
    if s.drawn and who in (s.drawn_by, ALL):
        seen["drawn_cards"] = ids(s.drawn)
    if s.decision is None:
        seen["ranking"] = s.ranking()
    return seen


def player_view(player: Player, seat: int, who: int) -> PlayerView:
    seen = PlayerView(
        seat=seat,
        hand=len(player.hand),
        shown=ids(player.shown),
        city=city_view(player),
        goods=len(player.goods),
        chapel=player.tucked(),
        library_used=player.read,
    )
    if who in (seat, ALL):
        seen["cards"] = ids(player.hand)
        seen["tucked"] = ids(sorted(entry & (TUCKED - 1) for entry in player.under if entry & TUCKED))
        seen["discarded"] = ids(sorted(player.known))
    return seen


def city_view(player: Player) -> list[BuildingView]:
    """The buildings in order; equal plants are told apart by good and pile only for the eye."""
    buildings: list[BuildingView] = []
    loaded = [player.loaded(plant) for plant in range(PLANTS)]
    piles = [piles_beneath(player, kind) for kind in range(BUILDINGS)]
    for kind in city(player):
        good = kind < PLANTS and loaded[kind] > 0
        if good:
            loaded[kind] -= 1
        pile = piles[kind].pop() if piles[kind] else []
        buildings.append(
            BuildingView(
                card=CARD_IDS[kind],
                loaded=good,
                covers=ids([entry & (TUCKED - 1) for entry in pile if not entry & TUCKED]),
                tucked=sum(1 for entry in pile if entry & TUCKED),
                fresh=bool((player.fresh >> kind) & 1),
            )
        )
    return buildings


def piles_beneath(player: Player, kind: int) -> list[list[int]]:
    piles: dict[int, list[int]] = {}
    for entry in player.under:
        if entry // TOP == kind:
            piles.setdefault(pile_number(entry), []).append(entry)
    return list(piles.values())
