"""Which drawing a game has, `<Game>Drawing` in the module called like it; Games of other packages have the base."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from ludoteca.core import registry
from ludoteca.core.protocol import Game
from ludoteca.core.reader import OpenQuestion
from ludoteca.i18n.voice import Speech

from .base import Drawing


def drawing(game: Game, options: Mapping[str, str], speech: Speech, question: OpenQuestion | None = None) -> Drawing:
    made = kind_of_drawing(game.name)(game, options, speech)
    made.question = question
    return made


def kind_of_drawing(name: str) -> type[Drawing]:
    if name not in registry.OURS:
        return Drawing
    parts = name.split("-")
    module = import_module(f"{__package__}.{'_'.join(parts)}")
    found: type[Drawing] = getattr(module, "".join(part.capitalize() for part in parts) + "Drawing")
    return found
