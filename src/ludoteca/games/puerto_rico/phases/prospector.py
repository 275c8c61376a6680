"""The prospector: PR 15."""

from ..table import PuertoRico


def open_prospector(s: PuertoRico, owner: int) -> None:
    """No action; the chooser gains a doubloon."""
    s.players[owner].doubloons += 1
    s.begin_turn()
