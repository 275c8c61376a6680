"""Border posts (E 4): whoever joins two of them by tiles scores by phase, and the first two to join all three take a
bonus tile. They stand on the frame of a player's board, so any duchy of 37 hexes may be played with them (E 4.4)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.bits import bit, ones
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put_flags, put_zeros
from ludoteca.core.fields import label, number, seat
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from ..boards import Board, flood
from ..data import BONUS_TILES, COLOURS
from ..estate import Estate
from ..expansion import Expansion
from ..features import MOST_SEATS
from ..hooks import Setting, Watch
from ..position import Burgundy, Rules
from .numbers import POST_POINTS, POSTS_EVENTS

LINKED: Final = POSTS_EVENTS
BORDER_TILE: Final = POSTS_EVENTS + 1

BORDER: Final = COLOURS  # in the place of a colour, the bonus tiles of the border
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
ALL_PAIRS: Final = 7


def joined(board: Board, covered: i64, touch: list[int]) -> int:
    """E 4.2: the pairs of posts between which a path of tiles runs, as bits of PAIRS. `touch` are the masks of hexes
    that touch each post."""
    found = 0
    for at, (one, other) in enumerate(PAIRS):
        if flood(board, touch[one], covered) & touch[other]:
            found |= 1 << at
    return found


class BorderPosts(Watch):
    """E 4.2-4.3, R9: each pair newly joined scores the value of the phase (with `once` the first one alone), then comes
    the bonus tile, if this was all and one is left. Nobody joins all of them twice, so nobody takes both."""

    def __init__(self, touch: list[int], once: bool) -> None:
        self.touch = touch
        self.once = once

    def placed(self, s: Burgundy, seat: int, at: int, kind: int) -> None:
        e = s.estate(seat)
        board = s.board(e)
        covered: i64 = e.covered[0]
        now = joined(board, covered, self.touch)
        if now == 0:
            return
        before = joined(board, covered & ~bit(at), self.touch)
        pairs = int(ones(now & ~before))
        if pairs and self.once:
            pairs = 0 if before else 1
        if pairs:
            s.tell(LINKED, seat, pairs)
            s.score(seat, POST_POINTS, pairs * s.rules.pieces.phase_bonus[s.phase])
        if now == ALL_PAIRS and before != ALL_PAIRS and s.claimed[BORDER] < BONUS_TILES:
            s.tell(BORDER_TILE, seat, s.claimed[BORDER])
            s.claim(seat, BORDER)


class Posts(Expansion):
    """`touch` are the hexes that touch each post; none where the board file of an owner does not tell. `standing`: how
    well they are attested."""

    def __init__(self, touch: list[list[int]], standing: str = "") -> None:
        super().__init__("posts")
        self.standing = standing
        self.hexes = touch
        self.touch = [sum([1 << at for at in hexes]) for hexes in touch]

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("posts", ("no", "pairs", "once")),)

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        if self.touch:
            return ()
        return (Term({"posts": ("pairs", "once")}, {"posts": ("no",)}, why="no-posts-on-board", rule="E 4.4"),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("posts", "no") != "no"

    def events(self, table: EventTable) -> None:
        table.add(LINKED, "link", seat(), number("pairs"))
        table.add(BORDER_TILE, "border_tile", seat(), label("place"))

    def sources(self) -> tuple[str, ...]:
        return ("posts",)

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        setting.placed.append(BorderPosts(self.touch, options["posts"] == "once"))

    def begin(self, s: Burgundy) -> None:
        """E 4.1: the bonus tiles of the border lie behind those of the colours."""
        s.claimed = [*s.claimed, 0]

    def linked(self, s: Burgundy, e: Estate) -> int:
        """The pairs that are joined in a duchy."""
        return joined(s.board(e), e.covered[0], self.touch)

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [
            Piece("border_tiles_taken", 1, BONUS_TILES),
            Piece("posts_joined", MOST_SEATS * len(PAIRS)),
            Piece("border_tiles", MOST_SEATS * BONUS_TILES),
        ]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        first = max(seat, 0)
        into[at] = i16(s.claimed[BORDER])
        pairs = at + 1
        tiles = pairs + MOST_SEATS * len(PAIRS)
        end = tiles + MOST_SEATS * BONUS_TILES
        put_zeros(into, pairs, end - pairs)
        for place in range(s.seats):
            e = s.estate((first + place) % s.seats)
            pairs = put_flags(into, pairs, self.linked(s, e), len(PAIRS))
            tiles = put_flags(into, tiles, e.bonus >> (BONUS_TILES * BORDER), BONUS_TILES)
        return end
