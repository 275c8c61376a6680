"""White castles (E 5)."""

from ludoteca.core.sheets import frame

from ...expansions.white import WhiteCastle


def phases(game: object) -> list[object]:
    return [frame(WhiteCastle)]
