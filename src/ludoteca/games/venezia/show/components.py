"""The five types of building, and the map."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Group, plain

from ..data import KIND_IDS
from ..meta import VeneziaGame
from .chart import chart


def components(game: VeneziaGame, options: Mapping[str, str]) -> list[Group]:
    return [plain("buildings", KIND_IDS), chart(game.board)]
