"""Whether duchies, dice and points go with the options and with each other."""

from __future__ import annotations

from ludoteca.core.codecs import Here

from ...data import NONE
from ...estate import Estate
from ...expansions.boards import CastleLink
from ...meta import COPIES, BurgundyGame
from ...position import Burgundy
from ...seat import Seat as Player
from .found import all_of


def check_duchies(s: Burgundy, here: Here) -> None:
    """CoB 6, E R1: the boards are those that the option gives."""
    for at, e in enumerate(s.estates):
        names = allowed(s, at)
        if e.duchy not in names:
            wanted = ", ".join(s.rules.boards[duchy].name for duchy in names[:5]) + (", ..." if len(names) > 5 else "")
            why = f"{s.board(e).name} is not dealt here by the option 'duchies'; {wanted}"
            raise here.to("estates").to(at).to("duchy").bad(why)
    if by_the_book(s):
        check_plates(s, here)


def by_the_book(s: Burgundy) -> bool:
    return not s.setting.duchies and s.setting.options["duchies"] == "book"


def allowed(s: Burgundy, at: int) -> list[int]:
    """The duchies that an estate may have."""
    game = s.rules
    assert isinstance(game, BurgundyGame)
    how = s.setting.options["duchies"]
    if s.setting.duchies:
        return [s.setting.duchies[at]]
    if how == "book":
        return [duchy for plate in s.rules.plates for duchy in plate]
    if how == "same" and at:
        return [s.estates[0].duchy]
    if how in ("same", "random"):
        return list(game.ordinary)
    if how in game.draws:
        return list(game.draws[how])
    named = [game.duchy_names[name] for name in how.split(".")]
    return [named[at % len(named)]]


def check_plates(s: Burgundy, here: Here) -> None:
    for plate in s.rules.plates:
        dealt = sum(1 for e in s.estates if e.duchy in plate)
        if dealt > COPIES:
            name = s.rules.boards[plate[0]].name
            raise here.to("estates").bad(f"{dealt} have the plate of duchy {name}; there are {COPIES}")


def check_joined(s: Burgundy, e: Estate, here: Here) -> None:
    """CoB 27: every tile was laid next to another, but for the first castle. Ground that an expansion opens may be
    anywhere (shield 18 does that); the castle link only asks for more."""
    laid = [at for at, kind in enumerate(e.tiles) if kind != NONE]
    if not laid or not (s.setting.ground is None or isinstance(s.setting.ground, CastleLink)):
        return
    apart = [at for at in laid if at not in joined(s, e, laid[-1])]
    if apart:
        name = s.tile_id(e.tiles[apart[0]])
        raise here.to("tiles").to(str(apart[0])).bad(f"{name} is not joined to the tile on {laid[-1]}")


def joined(s: Burgundy, e: Estate, first: int) -> set[int]:
    """The tiles to which one leads, from neighbour to neighbour."""
    near = s.board(e).near
    found, todo = {first}, [first]
    while todo:
        for at in near[todo.pop()]:
            if at not in found and e.tiles[at] != NONE:
                found.add(at)
                todo.append(at)
    return found


def check_dice(s: Burgundy, player: Player, here: Here) -> None:
    """CoB 19: a die shows 1 to 6, or any number by a power that was used in this turn."""
    turned = any(player.used & power for power in all_of(s.setting.expansions, "ANY_NUMBER"))
    for name, die in (("first", player.first), ("second", player.second)):
        if not die and not turned:
            raise here.to(name).bad("a die shows 1 to 6")


def check_points(s: Burgundy, player: Player, here: Here) -> None:
    owed = [source for sources in all_of(s.setting.expansions, "OWED") for source in sources]
    for source, points in enumerate(player.points):
        if points < 0 and source not in owed:
            raise here.to("points").bad(f"{points} points of {s.game.sources[source]}: those do not go below 0")
