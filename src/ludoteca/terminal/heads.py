"""The heads that answers of a long list stand under, as somebody types them to see a group."""

from __future__ import annotations

from .matching import matches, plain
from .menu import Menu

DOT = " · "


def meant(line: str, menu: Menu, exactly: bool = False) -> set[str]:
    """The groups that a line names: one, or several whose names begin so."""
    heads = {entry.group: [entry.group] for entry in menu.entries if entry.group and entry.count > 0}
    return {head for head in heads if plain(head) == plain(line)} if exactly else set(matches(line, heads))


def shortest(head: str, menu: Menu) -> str:
    """The shortest word that shows this group and is no answer: of `1 point · A` often `A`."""
    answers = {entry: [entry.label, entry.action.text] for entry in menu.entries}
    for word in (head.rpartition(DOT)[2], plain(head)):
        if meant(word, menu) == {head} and (meant(word, menu, True) or len(matches(word, answers)) != 1):
            return word if word != plain(head) else head.replace(DOT, " ")
    return head
