"""Border posts: how near they are to being joined (E 4)."""

from typing import Final

from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import BONUS_TILES, PHASES
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.posts import BORDER, PAIRS, BorderPosts
from ludoteca.games.burgundy.position import Burgundy, Rules

from ..burgundy_wisdom import Wisdom
from ..burgundy_worth import BurgundyWorth

FAR: Final = 99
MOST_KNOWN: Final = 4096  # a few megabytes
PACE: Final = 1.0  # rounds that a tile on the way takes
FAITH: Final = 0.78  # in each tile that is still missing


class Ways:
    """How far every hex of a duchy is from each post, and how long the shortest ways between the posts are: found once
    for all answers of a menu."""

    def __init__(self, rules: Rules, duchy: int, covered: int, touch: list[int]) -> None:
        self.rules = rules
        board = rules.boards[duchy]
        self.steps = [spread(board, covered, mask) for mask in touch]
        self.shortest = [shortest(self.steps[one], self.steps[other], covered) for one, other in PAIRS]

    def by(self, at: int) -> list[int]:
        """How long they are with a tile on this hex."""
        steps = self.steps
        return [min(self.shortest[n], steps[one][at] + steps[other][at] - 2) for n, (one, other) in enumerate(PAIRS)]


class PostsWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("posts")
        self.known: dict[int, Ways] = {}

    def ways(self, s: Burgundy, e: Estate) -> Ways:
        """Those found before are kept: all duchies of a table are looked at in turn, and they change slowly. They
        follow from the tiles of a duchy alone, by the same rules: the posts stand where they are printed."""
        key = e.covered[0] * len(s.rules.boards) + e.duchy
        found = self.known.get(key)
        if found is None or found.rules is not s.rules:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = Ways(s.rules, e.duchy, e.covered[0], watch(s).touch)
            self.known[key] = found
        return found

    def ground(self, h: BurgundyWorth, s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """By how much a tile on this hex brings the posts nearer to each other."""
        ways = self.ways(s, e)
        nearer = ways.by(at)
        if nearer == ways.shortest:
            return 0.0
        return h.area * (promise(h, s, nearer, True) - promise(h, s, ways.shortest, True))

    def prospects(self, h: BurgundyWorth, s: Burgundy, e: Estate) -> float:
        return promise(h, s, self.ways(s, e).shortest, False)


def watch(s: Burgundy) -> BorderPosts:
    for found in s.setting.placed:
        if isinstance(found, BorderPosts):
            return found
    raise ValueError("no border posts in play")


def spread(board: Board, covered: int, touch: int) -> list[int]:
    """How many empty hexes lie between a post and every hex, the hex counted too if it is empty."""
    steps = [FAR] * board.size
    now = [at for at in range(board.size) if (touch & covered) >> at & 1]
    later = [at for at in range(board.size) if (touch & ~covered) >> at & 1]
    cost = 0
    while now or later:
        if not now:
            now = later
            later = []
            cost += 1
        at = now.pop()
        if steps[at] <= cost:
            continue
        steps[at] = cost
        for near in board.near[at]:
            if steps[near] > cost:
                if covered >> near & 1:
                    now.append(near)
                else:
                    later.append(near)
    return steps


def shortest(one: list[int], other: list[int], covered: int) -> int:
    """The empty hexes of the shortest way between two posts."""
    best = FAR
    for at in range(len(one)):
        best = min(best, one[at] + other[at] - 1 + (covered >> at & 1))
    return best


def promise(h: BurgundyWorth, s: Burgundy, ways: list[int], closed: bool) -> float:
    """What ways of these lengths are worth; those that are closed have scored and count only if they are asked for.
    With the option `once` the shortest alone counts."""
    rules = watch(s)
    worth = 0.0
    wanted = sorted(ways)[:1] if rules.once else ways
    for way in wanted:
        if way > 0 or closed:
            worth += likely(h, s, way) * value(s, way)
    if s.claimed[BORDER] < BONUS_TILES:
        missing = max(ways)
        if missing > 0 or closed:
            worth += likely(h, s, missing) * s.setting.bonus[s.claimed[BORDER]]
    return worth


def likely(h: BurgundyWorth, s: Burgundy, way: int) -> float:
    """That so many tiles still find their place."""
    chance = 1.0
    for _ in range(way):
        chance *= FAITH
    return chance if way <= 1.5 * (h.rounds(s) + 1) else 0.0


def value(s: Burgundy, way: int) -> float:
    """Of joining two posts, at the pace of tiles on the way."""
    rounds = s.rules.pieces.rounds
    phase = s.phase + int((s.round + PACE * max(way - 1, 0)) / rounds)
    return float(s.rules.pieces.phase_bonus[phase]) if phase < PHASES else 0.0
