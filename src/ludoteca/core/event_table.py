"""Writing the table of what can happen in a game."""

from __future__ import annotations

from .fields import Field
from .protocol import EventKind


class EventTable:
    """The kinds of events of a game while they are written, each beside the number by which the rules tell it."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, number: int, name: str, *fields: Field | str, secret: tuple[str, ...] = ()) -> None:
        """The values of `secret` fields are for the seat of the event alone."""
        if number != len(self.kinds):
            raise ValueError(f"'{name}' is event {len(self.kinds)}, not {number}")
        self.kinds.append(EventKind(name, fields, secret))
