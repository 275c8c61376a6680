"""What a test of reasons needs: asking for them, saying them, and whether all there is to them is there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.heuristics import heuristic
from ludoteca.core.chance import seeded
from ludoteca.core.notation import legal
from ludoteca.core.protocol import Action, Decision
from ludoteca.core.registry import game
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.review.reasons import reasons
from ludoteca.review.shape import Reason

SOURCE = Path(ludoteca.__file__).parent
NAMES = ("Anna", "Bea", "Carlo", "Dino", "Elsa")
RULE = re.compile(r"(VE|CoB|E) (A?\d+(?:\.\d+)?)(?:-(A?\d+(?:\.\d+)?))?")


def given(s: Any, best: str, other: str = "") -> list[Reason]:
    """The reasons for an answer, by texts."""
    assert s.decision is not None
    against = legal(s.game, s.decision, other) if other else None
    return reasons(s, s.decision, legal(s.game, s.decision, best), against)


def keys(found: list[Reason]) -> list[str]:
    return [reason.key for reason in found]


def told(found: list[Reason]) -> dict[str, dict[str, int | float | str]]:
    return {reason.key: reason.args for reason in found}


def said(name: str, reason: Reason, lang: str) -> str:
    args: Mapping[str, Any] = reason.args
    return Speech(Texts(lang, name, strict=True), game(name), NAMES, -1).why(reason.key, args)


@cache
def asked_for(name: str, lang: str) -> dict[str, set[str]]:
    """By reason the arguments its text reads, without their forms."""
    text = (SOURCE / "i18n" / lang / "review" / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in re.split(r"(?m)^(?=review-)", text)[1:]:
        key = entry.split(" =", 1)[0].removeprefix(f"review-{name}-")
        found[key] = {one.removesuffix("_the") for one in re.findall(r"\$(\w+)", entry)}
    return found


@cache
def known_rules(name: str) -> set[tuple[str, str]]:
    """All numbers of rules that the game itself and its texts name."""
    paths = [*(SOURCE / "games" / name).rglob("*.py"), SOURCE / "i18n" / "en" / f"{name}.ftl"]
    paths += (SOURCE / "i18n" / "en" / name).rglob("*.ftl")
    found: set[tuple[str, str]] = set()
    for path in paths:
        for part in re.findall(r"(VE|CoB|E) ((?:[AR]?[\d.]+(?:-[\d.]+)?(?:, )?)+)", path.read_text(encoding="utf-8")):
            for one in part[1].split(", "):
                first, _, last = one.rstrip(".").partition("-")
                found |= {(part[0], number) for number in between(first, last)}
    return found


def between(first: str, last: str) -> list[str]:
    """32-34 and 12.23-12.24 as the numbers they stand for."""
    head, _, low = first.rpartition(".")
    tail = last.rpartition(".")[2]
    if not (low.isdigit() and tail.isdigit()):
        return [first]
    return [f"{head}.{number}" if head else str(number) for number in range(int(low), int(tail) + 1)]


def is_whole(name: str, reason: Reason) -> None:
    """In both languages a text that reads exactly its arguments, and rules that the game knows."""
    for lang in LANGUAGES:
        assert asked_for(name, lang)[reason.key] == set(reason.args), (lang, reason)
        text = said(name, reason, lang)
        assert text.endswith(".") and "{" not in text and text[0].upper() == text[0], text
    for rule in reason.rules:
        parts = RULE.fullmatch(rule)
        assert parts, rule
        for number in between(parts[2], parts[3] or ""):
            assert (parts[1], number) in known_rules(name), rule


def decisions(name: str, seed: int, every: int, **options: str) -> Iterator[tuple[Any, Decision, Action, Action]]:
    """Some decisions of a game between greedy players: a copy of the position as the asked seat knows it, the answer
    the players like best and another one."""
    rules, chance = game(name), seeded(seed)
    seats = 4 if "team" in options else 2 + seed % 3
    s: Any = rules.start(seats, rules.settle(seats, options), seeded(seed))
    bot = GreedyBot(heuristic(rules), seeded(seed))
    number = 0
    while s.decision is not None:
        decision = s.decision
        action = bot.choose(s, decision.seat)
        others = [one for one in decision.actions if one.code != action.code]
        number += 1
        if others and number % every == 0:
            trial = s.clone()
            trial.chance = seeded(seed + number)
            trial.redeal(decision.seat)
            assert trial.decision is not None
            yield trial, trial.decision, action, others[chance.below(len(others))]
        s.apply(action)
