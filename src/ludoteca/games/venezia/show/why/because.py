"""A reason with its rule."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.preview import Blocked, Value


def because(target: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=target, reason=reason, args=dict(args), rule=rule)


def each(targets: Iterable[str], reason: str, rule: str) -> list[Blocked]:
    """The same reason for several things."""
    return [because(target, reason, rule) for target in targets]
