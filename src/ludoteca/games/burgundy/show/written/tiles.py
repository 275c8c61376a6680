"""The crane at work (E 2.4)."""

from ludoteca.core.sheets import frame

from ...expansions.tiles.crane import Crane
from .base import HEX


def phases(game: object) -> list[object]:
    return [frame(Crane, {"at": HEX})]
