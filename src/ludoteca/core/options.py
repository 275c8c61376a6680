"""What is chosen when a game is set up, and which choices go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from .errors import BadOption

SEATS = "seats"  # the number of players, where a term speaks of it as of an option
Values = Mapping[str, tuple[str, ...]]


class Option:
    """A choice made when a game is set up: its values, the first being the default. With `each` it also takes one of
    these names for all seats, or one for each seat, separated by dots."""

    def __init__(self, name: str, values: tuple[str, ...], each: tuple[str, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.each = each

    def check(self, value: object, seats: int) -> None:
        """Refuse a value that the option does not take, of whatever type it is."""
        if not isinstance(value, str):
            raise BadOption(f"option {self.name} takes text, as '{self.values[-1]}', not {value!r}")
        if value in self.values:
            return
        if not self.each:
            raise BadOption(f"option {self.name} is one of {', '.join(self.values)}, not '{value}'")
        names = value.split(".")
        for name in names:
            if name not in self.each:
                more = f"{', '.join(self.values)}, or names among {', '.join(self.each)}"
                raise BadOption(f"option {self.name} is one of {more}; there is no '{name}'")
        if len(names) not in (1, seats):
            raise BadOption(f"option {self.name} names {len(names)} for {seats} seats; give one, or one for each")


class Term:
    """Choices that go together: where all of `when` holds, all of `needs` must hold, and one of `either` if there are
    any. Each of them names options, or `seats`, with the values that serve; of a value with dots every name must be
    among them. `why` is the reason as an id (its text is `term-<why>`), `rule` the place in the rulebook."""

    def __init__(
        self, when: Values, needs: Values, either: Values | None = None, why: str = "", rule: str = ""
    ) -> None:
        self.when = when
        self.needs = needs
        self.either = either or {}
        self.why = why
        self.rule = rule

    def holds(self, chosen: Mapping[str, str]) -> bool:
        """Whether these choices, all options and `seats`, keep the term."""
        if not all(serves(chosen, name, values) for name, values in self.when.items()):
            return True
        return not self._unmet(chosen) and self._has_one(chosen)

    def remedies(self, chosen: Mapping[str, str]) -> Iterator[dict[str, str]]:
        """The changes of other options that would mend these choices, the first values first."""
        unmet = self._unmet(chosen)
        for values in product(*unmet.values()):
            change = dict(zip(unmet, values, strict=True))
            if self._has_one(chosen):
                yield change
                continue
            for name, served in self.either.items():
                for value in served:
                    yield {**change, name: value}

    def refusal(self, chosen: Mapping[str, str]) -> str:
        """What was chosen, what it needs, and why."""
        return self._said({name: (chosen[name],) for name in self.when})

    def __str__(self) -> str:
        return self._said(self.when)

    def explained(self, why: str) -> str:
        """What it demands, with the reason as a sentence in the reader's language."""
        return f"{self._demand(self.when)}: {why.rstrip('.')}" + (f" ({self.rule})" if self.rule else "")

    def _said(self, when: Values) -> str:
        reason = ", ".join(part for part in (self.why.replace("-", " "), self.rule) if part)
        return self._demand(when) + (f" ({reason})" if reason else "")

    def _demand(self, when: Values) -> str:
        cause = " and ".join(said(name, values) for name, values in when.items())
        wanted = [said(name, values) for name, values in self.needs.items()]
        if self.either:
            wanted.append(" or ".join(said(name, values) for name, values in self.either.items()))
        return f"{cause} needs {' and '.join(wanted)}"

    def _unmet(self, chosen: Mapping[str, str]) -> Values:
        return {name: values for name, values in self.needs.items() if not serves(chosen, name, values)}

    def _has_one(self, chosen: Mapping[str, str]) -> bool:
        return not self.either or any(serves(chosen, name, values) for name, values in self.either.items())


def serves(chosen: Mapping[str, str], name: str, values: tuple[str, ...]) -> bool:
    value = chosen[name]
    return value in values or all(part in values for part in value.split("."))


def said(name: str, values: tuple[str, ...]) -> str:
    if name == SEATS:
        return f"{' or '.join(values)} player{'' if values == ('1',) else 's'}"
    return f"{name}={' or '.join(values)}"


def plain(values: Values) -> dict[str, list[str]]:
    """As JSON has it."""
    return {name: list(served) for name, served in values.items()}


def broken(terms: tuple[Term, ...], chosen: Mapping[str, str]) -> Term | None:
    """The first term that these choices do not keep."""
    return next((term for term in terms if not term.holds(chosen)), None)


def mended(terms: tuple[Term, ...], chosen: dict[str, str], fixed: frozenset[str]) -> dict[str, str] | None:
    """The choices with those that are not `fixed` changed until every term holds; None if that cannot be."""
    term = broken(terms, chosen)
    if term is None:
        return chosen
    for change in term.remedies(chosen):
        if not fixed & change.keys():
            found = mended(terms, chosen | change, fixed | change.keys())
            if found is not None:
                return found
    return None
