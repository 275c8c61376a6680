"""What the numbers of a position stand for, for learning: a game declares its pieces in the order it writes them."""

from typing import Any, Final

# Who something belongs to, counted from the reader on.
PLACES: Final = ("nobody", "self", "next", "second", "third", "fourth")


class Piece:
    """Numbers of one sort that lie side by side. With `words` each is the index of a word and says nothing by its size;
    without, it is a count or a flag, and `most` is about as large as it gets. With `shared` it matters less which of so
    many side by side holds a word than how many of them do: a network that would be too large otherwise counts them."""

    def __init__(self, name: str, size: int, most: int = 1, words: tuple[str, ...] = (), shared: int = 0) -> None:
        self.name = name
        self.size = size
        self.most = len(words) - 1 if words else most
        self.words = words
        self.shared = shared

    def __repr__(self) -> str:
        return f"Piece({self.name}, {self.size}, {self.words or self.most})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Piece, (self.name, self.size, self.most, self.words, self.shared)


def width(pieces: list[Piece]) -> int:
    """How many numbers there are in all."""
    return sum([piece.size for piece in pieces])


def slices(pieces: list[Piece]) -> dict[str, slice]:
    """Where each piece lies."""
    found: dict[str, slice] = {}
    at = 0
    for piece in pieces:
        found[piece.name] = slice(at, at + piece.size)
        at += piece.size
    return found
