"""E 10.7: at the start of a round a tile leaves the main board."""

from ...data import DEPOTS, NONE, spaces_of
from ...estate import put
from ...hooks import Occasion
from ...position import Burgundy
from .alone import alone
from .numbers import PRUNED


class Prune(Occasion):
    """R15: the first tile in the depot of the white die, in the order of its spaces; if there is none, in the next one
    that has any."""

    def happen(self, s: Burgundy) -> None:
        alone(s).pruned = []
        for further in range(DEPOTS):
            for space in spaces_of((s.white - 1 + further) % DEPOTS):
                kind = s.spaces[space]
                if kind != NONE:
                    s.spaces = put(s.spaces, space, NONE)
                    s.box = put(s.box, kind, s.box[kind] + 1)
                    alone(s).pruned = [space, kind]
                    s.tell(PRUNED, space, kind)
                    return
