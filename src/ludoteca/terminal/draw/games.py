"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.protocol import Game
from ludoteca.core.reader import OpenQuestion
from ludoteca.i18n.speech import Speech

from .base import Drawing
from .burgundy import BurgundyDrawing
from .puerto_rico import PuertoRicoDrawing
from .san_juan import SanJuanDrawing
from .venezia import VeneziaDrawing

DRAWINGS: dict[str, type[Drawing]] = {
    "san-juan": SanJuanDrawing,
    "puerto-rico": PuertoRicoDrawing,
    "venezia": VeneziaDrawing,
    "burgundy": BurgundyDrawing,
}


def drawing(game: Game, options: Mapping[str, str], speech: Speech, question: OpenQuestion | None = None) -> Drawing:
    made = DRAWINGS.get(game.name, Drawing)(game, options, speech)
    made.question = question
    return made
