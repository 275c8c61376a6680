"""The results of a run in a file, line by line as they come, so that a run that was broken off can go on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game

from .play import Played
from .tournament import Plan

FIELDS = ("seed", "scores", "ranking", "decisions", "moves", "seconds", "sides")


class BadResults(LudotecaError):
    """The file does not belong to this run, or is damaged."""


class ResultsFile:
    """A file of JSON lines: first the plans, then one line for each match with the number of its plan."""

    def __init__(self, path: Path, plans: Sequence[Plan]) -> None:
        self.path = path
        self.known: dict[int, list[Played]] = {}
        head = json.dumps([{**plan.describe(), "rules": find_game(plan.game).version} for plan in plans])
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = self._read(text.splitlines(), head) or [head]
            kept = "".join(f"{line}\n" for line in whole)
            if kept != text:
                path.write_text(kept, encoding="utf-8")
            self.file: TextIO = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadResults(f"cannot use {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadResults(f"{path} is not a text file") from None

    def _read(self, lines: list[str], head: str) -> list[str]:
        """The lines that are whole; the last one may have been cut short."""
        if not lines:
            return []
        if lines[0] != head:
            raise BadResults(f"{self.path} holds the results of another run; name another file, or delete it")
        whole = [lines[0]]
        for at, line in enumerate(lines[1:], 2):
            try:
                number, played = read_line(line)
            except (ValueError, KeyError, TypeError):
                if at == len(lines):
                    break
                raise BadResults(f"{self.path} line {at} is not a result") from None
            self.known.setdefault(number, []).append(played)
            whole.append(line)
        return whole

    def played(self, number: int) -> list[Played]:
        """The matches of a plan that were played before."""
        return self.known.get(number, [])

    def add(self, number: int, played: Played) -> None:
        line: dict[str, Any] = {"plan": number}
        line.update({field: getattr(played, field) for field in FIELDS})
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def read_line(line: str) -> tuple[int, Played]:
    data = json.loads(line)
    data.setdefault("sides", list(range(len(data["moves"]))))  # earlier files: each seat played for itself
    return int(data["plan"]), Played(**{field: data[field] for field in FIELDS})
