"""Cards that lie on or beneath a building, each packed with its place into one integer: nobody else shifts or masks.

A good is packed as plant, card. A card beneath a building is packed as top, pile, tucked or covered, card: `top` is the
building in sight. A pile is one place of the city; pile numbers are never used again, and with earthquakes a long game
can make hundreds.
"""

from typing import Final

GOOD_BITS: Final = 6
TOP: Final = 1 << 24
PILE: Final = 1 << 8
TUCKED: Final = 1 << 7


def as_good(plant: int, card: int) -> int:
    return (plant << GOOD_BITS) + card


def plant_of(good: int) -> int:
    """The plant a good lies on."""
    return good >> GOOD_BITS


def card_of(good: int) -> int:
    """The card a good is."""
    return good & 63


def as_covered(top: int, pile: int, card: int) -> int:
    return top * TOP + pile * PILE + card


def as_tucked(top: int, pile: int, card: int) -> int:
    return as_covered(top, pile, card) + TUCKED


def top_of(entry: int) -> int:
    """The building a card lies beneath."""
    return entry // TOP


def pile_of(entry: int) -> int:
    """The pile a card lies in."""
    return entry % TOP // PILE


def is_tucked(entry: int) -> bool:
    """Whether a card beneath a building was tucked, not covered."""
    return entry & TUCKED != 0


def card_beneath(entry: int) -> int:
    return entry & (TUCKED - 1)


def beneath(entry: int, top: int) -> int:
    """The same card in the same pile, beneath another building."""
    return top * TOP + entry % TOP


def with_card(entry: int, card: int) -> int:
    """Another card in the same place."""
    return entry - card_beneath(entry) + card
