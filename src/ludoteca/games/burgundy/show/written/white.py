"""White castles (E 5)."""

from ludoteca.core.sheets import frame

from ...expansions.white import WhiteCastle

STAYING = ("white_castle",)


def phases(game: object) -> list[object]:
    return [frame(WhiteCastle)]
