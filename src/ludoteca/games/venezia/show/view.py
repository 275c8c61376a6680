"""What a reader may see of a position. Everything that perfect memory of open events gives is in it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.core.bits import members
from ludoteca.core.protocol import ALL

from ..data import KIND_IDS, KINDS, PAWNS, VALUES
from ..ground import kind_of, site_of
from ..phases.building import Building
from ..phases.drain import Drain
from ..player import worth
from ..position import CAUSES, GOING_ON, Venezia
from ..round import Turn, phase

Counts = dict[str, int]


class BuildingView(TypedDict):
    """A piece on the map, the printed ones first, then in the order they were built."""

    card: str
    hexes: list[str]


class ConstructionView(TypedDict):
    """The building being resolved: its master, and its site and full points once they are fixed."""

    card: str
    master: int
    site: list[str]
    points: int


class PlayerView(TypedDict):
    """A party. `front` are its cards in unfinished joint buildings, `sets` those it builds alone this turn; `shown` are
    hand cards everybody saw being taken. Number and kind of tokens are open, their values its own secret (A23)."""

    seat: int
    imaginary: bool
    at: int | None
    borders: list[str]
    hand: int
    shown: Counts
    front: Counts
    sets: list[str]
    pawns: list[str]
    swamps: int
    treasures: int
    cards: NotRequired[Counts]
    tokens: NotRequired[list[int]]
    laid_out: NotRequired[list[int]]
    gold: NotRequired[int]


class VeneziaView(TypedDict):
    game: str
    seat: int
    board: str
    standing: str
    active: int | None
    phase: str
    players: list[PlayerView]
    swamps: list[str]
    draining: list[str]
    buildings: list[BuildingView]
    houses: Counts
    supply: Counts
    construction: ConstructionView | None
    begun: Counts
    pawns: dict[str, int | None]
    open: list[str]
    deck: int
    discards: Counts
    chest: int
    spent: Counts
    ended: str | None
    last_round: bool
    tally: dict[str, list[int]]
    scores: list[int]
    ranking: NotRequired[list[int]]


def view(s: Venezia, who: int) -> VeneziaView:
    board = s.board
    turn = s.stack[0] if s.stack else None
    seen = VeneziaView(
        game=s.game.name,
        seat=who,
        board=board.title,
        standing=board.standing,
        active=turn.seat if isinstance(turn, Turn) else None,
        phase=phase(s),
        players=[player_view(s, party, who) for party in range(len(s.players))],
        swamps=[board.hexes[hex] for hex in board.marshes if s.ground.is_swamp(board, hex)],
        draining=draining(s),
        buildings=[
            BuildingView(card=KIND_IDS[kind_of(piece)], hexes=site_hexes(s, site_of(piece)))
            for piece in s.ground.pieces
        ],
        houses=dict(zip(board.quarters, s.ground.houses, strict=True)),
        supply=counts(s.supply),
        construction=construction(s),
        begun={KIND_IDS[kind]: s.laid(kind) for kind in range(PAWNS) if s.laid(kind)},
        pawns={KIND_IDS[kind]: s.pawns[kind] if s.pawns[kind] >= 0 else None for kind in range(PAWNS)},
        open=[KIND_IDS[kind] for kind in members(s.opened)],
        deck=s.deck_size,
        discards=counts(s.discard),
        chest=s.treasures(),
        spent={str(value): number for value, number in enumerate(s.gone)},
        ended=CAUSES[s.ended] if s.ended != GOING_ON else None,
        last_round=s.ended != GOING_ON,
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
    if s.decision is None:
        seen["ranking"] = s.ranking()
    return seen


def player_view(s: Venezia, party: int, who: int) -> PlayerView:
    player = s.players[party]
    seated = party < s.seats
    shore = s.shore(party) if seated else 0
    seen = PlayerView(
        seat=party,
        imaginary=not seated,
        at=s.at[party] if seated else None,
        borders=[s.board.quarters[at] for at in members(shore)],
        hand=player.held,
        shown=some(player.shown),
        front=some(player.front),
        sets=[KIND_IDS[kind] for kind in members(player.sets)],
        pawns=[KIND_IDS[kind] for kind in range(PAWNS) if s.pawns[kind] == party],
        swamps=player.swamps(),
        treasures=player.treasures(),
    )
    if seated and who in (party, ALL):
        seen["cards"] = some(player.hand)
        seen["tokens"] = values(player.tokens)
        seen["laid_out"] = values(player.paid)
        seen["gold"] = worth(player.tokens) + worth(player.paid)
    return seen


def construction(s: Venezia) -> ConstructionView | None:
    for frame in s.stack:
        if isinstance(frame, Building):
            return ConstructionView(
                card=KIND_IDS[frame.kind],
                master=frame.master,
                site=site_hexes(s, frame.site) if frame.site >= 0 else [],
                points=frame.value,
            )
    return None


def draining(s: Venezia) -> list[str]:
    """The first swamp of two, chosen but not yet drained."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Drain) and top.chosen >= 0:
        return [s.board.hexes[s.board.marshes[top.chosen]]]
    return []


def site_hexes(s: Venezia, site: int) -> list[str]:
    return [s.board.hexes[hex] for hex in s.board.sites[site]]


def counts(numbers: list[int]) -> Counts:
    return dict(zip(KIND_IDS, numbers, strict=True))


def some(numbers: list[int]) -> Counts:
    return {KIND_IDS[kind]: numbers[kind] for kind in range(KINDS) if numbers[kind]}


def values(tokens: list[int]) -> list[int]:
    """One number for each token, the dearest first."""
    return [value for value in range(VALUES - 1, -1, -1) for _ in range(tokens[value])]
