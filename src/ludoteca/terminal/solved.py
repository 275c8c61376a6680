"""How somebody at this terminal gets on with puzzles, kept beside the matches that wait to be gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.private import make_folder, opener
from ludoteca.review.progress import Asked, Change, Progress, answered

from .kept import default_folder


def default_file() -> Path:
    return default_folder() / "puzzles.json"


class Solved:
    """One file. It is read again before each answer is added: there may be another window."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or default_file()

    def read(self) -> Progress:
        """Nothing yet where there is no file."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Progress)
        except FileNotFoundError:
            return Progress()
        except OSError as error:
            raise LudotecaError(f"cannot read {self.file}: {error.strerror}") from None
        except msgspec.MsgspecError as error:
            raise LudotecaError(
                f"{self.file} does not hold your puzzles ({error}): move it away to begin anew"
            ) from None

    def answered(self, asked: Asked, right: bool, day: int) -> tuple[Progress, Change]:
        progress = self.read()
        change = answered(progress, asked, right, day)
        self._write(progress)
        return progress, change

    def _write(self, progress: Progress) -> None:
        """A file that is there is whole."""
        part = self.file.with_suffix(".part")
        try:
            make_folder(self.file.parent)
            with open(part, "wb", opener=opener) as file:  # a Path's `open` has no opener
                file.write(msgspec.json.encode(progress))
            part.replace(self.file)
        except OSError as error:
            raise LudotecaError(f"cannot write {self.file}: {error.strerror}") from None
