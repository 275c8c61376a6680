"""The one door of the search: a game, a language, a question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.core.protocol import Game
from ludoteca.core.registry import game as found

from .entries import entries
from .index import Found, Index
from .lexicon import Lexicon


def ask(game: Game, lang: str, question: str, options: Mapping[str, str] | None = None, most: int = 8) -> list[Found]:
    """What answers a question best, first; with the options of a table, what is played there comes before the rest."""
    return index_of(game.name, lang).ask(question, options, most)


@cache
def index_of(name: str, lang: str) -> Index:
    game = found(name)
    return Index(entries(game, lang), Lexicon(game, lang))
