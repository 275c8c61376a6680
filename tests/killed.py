"""A run that is killed in the middle, wherever that is, and what it leaves."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event, Timer

PATIENCE = 120.0
LOOK = 0.02


def killed(command: Sequence[str], enough: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Begin it, and kill it as soon as there is enough; it has to be running still. Whatever it started holds its
    standard error open: that ends, too."""
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    watchdog = Timer(patience, os.killpg, (running.pid, signal.SIGKILL))
    watchdog.start()
    pause = Event()
    while running.poll() is None and not enough():
        pause.wait(LOOK)
    running.kill()
    running.communicate()
    assert watchdog.is_alive() and running.returncode == -signal.SIGKILL
    watchdog.cancel()


def lines_of(path: Path) -> int:
    """The whole lines of a file that is being written."""
    return path.read_bytes().count(b"\n") if path.exists() else 0
