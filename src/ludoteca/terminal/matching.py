"""Finding what somebody means: names without regard to case, accents and apostrophes, whole or in part."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")


def plain(text: str) -> str:
    """As typed by somebody in a hurry: no accents, no case, one kind of space."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    for mark in "’'_-.,:;()·":
        bare = bare.replace(mark, " ")
    return " ".join(bare.casefold().split())


def matches(said: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things meant by `said`, given all their names: those called exactly so; else those with a name that begins
    so; else those with a word that does."""
    word = plain(said)
    if not word:
        return []
    known = {thing: [plain(name) for name in called] for thing, called in names.items()}
    tests = (
        lambda name: name == word,
        lambda name: name.startswith(word),
        lambda name: f" {word}" in f" {name}",
    )
    for test in tests:
        found = [thing for thing, called in known.items() if any(test(name) for name in called)]
        if found:
            return found
    return []
