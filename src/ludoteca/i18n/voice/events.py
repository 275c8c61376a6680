"""What happened, in lines. The client's twin: web/src/lib/voice/events.ts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ludoteca.core.fields import SEAT
from ludoteca.core.preview import NOTHING
from ludoteca.core.protocol import EventKind
from ludoteca.core.reader import EventView

from .arguments import Arguments, Kinds, Speaker


class LogLine(NamedTuple):
    """Something that happened, in words; `seat` is whom it is about, -1 for nobody."""

    seat: int
    text: str


class Events(Speaker):
    """Events as `core.reader.event` gives them, with ids and without what the reader may not see."""

    @cached_property
    def event_kinds(self) -> dict[str, EventKind]:
        return {kind.name: kind for kind in self.game.events}

    def events(self, happened: Sequence[EventView]) -> list[LogLine]:
        """A log: one line for each thing that happened, runs of one kind folded, gains behind their cause."""
        lines: list[tuple[int, str, list[str]]] = []
        spent: list[str] = []
        last = -1
        for run in self.runs(happened):
            text = self.event(run)
            seat = self.subject(run[0])
            if not text:
                continue
            if not self.is_tail(run[0]):
                lines.append((seat, text, spent))
                spent = []
            elif is_spent(run[0]):
                spent.append(text)
            elif lines and seat == last:
                lines[-1][2].append(text)
            else:
                lines.append((seat, self.of(seat, text), []))
            last = seat
        if spent:
            lines.append((last, self.of(last, ", ".join(spent)), []))
        whole = [(seat, f"{text} ({', '.join(tails)})" if tails else text) for seat, text, tails in lines]
        return [LogLine(seat, capital(text)) for seat, text in whole]

    def of(self, seat: int, text: str) -> str:
        """A gain or a cost that stands alone: whose it is."""
        return f"{self.seat(seat)}: {text}" if seat >= 0 else text

    def is_tail(self, event: EventView) -> bool:
        """Whether an event only adds to the line of its cause: a gain to the one before, what is spent to the next."""
        return self.texts.has(f"event-{event['kind']}", "tail")

    def runs(self, happened: Sequence[EventView]) -> list[list[EventView]]:
        runs: list[list[EventView]] = []
        for event in happened:
            if runs and self.folds(runs[-1][0], event):
                runs[-1].append(event)
            else:
                runs.append([event])
        return runs

    def folds(self, first: EventView, event: EventView) -> bool:
        """Whether two events are told as one: `discards two cards`."""
        same = first["kind"] == event["kind"] and self.subject(first) == self.subject(event)
        return same and self.texts.has(f"event-{event['kind']}", "item")

    def event(self, run: Sequence[EventView]) -> str:
        key = f"event-{run[0]['kind']}"
        each = [self.event_arguments(event) for event in run]
        args: Arguments = {**each[0], "count": len(run)}
        if self.texts.has(key, "item"):
            args["items"] = self.listed([self.texts.say(key, one, "item") for one in each])
        return self.texts.say(key, args)

    def event_arguments(self, event: EventView) -> Arguments:
        """With every field that this reader may not see as nothing."""
        kind = self.event_kinds[str(event["kind"])]
        hidden: Arguments = {name + form: NOTHING for name in kind.secret for form in ("", "_the", "_id")}
        return hidden | self.arguments(event, kinds_of(kind))

    def subject(self, event: EventView) -> int:
        """The seat an event is about, -1 if none."""
        kinds = kinds_of(self.event_kinds[str(event["kind"])])
        for name, value in event.items():
            if kinds.get(name) == SEAT and isinstance(value, int):
                return value
        return -1


def kinds_of(kind: EventKind) -> Kinds:
    return {field.name: field.kind for field in kind.fields}


def is_spent(event: EventView) -> bool:
    amount = event.get("number")
    return isinstance(amount, int) and amount < 0


def capital(text: str) -> str:
    return text[0].upper() + text[1:]
