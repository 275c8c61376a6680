"""Files and folders that are nobody else's: databases, backups and saved matches tell what players must not know.

What is made is private from its first moment; what was there already and is open to others is narrowed. Where files
have no modes (Windows) a user's folders are his own, and nothing is done.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

FILE = 0o600
FOLDER = 0o700
OTHERS = 0o077


def opener(path: str, flags: int) -> int:
    """For `open`: what it makes is private."""
    return os.open(path, flags, FILE)


def make_file(path: Path) -> None:
    """An empty file, unless something is there."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def make_folder(path: Path) -> None:
    """A folder, with those above it that are missing. Those that are there are somebody's, and stay as they are."""
    if not path.is_dir():
        make_folder(path.parent)
        path.mkdir(FOLDER, exist_ok=True)


def narrow(path: Path) -> str:
    """Shut others out of what is there; a line about it, if there was anything to do."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name != "posix" or not mode & OTHERS:
            return ""
        path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"{path} is open to others (mode {mode:04o}) and cannot be made private: {error.strerror}"
    return f"{path} was open to others (mode {mode:04o}) and is its owner's alone now"
