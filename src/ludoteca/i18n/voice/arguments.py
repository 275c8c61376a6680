"""Values of events, facts and questions as arguments of a text. The client's twin: web/src/lib/voice/arguments.ts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.fields import LABEL, SEAT, SEATS, SOURCE, USUAL, Kind
from ludoteca.core.preview import NOTHING, Value

from .names import Names, plain

LETTERS = "abcd"
MINUS = "−"

Arguments = dict[str, int | str]
Kinds = Mapping[str, Kind]


class Speaker(Names):
    """Names, and values in words."""

    @property
    def kinds(self) -> Kinds:
        """What facts and the arguments of questions and reasons stand for."""
        return USUAL | dict(self.preview.kinds)

    def arguments(self, values: Mapping[str, Value], kinds: Kinds) -> Arguments:
        args: Arguments = {}
        for name, value in values.items():
            kind = kinds.get(name)
            if isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif isinstance(value, int):
                args |= self.seated(name, value, args) if kind == SEAT else counted(name, value)
            elif isinstance(value, str):
                args |= self.thing(name, value, kind)
            else:
                args |= self.several(name, value, kinds)
        return args

    def seated(self, name: str, seat: int, before: Arguments) -> Arguments:
        """A player; the first one among the arguments decides `own`."""
        known = 0 <= seat < len(self.names)
        own = before.get("own", "yes" if known and seat == self.me else "no")
        return {"own": own, name: self.seat(seat) if known else "", f"{name}_id": str(seat) if known else NOTHING}

    def thing(self, name: str, value: str, kind: Kind | None) -> Arguments:
        if kind == SOURCE:
            said = the = self.source(value)
        elif kind == LABEL or not self.texts.has(f"name-{value}"):
            said = the = value
        else:
            said, the = self.name(value), self.name(value, "the")
        return {name: said, f"{name}_the": the, f"{name}_id": plain(value)}

    def several(self, name: str, value: Sequence[Value] | Mapping[str, Value], kinds: Kinds) -> Arguments:
        """Amounts of things; the terms of a sum; players; things in a list, each as the form `item` of its fact says
        it."""
        args: Arguments = {f"{name}_n": len(value)}
        if isinstance(value, Mapping):
            return args | self.amounts(name, value)
        if terms_of(value):
            return args | {name: self.terms(value), f"{name}_full": self.terms(value, full=True)}
        key = f"fact-{name}"
        if kinds.get(name) == SEATS:
            said = [self.seat(seat) for seat in value if isinstance(seat, int)]
        elif self.texts.has(key, "item"):
            parts = [self.arguments(part, kinds) for part in value if isinstance(part, Mapping)]
            said = [self.texts.say(key, part, "item") for part in parts]
        else:
            said = [self.item(part, kinds) for part in value]
        return args | {name: self.listed(said)}

    def amounts(self, name: str, value: Mapping[str, Value]) -> Arguments:
        """So many of each thing, as the form `item` of the fact counts them."""
        numbers = {thing: count for thing, count in value.items() if isinstance(count, int)}
        key, form = (f"fact-{name}", "item") if self.texts.has(f"fact-{name}", "item") else ("amount", "")
        some = ((self.item(thing), count) for thing, count in numbers.items() if count)
        said = [self.texts.say(key, {"name": word, "count": count}, form) for word, count in some]
        names = [self.item(thing) for thing in value]
        return {name: self.listed(said), f"{name}_names": self.listed(names), f"{name}_sum": sum(numbers.values())}

    def terms(self, value: Sequence[Value], full: bool = False) -> str:
        """A sum as a person would write it: 5, less 1 for the Builder, less 1 for the Quarry. The cause of the first
        term goes without saying, unless all are wanted in `full`."""
        parts: list[str] = []
        for cause, count in terms_of(value):
            if not parts:
                parts.append(f"{count} {self.cause(cause)}" if full else str(count))
            else:
                parts.append(f"{MINUS if count < 0 else '+'} {abs(count)} {self.cause(cause)}")
        return " ".join(parts)

    def item(self, value: Value, kinds: Kinds | None = None) -> str:
        """One of several: a thing, a number, or a player with numbers."""
        if isinstance(value, Mapping):
            return " ".join(self.part(one, (kinds or {}).get(name)) for name, one in value.items())
        return self.name(value) if isinstance(value, str) and self.texts.has(f"name-{value}") else str(value)

    def part(self, value: Value, kind: Kind | None) -> str:
        return self.seat(value) if kind == SEAT and isinstance(value, int) else self.item(value)

    def lettered(self, words: Sequence[str], facts: Mapping[str, Value]) -> Arguments:
        """Arguments with the words left of a notation as `a`, `b`, `c`, and whether more than these is known."""
        letters = dict(zip(LETTERS, (number(word) for word in words), strict=False))
        return self.arguments({**facts, **letters}, self.kinds) | {"known": "yes" if facts else "no"}


def counted(name: str, value: int) -> Arguments:
    return {name: value, f"{name}_signed": signed(value), f"{name}_id": str(value)}


def signed(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def number(word: str) -> int | str:
    return int(word) if word.isdigit() else word


def terms_of(value: Sequence[Value]) -> list[tuple[str, int]]:
    """The terms of a sum, each a cause and a number; none if it is something else."""
    found: list[tuple[str, int]] = []
    for part in value:
        if isinstance(part, Mapping):
            cause, count = part.get("cause"), part.get("number")
            if isinstance(cause, str) and isinstance(count, int):
                found.append((cause, count))
    return found
