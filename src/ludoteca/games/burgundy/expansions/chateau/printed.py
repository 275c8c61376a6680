"""What is printed for Châteauma: territory cards, its duchy, the order of its reserve (E 13, 15, 18.11-18.13)."""

from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.protocol import Printed

from ...data import COLOUR_IDS, COLOURS, one_of

CARDS: Final = 17
PLAIN_CARDS: Final = 9  # cards 1 to 9; with vineyards card 1 and those behind them (E 17.1)
MOST_HEXES: Final = 5  # of a card
LEVELS: Final = ("easy", "medium", "hard")

# What is printed on a hex of a card, as bits.
SALE: Final = 1
DOUBLE: Final = 2
SYMBOL_IDS: Final = ("sell", "double")

# What is printed on a space of its duchy (side 36).
MARKS: Final = ("", "A", "B", "D")
NO_MARK: Final = 0
MARK_A: Final = 1
MARK_B: Final = 2
MARK_D: Final = 3

# By colour: its spaces, and how many of them are marked A and B (E 15.2, 15.3).
SPACES: Final = (4, 3, 6, 6, 6, 12)
MARKED_A: Final = (0, 0, 1, 1, 1, 2)
MARKED_B: Final = (1, 1, 0, 0, 0, 1)
DUCHY: Final = sum(SPACES)


class Card(Printed):
    """A territory card: colours and symbols of its hexes in reading order, its points by level, and whether it counts
    for border posts and brings a shield (E 16.6, 16.8)."""

    def __init__(
        self,
        name: str,
        standing: str,
        colours: list[int],
        symbols: list[int],
        points: list[int],
        post: bool,
        arms: bool,
    ) -> None:
        self.name = name
        self.standing = standing
        self.colours = colours
        self.symbols = symbols
        self.points = points
        self.post = post
        self.arms = arms
        self.size = len(colours)


class Prints(Printed):
    """All of it. `colours` and `marks` go by space of the duchy, each colour from its top left on; `order` is that of
    the reserve, by colour, from the left."""

    def __init__(self, data: FilePart) -> None:
        here = data.part("chateau")
        signs = here.part("symbols")
        self.symbols_standing = signs.text("standing")
        posts = named(signs, "posts")
        arms = named(signs, "shields")
        self.cards = [read_card(card, posts, arms) for card in here.parts("cards")]
        if [card.name for card in self.cards] != CARD_IDS:
            raise BadData(f"{here.where}: 'cards' are not those from 1 to {CARDS}, in order")
        for deck in (self.deck(False), self.deck(True)):
            if not any(0 in self.cards[card].colours for card in deck):
                raise BadData(f"{here.where}: no card of a deck has a castle to begin with")
        if any(symbols & DOUBLE for card in self.cards[:PLAIN_CARDS] for symbols in card.symbols):
            raise BadData(f"{here.where}: a card of the game without vineyards shows a double hex")
        duchy = here.part("duchy")
        self.standing = duchy.text("standing")
        self.marks_standing = duchy.text("marks_standing")
        self.colours, self.marks = read_duchy(duchy)
        reserve = here.part("reserve")
        self.order_standing = reserve.text("standing")
        self.order = read_order(reserve)
        self.arms_points = [0, *here.numbers("shield_points", 4)]
        self.double_points = [0, *here.numbers("double_points", 13)]

    def deck(self, vineyards: bool) -> list[int]:
        """E 13.5 C, 17.1: the cards in play."""
        return [0, *range(PLAIN_CARDS, CARDS)] if vineyards else list(range(PLAIN_CARDS))


CARD_IDS: Final = [str(number) for number in range(1, CARDS + 1)]


def named(here: FilePart, name: str) -> list[str]:
    """Numbers of cards, each once."""
    found = here.texts(name)
    if len(set(found)) != len(found) or any(card not in CARD_IDS for card in found):
        raise here.bad(name, f"a list of different cards from 1 to {CARDS}")
    return found


def read_card(here: FilePart, posts: list[str], arms: list[str]) -> Card:
    name = here.text("id")
    colours: list[int] = []
    symbols: list[int] = []
    for text in here.texts("hexes"):
        words = text.split()
        if not words or len(set(words)) != len(words):
            raise here.bad("hexes", "a list of types, each with its symbols")
        colours.append(one_of(words[0], COLOUR_IDS, here))
        symbols.append(sum([1 << one_of(word, SYMBOL_IDS, here) for word in words[1:]]))
    if not 1 <= len(colours) <= MOST_HEXES:
        raise here.bad("hexes", f"a list of 1 to {MOST_HEXES} hexes")
    points = here.numbers("points", len(LEVELS))
    if points != sorted(points) or points[0] < 0:
        raise here.bad("points", "three numbers that rise from easy to hard")
    return Card(name, here.text("standing"), colours, symbols, points, name in posts, name in arms)


def read_duchy(here: FilePart) -> tuple[list[int], list[int]]:
    parts = here.parts("spaces")
    if [part.text("type") for part in parts] != list(COLOUR_IDS):
        raise here.bad("spaces", f"a list of {', '.join(COLOUR_IDS)}")
    colours: list[int] = []
    marks: list[int] = []
    for colour, part in enumerate(parts):
        found = [one_of(mark, MARKS, part) for mark in part.texts("marks")]
        wanted = (SPACES[colour], MARKED_A[colour], MARKED_B[colour])
        if (len(found), found.count(MARK_A), found.count(MARK_B)) != wanted:
            raise part.bad("marks", "a list of {} spaces, {} of them marked A and {} marked B".format(*wanted))
        colours += [colour] * len(found)
        marks += found
    return colours, marks


def read_order(here: FilePart) -> list[int]:
    """E 13.9: the colours; wild tiles have a place of their own."""
    names = here.texts("order")
    if sorted(names) != sorted((*COLOUR_IDS, "wild")):
        raise here.bad("order", f"a list of {', '.join(COLOUR_IDS)} and wild, each once")
    return [one_of(name, COLOUR_IDS, here) for name in names if name != "wild"]


assert len(SPACES) == COLOURS
