"""How a command runs: what is wrong is said in one line, and the exit code says what kind of wrong it is. The same for
`ludoteca` and for `python -m ludoteca.train`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn, TextIO

from ludoteca.arena.records import CutShort
from ludoteca.core.errors import LudotecaError, Unfair

NOT_IN_ORDER = 1
WRONG_INPUT = 2
INTERRUPTED = 130
ENDED = 128 + signal.SIGTERM
BROKEN_PIPE = 141


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Whoever ends a long run from outside finds its files closed and its workers gone, as after Ctrl-C."""

    def end(number: int, _: object) -> NoReturn:
        raise SystemExit(ENDED)

    if current_thread() is not main_thread():  # only there signals are heard
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class UsageError(LudotecaError):
    """The command line itself is wrong."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def carried_out(program: str, act: Callable[[], None]) -> int:
    """The exit code of what a program does."""
    try:
        with noticed(program):
            act()
        sys.stdout.flush()
    except LudotecaError as error:
        print(f"{program}: {one_line(str(error))}", file=sys.stderr)
        return NOT_IN_ORDER if isinstance(error, Unfair) else WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away, as in `ludoteca games | head -1`; nothing more can be said, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return 0


@contextmanager
def noticed(program: str) -> Iterator[None]:
    """A file that is cut short is read as far as it goes, with a line that says so, once."""
    with warnings.catch_warnings():
        warnings.simplefilter("always", CutShort)
        other, said = warnings.showwarning, set[str]()

        def show(
            message: Warning | str,
            category: type[Warning],
            filename: str,
            lineno: int,
            file: TextIO | None = None,
            line: str | None = None,
        ) -> None:
            if not issubclass(category, CutShort):
                other(message, category, filename, lineno, file, line)
            elif str(message) not in said:
                said.add(str(message))
                print(f"{program}: {one_line(str(message))}", file=sys.stderr)

        warnings.showwarning = show
        yield


def one_line(text: str) -> str:
    """What came from outside may hold anything, even what moves the cursor."""
    return "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))
