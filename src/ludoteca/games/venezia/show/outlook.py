"""What an answer would bring, reckoned without playing it: for tables and bots. Gold spent in between is left out."""

from ..actions import SITE
from ..board import SHAPE, SHAPES, Board
from ..data import CAMPO, KINDS, PALAZZO
from ..ground import list_sites
from ..phases.building import Building
from ..phases.drain import Drain
from ..position import Venezia
from ..scoring import share, value
from ..track import gondola_on, land


class Share:
    """What one party would have of a building: a treasure or not, its points, its way and whom it jumps."""

    def __init__(self, seat: int, treasure: bool, points: int, start: int, end: int, jumps: list[int]) -> None:
        self.seat = seat
        self.treasure = treasure
        self.points = points
        self.start = start
        self.end = end
        self.jumps = jumps


def shares(s: Venezia, building: Building, site: int, quarter: int) -> list[Share]:
    """VE 31-43: treasures and moves in order, as if the building stood on `site` (a ponte counting `quarter`). With a
    chest that runs out the first ones get theirs."""
    board = s.board
    points = value(board, s.ground, building.kind, site, quarter)
    quarters = board.quarters_of(site)
    at = s.at[:]
    chest = s.treasures()
    found: list[Share] = []
    for turn in range(building.parties(s)):
        seat = (building.master + turn) % len(s.players)
        if building.takes_part(s, seat):
            treasure = chest > 0 and s.shore(seat) & quarters != 0
            chest -= 1 if treasure else 0
            mine = share(points, turn == 0)
            start = at[seat]
            jumps = jumped(at, seat, mine, s.rules.shared)
            at[seat] = land(at, seat, mine, s.rules.shared)
            found.append(Share(seat, treasure, mine, start, at[seat], jumps))
    return found


def jumped(at: list[int], seat: int, steps: int, shared: bool) -> list[int]:
    """Whose gondolas a move passes over."""
    found: list[int] = []
    for number in range(at[seat] + 1, land(at, seat, steps, shared)):
        other = gondola_on(at, seat, number, shared)
        if other >= 0:
            found.append(other)
    return found


def rim(board: Board, site: int) -> list[int]:
    """The hexes around a footprint."""
    around: list[int] = []
    for hex in range(len(board.hexes)):
        if board.quarter[hex] == board.home[site] and board.rim[site] & board.bit[hex]:
            around.append(hex)
    return around


def counts(s: Venezia, kind: int, hex: int) -> bool:
    """VE 37-38: whether a hex beside a palazzo or campo brings a point."""
    built = s.ground.is_built(s.board, hex)
    return not built if kind == PALAZZO else built


def scores_by_hex(kind: int) -> bool:
    return kind in (PALAZZO, CAMPO)


def openings(s: Venezia, marsh: int) -> list[int]:
    """By type, how many sites would be new if a swamp were drained, after the one chosen before it (VE 47)."""
    board = s.board
    hex = board.marshes[marsh]
    ground = s.ground
    top = s.stack[-1]
    if isinstance(top, Drain) and top.chosen >= 0:
        ground = ground.drained(board, board.marshes[top.chosen])
    drained = ground.drained(board, hex)
    new: list[int] = []
    for shape in range(SHAPES):
        menu = list_sites(board, drained, s.game.by_verb[SITE], shape)
        new.append(sum(hex in board.sites[action.thing] for action in menu))
    return [new[SHAPE[kind]] for kind in range(KINDS)]
