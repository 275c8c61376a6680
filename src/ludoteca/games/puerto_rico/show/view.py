"""What a reader may see of a position. Nothing is hidden but the order of the stacks, which nobody has decided yet:
chips and discards are here because perfect memory gives them; a table may choose not to show them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.core.protocol import ALL

from ..actions import PLACE_IDS, PLACES, building_of, tile_of
from ..data import BUILDING_IDS, BUILDINGS, GOOD_IDS, GOODS, QUARRY, ROLE_IDS, STACKS, TILE_IDS, TILES
from ..packed import count, unpacked
from ..phases.builder import Builder
from ..phases.captain import Captain
from ..phases.placement import Placement
from ..phases.role import role_now
from ..player import Player, crew
from ..position import CAUSES, PuertoRico


class RoleView(TypedDict):
    role: str
    doubloons: int
    taken_by: int | None


class TileView(TypedDict):
    """The tiles of one kind on an island, and how many of them are occupied."""

    tile: str
    count: int
    colonists: int


class BuildingView(TypedDict):
    building: str
    colonists: int
    circles: int
    spaces: int


class ShipView(TypedDict):
    ship: int
    spaces: int
    good: str | None
    barrels: int


class MarketView(TypedDict):
    building: str
    left: int
    cost: int
    points: int
    column: int
    circles: int


class PlayerView(TypedDict):
    """`makes`: what a craftsman phase would bring now while the supply lasts. `discounts`: what a building of each
    column is cheaper by, for quarries and, in one's own builder phase, the privilege."""

    seat: int
    doubloons: int
    goods: dict[str, int]
    makes: dict[str, int]
    discounts: list[int]
    island: list[TileView]
    city: list[BuildingView]
    spaces_used: int
    san_juan: int
    colonists: int
    chips: int


class PhaseView(TypedDict):
    """The role being carried out, by whom it was taken, and the wharves used so far (captain)."""

    role: str
    owner: int
    wharves_used: list[int]


class PlanView(TypedDict):
    """A mayor's arrangement in the making: the board itself keeps the former one until it is done (PR 29)."""

    left: int
    circles: dict[str, int]


class PuertoRicoView(TypedDict):
    game: str
    seat: int
    options: dict[str, bool]
    round: int
    last_round: bool
    governor: int
    picked: int
    roles: list[RoleView]
    phase: PhaseView | None
    row: dict[str, int]
    quarries: int
    stacks: list[int]
    face_down: dict[str, int]
    discards: dict[str, int]
    supply: dict[str, int]
    ships: list[ShipView]
    trading_house: dict[str, int]
    colonists: int
    colonist_ship: int
    chips: int
    noted: int
    market: list[MarketView]
    players: list[PlayerView]
    ending: list[str]
    tally: dict[str, list[int]]
    scores: list[int]
    plan: NotRequired[PlanView]
    ranking: NotRequired[list[int]]


def view(s: PuertoRico, who: int) -> PuertoRicoView:
    seen = PuertoRicoView(
        game=s.game.name,
        seat=who,
        options={"letter": s.letter, "balanced": s.setup.balanced},
        round=s.rounds,
        last_round=s.ending != 0,
        governor=s.governor,
        picked=s.picked,
        roles=[role_view(s, role) for role in range(s.setup.roles)],
        phase=phase_view(s),
        row=goods(s.row),
        quarries=s.quarries,
        stacks=unpacked(s.stacks, STACKS),
        face_down=dict(zip(GOOD_IDS, s.bag, strict=True)),
        discards=goods(s.discards),
        supply=goods(s.supply),
        ships=[ship_view(s, ship) for ship in range(len(s.setup.ships))],
        trading_house=goods(s.house),
        colonists=s.colonists,
        colonist_ship=s.aboard,
        chips=max(s.chips, 0),
        noted=max(-s.chips, 0),
        market=[market_view(s, kind) for kind in range(BUILDINGS)],
        players=[player_view(s, seat) for seat in range(s.seats)],
        ending=[name for cause, name in enumerate(CAUSES) if s.ends_by(cause)],
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Placement) and who in (top.seat(), ALL):
        seen["plan"] = plan_view(top)
    if s.decision is None:
        seen["ranking"] = s.ranking()
    return seen


def goods(pack: int) -> dict[str, int]:
    return dict(zip(GOOD_IDS, unpacked(pack, GOODS), strict=True))


def role_view(s: PuertoRico, role: int) -> RoleView:
    holder = s.holder(role)
    return RoleView(role=ROLE_IDS[role], doubloons=s.coins[role], taken_by=holder if holder >= 0 else None)


def phase_view(s: PuertoRico) -> PhaseView | None:
    role = role_now(s)
    if role < 0:
        return None
    top = s.stack[-1]
    wharves = [seat for seat in range(s.seats) if isinstance(top, Captain) and top.used_wharf(seat)]
    return PhaseView(role=ROLE_IDS[role], owner=s.holder(role), wharves_used=wharves)


def ship_view(s: PuertoRico, ship: int) -> ShipView:
    good = None if s.empty(ship) else GOOD_IDS[s.good_on(ship)]
    return ShipView(ship=ship + 1, spaces=s.setup.ships[ship], good=good, barrels=s.barrels_on(ship))


def market_view(s: PuertoRico, kind: int) -> MarketView:
    return MarketView(
        building=BUILDING_IDS[kind],
        left=s.stock[kind],
        cost=s.setup.cost[kind],
        points=s.setup.vp[kind],
        column=s.setup.column[kind],
        circles=s.setup.circles[kind],
    )


def player_view(s: PuertoRico, seat: int) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        seat=seat,
        doubloons=player.doubloons,
        goods=goods(player.goods),
        makes=goods(player.makes()),
        discounts=discounts(s, seat),
        island=island_view(player),
        city=city_view(s, player),
        spaces_used=player.used,
        san_juan=player.idle(),
        colonists=player.people,
        chips=player.chips(),
    )


def discounts(s: PuertoRico, seat: int) -> list[int]:
    """PR 33, 37: an occupied quarry takes off one, as many as the column's number at most."""
    top = s.stack[-1] if s.stack else None
    privilege = 1 if isinstance(top, Builder) and top.owner == seat else 0
    quarries = int(s.players[seat].manned(QUARRY))
    return [min(quarries, column) + privilege for column in range(1, max(s.setup.column) + 1)]


def island_view(player: Player) -> list[TileView]:
    return [
        TileView(tile=TILE_IDS[tile], count=int(count(player.tiles, tile)), colonists=int(player.manned(tile)))
        for tile in range(TILES)
        if count(player.tiles, tile)
    ]


def city_view(s: PuertoRico, player: Player) -> list[BuildingView]:
    return [
        BuildingView(
            building=BUILDING_IDS[kind],
            colonists=int(player.crew_of(kind)),
            circles=s.setup.circles[kind],
            spaces=s.setup.size[kind],
        )
        for kind in range(BUILDINGS)
        if player.owns(kind)
    ]


def plan_view(frame: Placement) -> PlanView:
    circles: dict[str, int] = {}
    for place in range(PLACES):
        tile, kind = tile_of(place), building_of(place)
        number = int(count(frame.men, tile) if tile >= 0 else crew(frame.crew, kind))
        if number:
            circles[PLACE_IDS[place]] = number
    return PlanView(left=max(frame.left, 0), circles=circles)
