"""Shapes of games, bots and their hints on the wire."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.fields import Kind

from .base import Out, Values


class OptionInfo(Out):
    """An option and its values; the first is the default. With `each`, it also takes one of these names for all seats,
    or one for each seat, separated by dots."""

    name: str
    values: list[str]
    each: list[str]


class FieldInfo(Out):
    """A field of an event: what its value stands for; one that is `secret` only the first field's seat reads."""

    name: str
    kind: Kind
    secret: bool


class TermInfo(Out):
    """Where all of `when` holds, all of `needs` must hold, and one of `either` if there are any: options, or `seats`,
    with the values that serve. Of a value with dots every name must be among them. `why` is the id of the reason, whose
    text is `term-<why>`."""

    when: dict[str, list[str]]
    needs: dict[str, list[str]]
    either: dict[str, list[str]]
    why: str
    rule: str


class EventInfo(Out):
    name: str
    fields: list[FieldInfo]


class GameInfo(Out):
    """A game. `standing`: how well its component data are attested. `data`: the digest of its component file.
    `kinds`: what facts and the arguments of questions and reasons stand for, where their type does not tell."""

    name: str
    version: int
    data: str
    standing: str
    seats: list[int]
    options: list[OptionInfo]
    terms: list[TermInfo]
    sources: list[str]
    events: list[EventInfo]
    kinds: dict[str, Kind]
    codes: int


class ComponentInfo(Out):
    """A kind of card, building, tile or role, and what is printed on it by name. `when`: the values of options with
    which it may come into play; one of each is chosen then, and of a value with dots one of its names."""

    id: str
    printed: Values
    when: dict[str, list[str]]


class ComponentGroup(Out):
    """Components that belong together, in the order of the game's own lists. What `when` says holds for all of them."""

    name: str
    components: list[ComponentInfo]
    when: dict[str, list[str]]


class Explained(Out):
    """An entry of the rules or the glossary that answers a question. `id`: the key of its text; `rules`: their numbers;
    `when`: the values of options it is played with, as a component's."""

    id: str
    title: str
    text: str
    rules: list[str]
    when: dict[str, list[str]]


class ActionInfo(Out):
    """An answer there is in a game, whether or not it is possible now."""

    code: int
    text: str
    targets: list[str]
    secret: bool
    closes: bool


class LevelInfo(Out):
    """A bot that can be seated. `person`: a level meant for people, in order of strength. `ratings`: by game, where
    the arena measured them."""

    name: str
    person: bool
    ratings: dict[str, int]


class HintOption(Out):
    """A good answer: codes to send, expected win share (0 to 1) and points where the bot knows them."""

    codes: list[int]
    texts: list[str]
    share: float | None
    points: float | None


class HintResult(Out):
    """The best answers first, for the question at `row`. `lead`: what speaks for the first one, that it alone is
    known (`only`), more victories, more points, or nothing that can be told (`level`)."""

    row: int
    seat: int
    level: str
    lead: Literal["only", "share", "points", "level"]
    options: list[HintOption]
