"""The solo game as people see it (E 10)."""

from __future__ import annotations

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Event

from ...boards import SOLO
from ...data import COLOUR_IDS, NONE, PHASES, depot_of, spaces_of
from ...expansions.numbers import BLANK
from ...expansions.solo.alone import LEAST, STEP, alone
from ...expansions.solo.brings import Solo
from ...expansions.solo.gain import Gain, Reward
from ...expansions.solo.numbers import COLOUR_DONE, TARGET
from ...expansions.solo.sequel import PlacedAlone
from ...expansions.solo.settle import Settle
from ...expansions.solo.ship import PRICE, Payment, Swap
from ...meta import BurgundyGame
from ...position import Burgundy
from ..printed import printed, tile_of
from ..shapes import Pruned, SoloPlayer, SoloTable
from ..why.because import each
from ..why.duchy import for_one
from ..why.straight import pick_spaces, unplaceable


def table(s: Burgundy, who: int) -> SoloTable:
    book = alone(s)
    board = s.board(s.estate(0))
    joined = [(at, other) for at in range(board.size) for other in board.near[at] if other not in board.land[at]]
    return {
        "lost": list(book.lost),
        "under": [s.tile_id(kind) for kind in book.under],
        "rivers": [[at, other] for at, other in joined if at < other],
        "pruned": pruned(s),
        "first": int(s.setting.options["target"]),
        "step": STEP,
        "least": LEAST,
        "price": PRICE,
    }


def pruned(s: Burgundy) -> Pruned | None:
    """The tile that left the main board in this round."""
    if not (found := alone(s).pruned):
        return None
    space, kind = found
    depot = depot_of(space)
    return {"depot": depot + 1, "place": space - spaces_of(depot)[0] + 1, "tile": s.tile_id(kind)}


def player(s: Burgundy, seat: int) -> SoloPlayer:
    book = alone(s)
    rounds = (PHASES - s.phase) * s.rules.pieces.rounds - s.round
    return {"target": book.target, "mark": book.mark, "rounds": rounds}


def args(s: Burgundy) -> dict[str, Value] | None:
    """What the question is about."""
    top = s.stack[-1] if s.stack else None
    book = alone(s)
    if isinstance(top, Gain):
        return {"missing": book.missing(), "target": book.target}
    if isinstance(top, Reward):
        return {"target": book.target, "full": s.slots(top.seat) <= 0}
    if isinstance(top, PlacedAlone):
        return {"tile": s.tile_id(top.kind), "missing": book.missing()}
    if isinstance(top, Settle):
        if top.space != NONE:
            return {"tile": s.tile_id(s.spaces[top.space])}
        return {"colour": completed(s)}
    if isinstance(top, Swap):
        return {"number": PRICE}
    if isinstance(top, Payment):
        return {"most": top.most}
    return None


def completed(s: Burgundy) -> str:
    """The colour for which a tile is chosen: that of the tile placed last."""
    placed = [frame for frame in s.stack if isinstance(frame, PlacedAlone)][-1]
    return COLOUR_IDS[s.board(s.estate(placed.seat)).colour[placed.at]]


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    if event.kind == TARGET:
        return {"target": event.b}
    if event.kind == COLOUR_DONE:
        return {"colour": COLOUR_IDS[event.b]}
    return {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 10.16: tiles of the black depot that have no place, and hexes for the one that was chosen; E 10.11: goods that
    were passed over."""
    top = s.stack[-1]
    if isinstance(top, Settle) and top.space == NONE:
        return unplaceable(s, seat, pick_spaces(s), "E 10.16")
    if isinstance(top, Settle):
        return for_one(s, seat, s.spaces[top.space])
    if isinstance(top, Payment):
        passed = [good for good in range(top.last) if s.estate(seat).goods[good]]
        return each([f"ware:{good + 1}" for good in passed], "passed-over", "E 10.11")
    return []


def components(game: BurgundyGame) -> list[Group]:
    """Its boards, and the tile that lies face down. Where the parts of a board lie is attested apart."""
    solo = next(one for one in game.expansions if isinstance(one, Solo))
    boards = [
        Component(board.name, {**printed(board), "drawing": solo.drawings[board.name]}, {"solo": (board.name,)})
        for board in game.boards
        if board.name in solo.boards and board.group == SOLO
    ]
    return [Group("solo_boards", boards), Group("solo", [tile_of(game, BLANK)])]
