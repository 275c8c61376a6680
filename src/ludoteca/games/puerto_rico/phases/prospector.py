"""The prospector: PR 15."""

from .. import tell
from ..position import PuertoRico


def open_prospector(s: PuertoRico, owner: int) -> None:
    """No action; the chooser gains a doubloon."""
    s.players[owner].doubloons += 1
    s.tell(tell.PROSPECTOR, owner, 1)
    s.begin_turn()
