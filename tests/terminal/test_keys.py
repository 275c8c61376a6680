"""Cursor keys on a real terminal: they go through the answers, and a line can be edited; lines stay lines elsewhere."""

from __future__ import annotations

import os
import pty
import re
import sys
from pathlib import Path
from select import select

import pexpect
import pytest

from ludoteca.terminal.editing import Choice, Line
from ludoteca.terminal.keys import Key, Keyboard, one_by_one, unseen

CHOICES = [Choice("1", "Builder"), Choice("2", "Producer · you produce indigo"), Choice("A", "3–9")]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="keys are read on POSIX terminals")


def typed(*keys: Key | str, choices: list[Choice] | None = None) -> Line:
    line = Line(CHOICES if choices is None else choices)
    for key in keys:
        line.press(key)
    return line


def pressed(data: bytes) -> list[Key | str]:
    """The keys of what a terminal sends."""
    out, into = os.pipe()
    try:
        os.write(into, data)
        os.close(into)
        keyboard, keys = Keyboard(out), list[Key | str]()
        with pytest.raises(EOFError):
            while True:
                keys.append(keyboard.press())
        return keys
    finally:
        os.close(out)


def test_keys_are_told_apart() -> None:
    assert pressed(b"a\x1b[A\x1bOB\x1b[3~\x1b[1;5Cq") == ["a", Key.UP, Key.DOWN, Key.DELETE, Key.OTHER, "q"]
    assert pressed("perché\r\x7f\x04".encode()) == [*"perché", Key.ENTER, Key.BACK, Key.END_OF_INPUT]


def test_what_was_typed_before_keys_are_read_is_read_too() -> None:
    """A terminal that reads by lines writes a Ctrl-D as zero; once keys are read, zero is Ctrl-Space."""
    here, there = pty.openpty()
    try:
        os.write(here, b"hi\x04")
        while not select([there], [], [], 60)[0]:
            pass
        with one_by_one(there, lambda: None) as keyboard:
            assert [keyboard.press() for _ in range(3)] == ["h", "i", Key.END_OF_INPUT]
            os.write(here, b"\0\x04")
            assert [keyboard.press() for _ in range(2)] == [Key.OTHER, Key.END_OF_INPUT]
    finally:
        os.close(here)
        os.close(there)


def test_up_and_down_go_through_the_answers_and_round() -> None:
    assert [typed(*[Key.DOWN] * times).text for times in (1, 2, 3, 4)] == ["1", "2", "A", "1"]
    assert [typed(*[Key.UP] * times).text for times in (1, 2)] == ["A", "2"]
    assert typed(Key.DOWN, choices=[]).text == ""


def test_what_is_chosen_is_told_behind_it_in_one_row() -> None:
    line = typed(Key.DOWN, Key.DOWN)
    assert ESCAPE.sub("", line.shown("> ", 80)) == "\r> 2  Producer · you produce indigo"
    assert ESCAPE.sub("", line.shown("> ", 16)) == "\r> 2  Producer ·"
    long = typed(*"a long line of words")
    assert ESCAPE.sub("", long.shown("> ", 12)) == "\r>  of words"


def test_typing_replaces_what_was_chosen() -> None:
    assert typed(Key.DOWN, "3").text == "3"
    assert typed(Key.DOWN, Key.BACK).text == ""
    assert typed("1", " ", Key.UP).text == "A"


def test_a_line_is_edited() -> None:
    assert typed(*"help", Key.LEFT, Key.LEFT, "x", Key.END, "y").text == "hexlpy"
    assert typed(*"help me", Key.ERASE_WORD).text == "help "
    assert typed(*"help me", Key.LEFT, Key.ERASE_LINE).text == "e"
    assert typed(*"abc", Key.HOME, Key.DELETE, Key.BACK, Key.OTHER).text == "bc"


def start(folder: Path, *arguments: str) -> pexpect.spawn:  # type: ignore[type-arg]
    child = pexpect.spawn(
        sys.executable,
        ["-m", "ludoteca.cli.main", "play", "san-juan", "--text", "--seed", "5", "--lang", "en", *arguments],
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
        env={**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm"},
    )
    child.delaybeforesend = None
    child.expect_exact("\r\n> ")
    return child


def test_an_answer_is_chosen_on_a_real_terminal(tmp_path: Path) -> None:
    child = start(tmp_path, "--bots", "random")
    child.send("\x1b[B\x1b[B\x1b[B\x1b[A\r")
    child.expect_exact("2\x1b[2m  Producer")
    child.expect_exact("\r\n> ")
    child.sendline("log")
    child.expect_exact("You take the Producer")
    child.sendcontrol("d")
    child.expect_exact("The match is kept")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_plain_stays_by_lines(tmp_path: Path) -> None:
    child = start(tmp_path, "--plain", "--bots", "random")
    child.sendline("\x1b[B")
    child.expect_exact("is no answer here")
    child.close(force=True)


def test_keys_pressed_during_a_hint_are_neither_shown_nor_kept() -> None:
    here, there = pty.openpty()
    try:
        with unseen(there, forget=True):
            os.write(here, b"\x1b[B\n")
            while not select([there], [], [], 60)[0]:
                pass
        assert not select([there], [], [], 0)[0] and not select([here], [], [], 0)[0]
        with unseen(there, forget=False):
            os.write(here, b"3\n")
            assert os.read(there, 9) == b"3\n"
        assert not select([here], [], [], 0)[0]
    finally:
        os.close(here)
        os.close(there)
