"""One process for one file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from .core.errors import LudotecaError
from .private import FILE

if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(LudotecaError):
    """Another process has it."""


class SoleUse:
    """A lock on a file of its own beside the one it is for: SQLite has locks on that itself. The system gives it back
    when the process dies, however it dies. `hint` is added to what somebody is told who comes second."""

    def __init__(self, file: Path, hint: str = "") -> None:
        self.file = file
        self.hint = hint
        self.path = file.with_name(file.name + ".lock")
        self.handle: int | None = None

    def take(self) -> None:
        while self.handle is None:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, FILE)
            try:
                lock(handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                raise InUse(f"another process uses {self.file}" + (f"; {self.hint}" if self.hint else "")) from None
            except OSError:
                os.close(handle)
                raise
            if self._still_there(handle):
                self.handle = handle
            else:
                os.close(handle)

    def _still_there(self, handle: int) -> bool:
        """The process that had the lock may have removed its file after we opened that."""
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except FileNotFoundError:
            return False

    def give_back(self) -> None:
        handle, self.handle = self.handle, None
        if handle is None:
            return
        if sys.platform == "win32":  # no open file can be removed there
            os.close(handle)
            with suppress(OSError):
                self.path.unlink()
        else:
            self.path.unlink(missing_ok=True)
            os.close(handle)

    def __enter__(self) -> SoleUse:
        self.take()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.give_back()
