"""The one door of the search: a game, a language, a question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.core.protocol import Game
from ludoteca.core.registry import game as found

from .entries import entries
from .index import Found, Index
from .lexicon import Lexicon
from .numbers import citing, rule_of

CITED = 1.0  # of what cites the rule that was asked for: all of it answers


def ask(game: Game, lang: str, question: str, options: Mapping[str, str] | None = None, most: int = 8) -> list[Found]:
    """What answers a question best, first; with the options of a table, what is played there comes before the rest.
    The number of a rule is answered by what cites it."""
    index = index_of(game.name, lang)
    rule = rule_of(question)
    if rule is not None and (found := citing(index.entries, rule)):
        return [Found(entry, CITED) for entry in found[:most]]
    return index.ask(question, options, most)


@cache
def index_of(name: str, lang: str) -> Index:
    game = found(name)
    return Index(entries(game, lang), Lexicon(game, lang))
