"""What a language knows of words that questions are made of: those that say nothing, those that say little, and those
that mean the same. Read from `ask/words.ftl` and, for the words of a game, from `ask/<game>.ftl`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.edge import box
from ludoteca.core.protocol import Game
from ludoteca.i18n.texts import ASK, FALLBACK, Texts, keys, package_of

from .words import stem, tokens

ALIKE, IDIOM, KIND = "alike-", "idiom-", "kind-"


class Lexicon:
    def __init__(self, game: Game, lang: str) -> None:
        package = package_of(game)
        texts = Texts(lang, game.name, package, part=ASK)
        self.lang = lang if lang in ("it", "en") else FALLBACK
        self.empty = frozenset(tokens(texts.say("stop")))
        found = keys(lang, game.name, package, ASK)
        self.idioms = longest_first(texts.say(key).split(",") for key in found if key.startswith(IDIOM))
        self.weak = frozenset(self.stems(texts.say("weak")))
        self.open, self.duty = (frozenset(self.stems(texts.say(key))) for key in ("open", "duty"))
        self.alike: dict[str, set[str]] = {}
        for key in found:
            if key.startswith(ALIKE):
                self._mean_the_same(self.stems(texts.say(key)))
        kinds = {key.removeprefix(KIND): self.stems(texts.say(key)) for key in found if key.startswith(KIND)}
        # What a thing is, by its id: whoever speaks of a quarry speaks of a violet building.
        self.kind_of = {
            one.id: kinds[group.name] for group in box(game) for one in group.components if group.name in kinds
        }

    def stems(self, text: str) -> list[str]:
        """The stems of a text's words, without those that say nothing."""
        said = f" {' '.join(tokens(text))} "
        for idiom, word in self.idioms:
            said = said.replace(idiom, word)
        return [stem(word, self.lang) for word in said.split() if word not in self.empty]

    def little(self, words: Sequence[str]) -> frozenset[str]:
        """The words that say little in this question: `which ship must I use` does not ask whether one must."""
        return self.weak | self.duty if self.open.intersection(words[:2]) else self.weak

    def _mean_the_same(self, group: Iterable[str]) -> None:
        found = set(group)
        for one in found:
            self.alike.setdefault(one, set()).update(found - {one})


def longest_first(groups: Iterable[list[str]]) -> list[tuple[str, str]]:
    """Of each group all idioms but the first, with that as the word they stand for; words between single spaces."""
    found = [(one, group[0]) for group in groups for one in group[1:]]
    pairs = [tuple(f" {' '.join(tokens(part))} " for part in pair) for pair in found]
    return sorted(((idiom, word) for idiom, word in pairs), key=lambda pair: -len(pair[0]))
