"""What was typed, as answers: by number, by notation or by name; several at once for a series."""

from __future__ import annotations

import re
from collections import Counter

from ludoteca.core.errors import Illegal
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action, Game

from .matching import matches
from .menu import Entry, Menu

BETWEEN = re.compile(r"[;,]")
NUMBERS = re.compile(r"\d+(?:\s+\d+)*")


class Misunderstood(Exception):
    """An answer that cannot be taken: `key` is the message, with its arguments."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


def read(line: str, menu: Menu, game: Game) -> list[Action]:
    """The answers in a line. Raises `Misunderstood`, with the first thing that is wrong."""
    parts = [part.strip() for part in BETWEEN.split(line) if part.strip()]
    words: list[str] = []
    for part in parts:
        words += part.split() if NUMBERS.fullmatch(part) else [part]
    answers = [answer(word, menu, game) for word in words]
    if not answers:
        raise Misunderstood("text-empty")
    check(answers, menu)
    return answers


def answer(word: str, menu: Menu, game: Game) -> Action:
    if word.isdigit():
        return numbered(int(word), menu).action
    try:
        return find(game, word)
    except Illegal:
        return named(word, menu).action


def numbered(number: int, menu: Menu) -> Entry:
    if not 1 <= number <= len(menu.entries):
        raise Misunderstood("text-no-number", number=number, last=len(menu.entries))
    return menu.entries[number - 1]


def named(word: str, menu: Menu) -> Entry:
    found = matches(word, {entry: [entry.label, entry.action.text] for entry in menu.entries})
    if len(found) == 1:
        return found[0]
    if found:
        raise Misunderstood("text-several", word=word, found=", ".join(f"{e.number} {e.label}" for e in found))
    for refusal in menu.refusals:
        if matches(word, {refusal.name: [refusal.name, refusal.target.partition(":")[2]]}):
            raise Misunderstood("text-refused", name=refusal.name, reason=refusal.reason, rule=refusal.rule)
    raise Misunderstood("text-no-answer", word=word)


def check(answers: list[Action], menu: Menu) -> None:
    """One answer to a plain question; of a series no more than there are and than are allowed. Further answers to
    the questions that come next are left to the match."""
    if not menu.series:
        if answers[0] not in menu.decision.actions:
            raise impossible(answers[0], menu)
        return
    offered = Counter({entry.action: entry.count for entry in menu.entries})
    picks = [action for action in answers if not action.closes]
    for action, count in Counter(answers).items():
        if action not in offered:
            raise impossible(action, menu)
        if count > offered[action]:
            raise Misunderstood("text-not-so-many", name=label(action, menu), count=max(offered[action], 0))
    if len(picks) > menu.allowed:
        raise Misunderstood("text-too-many", most=menu.allowed)


def impossible(action: Action, menu: Menu) -> Misunderstood:
    """Why this one cannot be answered, as far as the table knows."""
    for refusal in menu.refusals:
        if refusal.target in action.targets:
            return Misunderstood("text-refused", name=refusal.name, reason=refusal.reason, rule=refusal.rule)
    return Misunderstood("text-not-now", word=action.text)


def label(action: Action, menu: Menu) -> str:
    return next((entry.label for entry in menu.entries if entry.action is action), action.text)
