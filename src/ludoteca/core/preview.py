"""What a table shows before an answer is given. Plain data, computed at the edge, never from secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from . import edge
from .fields import NUMBER, SEAT, Kind
from .protocol import Action, EventKind, Frame, State
from .reader import EventView

NOTHING = "none"

S = TypeVar("S", bound=State)

Value = int | str | bool | Sequence["Value"] | Mapping[str, "Value"]


class Question(TypedDict):
    """The message key, its arguments, and the trail of why it is asked (outermost first)."""

    key: str
    args: dict[str, Value]
    trail: list[str]


class Term(TypedDict):
    """A summand: what it comes from, by the key of a cause, and how much it is."""

    cause: str
    number: int


class Sum(TypedDict):
    """A refusal in numbers: the terms come to `total` (never below nothing), and of `what`, the key of a cause, there
    are only `have`."""

    terms: list[Term]
    total: int
    have: int
    what: str


class Way(TypedDict):
    """What would make it legal: a message key, said as `way-<key>`, and its arguments."""

    key: str
    args: dict[str, Value]


class Blocked(TypedDict):
    """A thing of mine, or on offer, that cannot be chosen now: its target key, the reason with arguments, the rule
    behind it. `rules` are further ones that play a part, `sum` is the reason in numbers, `ways` would make it legal.
    With `held` it is refused only together with that thing, taken in hand before."""

    target: str
    reason: str
    args: dict[str, Value]
    rule: str
    rules: NotRequired[list[str]]
    sum: NotRequired[Sum]
    ways: NotRequired[list[Way]]
    held: NotRequired[str]


def way(key: str, **args: Value) -> Way:
    return Way(key=key, args=args)


def rules_of(blocked: Blocked) -> list[str]:
    """Its rules, the one behind it first."""
    return list(dict.fromkeys([blocked["rule"], *blocked.get("rules", ())]))


class Preview(Generic[S]):
    """The base every game extends, for its own kind of position; a game without an override shows the bare question."""

    # What the numbers of events stand for: ids, by vocabulary. Fields without a vocabulary are plain numbers.
    words: Mapping[str, Sequence[str]] = {}
    # What facts and the arguments of questions and reasons stand for, by name, where their type does not tell.
    kinds: Mapping[str, Kind] = {}

    def question(self, s: S) -> Question:
        """What is asked, by message key."""
        decision = s.decision
        ask = decision.ask if decision is not None else "over"
        return Question(key=ask, args={}, trail=self.trail(s))

    def trail(self, s: S) -> list[str]:
        """Why it is asked: one key for each frame, outermost first."""
        return [frame_key(frame) for frame in s.stack]

    def facts(self, s: S, action: Action) -> dict[str, Value]:
        """What is worth knowing before choosing this: price and its terms, points by cause. By default `show.facts`
        says it."""
        return edge.facts(s, action)

    def blocked(self, s: S) -> list[Blocked]:
        """The asked seat's things that cannot be chosen, with the reason. By default `show.reasons` says it."""
        return edge.reasons(s)

    def named(self, kind: EventKind, happened: EventView) -> EventView:
        """An event with ids where its numbers stand for things; `none` where a number stands for nothing."""
        named = dict(happened)
        for field in kind.fields:
            value, ids = happened.get(field.name), self.words.get(field.words)
            if ids is not None and isinstance(value, int) and field.kind not in (SEAT, NUMBER):
                named[field.name] = ids[value] if 0 <= value < len(ids) else NOTHING
        return named


def frame_key(frame: Frame[Any]) -> str:
    return type(frame).__name__.lower()
