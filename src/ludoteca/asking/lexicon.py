"""What a language knows of words that questions are made of: those that say nothing, those that say little, and those
that mean the same. Read from `ask/words.ftl` and, for the words of a game, from `ask/<game>.ftl`."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.protocol import Game
from ludoteca.i18n.texts import ASK, FALLBACK, Texts, keys, package_of

from .words import stem, tokens

ALIKE = "alike-"


class Lexicon:
    def __init__(self, game: Game, lang: str) -> None:
        package = package_of(game)
        texts = Texts(lang, game.name, package, part=ASK)
        self.lang = lang if lang in ("it", "en") else FALLBACK
        self.empty = frozenset(tokens(texts.say("stop")))
        self.weak = frozenset(self.stems(texts.say("weak")))
        self.alike: dict[str, set[str]] = {}
        for key in keys(lang, game.name, package, ASK):
            if key.startswith(ALIKE):
                self._mean_the_same(self.stems(texts.say(key)))

    def stems(self, text: str) -> list[str]:
        """The stems of a text's words, without those that say nothing."""
        return [stem(word, self.lang) for word in tokens(text) if word not in self.empty]

    def _mean_the_same(self, group: Iterable[str]) -> None:
        found = set(group)
        for one in found:
            self.alike.setdefault(one, set()).update(found - {one})
