"""What a network is told of a game with expansions: one row of numbers in fixed places, whatever is played with. The
game itself writes what of an expansion that is on behind the base game, and nothing of one that is off."""

from __future__ import annotations

from typing import Final

from ludoteca.core.errors import LudotecaError
from ludoteca.core.pieces import Piece, width
from ludoteca.core.protocol import Game, State

from .rows import Placing

# By game the options whose expansions networks read, each with a value at which it is on. Who plays alone against a
# target plays another game, on a board of its own: that is not read.
KNOWN: Final = {
    "burgundy": {
        "link": "yes", "tiles": "yes", "posts": "pairs", "white": "yes", "inns": "yes", "routes": "random",
        "shields": "yes", "vineyards": "yes", "team": "beginner", "chateau": "easy",
    },
}  # fmt: skip
# Too large for a small network, and of little weight: for these the heuristic's counsel has to speak.
UNREAD: Final = frozenset({
    "route_tiles", "route_hand", "shields_lying", "shields_gone", "shield_copies", "shield_coming", "shields_unpaid",
    "unlimited_storage", "vineyard_spaces", "double_bag", "grapes_out", "vines", "outer_area_left", "outer_colours",
    "outer_tiles", "private_storage", "chateau_cards", "chateau_laid", "chateau_face_down", "chateau_deck",
    "chateau_pile", "chateau_duchy", "chateau_over", "chateau_reserve", "chateau_wild", "chateau_doubles",
    "chateau_sold", "chateau_bonus_tiles", "chateau_shields", "chateau_post_cards",
})  # fmt: skip
# Of these only what is the reader's: of each piece that comes first.
OWN: Final = frozenset({"shields_held", "route_goods"})
ON = "expansions"  # the piece that says which are on


class Expanded:
    """The pieces of the base game, a flag for each expansion, and then what is read of all of them. Words that an
    expansion adds to a vocabulary of the base game share a place by how they begin: `monastery_27`, `monastery_28`."""

    def __init__(self, game: Game) -> None:
        known = KNOWN.get(game.name)
        if known is None:
            raise LudotecaError(f"{game.name}: networks read no expansions")
        base = game.feature_pieces()
        self.base = {piece.name for piece in base}
        self.most = width(game.feature_pieces(known))  # numbers that a position may have
        self.words: list[int] = []  # what each word of a vocabulary with additions becomes
        self.folded: set[str] = set()  # pieces with such a vocabulary
        larger = game.feature_pieces(known)[: len(base)]
        self.pieces = [self.fold(piece, more) for piece, more in zip(base, larger, strict=True)]
        self.option_of: dict[str, int] = {}
        self.pieces.append(Piece(ON, len(known)))
        for number, (option, value) in enumerate(known.items()):
            for piece in game.feature_pieces({option: value})[len(base) :]:
                self.option_of[piece.name] = number
                if piece.name not in UNREAD:
                    size = piece.size // max(game.seats) if piece.name in OWN else piece.size
                    self.pieces.append(Piece(piece.name, size, piece.most, piece.words, piece.shared))
        self.width = width(self.pieces)
        self.places: dict[str, tuple[int, int]] = {}
        at = 0
        for piece in self.pieces:
            self.places[piece.name] = (at, piece.size)
            at += piece.size
        self.known: dict[tuple[str, ...], Placing | None] = {}

    def fold(self, piece: Piece, larger: Piece) -> Piece:
        """A piece of the base game, which has more words with expansions; more numbers of one sort are left out."""
        count = len(piece.words)
        if len(larger.words) == count:
            return piece
        starts = [word.partition("_")[0] for word in larger.words[count:]]
        added = list(dict.fromkeys(starts))
        self.words = [*range(count), *(count + added.index(start) for start in starts)]
        self.folded.add(piece.name)
        return Piece(piece.name, piece.size, words=(*piece.words, *added), shared=piece.shared)

    def placing(self, state: State) -> Placing | None:
        """Where the numbers of a position go; None if it is played with something that is not read."""
        pieces = state.feature_pieces()
        names = tuple([piece.name for piece in pieces])
        if names not in self.known:
            self.known[names] = self.place(pieces)
        return self.known[names]

    def place(self, pieces: list[Piece]) -> Placing | None:
        stretches: list[tuple[int, int, int, bool]] = []
        on = set()
        at = 0
        for piece in pieces:
            if piece.name in self.option_of:
                on.add(self.places[ON][0] + self.option_of[piece.name])
            elif piece.name not in self.base:
                return None
            if piece.name in self.places:
                start, size = self.places[piece.name]
                stretches.append((at, start, min(size, piece.size), piece.name in self.folded))
            at += piece.size
        return Placing(joined(stretches), sorted(on), self.words, self.width, self.most)


def joined(stretches: list[tuple[int, int, int, bool]]) -> list[tuple[int, int, int, bool]]:
    """What lies side by side before and after is one stretch."""
    found: list[tuple[int, int, int, bool]] = []
    for begin, to, length, folded in stretches:
        if found:
            last, there, long, like = found[-1]
            if (last + long, there + long, like) == (begin, to, folded):
                found[-1] = (last, there, long + length, like)
                continue
        found.append((begin, to, length, folded))
    return found
