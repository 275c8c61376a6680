"""How positions of Puerto Rico are written: goods, tiles, buildings and roles by id, nothing packed."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Flag, Here, Id, Number, Seat, Step
from ludoteca.core.collected import Bits, Counts, Listed, Seats
from ludoteca.core.forms import Derived, Fact, Form
from ludoteca.core.sheets import Sheet, frame, lacking, name_of

from ..actions import PLACE_IDS
from ..data import BUILDING_IDS, BUILDINGS, GOOD_IDS, GOODS, ROLE_IDS, ROLES, STACKS, TILE_IDS
from ..meta import PuertoRicoGame
from ..packed import packed, some, total, unpacked
from ..phases import builder, captain, craftsman, mayor, placement, settler, storage, trader
from ..phases.placement import NOT_BEGUN, circles_at, place_at, places_of
from ..player import Player, crew, crew_total, posted
from ..position import CAUSES, PuertoRico, heights
from ..round import Round
from .possible import ROLE_OF, check, held

NIBBLE = 15  # the most of one kind in one place
FIRST_CIRCLE = 3

PACKED: Any = {"most": NIBBLE, "pack": packed, "unpack": unpacked}
CREW: Any = {
    "most": FIRST_CIRCLE,
    "pack": lambda counts: sum(posted(number, kind) for kind, number in enumerate(counts)),
    "unpack": lambda pack, length: [crew(pack, kind) for kind in range(length)],
}
HOLDERS: Any = {"pack": lambda seats: sum(some(seat + 1, role) for role, seat in enumerate(seats))}


class Ship(Form):
    """What a ship carries; nothing where it is empty."""

    def __init__(self) -> None:
        super().__init__(lambda good, barrels: (good, barrels), {"good": Id(GOOD_IDS), "barrels": Number(1, NIBBLE)})

    def read(self, data: object, here: Here) -> Any:
        return (-1, 0) if data is None else super().read(data, here)

    def write(self, value: Any, here: Here) -> Any:
        good, barrels = value
        return {"good": GOOD_IDS[good], "barrels": barrels} if barrels else None


def sheet(game: PuertoRicoGame) -> PuertoRicoSheet:
    return PuertoRicoSheet()


def setup_of(here: Here) -> Any:
    return here.fresh.setup


class PuertoRicoSheet(Sheet):
    def __init__(self) -> None:
        player = Form(
            Player,
            {
                "doubloons": Number(),
                "goods": Counts(GOOD_IDS, **PACKED),
                "tiles": Counts(TILE_IDS, **PACKED),
                "men": Counts(TILE_IDS, **PACKED),
                "city": Bits(BUILDING_IDS),
                "crew": Counts(BUILDING_IDS, **CREW),
                "san_juan": Fact(Number(), lambda player, here: player.idle()),
                "people": Derived(lambda p, here: p.san_juan + int(total(p.men)) + int(crew_total(p.crew))),
                "used": Derived(lambda p, here: each(p.city, setup_of(here).size)),
                "circles": Derived(lambda p, here: each(p.city, setup_of(here).circles)),
                "shipped": Number(),
                "captained": Number(),
                "harbored": Number(),
            },
        )
        ships = Fact(
            Listed(Ship(), lambda here: len(setup_of(here).ships), usual=[]),
            lambda s, here: [(s.good_on(at), s.barrels_on(at)) for at in range(len(s.setup.ships))] if s.cargo else [],
        )
        table = {
            "governor": Seat(),
            "rounds": Number(1, usual=1),
            "roles": Fact(Holders(), lambda s, here: [s.holder(role) for role in range(ROLES)]),
            "holders": Derived(lambda s, here: sum(some(seat + 1, role) for role, seat in enumerate(s.roles))),
            "picked": Number(0, 6, lambda here: held(here.thing.holders)),
            "coins": Counts(ROLE_IDS),
            "row": Counts(GOOD_IDS, **PACKED),
            "discards": Counts(GOOD_IDS, **PACKED),
            "stack_heights": Fact(
                Listed(Number(0, NIBBLE), lambda here: STACKS, usual=[0] * STACKS),
                lambda s, here: unpacked(s.stacks, STACKS),
            ),
            "stacks": Derived(lambda s, here: packed(s.stack_heights)),
            "bag": Counts(GOOD_IDS),
            "quarries": Number(),
            "supply": Counts(GOOD_IDS, **PACKED),
            "ships": ships,
            "cargo": Derived(lambda s, here: sum(load(*ship) << (8 * at) for at, ship in enumerate(s.ships))),
            "house": Counts(GOOD_IDS, **PACKED),
            "colonists": Number(),
            "aboard": Number(),
            "chips": Number(-999),
            "stock": Counts(BUILDING_IDS),
            "market": Derived(lambda s, here: sum(1 << kind for kind in range(BUILDINGS) if s.stock[kind])),
            "ending": Bits(CAUSES),
            "players": Listed(player, lambda here: here.fresh.seats),
        }
        rest = ("bag", "quarries", "supply", "colonists", "chips", "stock")
        within = {name_of(cls): ("round",) for cls in ROLE_OF}
        super().__init__(table, self.phases(), (Round,), rest, within=within)

    def phases(self) -> list[Any]:
        named = Id(GOOD_IDS, none=0, first=1)  # the good named last, from the one behind which the next may come
        return [
            frame(Round),
            frame(settler.Settler, {"todo": Step("hacienda", "tile", "hospice"), "tile": Id(TILE_IDS, usual=0)}),
            frame(mayor.Privilege),
            frame(mayor.Boarding, {"up": Seat()}),
            frame(placement.Placement, {
                "left": Number(NOT_BEGUN, usual=NOT_BEGUN),
                "places": Derived(places_to_man),
                "spare": Number(),
                "place": Fact(
                    Id(PLACE_IDS, none=-1), lambda f, here: place_at(f.places[f.at]) if f.places else -1
                ),
                "at": Derived(reached),
                "room": Derived(room),
                "men": Counts(TILE_IDS, **PACKED),
                "crew": Counts(BUILDING_IDS, **CREW),
            }),
            frame(builder.Builder, {"built": Id(BUILDING_IDS, none=-1)}),
            frame(craftsman.Production, {"last": named, "made": Bits(GOOD_IDS), "privilege": Flag()}),
            frame(craftsman.Bonus),
            frame(trader.Trader),
            frame(captain.Captain, {
                "up": Seat(), "wharves": Seats(bits=True), "privilege": Flag(), "asked": Bits(("captain", "harbor")),
            }),
            frame(storage.Storage, {
                "left": Number(storage.NOT_BEGUN, usual=storage.NOT_BEGUN), "last": named, "stored": Bits(GOOD_IDS),
            }),
        ]  # fmt: skip

    def options(self, s: PuertoRico) -> dict[str, str]:
        return {**({"balanced": "yes"} if s.setup.balanced else {}), **({"letter": "yes"} if s.letter else {})}

    def components(self, s: PuertoRico) -> list[str]:
        return [
            *BUILDING_IDS, *(f"plantations of {tile}" for tile in GOOD_IDS), "quarries",
            *(f"barrels of {good}" for good in GOOD_IDS), "colonists", "points in chips",
        ]  # fmt: skip

    def fill(self, s: PuertoRico, fresh: PuertoRico, missing: list[str]) -> None:
        """Bank, stacks and stock hold what lies nowhere else."""
        left = [max(number, 0) for number in lacking(s, fresh)]
        tiles = left[BUILDINGS:]
        goods = tiles[GOODS + 1 :]
        if "stock" in missing:
            s.stock = left[:BUILDINGS]
            s.market = sum(1 << kind for kind in range(BUILDINGS) if s.stock[kind])
        if "bag" in missing:
            s.bag = tiles[:GOODS]
        if "quarries" in missing:
            s.quarries = tiles[GOODS]
        if "supply" in missing:
            s.supply = packed(goods[:GOODS])
        if "colonists" in missing:
            s.colonists = goods[GOODS]
        if "chips" in missing:
            s.chips = lacking(s, fresh)[-1]
        self.settle(s)

    def settle(self, s: PuertoRico) -> None:
        """PR 4: stacks of which nothing was said are as even as can be."""
        if not s.stacks:
            s.stacks = heights(sum(s.bag))

    def check(self, s: PuertoRico, here: Here) -> None:
        check(s, here)


class Holders(Form):
    """PR 9: who took which role, by role."""

    def __init__(self) -> None:
        super().__init__(dict, {role: Seat(none=True) for role in ROLE_IDS})

    def default(self, here: Here) -> Any:
        return [-1] * ROLES

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        return {role: seat for role, seat in zip(ROLE_IDS, value, strict=True) if seat >= 0}

    def read(self, data: object, here: Here) -> Any:
        return list(super().read(data, here).values())


def each(city: int, printed: list[int]) -> int:
    """What is printed on all buildings of a city together."""
    return sum(number for kind, number in enumerate(printed) if (city >> kind) & 1)


def load(good: int, barrels: int) -> int:
    return (barrels << 4) + good + 1 if barrels else 0


def places_to_man(f: Any, here: Here) -> list[int]:
    """Those of the player who lays colonists; none before he begins."""
    if f.left == NOT_BEGUN:
        return []
    return places_of(here.state.players[(f.owner + f.done) % here.fresh.seats], setup_of(here))


def room(f: Any, here: Here) -> int:
    """The free circles from the place on that was reached."""
    free = f.spare + sum(circles_at(entry) for entry in f.places[f.at + 1 :])
    if f.left > free:
        raise here.bad(f"'left': {f.left} colonists do not fit {free} circles")
    return int(free)


def reached(f: Any, here: Here) -> int:
    """How far along the places the colonists are laid."""
    if f.place < 0:
        return 0
    places = [place_at(entry) for entry in f.places]
    if f.place not in places:
        raise here.bad(f"'place': there is no {PLACE_IDS[f.place]} to man")
    return places.index(f.place)
