"""The five types of building."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Group, plain
from ludoteca.core.protocol import Game

from ..data import KIND_IDS


def components(game: Game, options: Mapping[str, str]) -> list[Group]:
    return [plain("buildings", KIND_IDS)]
