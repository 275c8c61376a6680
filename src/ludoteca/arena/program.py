"""A program that is spoken to by lines of JSON on its standard input and output, in time and to its end."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import Any, Final, TextIO

from ludoteca.core.errors import LudotecaError

LONGEST: Final = 1_000_000  # characters of an answer
AHEAD: Final = 100  # lines that are said before they are asked for, until its output is no longer read
UNREAD: Final = 4  # messages that wait to be read
PATIENCE: Final = 2.0  # seconds to end in
SHOWN: Final = 200


class AgentFailed(LudotecaError):
    """A program that ended, fell silent or does not listen."""


class Program:
    """An agent that is a program: a line of JSON for each message on its standard input, and for each question a line
    on its standard output within `seconds`. What it writes on standard error goes where ours goes. It is read from and
    written to on the side: nothing it does or leaves undone keeps us waiting for longer."""

    def __init__(self, command: str, seconds: float = 60) -> None:
        self.command = command
        self.seconds = seconds
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("it names no program")
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is for us; it is ended with all that it started
            )
        except (OSError, ValueError) as error:
            raise AgentFailed(f"'{command}' cannot be started: {getattr(error, 'strerror', None) or error}") from None
        assert self.process.stdin is not None and self.process.stdout is not None
        self.closing = False
        self.lines: Queue[str | None] = Queue(AHEAD)
        self.messages: Queue[str | None] = Queue(UNREAD)
        self.reader = Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.writer = Thread(target=self._write, args=(self.process.stdin,), daemon=True)
        self.reader.start()
        self.writer.start()

    def _read(self, stream: TextIO) -> None:
        while line := stream.readline(LONGEST):
            rest = line
            while len(rest) == LONGEST and not rest.endswith("\n"):
                rest = stream.readline(LONGEST)  # of the same line: not another answer
            if not self.closing:
                self.lines.put(line)
        self.lines.put(None)

    def _write(self, stream: TextIO) -> None:
        with suppress(OSError):  # it went away, which its output says
            while (line := self.messages.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def __call__(self, message: dict[str, Any]) -> object:
        try:
            self.messages.put(json.dumps(message, ensure_ascii=False) + "\n", timeout=self.seconds)
        except Full:
            raise AgentFailed(f"'{self.command}' did not read for {self.seconds:g} s") from None
        return self._heard() if message["type"] in ("question", "illegal") else None

    def _heard(self) -> object:
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            raise AgentFailed(f"'{self.command}' did not answer within {self.seconds:g} s") from None
        if line is None:
            raise self._ended()
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return {"said": line.strip()[:SHOWN]}

    def _ended(self) -> AgentFailed:
        try:
            code = self.process.wait(1)
        except subprocess.TimeoutExpired:
            return AgentFailed(f"'{self.command}' says nothing any more")
        return AgentFailed(f"'{self.command}' ended with code {code} in the middle of a match")

    def close(self) -> None:
        """It hears that nothing more comes, and has a moment to end by itself."""
        self.closing = True
        with suppress(Full, subprocess.TimeoutExpired):
            self.messages.put_nowait(None)
            self.process.wait(PATIENCE)
        self._kill()
        self.process.wait()
        for _ in range(AHEAD):
            self.reader.join(PATIENCE / AHEAD)
            with suppress(Empty):  # it may wait for room
                self.lines.get_nowait()
        self.writer.join(PATIENCE)
        assert self.process.stdout is not None
        if not self.reader.is_alive():
            self.process.stdout.close()

    def _kill(self) -> None:
        """The program, and what it started and left behind."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
