"""Keys as they are pressed, one by one; only on a terminal that can tell them (POSIX)."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from select import select

ESCAPE = "\x1b"
END_TYPED_AHEAD = "\0"
ALONE = 0.05  # seconds after which an escape was a key of its own and not the beginning of another
DUMB = ("", "dumb")


class Key(Enum):
    """Those that are no letter."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    HOME = auto()
    END = auto()
    BACK = auto()
    DELETE = auto()
    ENTER = auto()
    END_OF_INPUT = auto()
    ERASE_LINE = auto()
    ERASE_WORD = auto()
    OTHER = auto()


CONTROLS = {
    "\r": Key.ENTER,
    "\n": Key.ENTER,
    "\x7f": Key.BACK,
    "\x08": Key.BACK,
    "\x04": Key.END_OF_INPUT,
    "\x15": Key.ERASE_LINE,
    "\x17": Key.ERASE_WORD,
    "\x01": Key.HOME,
    "\x05": Key.END,
    "\x10": Key.UP,
    "\x0e": Key.DOWN,
}
SEQUENCES = {
    **{"A": Key.UP, "B": Key.DOWN, "C": Key.RIGHT, "D": Key.LEFT, "H": Key.HOME, "F": Key.END},
    **{"1~": Key.HOME, "3~": Key.DELETE, "4~": Key.END, "7~": Key.HOME, "8~": Key.END},
}


def can_tell() -> bool:
    """Whether a person sits before a terminal whose keys can be read."""
    if sys.platform == "win32" or os.environ.get("TERM", "") in DUMB:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


class Keyboard:
    """The keys of a file descriptor. What was typed ahead is kept by the system, not here; `ahead` bytes of it are
    still to come, in which the system has written a Ctrl-D as zero."""

    def __init__(self, handle: int, ahead: int = 0) -> None:
        self.handle = handle
        self.ahead = ahead
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def press(self) -> Key | str:
        """The next key; a letter as itself. Raises `EOFError` when there are no more."""
        ahead = self.ahead
        letter = self._letter()
        if letter == ESCAPE:
            return self._sequence()
        if letter == END_TYPED_AHEAD and ahead:
            return Key.END_OF_INPUT
        if letter in CONTROLS:
            return CONTROLS[letter]
        return letter if letter.isprintable() else Key.OTHER

    def _letter(self) -> str:
        while True:
            data = os.read(self.handle, 1)
            if not data:
                raise EOFError
            self.ahead = max(self.ahead - 1, 0)
            letter = self.decoder.decode(data)
            if letter:
                return letter

    def _sequence(self) -> Key:
        """What follows an escape, such as `[A` or `[1;5C`."""
        if not self._more() or self._letter() not in "[O":
            return Key.OTHER
        said = ""
        while self._more():
            said += self._letter()
            if "@" <= said[-1] <= "~":
                return SEQUENCES.get(said, Key.OTHER)
        return Key.OTHER

    def _more(self) -> bool:
        return bool(select([self.handle], [], [], ALONE)[0])


@contextmanager
def unseen(handle: int, forget: bool) -> Iterator[None]:
    """What is typed meanwhile is not shown; to `forget` it, it does not answer what comes next either."""
    import termios

    before = termios.tcgetattr(handle)
    silent = termios.tcgetattr(handle)
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(handle, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        if forget:
            termios.tcflush(handle, termios.TCIFLUSH)
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


@contextmanager
def one_by_one(handle: int, again: Callable[[], None]) -> Iterator[Keyboard]:
    """Keys come as they are pressed, unseen, until this is left; Ctrl-C stays what it is. `again` is called when the
    process goes on after it was stopped by Ctrl-Z."""
    import fcntl
    import signal
    import struct
    import termios

    before = termios.tcgetattr(handle)
    raw = termios.tcgetattr(handle)
    raw[3] &= ~(termios.ICANON | termios.ECHO)
    raw[6][termios.VMIN], raw[6][termios.VTIME] = 1, 0

    def begin() -> None:
        termios.tcsetattr(handle, termios.TCSADRAIN, raw)

    def went_on(number: int, frame: object) -> None:
        begin()
        again()

    old = signal.signal(signal.SIGCONT, went_on)
    begin()
    waiting = fcntl.ioctl(handle, termios.FIONREAD, struct.pack("i", 0))
    try:
        yield Keyboard(handle, struct.unpack("i", waiting)[0])
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
        signal.signal(signal.SIGCONT, old)
