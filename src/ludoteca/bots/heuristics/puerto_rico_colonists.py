"""The plan for the colonists of Puerto Rico: which places get how many."""

from ludoteca.games.puerto_rico import actions as code
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CITY,
    CONSTRUCTION_HUT,
    CORN,
    GOODS,
    GUILD_HALL,
    PLANTS,
    PRODUCTS,
    QUARRY,
    SMALL_MARKET,
)
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico

from .puerto_rico_worth import PuertoRicoWorth


class ColonistPlan:
    """The last plan made. A whole series asks for the same one, so it is kept."""

    def __init__(self) -> None:
        self.key = (0, 0, 0, 0, 0.0)
        self.kept: list[int] = []

    def places(self, worth: PuertoRicoWorth, s: PuertoRico, player: Player, left: float) -> list[int]:
        """How many colonists each place gets."""
        key = (int(player.city), int(player.tiles), player.people, player.chips(), left)
        if key != self.key:
            self.key = key
            self.kept = make_plan(worth, s, player, left)
        return self.kept


def make_plan(worth: PuertoRicoWorth, s: PuertoRico, player: Player, left: float) -> list[int]:
    """Always to what brings most for each colonist; who is left over goes wherever there is room."""
    plan = [0] * code.PLACES
    brings, room = demand(worth, s, player, left)
    people = player.people
    while people > 0:
        best = -1
        top = 0.0
        for place in range(code.PLACES):
            if room[place] > 0 and brings[place] > top:
                top = brings[place]
                best = place
        if best < 0:
            break
        room[best] -= 1
        plan[best] += 1
        people -= 1
        if best > code.TILE_PLACE - 1 and best != code.place_of_tile(CORN) and people > 0:
            plan[open_plant(s, player, plan, code.tile_of(best))] += 1
            people -= 1
    for place in range(code.PLACES - 1, -1, -1):
        while people > 0 and plan[place] < circles(s, player, place):
            plan[place] += 1
            people -= 1
    return plan


def demand(worth: PuertoRicoWorth, s: PuertoRico, player: Player, left: float) -> tuple[list[float], list[int]]:
    """For each place what a colonist brings there, and for how many. A plantation that needs a plant stands for
    both: it takes two colonists."""
    brings = [0.0] * code.PLACES
    room = [0] * code.PLACES
    for kind in range(PLANTS, BUILDINGS):
        if player.owns(kind):
            place = kind - PLANTS
            room[place] = s.setup.circles[kind]
            if kind >= GUILD_HALL:
                brings[place] = worth.bonus(s, player, kind, left) / left
            elif kind > CONSTRUCTION_HUT or kind == SMALL_MARKET or not player.full():
                brings[place] = worth.violet[kind]
    if player.used < CITY:
        brings[code.QUARRY_PLACE] = worth.tiles[QUARRY]
        room[code.QUARRY_PLACE] = int(count(player.tiles, QUARRY))
    for good in range(GOODS):
        own = int(count(player.tiles, good))
        if own:
            place = code.place_of_tile(good)
            room[place] = min(own, worth.capacity(s, player, good))
            brings[place] = worth.tiles[good] * (1.0 if good == CORN else 0.75)
    return brings, room


def circles(s: PuertoRico, player: Player, place: int) -> int:
    kind = code.building_of(place)
    if kind >= 0:
        return s.setup.circles[kind] if player.owns(kind) else 0
    return int(count(player.tiles, code.tile_of(place)))


def open_plant(s: PuertoRico, player: Player, plan: list[int], good: int) -> int:
    """A plant of that good with a free circle."""
    for kind in range(PLANTS):
        place = code.PLANT_PLACE + kind
        if PRODUCTS[kind] == good and player.owns(kind) and plan[place] < s.setup.circles[kind]:
            return place
    raise ValueError("no plant left")
