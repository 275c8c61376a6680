"""Where screenfuls go. What a session needs of a screen, and what both kinds of screen share."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from ludoteca.i18n.voice import LogLine

from .draw.base import Picture
from .keys import can_tell, unseen
from .menu import Entry, Menu
from .screenful import Result, Screenful

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """What a session needs of a screen. `say` puts lines beneath what is there; `show` begins with an empty screen."""

    def show(self, shown: Screenful) -> None:
        raise NotImplementedError

    def watch(self, shown: Screenful) -> None:
        """The same for somebody who only watches."""
        self.show(shown)

    def say(self, lines: Sequence[str], title: str = "") -> None:
        raise NotImplementedError

    def log(self, lines: Sequence[LogLine]) -> None:
        raise NotImplementedError

    def player(self, shown: Screenful, seat: int) -> None:
        raise NotImplementedError

    def picture(self, picture: Picture) -> None:
        raise NotImplementedError

    def wrong(self, text: str) -> None:
        raise NotImplementedError

    def result(self, result: Result) -> None:
        raise NotImplementedError

    @contextmanager
    def thinking(self, text: str, forget: bool = False) -> Iterator[None]:
        """While something takes its time. Keys pressed meanwhile are not seen; to `forget` them, nor are they kept for
        the next line."""
        with self.unseen(forget):
            yield

    def unseen(self, forget: bool) -> AbstractContextManager[None]:
        return unseen(sys.stdin.fileno(), forget) if can_tell() else nullcontext()

    def cover(self) -> None:
        """Nothing of what one player saw may be left for the next, not even by scrolling back."""
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def is_terminal(self) -> bool:
        """Whether a person sits before it, and not a file or a pipe."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def answer(self, prompt: str) -> str:
        """A line of input to the question that is shown."""
        return self.ask(prompt)

    def ask(self, prompt: str) -> str:
        """A line of input; raises `EOFError` when there is no more."""
        sys.stdout.flush()
        return input(prompt)


def by_group(menu: Menu) -> dict[str, list[Entry]]:
    """The answers that are left, by the head they stand under; empty for those without one."""
    heads: dict[str, list[Entry]] = {}
    for entry in menu.entries:
        if entry.count > 0:
            heads.setdefault(entry.group, []).append(entry)
    return heads


def counted(entry: Entry) -> str:
    return f"{entry.label} ×{entry.count}" if entry.count > 1 else entry.label
