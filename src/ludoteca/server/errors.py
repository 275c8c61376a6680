"""Refusals: what is answered when something is not done."""

from __future__ import annotations

from ludoteca.core import errors as core

from .wire import Reason

STATUS: dict[Reason, int] = {
    "malformed": 400,
    "token": 401,
    "origin": 403,
    "not-yours": 403,
    "unknown": 404,
    "wrong-seat": 409,
    "stale": 409,
    "refused": 409,
    "guide": 409,
    "full": 409,
    "not-running": 409,
    "not-over": 409,
    "halted": 409,
    "too-big": 413,
    "illegal": 422,
    "option": 422,
    "record": 422,
    "too-many": 429,
    "busy": 503,
}

REASONS: tuple[tuple[type[core.LudotecaError], Reason], ...] = (
    (core.UnknownGame, "unknown"),
    (core.BadOption, "option"),
    (core.WrongSeat, "wrong-seat"),
    (core.Stale, "stale"),
    (core.OffGuide, "guide"),
    (core.Refused, "refused"),
    (core.BadRecord, "record"),
    (core.Illegal, "illegal"),
)


class Refusal(Exception):
    """Not done, nothing changed. `row`: how many rows the match has, where that helps."""

    def __init__(self, reason: Reason, message: str, row: int | None = None) -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.message = message
        self.row = row

    @property
    def status(self) -> int:
        return STATUS[self.reason]


def unavailable() -> Refusal:
    """What is said while the database does not answer."""
    return Refusal("busy", "the server cannot reach its database; try again: what was kept is not done twice")


def refusal(error: core.LudotecaError, row: int | None = None) -> Refusal:
    """What the core complained about, as a refusal."""
    for kind, reason in REASONS:
        if isinstance(error, kind):
            return Refusal(reason, str(error), row)
    return Refusal("refused", str(error), row)
