"""How a command runs: what is wrong is said in one line, and the exit code says what kind of wrong it is. The same for
`ludoteca` and for `python -m ludoteca.train`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn

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


def one_line(text: str) -> str:
    """What came from outside may hold anything, even what moves the cursor."""
    return "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))
