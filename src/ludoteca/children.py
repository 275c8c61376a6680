"""Processes that are begun to work for this one: Ctrl-C is not for them, and they do not outlive who began them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.resource_tracker import ensure_running
from threading import Thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and never comes to processes that are begun here: it is for who leads them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    ensure_running()  # whatever begins the tracker lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """From now on this process ends with the one that began it. One that was killed says nothing to its workers, who
    would wait for work for ever."""
    Thread(target=_end, daemon=True).start()


def _end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
