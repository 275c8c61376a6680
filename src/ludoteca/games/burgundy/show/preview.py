"""What the table shows before an answer: why it is asked, what each answer costs and brings, why some are not there."""

from __future__ import annotations

from ludoteca.core.preview import Preview, Question, Value

from ..actions import SOURCE_IDS
from ..data import COLOUR_IDS
from ..meta import BurgundyGame
from ..phases.act import Choose, Discard
from ..phases.effects import Castle, Fetch
from ..phases.placed import Placed
from ..phases.setup import Sides
from ..phases.ship import Loading
from ..phases.turn import Turn
from ..position import Burgundy
from .facts import die_reach, open_dice, sides
from .more import asked, each

WILD_DIE = "wild"  # a die of any number


class BurgundyPreview(Preview[Burgundy]):
    def __init__(self, rules: BurgundyGame) -> None:
        numbers = tuple(str(number) for number in range(1, 7))
        self.words = {
            "tile": rules.pieces.ids,
            "colour": COLOUR_IDS,
            "duchy": [board.name for board in rules.boards],
            "space": rules.space_ids,
            "phase": "ABCDE",
            "round": numbers,
            "good": numbers,
            "depot": numbers,
            "place": numbers,
        }
        for _, words in asked(rules.expansions, "words"):
            self.words |= words(rules)

    def question(self, s: Burgundy) -> Question:
        question = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Turn):
            dice: list[Value] = [die_reach(s, top.seat, source) for source in open_dice(s, top.seat)]
            question["args"] = {"dice": dice, "full": s.slots(top.seat) <= 0}
        elif isinstance(top, Castle):
            question["args"] = {"full": s.slots(top.seat) <= 0}
        elif isinstance(top, Choose):
            question["args"] = {"hex": top.at}
        elif isinstance(top, Discard):
            question["args"] = {"tile": s.tile_id(s.spaces[top.space])}
        elif isinstance(top, Fetch):
            question["args"] = {"tile": s.tile_id(top.by)}
        elif isinstance(top, Loading):
            question["args"] = {"depot": top.depot + 1, "most": top.most}
        elif isinstance(top, Sides) and s.decision is not None:
            question["args"] = {"sides": [s.rules.boards[duchy].name for duchy in sides(s, s.decision.seat)]}
        for _, args in each(s, "args"):
            question["args"] = args
        return question

    def trail(self, s: Burgundy) -> list[str]:
        """The chain from the die on, as keys with arguments: `die d1 4`, `placed castle 12 18`, `castle.act`."""
        steps = []
        for frame in s.stack:
            if isinstance(frame, Turn):
                if frame.source >= 0 and frame is not s.stack[-1]:
                    value = s.players[frame.seat].die(frame.source)
                    steps.append(f"die {SOURCE_IDS[frame.source]} {value or WILD_DIE}")
            elif isinstance(frame, Placed):
                steps.append(f"placed {s.tile_id(frame.kind)} {frame.at} {frame.scored}")
            for _, more in each(s, "trail", frame):
                steps += more
        if steps and s.decision is not None:
            steps.append(s.decision.ask)
        return steps


def preview(game: BurgundyGame) -> BurgundyPreview:
    return BurgundyPreview(game)
