"""A line of input with answers to choose from: cursor keys go up and down through them, Enter takes one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from .keys import Key, one_by_one

DIM, PLAIN = "\x1b[2m", "\x1b[0m"
CLEAR_REST = "\x1b[K"


class Choice(NamedTuple):
    """What is typed for an answer, and what is shown behind it."""

    typed: str
    told: str


class Line:
    """What was typed so far, and where the cursor stands. A choice is replaced by the first letter that is typed."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.chosen = -1
        self.text = ""
        self.at = 0

    def press(self, key: Key | str) -> None:
        if isinstance(key, str):
            self.drop_choice()
            self.text = self.text[: self.at] + key + self.text[self.at :]
            self.at += 1
        elif key in (Key.UP, Key.DOWN):
            self.choose(1 if key is Key.DOWN else -1)
        elif key in MOVES:
            self.at = min(max(MOVES[key](self), 0), len(self.text))
        elif key in ERASES:
            self.erase(ERASES[key](self))

    def choose(self, step: int) -> None:
        if not self.choices:
            return
        count = len(self.choices)
        self.chosen = (self.chosen + step) % count if self.chosen >= 0 else (0 if step > 0 else count - 1)
        self.text = self.choices[self.chosen].typed
        self.at = len(self.text)

    def drop_choice(self) -> None:
        if self.chosen >= 0:
            self.chosen, self.text, self.at = -1, "", 0

    def erase(self, part: tuple[int, int]) -> None:
        """From one place to another; of a choice all of it."""
        start, end = (0, len(self.text)) if self.chosen >= 0 else part
        self.chosen = -1
        self.text = self.text[:start] + self.text[end:]
        self.at = start

    def word(self) -> int:
        """Where the word before the cursor begins."""
        return self.text.rstrip()[: self.at].rfind(" ") + 1

    def shown(self, prompt: str, width: int) -> str:
        """In one row: the end of what is longer, then the choice in words as far as there is room."""
        room = width - 1 - cell_len(prompt)
        before = fitting(self.text[: self.at], room)
        after = set_cell_size(self.text[self.at :], min(cell_len(self.text[self.at :]), room - cell_len(before)))
        told = f"  {self.choices[self.chosen].told}" if self.chosen >= 0 else ""
        rest = set_cell_size(told, min(cell_len(told), max(room - cell_len(before) - cell_len(after), 0)))
        back = cell_len(after) + cell_len(rest)
        cursor = f"\x1b[{back}D" if back else ""
        return f"\r{prompt}{before}{after}{DIM}{rest}{PLAIN}{CLEAR_REST}{cursor}"


MOVES: dict[Key, Callable[[Line], int]] = {
    Key.LEFT: lambda line: line.at - 1,
    Key.RIGHT: lambda line: line.at + 1,
    Key.HOME: lambda line: 0,
    Key.END: lambda line: len(line.text),
}
ERASES: dict[Key, Callable[[Line], tuple[int, int]]] = {
    Key.BACK: lambda line: (max(line.at - 1, 0), line.at),
    Key.DELETE: lambda line: (line.at, line.at + 1),
    Key.ERASE_LINE: lambda line: (0, line.at),
    Key.ERASE_WORD: lambda line: (line.word(), line.at),
}


def fitting(text: str, room: int) -> str:
    """The end of a text that has room."""
    while cell_len(text) > room:
        text = text[1:]
    return text


def ask(prompt: str, choices: Sequence[Choice]) -> str:
    """A line from the terminal. Raises `EOFError` when there are no more, or at Ctrl-D on an empty line."""
    handle = sys.stdin.fileno()
    line = Line(choices)

    def show() -> None:
        sys.stdout.write(line.shown(prompt, shutil.get_terminal_size().columns))
        sys.stdout.flush()

    with one_by_one(handle, show) as keyboard:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        while True:
            key = keyboard.press()
            if key is Key.ENTER:
                sys.stdout.write("\n")
                return line.text
            if key is Key.END_OF_INPUT:
                if not line.text:
                    raise EOFError
                continue
            line.press(key)
            show()
