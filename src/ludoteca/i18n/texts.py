"""Reading the Fluent files. Terminal, server and browser share them; here they are read for Python."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES = ("it", "en")
FALLBACK = "en"
SHARED = ("common.ftl", "text.ftl")
ASK = "ask"  # the part of the catalogue, and its folder, that only the search of questions reads

Arguments = Mapping[str, int | str]


class MissingText(LookupError):
    """A key without a text, or a text that lacks an argument; raised by strict texts only."""


class Texts:
    """The texts of one language: what all games share and what one game adds. A key without a text is said in
    English, and failing that as the id in it, so that a game without texts can be played; `strict` texts raise
    instead. `package` is where a game of another project keeps its own files, in `i18n/<language>/<game>.ftl`; `part`
    names other files than those for playing."""

    def __init__(
        self, lang: str, game: str = "", package: str = "ludoteca", strict: bool = False, part: str = ""
    ) -> None:
        self.lang = lang
        self.strict = strict
        self.package = package
        self.bundle = bundle(lang, game, package, part)
        self.second = bundle(FALLBACK, game, package, part) if lang != FALLBACK and not strict else self.bundle

    def has(self, key: str, form: str = "") -> bool:
        return holds(self._source(key), key, form)

    def say(self, key: str, args: Arguments | None = None, form: str = "") -> str:
        """The text of a key; with `form`, of that attribute of it."""
        source = self._source(key)
        if not holds(source, key, form):
            if self.strict:
                raise MissingText(f"{self.lang}: no text '{key}'" + (f" .{form}" if form else ""))
            return readable(key)
        message = source.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None  # `holds` looked
        said, errors = source.format_pattern(pattern, dict(args or {}))
        if errors and self.strict:
            raise MissingText(f"{self.lang} {key}: {errors[0]}")
        return str(said)

    def _source(self, key: str) -> FluentBundle:
        """A message is said whole in one language: its forms never come from another."""
        return self.bundle if self.bundle.has_message(key) else self.second


def holds(source: FluentBundle, key: str, form: str) -> bool:
    if not source.has_message(key):
        return False
    message = source.get_message(key)
    return form in message.attributes if form else message.value is not None


def readable(key: str) -> str:
    """`name-sugar_mill` as `sugar mill`: better than nothing."""
    return key.split("-", 1)[-1].replace("_", " ").replace("-", " ")


def files(lang: str, game: str, package: str, part: str = "") -> Iterator[Traversable]:
    """The Fluent files of a language, those shared first; those of a game's expansions lie in a folder of its name,
    what the terminal tells of its words in the folder `help`, what a guided first game says in `guide`, the reasons of
    a review in `review`, those of a part in a folder of their own."""
    ours = resources.files("ludoteca.i18n") / lang
    here = ours if package == "ludoteca" else resources.files(package) / "i18n" / lang
    if part:
        yield from (ours / part / "words.ftl", here / part / f"{game}.ftl")
        return
    yield from (ours / name for name in SHARED)
    if game:
        yield here / f"{game}.ftl"
        yield here / "help" / f"{game}.ftl"
        yield here / "guide" / f"{game}.ftl"
        yield here / "review" / f"{game}.ftl"
        more = here / game
        if more.is_dir():
            yield from sorted(more.iterdir(), key=str)


def package_of(game: object) -> str:
    """The package that a game comes with, and its texts."""
    return type(game).__module__.split(".", 1)[0]


def brought(game: str, package: str) -> dict[str, str]:
    """The Fluent texts that a game of another package brings along, by language; none for ours."""
    if package == "ludoteca":
        return {}
    found = {lang: resources.files(package) / "i18n" / lang / f"{game}.ftl" for lang in LANGUAGES}
    return {lang: file.read_text(encoding="utf-8") for lang, file in found.items() if file.is_file()}


@cache
def bundle(lang: str, game: str, package: str, part: str = "") -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for resource in parsed(lang, game, package, part):
        made.add_resource(resource)
    return made


@cache
def parsed(lang: str, game: str, package: str, part: str = "") -> tuple[Resource, ...]:
    found = [file for file in files(lang, game, package, part) if file.is_file()]
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in found)


def keys(lang: str, game: str, package: str, part: str = "") -> list[str]:
    """The keys of all texts, in the order of the files; those that only the second language has come last."""
    langs = dict.fromkeys((lang, FALLBACK))
    bodies = [resource.body for one in langs for resource in parsed(one, game, package, part)]
    return list(dict.fromkeys(entry.id.name for body in bodies for entry in body if isinstance(entry, Message)))


def preferred() -> str:
    """The language of this machine's user, if there is one of ours; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            code = locale.normalize(value).split("_", 1)[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
