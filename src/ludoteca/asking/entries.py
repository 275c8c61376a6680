"""What can be found: the words of a game, as its glossary explains them, and its rules, as `i18n/<language>/ask` does.
`docs/asking.md` says how such a file is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ludoteca.core.components import ALWAYS, When
from ludoteca.core.edge import box
from ludoteca.core.options import serves
from ludoteca.core.protocol import Game
from ludoteca.i18n.texts import ASK, FALLBACK, Texts, keys, package_of

# The families of texts that explain something, by the beginning of their keys, and the form that holds the explanation.
RULE, NAME, TOPIC, OPTION = "rule-", "name-", "topic-", "option-"
# Help of an option ends with the number of its rule in brackets, which is shown apart. Twin: web/src/lib/options.ts.
BRACKET = re.compile(r"\s*\(([A-Z][A-Za-z]{0,2}\s?[A-Z]?\d[^)]*)\)\s*$")


class Entry(NamedTuple):
    """Something that can be asked about. `names`: what a thing is called; `words`: how people ask for it otherwise.
    `when`: the values of options it is played with. `about`: the groups of components, or `group:id`, that it
    explains."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    names: tuple[str, ...]
    words: tuple[str, ...]
    when: When
    about: tuple[str, ...]

    def played(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these options has it."""
        return all(serves(options, name, values) for name, values in self.when.items() if name in options)


def entries(game: Game, lang: str) -> list[Entry]:
    """All entries of a game in a language, rules first."""
    package = package_of(game)
    return [*rules(game, lang, package), *glossary(game, lang, package)]


def rules(game: Game, lang: str, package: str) -> Iterator[Entry]:
    texts = Texts(lang, game.name, package, part=ASK)
    for key in keys(lang, game.name, package, ASK):
        if key.startswith(RULE):
            text, about = texts.say(key, form="text"), listed(texts, key, "about")
            when = wanted(listed(texts, key, "option"))
            yield Entry(
                key, texts.say(key), text, listed(texts, key, "rule"), (), listed(texts, key, "words"), when, about
            )


def glossary(game: Game, lang: str, package: str) -> Iterator[Entry]:
    """Things, topics and options. Where another game has a topic that this one lacks, nothing is told."""
    texts, english = Texts(lang, game.name, package), Texts(FALLBACK, game.name, package)
    brought = with_options(game)
    for key in keys(lang, game.name, package):
        if key.startswith((NAME, TOPIC, OPTION)) and texts.has(key, "help"):
            id_ = key.split("-", 1)[1]
            text, found = parted(texts.say(key, form="help"))
            found = listed(texts, key, "rule") or found
            names = tuple(dict.fromkeys((texts.say(key), short(texts, key), id_.replace("_", " "))))
            words = (*listed(texts, key, "words"), *(listed(english, key, "words") if lang != FALLBACK else ()))
            when = when_of(game, id_) if key.startswith(OPTION) else brought.get(id_, ALWAYS)
            # A topic is a heading; only what lies on the table has a name that a question can hold.
            yield Entry(key, texts.say(key), text, found, () if key.startswith(TOPIC) else names, words, when, ())


def short(texts: Texts, key: str) -> str:
    return texts.say(key, form="short") if texts.has(key, "short") else texts.say(key)


def parted(help_: str) -> tuple[str, tuple[str, ...]]:
    """A text without the rules in brackets at its end, and those."""
    found = BRACKET.search(help_)
    return BRACKET.sub("", help_), tuple(one.strip() for one in found[1].split(",")) if found else ()


def listed(texts: Texts, key: str, form: str) -> tuple[str, ...]:
    """What a form lists between commas."""
    said = texts.say(key, form=form) if texts.has(key, form) else ""
    return tuple(part for part in (one.strip() for one in said.split(",")) if part)


def wanted(options: tuple[str, ...]) -> When:
    """`posts=pairs|once` as the option with the values that serve."""
    pairs = [one.partition("=") for one in options]
    return {name: tuple(values.split("|")) for name, _, values in pairs}


def with_options(game: Game) -> dict[str, When]:
    """The options that bring the components there are."""
    found: dict[str, When] = {}
    for group in box(game):
        for one in group.components:
            found.setdefault(one.id, {**group.when, **one.when})
    return found


def when_of(game: Game, name: str) -> When:
    """An option is in play with any value but its default."""
    for option in game.options:
        if option.name == name:
            return {name: option.values[1:] + option.each}
    return ALWAYS
