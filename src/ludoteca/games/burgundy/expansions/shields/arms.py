"""Shields on the main board and in the duchies: E 11.1-11.4. Those that a player holds are privileges of his estate,
so they work wherever a rule asks for them."""

from typing import Final

from ludoteca.core.frames import OneSeat
from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision

from ...data import CASTLE, CASTLE_TILE, DEPOTS, NONE
from ...estate import Estate, put
from ...parts import Part
from ...position import Burgundy
from ...privileges import COPYIST, ONE_AREA, ONE_PASTURE, PRIVILEGES
from ..numbers import ARMS, CRESTS
from .numbers import FORFEITED, SHIELDS, TAKEN
from .printed import MOST_LYING

NEVER_COPIED: Final = 27
HELD: Final = ((1 << SHIELDS) - 1) << PRIVILEGES


class Crests(Part):
    """`lying` are the shields in the depots, two places each; `gone` those out of the game, as bits."""

    def __init__(self, lying: list[int], gone: int) -> None:
        self.lying = lying
        self.gone = gone

    def clone(self) -> "Crests":
        return Crests(self.lying, self.gone)


class Arms(Part):
    """`copied` is the player whose monasteries count for this estate too (shield 6), NONE until he is chosen."""

    def __init__(self, copied: int) -> None:
        self.copied = copied

    def clone(self) -> "Arms":
        return Arms(self.copied)


def crests(s: Burgundy) -> Crests:
    found = s.parts[CRESTS]
    assert isinstance(found, Crests)
    return found


def arms(e: Estate) -> Arms:
    found = e.parts[ARMS]
    assert isinstance(found, Arms)
    return found


def held(e: Estate) -> list[int]:
    """The shields of an estate, by number from 0, sorted."""
    mask = (e.monasteries & HELD) >> PRIVILEGES
    found: list[int] = []
    if mask:
        for shield in range(SHIELDS):
            if (mask >> shield) & 1:
                found.append(shield)
    return found


def castles(s: Burgundy, e: Estate) -> int:
    """E 11.4: castle tiles carry shields, one each; white castles do not."""
    number = 0
    for at in s.board(e).colour_cells[CASTLE]:
        if e.tiles[at] == CASTLE_TILE:
            number += 1
    return number


def lying_in(s: Burgundy, depot: int) -> list[int]:
    """The shields in a depot."""
    places = crests(s).lying[depot * MOST_LYING : (depot + 1) * MOST_LYING]
    return [shield for shield in places if shield != NONE]


def lying_anywhere(s: Burgundy) -> list[int]:
    """All shields in the depots, sorted."""
    found: list[int] = []
    for depot in range(DEPOTS):
        found += lying_in(s, depot)
    found.sort()
    return found


def take_off(s: Burgundy, shield: int) -> None:
    """A shield leaves the depots; none comes after it (E 11.2)."""
    part = crests(s)
    part.lying = put(part.lying, part.lying.index(shield), NONE)


def gain(s: Burgundy, seat: int, shield: int) -> None:
    """E 11.4: it lies on a castle and works from now on."""
    e = s.estate(seat)
    e.monasteries |= 1 << (PRIVILEGES + shield)
    if PRIVILEGES + shield == ONE_PASTURE and s.setting.options["shield_one"] == "area":
        e.monasteries |= 1 << ONE_AREA
    s.tell(TAKEN, seat, shield)


def lose(s: Burgundy, seat: int, shield: int) -> None:
    """E 11.4, 11.7: a shield leaves the game, and what it did ends."""
    e = s.estate(seat)
    e.monasteries &= ~(1 << (PRIVILEGES + shield))
    crests(s).gone |= 1 << shield
    s.tell(FORFEITED, seat, shield)
    if PRIVILEGES + shield == ONE_PASTURE:
        e.monasteries &= ~(1 << ONE_AREA)
    elif PRIVILEGES + shield == COPYIST:
        arms(e).copied = NONE
        follow(s, seat)
    elif s.slots(seat) < 0:
        s.push(Overflow(seat))


def follow(s: Burgundy, seat: int) -> None:
    """Shield 6: bring up to date what works for a seat: its own monasteries, those it copies (never 27), and its
    privileges."""
    e = s.estate(seat)
    e.monasteries = e.monasteries >> PRIVILEGES << PRIVILEGES | standing(s, e)
    copied = arms(e).copied
    if copied != NONE:
        e.monasteries |= open_monasteries(s, copied) & ~(1 << NEVER_COPIED)


def open_monasteries(s: Burgundy, player: int) -> int:
    """The monasteries of a player as bits, with a seat or without."""
    if player < s.seats:
        return standing(s, s.estate(player))
    actor = s.setting.actor
    return 0 if actor is None else actor.monasteries(s, player)


def standing(s: Burgundy, e: Estate) -> int:
    """The monasteries that stand in a duchy, as bits."""
    found = 0
    for kind in e.tiles:
        if kind != NONE and s.rules.pieces.number[kind]:
            found |= 1 << s.rules.pieces.number[kind]
    return found


class Overflow(OneSeat[Burgundy]):
    """Shield 4 is gone: what no longer has a storage place is discarded at once. Which is asked only where they
    differ."""

    def clone(self) -> "Overflow":
        return Overflow(self.seat)

    def step(self, s: Burgundy) -> Decision | None:
        stock = s.stock(self.seat)
        if s.slots(self.seat) >= 0:
            s.stack.pop()
        elif stock[0] == stock[-1]:
            s.discard(self.seat, stock[0])
        else:
            return Decision(self.seat, "shield.drop", picks(stock, s.rules.codes.drops, 0, 0))
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        s.discard(self.seat, action.thing)
